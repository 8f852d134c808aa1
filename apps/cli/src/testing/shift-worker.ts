import { parentPort, workerData } from "node:worker_threads";
import type { Shift } from "../tournament.ts";

/** A worker that plays nothing: it tells the numbers of its deals. */
const { deals, thread, threads } = workerData as Shift;
for (let deal = thread; deal < deals; deal += threads) parentPort!.postMessage(deal);
parentPort!.postMessage("done");
