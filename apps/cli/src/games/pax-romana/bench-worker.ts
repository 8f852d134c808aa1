import { parentPort, workerData } from "node:worker_threads";
import type { Action } from "@ara/pax-romana";
import { measure, packageOf, type Task } from "../../benching.ts";

/** Plays random games of scenario V as it is told, listing all legal actions before each decision. */
const task = workerData as Task;
const { FastChance, playout } = (await packageOf(task, "kernel/src")) as typeof import("@ara/kernel");
const { config, paxRomana } = (await packageOf(task, "pax-romana/src")) as typeof import("@ara/pax-romana");

/** The Standard Game of those who never call a Meeting: so it has the questions that the Advanced Game has, too. */
const withoutMeetings: typeof paxRomana = {
  ...paxRomana,
  legal(state, seat, into) {
    const push = (action: Action): void => {
      if (action.type !== "callMeeting") into.push(action);
    };
    paxRomana.legal(state, seat, { push });
  },
};

const chance = new FastChance("bench");
const table = config("V", { game: task.what === "advanced" ? "advanced" : "standard" });
const game = task.what === "silent" ? withoutMeetings : paxRomana;
const play = (): number => playout(game, game.setup(table, game.deal(table, chance)), chance);

parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(play, milliseconds)));
