import { availableParallelism } from "node:os";
import type { ArenaTask, DealResult } from "./arena-worker.ts";
import type { Progress } from "../../terminal.ts";
import { Thread } from "../../threads.ts";

/** What mirrored deals came to, with the interval in which the true share lies in 95 of 100 such runs. */
export interface Standing {
  readonly winShareA: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  readonly romeWins: number;
  readonly games: number;
  readonly deals: number;
}

/** Plays the deals on all cores. */
export async function playDeals(task: Omit<ArenaTask, "thread" | "threads">, progress?: Progress): Promise<Standing> {
  const threads = Math.min(availableParallelism(), task.deals);
  const results: DealResult[] = [];
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      work({ ...task, thread, threads }, (result) => {
        results.push(result);
        progress?.update(results.length);
      }),
    ),
  );
  return standing(unbroken(results));
}

/** The deals up to the first that was not played any more: a command with so many deals plays the same ones. */
export function unbroken<Played extends Pick<DealResult, "deal">>(results: readonly Played[]): readonly Played[] {
  const inOrder = results.toSorted((a, b) => a.deal - b.deal);
  const missing = inOrder.findIndex(({ deal }, i) => deal !== i);
  return missing < 0 ? inOrder : inOrder.slice(0, missing);
}

async function work(task: ArenaTask, onDeal: (result: DealResult) => void): Promise<void> {
  const thread = new Thread<DealResult | "done">("arena", new URL("arena-worker.ts", import.meta.url), task);
  try {
    for (let message = await thread.next(); message !== "done"; message = await thread.next()) onDeal(message);
  } finally {
    await thread.stop();
  }
}

/** The games of one deal depend on each other; deals do not, so the interval is taken over deals. */
function standing(results: readonly DealResult[]): Standing {
  const deals = results.length;
  const mean = (of: (result: DealResult) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0) / deals;
  const share = mean((result) => result.share);
  const variance = mean((result) => (result.share - share) ** 2);
  const error = 1.96 * Math.sqrt(variance / Math.max(1, deals - 1));
  const games = results.reduce((sum, result) => sum + result.games, 0);
  return {
    winShareA: share,
    low: Math.max(0, share - error),
    high: Math.min(1, share + error),
    margin: mean((result) => result.margin),
    romeWins: results.reduce((sum, result) => sum + result.romeWins, 0) / games,
    games,
    deals,
  };
}
