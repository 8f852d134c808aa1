import type { Progress } from "../../terminal.ts";
import { estimateOf, inThreads, meanOf } from "../../tournament.ts";
import type { ArenaTask, DealResult } from "./arena-worker.ts";

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

const WORKER = new URL("arena-worker.ts", import.meta.url);

/** Plays the deals on all cores, or on as many as are asked for. */
export async function playDeals(
  task: Omit<ArenaTask, "thread" | "threads">,
  progress?: Progress,
  jobs?: number,
): Promise<Standing> {
  return standing(unbroken(await inThreads<DealResult>(WORKER, task, { jobs, ...(progress && { progress }) })));
}

/** The deals up to the first that was not played any more: a command with so many deals plays the same ones. */
export function unbroken<Played extends Pick<DealResult, "deal">>(results: readonly Played[]): readonly Played[] {
  const inOrder = results.toSorted((a, b) => a.deal - b.deal);
  const missing = inOrder.findIndex(({ deal }, i) => deal !== i);
  return missing < 0 ? inOrder : inOrder.slice(0, missing);
}

function standing(results: readonly DealResult[]): Standing {
  const { mean, low, high } = estimateOf(results.map(({ share }) => share));
  const games = results.reduce((sum, result) => sum + result.games, 0);
  return {
    winShareA: mean,
    low: Math.max(0, low),
    high: Math.min(1, high),
    margin: meanOf(results.map(({ margin }) => margin)),
    romeWins: results.reduce((sum, result) => sum + result.romeWins, 0) / games,
    games,
    deals: results.length,
  };
}
