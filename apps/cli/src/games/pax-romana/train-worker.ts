import { parentPort, workerData } from "node:worker_threads";
import { rowsOfGame } from "@ara/bots/pax-romana/imperator";
import type { Shift } from "../../tournament.ts";

/** Which games this thread plays: `from` comes before the first, as those before were played already. */
export interface TrainTask extends Shift {
  readonly seed: string;
  readonly from: number;
}

/** What was to be seen in a game, and how it ended. */
export interface GameRows {
  readonly game: number;
  readonly rows: Float32Array;
}

const { seed, from, deals, thread, threads } = workerData as TrainTask;
for (let i = thread; i < deals; i += threads)
  parentPort!.postMessage({ game: from + i, rows: rowsOfGame(seed, from + i) } satisfies GameRows);
parentPort!.postMessage("done");
