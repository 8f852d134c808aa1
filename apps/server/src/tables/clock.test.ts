import { expect, test } from "vitest";
import { FastChance } from "@ara/kernel";
import {
  dueAt,
  excused,
  firstClocks,
  leftAt,
  turned,
  welcomed,
  type ClockRule,
  type Leaves,
  type Made,
} from "./clock.ts";

const LIVE: ClockRule = { kind: "live", bank: 60_000, increment: 5000 };
const DAYS: ClockRule = { kind: "days", days: 3 };
const DAY = 86_400_000;
const made = (...seats: readonly number[]): Made => new Map(seats.map((seat) => [seat, 1]));

test("a live clock runs for whoever is asked, and a decision adds to it", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 2, 0), { now: 0, asked: [0], made: made() });
  expect([leftAt(begun, 0, 10_000), leftAt(begun, 1, 10_000)]).toEqual([50_000, 60_000]);
  expect(dueAt(LIVE, begun)).toBe(60_000);
  const next = turned(LIVE, begun, { now: 10_000, asked: [1], made: made(0) });
  expect(next).toEqual({ left: [55_000, 60_000], running: [1], at: 10_000 });
  // Somebody asked again goes on from where his clock stood.
  expect(turned(LIVE, next, { now: 30_000, asked: [0], made: made(1) }).left).toEqual([55_000, 45_000]);
});

test("while several are asked the clocks of all run, whoever has answered in secret", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 3, 0), { now: 0, asked: [0, 1, 2], made: made() });
  // Nothing is seen to change until the last has answered: then all that decided are given their time.
  const closed = turned(LIVE, begun, { now: 20_000, asked: [0], made: made(2, 0, 1) });
  expect(closed.left).toEqual([45_000, 45_000, 45_000]);
  // However long the last one takes: those who have decided are given theirs for the next time.
  const late = turned(LIVE, begun, { now: 90_000, asked: [0], made: made(0, 2) });
  expect(late.left).toEqual([5000, -30_000, 5000]);
});

test("whoever has answered under seal is charged for his own time, in steps that tell nothing of it", () => {
  const rule: ClockRule = { kind: "live", bank: 600_000, increment: 0 };
  const begun = turned(rule, firstClocks(rule, 4, 0), { now: 0, asked: [0, 1, 2, 3], made: made() });
  const decidedAt = new Map([
    [0, 2000],
    [1, 29_000],
    [2, 61_000],
    [3, 300_000],
  ]);
  const closed = turned(rule, begun, { now: 300_000, asked: [0], made: made(0, 1, 2, 3), decidedAt });
  // At once or after half a minute of thought is the same; the last one pays for all he took.
  expect(closed.left).toEqual([570_000, 570_000, 510_000, 300_000]);
  // A decision that all see costs what it took, to the millisecond.
  const open = turned(rule, begun, { now: 2500, asked: [1], made: made(0), decidedAt: new Map([[0, 2500]]) });
  expect(open.left[0]).toBe(597_500);
});

test("whoever comes back where his time was up has a minute; whoever left with little comes back to as little", () => {
  const rule: ClockRule = { kind: "live", bank: 300_000, increment: 0 };
  const clocks = { left: [-20, 3000, 200_000], running: [], at: 0 };
  const welcome = { now: 5, isSame: true };
  expect([0, 1, 2].map((seat) => welcomed(rule, clocks, seat, welcome).left)).toEqual([
    [60_000, 3000, 200_000],
    clocks.left,
    clocks.left,
  ]);
  expect(welcomed({ ...rule, bank: 30_000 }, clocks, 0, welcome).left[0]).toBe(30_000);
});

test("by days whoever comes back to the question he left has what he had then, or an hour; another one brings new days", () => {
  const asked = { left: [3 * DAY, 3 * DAY], running: [0], at: 0 };
  /** He leaves after so long, and comes back a moment later. */
  const back = (after: number, isSame: boolean): number => {
    const left = turned(DAYS, asked, { now: after, asked: [], made: made() });
    const welcome = welcomed(DAYS, left, 0, { now: after + 1000, isSame });
    return turned(DAYS, welcome, { now: after + 1000, asked: [0], made: made() }).left[0]!;
  };
  expect(back(2 * DAY, true)).toBe(DAY);
  expect(back(4 * DAY, true)).toBe(3_600_000);
  expect(back(2 * DAY, false)).toBe(3 * DAY);
  const stopped = { ...asked, running: [], paused: true as const };
  expect(welcomed(DAYS, stopped, 0, { now: 5, isSame: true })).toBe(stopped);
});

