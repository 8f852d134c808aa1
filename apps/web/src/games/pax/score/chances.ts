import type { Analysis, Judged } from "@ara/bots/pax";
import type { Seat } from "@ara/kernel";

/** The chances at one point of the game. */
export interface Point {
  /** How many decisions had been made. */
  readonly at: number;
  readonly rome: number;
  readonly win: readonly number[];
}

/** Neighbouring estimates are put together: each is a guess from a hundred games, and their mean is a better one. */
const POINTS = 48;

/** The course of the game: the chances over time, smoothed, and how it really ended. */
export function courseOf(decisions: readonly Judged[], length: number, end: Omit<Point, "at">): Point[] {
  const size = Math.max(1, Math.ceil(decisions.length / POINTS));
  const points: Point[] = [];
  for (let i = 0; i < decisions.length; i += size) points.push(meanOf(decisions.slice(i, i + size)));
  return [...points, { at: length, ...end }];
}

function meanOf(decisions: readonly Judged[]): Point {
  const mean = (of: (judged: Judged) => number): number =>
    decisions.reduce((sum, judged) => sum + of(judged), 0) / decisions.length;
  return {
    at: Math.round(mean(({ entry }) => entry - 1)),
    rome: mean(({ before }) => before.rome),
    win: decisions[0]!.before.win.map((_, seat) => mean(({ before }) => before.win[seat]!)),
  };
}

/** The same for each round, for the table behind the chart. `rounds` names the first decision of each. */
export function courseByRound(decisions: readonly Judged[], rounds: readonly number[]): (Point | null)[] {
  return rounds.map((from, i) => {
    const within = decisions.filter(({ entry }) => entry > from && entry <= (rounds[i + 1] ?? Infinity));
    return within.length === 0 ? null : { ...meanOf(within), at: from };
  });
}

/** How often a player did what the bot would have done. */
export function agreementOf({ decisions }: Analysis, seat: Seat): { readonly same: number; readonly of: number } {
  const own = decisions.filter((judged) => judged.seat === seat);
  return { same: own.filter(({ action, thought }) => action === thought.action).length, of: own.length };
}

/** Less than this is within what the bot's guesses vary by themselves. */
const NOISE = 0.03;

/** The decisions that cost the most, as far as it can be told. */
export const turningPoints = ({ worst }: Analysis): Judged[] => worst.filter(({ swing }) => swing >= NOISE);
