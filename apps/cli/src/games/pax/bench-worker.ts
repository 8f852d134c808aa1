import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { FastChance, playout } from "@ara/kernel";
import { config, pax } from "@ara/pax";
import { measure } from "../../benching.ts";

export type Who = "ours" | "boardgame.io";

/** Plays one random game to its end, listing all legal actions before each decision, and counts decisions. */
type PlayGame = () => number;

function ourGame(): PlayGame {
  const chance = new FastChance("bench");
  const table = config(4);
  return () => playout(pax, pax.setup(table, pax.deal(table, chance)), chance);
}

function boardgameGame(): PlayGame {
  const { Client } = loadBoardgame();
  const chance = new FastChance("bench");
  const table = config(4);
  const game = {
    setup: () => pax.setup(table, pax.deal(table, chance)),
    moves: {
      act: ({ G: state }: { G: ReturnType<typeof pax.setup> }, action: number) =>
        pax.apply(state, state.decider, action, chance),
    },
    endIf: ({ G: state }: { G: ReturnType<typeof pax.setup> }) => pax.outcome(state),
  };
  return () => {
    const client = Client({ game, numPlayers: 4, debug: false });
    client.start();
    const legal: number[] = [];
    let decisions = 0;
    for (let state = client.getState()!; !state.ctx.gameover; state = client.getState()!) {
      legal.length = 0;
      pax.legal(state.G, state.G.decider, legal);
      client.moves["act"]!(legal[chance.below(legal.length)]);
      decisions++;
    }
    client.stop();
    return decisions;
  };
}

/** Its folders resolve the old way only. */
function loadBoardgame(): typeof import("boardgame.io/client") {
  try {
    return createRequire(import.meta.url)("boardgame.io/client") as typeof import("boardgame.io/client");
  } catch {
    throw new Error("boardgame.io is not installed (it is a dev dependency): run npm ci");
  }
}

const play = (workerData as Who) === "ours" ? ourGame() : boardgameGame();
parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(play, milliseconds)));
