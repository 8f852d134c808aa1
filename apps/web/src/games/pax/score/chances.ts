import type { Advice, Agreement, Analysis, Chances, Move, Stand } from "@ara/bots/pax";
import type { Seat } from "@ara/kernel";

/** A chance at one point of the game. */
export interface Point {
  /** How many decisions had been made. */
  readonly at: number;
  readonly share: number;
}

/** The chances over time: of each seat as it knew them itself, of Rome as whoever's turn it was knew them. */
export interface Course {
  readonly rome: readonly Point[];
  readonly seats: readonly (readonly Point[])[];
}

/** How the game really ended. */
export type End = Pick<Chances, "rome" | "win">;

/** One point for every turn, and the end. */
export function courseOf(stands: readonly Stand[], length: number, end: End): Course {
  return {
    rome: [...stands.map(({ at, chances }) => ({ at, share: chances.rome })), { at: length, share: end.rome }],
    seats: end.win.map((share, seat) => [
      ...stands.filter((stand) => stand.seat === seat).map(({ at, chances }) => ({ at, share: chances.win[seat]! })),
      { at: length, share },
    ]),
  };
}

/** The chances of one round; `null` for who had no turn in it. */
export interface Row {
  readonly rome: number | null;
  readonly win: readonly (number | null)[];
}

/** The same as a table, round by round: Rome's is the mean of what the players could know. `rounds`: where each begins. */
export function courseByRound(stands: readonly Stand[], rounds: readonly number[], seats: number): Row[] {
  return rounds.map((from, i) => {
    const within = stands.filter(({ at }) => at >= from && at < (rounds[i + 1] ?? Infinity));
    const rome = within.reduce((sum, { chances }) => sum + chances.rome, 0) / within.length;
    return {
      rome: within.length === 0 ? null : rome,
      win: Array.from({ length: seats }, (_, seat) => {
        const own = within.find((stand) => stand.seat === seat);
        return own ? own.chances.win[seat]! : null;
      }),
    };
  });
}

/** How well a player did by the bot's lights; nothing where nobody looked. */
export const agreementOf = ({ agreement }: Analysis, seat: Seat): Agreement | undefined =>
  agreement.find((one) => one.seat === seat);

export const percent = (share: number): number => Math.round(share * 100);

/** Won games of a hundred after a move: what the best would win, less what this one costs beside it, as every screen counts. */
export const leftAfter = ({ chances }: Advice, { cost }: Move, seat: Seat): number =>
  percent(chances.win[seat]! - cost.mean);
