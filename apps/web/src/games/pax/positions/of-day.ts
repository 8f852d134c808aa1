import { isObject, isWhole, ScriptedChance } from "@ara/kernel";
import { pax, promptOf, readAction, readPosition, type Action } from "@ara/pax";
import { signal } from "@preact/signals";
import { NAMES, namesAround } from "../store/names.ts";
import type { Desk } from "../table/desk.ts";
import shipped from "./positions.json" with { type: "json" };

/** An answer, and in how many of all ways that the unseen cards can lie it wins. */
export interface Answer {
  readonly action: Action;
  readonly wins: number;
  readonly withRome: number;
  readonly line: readonly Action[];
}

/** A position with its proof. */
export interface Puzzle {
  readonly number: number;
  readonly seat: number;
  readonly ways: number;
  /** The best first. */
  readonly answers: readonly Answer[];
  /** Whether the best answer wins with Rome. */
  readonly betrayal: boolean;
  readonly position: ReturnType<typeof positionAt>;
}

export const COUNT = shipped.positions.length;
const DAY = 86_400_000;

/** The day on the reader's calendar, counted: the same number for everybody on the same date. */
export const dayOf = (now: Date): number => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

export const numberOf = (day: number): number => ((day % COUNT) + COUNT) % COUNT;

function positionAt(number: number) {
  const read = readPosition(shipped.positions[number]!.position);
  if (!read.ok) throw new Error(read.error.key);
  return read.value;
}

export function puzzleAt(number: number): Puzzle {
  const { seat, ways, betrayal, answers } = shipped.positions[number]!;
  const position = positionAt(number);
  return {
    number,
    seat,
    ways,
    betrayal,
    position,
    answers: answers.map(({ action: first, wins, withRome, line: rest }) => {
      const [action, ...line] = followed(position, seat, [first, ...rest]);
      return { action: action!, wins, withRome, line };
    }),
  };
}

/** The decisions of an answer one after the other: each is read where the one before has led. */
function followed({ state }: Puzzle["position"], seat: number, line: readonly unknown[]): Action[] {
  const now = pax.clone(state);
  return line.map((json) => {
    const read = readAction(now, seat, json);
    if (!read.ok) throw new Error(read.error.key);
    pax.apply(now, seat, read.value, NO_CHANCE);
    return read.value;
  });
}

/** Nothing is drawn in a last turn. */
const NO_CHANCE = new ScriptedChance([]);

/** A table that shows the position and takes one answer; the solver is called as at tables of his own. */
export function deskOf({ position, seat }: Puzzle, answer: (action: Action) => void, own = ""): Desk {
  const { state, seats } = position;
  const news = signal({
    version: 1,
    view: pax.view(state, seat),
    from: 0,
    log: [],
    asked: [seat],
    prompt: promptOf(state, seat),
    undoable: 0,
    free: 0,
    said: null,
    unsaved: null,
    over: false,
  });
  const refused = signal<Desk["refused"]["value"]>(null);
  const why = async (action: Action): Promise<void> => {
    const refusal = pax.check(state, seat, action);
    refused.value = refusal ? { action, refusal } : null;
  };
  return {
    id: null,
    seats: namesAround(own || NAMES[0], seats.length, seat).map((name, i) => ({
      name,
      bot: i === seat ? null : "centurio",
    })),
    viewer: seat,
    news,
    lines: signal([]),
    since: signal(0),
    busy: signal(false),
    refused,
    advice: signal(null),
    async act(action) {
      await why(action);
      if (refused.value === null) answer(action);
    },
    undo: async () => undefined,
    why,
    skip: () => undefined,
  };
}

/** What was answered on the last day, and how many days in a row were right. */
export interface Answered {
  readonly day: number;
  readonly action: Action;
  readonly streak: number;
  readonly longest: number;
}

const KEY = "ara.positions";
const NEVER: Answered = { day: -1, action: 0, streak: 0, longest: 0 };

export function answered(): Answered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isAnswered(stored) ? stored : NEVER;
  } catch {
    return NEVER;
  }
}

const isAnswered = (stored: unknown): stored is Answered =>
  isObject(stored) && ["day", "action", "streak", "longest"].every((key) => isWhole(stored[key], -1, 1e9));

/** One try a day: the row grows with each right one, and ends with a wrong one or a day left out. */
export function afterAnswer(before: Answered, day: number, action: Action, right: boolean): Answered {
  // A clock that was once ahead keeps nobody from answering today.
  if (before.day === day) return before;
  const streak = right ? (before.day === day - 1 ? before.streak : 0) + 1 : 0;
  return { day, action, streak, longest: Math.max(streak, before.longest) };
}

export function keepAnswered(now: Answered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the row lasts until the page is closed.
  }
}
