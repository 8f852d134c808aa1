import type { Seat } from "@ara/kernel";

/** How time is given: not at all, a bank with something added for each decision, or so many days for each. */
export type ClockRule =
  | { readonly kind: "none" }
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number };

/** How the clocks stood at a moment; they have run since for those whom everybody knows to be asked. */
export interface Clocks {
  /** Milliseconds each seat had left. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** All have agreed that they stand still until somebody decides or says so. */
  readonly paused?: true;
  /** Decisions of each seat that were taken back: as many of those to come bring no time, since these have brought it already. */
  readonly owed?: readonly number[];
  /**
   * By seat: when the question that he has still to answer, or whose answer is still under seal, was put to him, and what he had
   * left then, where everybody has seen something change since. Nobody is told.
   */
  readonly begun?: readonly (Begun | null)[];
}

interface Begun {
  readonly at: number;
  readonly left: number;
}

/** When each has decided, of those who have. */
export type DecidedAt = ReadonlyMap<Seat, number>;

const begunBy = (clocks: Clocks, seat: Seat): Begun | null =>
  clocks.begun?.[seat] ?? (clocks.running.includes(seat) ? { at: clocks.at, left: clocks.left[seat]! } : null);

/** For nobody any time passes between two moments; whoever has decided before has his answer behind him. */
const begunWithout = (clocks: Clocks, from: number, until: number, decidedAt: DecidedAt): readonly (Begun | null)[] =>
  clocks.left.map((_, seat) => {
    const begun = begunBy(clocks, seat);
    return begun && { ...begun, at: begun.at + Math.max(0, (decidedAt.get(seat) ?? until) - from) };
  });

const DAY = 86_400_000;

const fullOf = (rule: ClockRule): number =>
  rule.kind === "live" ? rule.bank : rule.kind === "days" ? rule.days * DAY : 0;

export const firstClocks = (rule: ClockRule, seats: number, at: number): Clocks => ({
  left: Array.from({ length: seats }, () => fullOf(rule)),
  running: [],
  at,
});

/** What a seat has left at a moment. */
export const leftAt = (clocks: Clocks, seat: Seat, now: number, leaves: Leaves = NOBODY): number => {
  const { left, running, at } = clocks;
  if (!running.includes(seat) || now <= at) return left[seat]!;
  const still = stoodStill(clocks, seat, leaves).map(({ from, until }) => Math.max(0, Math.min(until, now) - from));
  return left[seat]! - (now - at) + sum(still);
};

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);

/** A time during which somebody is on vacation. */
export interface Leave {
  readonly from: number;
  readonly until: number;
}
/** By seat, in order of time and apart from each other. */
export type Leaves = ReadonlyMap<Seat, readonly Leave[]>;
const NOBODY: Leaves = new Map();

/** With less than this left for a decision nobody goes on vacation from it. */
const LAST_HOUR = 3_600_000;

/**
 * When the running clock of a seat stands still. It follows from how the clocks stood and from when its player is away, and
 * from nothing else: whoever looks, and whenever, finds the same.
 */
export function stoodStill({ left, at }: Clocks, seat: Seat, leaves: Leaves): readonly Leave[] {
  const still: Leave[] = [];
  let [rest, since] = [left[seat]!, at];
  for (const { from, until } of leaves.get(seat) ?? []) {
    const begins = Math.max(from, since);
    if (until <= begins || rest - (begins - since) < LAST_HOUR) continue;
    rest -= begins - since;
    since = until;
    still.push({ from: begins, until });
  }
  return still;
}

/** How many decisions a seat has made by now, less those that were taken back. */
export type Made = ReadonlyMap<Seat, number>;

interface Turning {
  readonly now: number;
  readonly asked: readonly Seat[];
  readonly made: Made;
  readonly decidedAt?: DecidedAt;
  readonly leaves?: Leaves;
}

/**
 * Whoever has answered under seal does not pay for those who think on: he is charged for the time he took, in steps so large that
 * nobody learns from his clock whether he had to think.
 */
const STEP = 30_000;
const chargedUntil = (begun: number, decided: number | undefined, now: number): number =>
  decided === undefined ? now : Math.min(now, begun + Math.ceil(Math.max(1, decided - begun) / STEP) * STEP);

/**
 * Everybody saw something change: time that has passed is taken off those who were asked, whoever has decided since gets what
 * he is given for it. All of it is public, so that no clock tells of a secret answer.
 */
