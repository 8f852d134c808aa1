import { createRequire } from "node:module";
import { Chance, type Seat } from "@ara/kernel";
import { config, pax, type State } from "@ara/pax";
import { serveBoardgame } from "../../load/boardgame-server.ts";

/**
 * boardgame.io's server with PAX, as its documentation has a game with secrets: the state is what the rules work on, every player is
 * sent his view of it with what he may answer, his moves are hidden from the others, a move that the rules refuse is none, and
 * whoever decides has the turn.
 */

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core") as { readonly INVALID_MOVE: unknown };

interface Random {
  Number(): number;
}

/** Its own source of luck. */
class ItsLuck extends Chance {
  readonly #random: Random;

  constructor(random: Random) {
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
  readonly random: Random;
}

const table = config(2);

function legalFor(state: State, seat: Seat): number[] {
  const legal: number[] = [];
  if (pax.toAct(state).includes(seat)) pax.legal(state, seat, legal);
  return legal;
}

await serveBoardgame({
  name: "load",
  setup: ({ random }: Playing) => pax.setup(table, pax.deal(table, new ItsLuck(random))),
  turn: {
    order: { first: ({ G }: Playing) => G.decider, next: ({ G }: Playing) => G.decider },
    endIf: ({ G, ctx }: Playing) => G.step !== "over" && G.decider !== Number(ctx.currentPlayer),
  },
  moves: {
    go: {
      move({ G, playerID, random }: Playing, action: number) {
        if (pax.check(G, Number(playerID), action)) return INVALID_MOVE;
        pax.apply(G, Number(playerID), action, new ItsLuck(random));
        return undefined;
      },
      redact: true,
    },
  },
  endIf: ({ G }: Playing) => pax.outcome(G),
  playerView: ({ G, playerID }: Playing) =>
    playerID === null
      ? pax.view(G, "spectator")
      : { ...pax.view(G, Number(playerID)), legal: legalFor(G, Number(playerID)) },
});
