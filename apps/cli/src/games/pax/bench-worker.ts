import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Event } from "@ara/pax";
import { measure, packageOf, type Task } from "../../benching.ts";

const task = workerData as Task;
const { FastChance, playout } = (await packageOf(task, "kernel/src")) as typeof import("@ara/kernel");
const { config, pax } = (await packageOf(task, "pax/src")) as typeof import("@ara/pax");

const PLAYERS = 4;
/** So many games a `legatus` plays out before each decision: with a clock it would play as many as there is time for. */
const PLAYOUTS = 24;

const chance = new FastChance("bench");
const table = config(PLAYERS);

/** Plays one game to its end and counts decisions. */
type PlayGame = () => number;

/** Random play, listing all legal actions before each decision. */
const randomGame: PlayGame = () => playout(pax, pax.setup(table, pax.deal(table, chance)), chance);

function boardgameGame(): PlayGame {
  const { Client } = loadBoardgame();
  const game = {
    setup: () => pax.setup(table, pax.deal(table, chance)),
    moves: {
      act: ({ G: state }: { G: ReturnType<typeof pax.setup> }, action: number) =>
        pax.apply(state, state.decider, action, chance),
    },
    endIf: ({ G: state }: { G: ReturnType<typeof pax.setup> }) => pax.outcome(state),
  };
  return () => {
    const client = Client({ game, numPlayers: PLAYERS, debug: false });
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

/** Four bots, who are shown what their seats may know. */
async function legatusGame(): Promise<PlayGame> {
  const { Bot } = (await packageOf(task, "bots/src/pax")) as typeof import("@ara/bots/pax");
  const bot = new Bot("legatus", { seed: "bench", budget: { iterations: PLAYOUTS } });
  return () => {
    const log: Event[] = [];
    const tell = (event: Event): unknown => log.push(event);
    const state = pax.setup(table, pax.deal(table, chance), tell);
    let decisions = 0;
    for (; state.step !== "over"; decisions++) {
      const seat = state.decider;
      const legal: number[] = [];
      pax.legal(state, seat, legal);
      const told = log.map((event) => pax.seen(event, seat)).filter((event) => event !== undefined);
      pax.apply(state, seat, bot.choose({ seat, legal, view: pax.view(state, seat), log: told }), chance, tell);
    }
    return decisions;
  };
}

function gameOf(what: string): PlayGame | Promise<PlayGame> {
  if (what === "random") return randomGame;
  return what === "legatus" ? legatusGame() : boardgameGame();
}

const play = await gameOf(task.what);
parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(play, milliseconds)));