export function turned(rule: ClockRule, clocks: Clocks, { now, asked, made, decidedAt, leaves }: Turning): Clocks {
  const hasDecided = (seat: Seat): boolean => clocks.running.includes(seat) && (made.get(seat) ?? 0) > 0;
  const balance = clocks.left.map((_, seat) => (made.get(seat) ?? 0) - (clocks.owed?.[seat] ?? 0));
  const left = clocks.left.map((_, seat) => {
    const isNew = balance[seat]! > 0;
    if (rule.kind === "live" && hasDecided(seat)) {
      const { at, left: had } = begunBy(clocks, seat)!;
      const took = Math.max(0, chargedUntil(at, decidedAt?.get(seat), now) - at);
      // Whoever has decided is not the worse for how long others take than that he has nothing left.
      return Math.max(0, had - took) + (isNew ? rule.increment : 0);
    }
    const isGiven = rule.kind === "days" && (isNew || !clocks.running.includes(seat));
    return isGiven ? fullOf(rule) : leftAt(clocks, seat, now, leaves);
  });
  const owed = balance.map((of) => Math.max(0, -of));
  const isOpen = (seat: Seat): boolean => rule.kind === "live" && asked.includes(seat) && !hasDecided(seat);
  const begun = left.map((_, seat) => (isOpen(seat) ? begunBy(clocks, seat) : null));
  return {
    left,
    running: asked,
    at: now,
    ...(owed.some((of) => of > 0) && { owed }),
    ...(begun.some((one) => one !== null) && { begun }),
  };
}

/** The clocks stand still: what has passed is taken off. */
export const stopped = (rule: ClockRule, clocks: Clocks, now: number, leaves: Leaves): Clocks => ({
  ...clocks,
  left: clocks.left.map((_, seat) => leftAt(clocks, seat, now, leaves)),
  running: [],
  at: now,
  paused: true,
  ...(rule.kind === "live" && { begun: clocks.left.map((_, seat) => begunBy(clocks, seat)) }),
});

/** They run again, for these seats or for those for whom they ran. */
export function goneOn(
  { paused: _paused, ...clocks }: Clocks,
  now: number,
  decidedAt: DecidedAt,
  asked?: Seat[],
): Clocks {
  const begun = clocks.begun && begunWithout(clocks, clocks.at, now, decidedAt);
  const ran = clocks.left.flatMap((_, seat) => (begun?.[seat] ? [seat] : []));
  return { ...clocks, running: asked ?? ran, at: now, ...(begun && { begun }) };
}

/** All have left: from a moment on nobody is asked anything. */
export const rested = (rule: ClockRule, clocks: Clocks, at: number, leaves: Leaves): Clocks =>
  turned(rule, clocks, { now: Math.max(at, clocks.at), asked: [], made: new Map(), leaves });

/**
 * Whoever sits down where time was up has so long: to come back with nothing left would be no coming back. Who has left with
 * little time comes back to as little; by days too, where he is asked what he was asked when he left: only another question
 * brings other days.
 */
const WELCOME = { none: 0, live: 60_000, days: 3_600_000 } as const;
interface Welcome {
  readonly now: number;
  readonly leaves?: Leaves;
  /** Nobody has decided for this seat since he left it. */
  readonly isSame: boolean;
}
export function welcomed(rule: ClockRule, clocks: Clocks, seat: Seat, { now, leaves, isSame }: Welcome): Clocks {
  const least = Math.min(fullOf(rule), WELCOME[rule.kind]);
  const atLeast = (left: number, one: Seat): number => (one === seat && left <= 0 ? least : left);
  if (rule.kind === "live") return { ...clocks, left: clocks.left.map(atLeast) };
  if (rule.kind === "none" || clocks.paused || !isSame) return clocks;
  const left = clocks.left.map((_, one) => atLeast(leftAt(clocks, one, now, leaves), one));
  return { ...clocks, left, running: [...new Set([...clocks.running, seat])], at: now };
}

/** Time during which no server ran is nobody's. */
export const excused = (clocks: Clocks, downFrom: number, upAt: number, decidedAt: DecidedAt = new Map()): Clocks => {
  const from = Math.max(downFrom, clocks.at);
  if (upAt <= from) return clocks;
  return { ...clocks, at: clocks.at + upAt - from, begun: begunWithout(clocks, from, upAt, decidedAt) };
};

/** When the first of the running clocks is at zero. */
export function dueAt(rule: ClockRule, clocks: Clocks, leaves: Leaves = NOBODY): number | null {
  if (rule.kind === "none" || clocks.running.length === 0) return null;
  const zeroOf = (seat: Seat): number =>
    clocks.left[seat]! + sum(stoodStill(clocks, seat, leaves).map(({ from, until }) => until - from));
  return clocks.at + Math.min(...clocks.running.map(zeroOf));
}