test("days are given anew with every question, and not for what others do meanwhile", () => {
  const begun = turned(DAYS, firstClocks(DAYS, 2, 0), { now: 0, asked: [0], made: made() });
  const still = turned(DAYS, begun, { now: DAY, asked: [0], made: made() });
  expect(leftAt(still, 0, DAY)).toBe(2 * DAY);
  expect(dueAt(DAYS, still)).toBe(3 * DAY);
  expect(dueAt(DAYS, turned(DAYS, still, { now: 2 * DAY, asked: [1], made: made(0) }))).toBe(5 * DAY);
});

test("what is taken back and decided anew brings no time twice, nor days", () => {
  for (const rule of [LIVE, DAYS]) {
    const begun = turned(rule, firstClocks(rule, 2, 0), { now: 0, asked: [0], made: made() });
    let clocks = turned(rule, begun, { now: 10_000, asked: [0], made: made(0) });
    const once = leftAt(clocks, 0, 10_000);
    for (let again = 1; again <= 3; again++) {
      clocks = turned(rule, clocks, { now: 10_000 + 2000 * again, asked: [0], made: new Map([[0, -1]]) });
      clocks = turned(rule, clocks, { now: 11_000 + 2000 * again, asked: [0], made: made(0) });
    }
    expect(leftAt(clocks, 0, 17_000)).toBe(once - 7000);
    // What is new is worth what it always is.
    const full = rule.kind === "live" ? once - 7000 + 5000 : 3 * DAY;
    expect(leftAt(turned(rule, clocks, { now: 17_000, asked: [0], made: made(0) }), 0, 17_000)).toBe(full);
  }
});

test("time during which no server ran is nobody's, and a clock that is not there is never at zero", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 1, 0), { now: 0, asked: [0], made: made() });
  expect(leftAt(excused(begun, 10_000, 500_000), 0, 500_000)).toBe(50_000);
  expect(leftAt(excused(begun, -10_000, 500_000), 0, 500_000)).toBe(60_000);
  expect(dueAt({ kind: "none" }, begun)).toBeNull();
});

const HOUR = 3_600_000;

test("while its player is on vacation a clock by days stands still, but not one in its last hour", () => {
  const begun = turned(DAYS, firstClocks(DAYS, 2, 0), { now: 0, asked: [0, 1], made: made() });
  const leaves: Leaves = new Map([[0, [{ from: DAY, until: 11 * DAY }]]]);
  expect([0, 1].map((seat) => leftAt(begun, seat, 2 * DAY, leaves))).toEqual([2 * DAY, DAY]);
  expect(leftAt(begun, 0, 12 * DAY, leaves)).toBe(DAY);
  expect(dueAt(DAYS, { ...begun, running: [0] }, leaves)).toBe(13 * DAY);
  const late: Leaves = new Map([[0, [{ from: 3 * DAY - HOUR + 1, until: 11 * DAY }]]]);
  expect(leftAt(begun, 0, 3 * DAY, late)).toBe(0);
  expect(dueAt(DAYS, { ...begun, running: [0] }, late)).toBe(3 * DAY);
  const justInTime: Leaves = new Map([[0, [{ from: 3 * DAY - HOUR, until: 11 * DAY }]]]);
  expect(dueAt(DAYS, { ...begun, running: [0] }, justInTime)).toBe(11 * DAY + HOUR);
  // Whoever is asked while he is away begins when he is back.
  const asked = turned(DAYS, begun, { now: 2 * DAY, asked: [0], made: made(0, 1), leaves });
  expect(dueAt(DAYS, asked, leaves)).toBe(14 * DAY);
});

test("how a clock stands does not depend on how often somebody looked", () => {
  const chance = new FastChance("leaves");
  for (let tries = 0; tries < 300; tries++) {
    const all: { from: number; until: number }[] = [];
    let at = 0;
    for (let leave = 0; leave < 3; leave++) {
      const from = at + chance.below(3 * DAY);
      at = from + 1 + chance.below(2 * DAY);
      all.push({ from, until: at });
    }
    const leaves: Leaves = new Map([[0, all]]);
    const begun = turned(DAYS, firstClocks(DAYS, 1, 0), { now: 0, asked: [0], made: made() });
    const end = chance.below(8 * DAY);
    let looked = begun;
    for (let now = chance.below(DAY); now < end; now += 1 + chance.below(DAY))
      looked = turned(DAYS, looked, { now, asked: [0], made: made(), leaves });
    expect(leftAt(looked, 0, end, leaves)).toBe(leftAt(begun, 0, end, leaves));
    const due = dueAt(DAYS, begun, leaves)!;
    expect(leftAt(begun, 0, due, leaves)).toBe(0);
  }
});
