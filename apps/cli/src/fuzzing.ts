import { parentPort, workerData } from "node:worker_threads";
import type { Game, GameTypes } from "@ara/kernel";

/** This thread plays every game whose number, divided by `threads`, leaves `thread`. */
export interface FuzzTask {
  readonly seed: string;
  readonly games: number;
  readonly thread: number;
  readonly threads: number;
}

export interface FuzzReport {
  readonly actions: number;
  readonly closely: number;
  readonly failures: readonly string[];
}

/** How a game is fuzzed. */
export interface Fuzzing<T extends GameTypes> {
  readonly game: Game<T>;
  /** One game in so many is watched closely. */
  readonly closelyEvery: number;
  /** Progress is told after so many games. */
  readonly reportEvery: number;
  /** The table of a game, and how it is played there: both say how many actions were taken. */
  readonly sit: (
    seed: string,
    game: number,
  ) => { readonly table: T["config"]; plainly(): number | Promise<number>; closely(): number };
}

const MAX_FAILURES = 10;

/** What a thread of `ara fuzz` does. */
export async function fuzzHere<T extends GameTypes>(fuzzing: Fuzzing<T>): Promise<void> {
  parentPort!.postMessage(await run(fuzzing, workerData as FuzzTask));
}

async function run<T extends GameTypes>(
  { game, closelyEvery, reportEvery, sit }: Fuzzing<T>,
  { seed, games, thread, threads }: FuzzTask,
): Promise<FuzzReport> {
  const failures: string[] = [];
  let actions = 0;
  let closely = 0;
  let unreported = 0;
  for (let number = thread; number < games && failures.length < MAX_FAILURES; number += threads) {
    const gameSeed = `${seed}/${number}`;
    const seated = sit(gameSeed, number);
    try {
      if (number % closelyEvery === 0) {
        actions += seated.closely();
        closely++;
      } else actions += await seated.plainly();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push(`${JSON.stringify(game.json.writeConfig(seated.table))}, seed "${gameSeed}": ${message}`);
    }
    unreported++;
    if (unreported === reportEvery) {
      parentPort!.postMessage(unreported);
      unreported = 0;
    }
  }
  parentPort!.postMessage(unreported);
  return { actions, closely, failures };
}
