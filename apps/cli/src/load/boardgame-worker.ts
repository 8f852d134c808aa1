import { createRequire } from "node:module";
import { Chance } from "@ara/kernel";
import { config, pax, type State } from "@ara/pax";

/** boardgame.io's own server, in memory: nothing it does is ours but the rules of PAX, where it is told to play that. */
interface ServerModule {
  readonly Server: (options: object) => {
    run(port: number): Promise<{ readonly appServer: { address(): { port: number } } }>;
  };
}

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server") as ServerModule;
const { INVALID_MOVE } = require("boardgame.io/core") as { readonly INVALID_MOVE: unknown };

/** A game that has next to no rules, over after so many moves. */
const bare = (length: number): object => ({
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

/** Its own source of luck. */
class ItsLuck extends Chance {
  readonly #random: { Number(): number };

  constructor(random: { Number(): number }) {
    super();
    this.#random = random;
  }

  below(n: number): number {
    return Math.floor(this.#random.Number() * n);
  }
}

interface Playing {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string };
  readonly playerID: string | null;
}

const table = config(2);

/**
 * PAX as its documentation has a game with secrets: the state is what the rules work on, every player is sent his view of it, his
 * moves are hidden from the others, a move that the rules refuse is none, and whoever decides has the turn.
 */
const byTheRules: object = {
  name: "load",
  setup: ({ random }: { random: { Number(): number } }) => pax.setup(table, pax.deal(table, new ItsLuck(random))),
  turn: {
    order: { first: ({ G }: Playing) => G.decider, next: ({ G }: Playing) => G.decider },
    endIf: ({ G, ctx }: Playing) => G.step !== "over" && G.decider !== Number(ctx.currentPlayer),
  },
  moves: {
    go: {
      move({ G, playerID, random }: Playing & { random: { Number(): number } }, action: number) {
        if (pax.check(G, Number(playerID), action)) return INVALID_MOVE;
        pax.apply(G, Number(playerID), action, new ItsLuck(random));
        return undefined;
      },
      redact: true,
    },
  },
  endIf: ({ G }: Playing) => pax.outcome(G),
  playerView: ({ G, playerID }: Playing) => pax.view(G, playerID === null ? "spectator" : Number(playerID)),
};

const [what] = process.argv.slice(2);
const game = what === "pax" ? byTheRules : bare(Number(what));

// What it says while it starts goes where people look: the first line is for whoever started it.
console.info = console.error;
console.log = console.error;
const { appServer } = await Server({ games: [game], origins: ["*"] }).run(0);
process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
process.once("SIGTERM", () => process.exit(0));
