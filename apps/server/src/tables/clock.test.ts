import { expect, test } from "vitest";
import { dueAt, excused, firstClocks, leftAt, turned, type ClockRule } from "./clock.ts";

const LIVE: ClockRule = { kind: "live", bank: 60_000, increment: 5000 };
const DAYS: ClockRule = { kind: "days", days: 3 };
const DAY = 86_400_000;

test("a live clock runs for whoever is asked, and a decision adds to it", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 2, 0), { now: 0, asked: [0], decided: [] });
  expect([leftAt(begun, 0, 10_000), leftAt(begun, 1, 10_000)]).toEqual([50_000, 60_000]);
  expect(dueAt(LIVE, begun)).toBe(60_000);
  const next = turned(LIVE, begun, { now: 10_000, asked: [1], decided: [0] });
  expect(next).toEqual({ left: [55_000, 60_000], running: [1], at: 10_000 });
  // Somebody asked again goes on from where his clock stood.
  expect(turned(LIVE, next, { now: 30_000, asked: [0], decided: [1] }).left).toEqual([55_000, 45_000]);
});

test("while several are asked the clocks of all run, whoever has answered in secret", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 3, 0), { now: 0, asked: [0, 1, 2], decided: [] });
  // Nothing is seen to change until the last has answered: then all that decided are given their time.
  const closed = turned(LIVE, begun, { now: 20_000, asked: [0], decided: [2, 0, 1] });
  expect(closed.left).toEqual([45_000, 45_000, 45_000]);
});

test("days are given anew with every question, and not for what others do meanwhile", () => {
  const begun = turned(DAYS, firstClocks(DAYS, 2, 0), { now: 0, asked: [0], decided: [] });
  const still = turned(DAYS, begun, { now: DAY, asked: [0], decided: [] });
  expect(leftAt(still, 0, DAY)).toBe(2 * DAY);
  expect(dueAt(DAYS, still)).toBe(3 * DAY);
  expect(dueAt(DAYS, turned(DAYS, still, { now: 2 * DAY, asked: [1], decided: [0] }))).toBe(5 * DAY);
});

test("time during which no server ran is nobody's, and a clock that is not there is never at zero", () => {
  const begun = turned(LIVE, firstClocks(LIVE, 1, 0), { now: 0, asked: [0], decided: [] });
  expect(leftAt(excused(begun, 10_000, 500_000), 0, 500_000)).toBe(50_000);
  expect(leftAt(excused(begun, -10_000, 500_000), 0, 500_000)).toBe(60_000);
  expect(dueAt({ kind: "none" }, begun)).toBeNull();
});
