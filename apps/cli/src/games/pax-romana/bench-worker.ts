import { parentPort, workerData } from "node:worker_threads";
import { FastChance, playout } from "@ara/kernel";
import { config, paxRomana, type Action } from "@ara/pax-romana";
import { measure } from "../../benching.ts";

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

/** Plays random games of scenario V as it is told, listing all legal actions before each decision. */
const chance = new FastChance("bench");
const table = config("V", { game: workerData === "advanced" ? "advanced" : "standard" });
const game = workerData === "silent" ? withoutMeetings : paxRomana;
const play = (): number => playout(game, game.setup(table, game.deal(table, chance)), chance);

parentPort!.on("message", (milliseconds: number) => parentPort!.postMessage(measure(play, milliseconds)));
