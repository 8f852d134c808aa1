import { availableParallelism } from "node:os";
import type { Progress } from "./terminal.ts";
import { Thread } from "./threads.ts";

/** Which deals a thread plays: those whose number, divided by `threads`, leaves `thread`. It posts a result for each, then "done". */
export interface Shift {
  readonly deals: number;
  readonly thread: number;
  readonly threads: number;
}

/** A mean, and the interval in which the true one lies in 95 of 100 such runs. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Plays deals in threads, one for each core or as many as are asked for; results come in any order. */
export async function inThreads<Result>(
  script: URL,
  task: { readonly deals: number },
  { jobs = availableParallelism(), progress }: { readonly jobs?: number | undefined; readonly progress?: Progress },
): Promise<Result[]> {
  const threads = Math.min(jobs, task.deals);
  const results: Result[] = [];
  const work = async (thread: Thread<Result | "done">): Promise<void> => {
    try {
      for (let message = await thread.next(); message !== "done"; message = await thread.next()) {
        results.push(message);
        progress?.update(results.length);
      }
    } finally {
      await thread.stop();
    }
  };
  const shifts = Array.from({ length: threads }, (_, thread) => ({ ...task, thread, threads }));
  await Promise.all(shifts.map((shift) => work(new Thread("arena", script, shift))));
  return results;
}

/** The games of one deal depend on each other; deals do not: so an estimate is made of one number for each deal. */
export function estimateOf(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const mean = meanOf(numbers);
  const variance = meanOf(numbers.map((one) => (one - mean) ** 2));
  const error = 1.96 * Math.sqrt(variance / Math.max(1, n - 1));
  return { mean, low: mean - error, high: mean + error };
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
