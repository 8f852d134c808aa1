import { parentPort, workerData } from "node:worker_threads";
import { FastChance, Match } from "@ara/kernel";
import { shareOf, type Budget } from "@ara/bots/pax";
import { pax, type Config, type Outcome } from "@ara/pax";
import type { Shift } from "../../tournament.ts";
import { mindOf, type Contender } from "./contenders.ts";

/** Who plays whom, and which of the deals this thread plays. */
export interface ArenaTask extends Shift {
  readonly config: Config;
  readonly a: Contender;
  /** Sits in all other seats; absent when `a` sits everywhere, as it does alone. */
  readonly b: Contender;
  readonly budgetA: Budget | undefined;
  readonly budgetB: Budget | undefined;
  readonly seed: string;
  /** Begins no new deal after this moment. */
  readonly until?: number | undefined;
}

/** One deal, played once with `a` in each seat. */
export interface DealResult {
  readonly deal: number;
  /** The mean share of victories of `a`. */
  readonly share: number;
  readonly margin: number;
  readonly romeWins: number;
  readonly games: number;
}

const task = workerData as ArenaTask;
for (let deal = task.thread; deal < task.deals; deal += task.threads) {
  if (Date.now() > (task.until ?? Infinity)) break;
  parentPort!.postMessage(playMirrored(task, deal));
}
parentPort!.postMessage("done");

function playMirrored({ config, a, b, budgetA, budgetB, seed }: ArenaTask, deal: number): DealResult {
  const { players } = config;
  // The same start player for every seat of `a`: only the seat changes hands.
  const start = config.startPlayer ?? new FastChance(`${seed}/${deal}/start`).below(players);
  let share = 0;
  let margin = 0;
  let romeWins = 0;
  for (let seat = 0; seat < players; seat++) {
    const seats = Array.from({ length: players }, (_, other) => (other === seat ? a : b));
    const match = new Match(pax, { ...config, startPlayer: start }, { seats, seed: `${seed}/${deal}` });
    const minds = seats.map((who, other) =>
      mindOf(who, `${seed}/${deal}/${seat}/${other}`, other === seat ? budgetA : budgetB),
    );
    while (!match.over) {
      const decider = match.state.decider;
      match.act(decider, minds[decider]!(match, decider));
    }
    const outcome = pax.outcome(match.state)!;
    share += shareOf(outcome, seat);
    margin += marginOf(outcome, seat);
    if (outcome.winner === "rome") romeWins++;
  }
  return { deal, share: share / players, margin: margin / players, romeWins, games: players };
}

function marginOf({ points }: Outcome, seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return others.length === 0 ? 0 : points[seat]! - Math.max(...others);
}
