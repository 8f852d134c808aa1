import { serveBoardgame } from "./boardgame-server.ts";

/** boardgame.io's server with a game that has next to no rules: nothing it does is ours. A game is over after so many moves. */
const length = Number(process.argv[2]);

await serveBoardgame({
  name: "load",
  setup: () => ({ cells: Array.from({ length: 20 }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go({ G }: { G: { cells: number[] } }, at: number) {
      G.cells[at % G.cells.length]! += 1;
    },
  },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > length ? { draw: true } : undefined),
});
