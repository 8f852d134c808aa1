import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { selfPlay, type NetKind } from "@ara/bots/pax/training";

/** This thread plays every block whose number, divided by `jobs`, leaves `job`. */
export interface TrainTask {
  readonly kind: NetKind;
  readonly folder: string;
  readonly blocks: number;
  /** Games in each block. */
  readonly games: number;
  readonly tries: number;
  readonly seed: string;
  readonly job: number;
  readonly jobs: number;
}

export const fileOf = (folder: string, block: number): string => join(folder, `${String(block).padStart(4, "0")}.rows`);

if (parentPort) {
  const { kind, folder, blocks, games, tries, seed, job, jobs } = workerData as TrainTask;
  for (let block = job; block < blocks; block += jobs) {
    const file = openSync(fileOf(folder, block), "w");
    for (const row of selfPlay(kind, games, tries, `${seed}/${block}`)) writeSync(file, new Float16Array(row));
    closeSync(file);
    parentPort.postMessage(block);
  }
  parentPort.postMessage("done");
}
