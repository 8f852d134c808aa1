import { createRequire } from "node:module";

/** boardgame.io's own server with a game that has next to no rules, in memory: nothing it does is ours. */
interface ServerModule {
  readonly Server: (options: object) => {
    run(port: number): Promise<{ readonly appServer: { address(): { port: number } } }>;
  };
}

const { Server } = createRequire(import.meta.url)("boardgame.io/server") as ServerModule;
/** A game is over after so many moves. */
const length = Number(process.argv[2]);

const game = {
  name: "load",
  setup: () => ({ cells: Array.from({ length: 20 }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go({ G }: { G: { cells: number[] } }, at: number) {
      G.cells[at % G.cells.length]! += 1;
    },
  },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > length ? { draw: true } : undefined),
};

// What it says while it starts goes where people look: the first line is for whoever started it.
console.info = console.error;
console.log = console.error;
const { appServer } = await Server({ games: [game], origins: ["*"] }).run(0);
process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
process.once("SIGTERM", () => process.exit(0));
