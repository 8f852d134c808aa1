import type { Seat } from "@ara/kernel";
import { prospectOf, type CategoryName, type Luck, type Score, type View } from "@ara/pax";

/** Who is ahead in a category. */
export type Leader = Seat | "rome";

/** How things stood when a round was over; the last standing is the reveal of Rome's face-down cards (6.1). */
export interface Standing {
  readonly round: number;
  /** The decision after which it stood so. */
  readonly at: number;
  readonly reveal: boolean;
  readonly leaders: readonly Leader[];
  /** In how many categories Rome is ahead (6.2). */
  readonly romeAhead: number;
}

/** A finished game as the score sheet tells it. */
export interface Story {
  readonly view: View;
  readonly score: Score;
  readonly standings: readonly Standing[];
  readonly luck: readonly Luck[];
  /** How many decisions were made, and the first of each round. */
  readonly decisions: number;
  readonly rounds: readonly number[];
  readonly seed: "verified" | "hidden" | "none";
}

export function standingOf(view: View, at: number, reveal: boolean): Standing {
  const hidden = view.rome.hidden.map(() => null);
  const shown = reveal ? view : { ...view, rome: { ...view.rome, hidden } };
  const { categories } = prospectOf(shown);
  return {
    round: view.round,
    at,
    reveal,
    leaders: categories.map(({ players, romeAhead }) => (romeAhead ? "rome" : players.indexOf(Math.max(...players)))),
    romeAhead: categories.filter(({ romeAhead }) => romeAhead).length,
  };
}

/** A round in which the balance tipped. */
export interface Chapter {
  readonly standing: Standing;
  /** Rome's categories before. */
  readonly before: number;
  /** Categories that changed hands, with who is ahead in them now. */
  readonly changes: readonly { readonly category: CategoryName; readonly to: Leader; readonly from: Leader }[];
}

/** How many chapters are told besides the reveal. */
const CHAPTERS = 3;

/** The rounds that moved Rome the most, in the order they came, and the reveal. */
export function chaptersOf({ standings, score }: Pick<Story, "standings" | "score">): Chapter[] {
  const all = standings.slice(1).map((standing, i) => {
    const before = standings[i]!;
    const changes = score.categories.flatMap(({ category }, c) => {
      const from = before.leaders[c]!;
      const to = standing.leaders[c]!;
      return from === to ? [] : [{ category, from, to }];
    });
    return { standing, before: before.romeAhead, changes };
  });
  const weight = ({ standing, before, changes }: Chapter): number =>
    10 * Math.abs(standing.romeAhead - before) + changes.length;
  const told = all
    .filter((chapter) => !chapter.standing.reveal && chapter.changes.length > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, CHAPTERS);
  return all.filter((chapter) => chapter.standing.reveal || told.includes(chapter));
}

/** What decided the game. */
export type Verdict =
  | { readonly type: "soloWon" | "soloLost"; readonly game: number }
  /** 6.3: `winner` is the holder of primus conspiratus, if there is one. */
  | { readonly type: "rome"; readonly winner: Seat | null }
  /** 6.6; `short`: how many categories Rome lacked. */
  | { readonly type: "revolt"; readonly winners: readonly Seat[]; readonly points: number; readonly short: number };

export function verdictOf({ view, score }: Pick<Story, "view" | "score">, romeGoal: number): Verdict {
  const { winners, romeWins } = score;
  const { solo } = view.config;
  if (solo !== null) return { type: romeWins ? "soloLost" : "soloWon", game: solo };
  if (romeWins) return { type: "rome", winner: winners[0] ?? null };
  const ahead = score.categories.filter(({ romeAhead }) => romeAhead).length;
  return { type: "revolt", winners, points: score.players[winners[0]!]!.total, short: romeGoal - ahead };
}
