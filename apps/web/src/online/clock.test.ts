import { expect, test } from "vitest";
import { leftAt, timeShown, warningOf, type ClockRule } from "./clock.ts";

const LIVE: ClockRule = { kind: "live", bank: 600_000, increment: 10_000 };
const UNITS = { day: "d", hour: "h" };

test("a clock runs for whoever is asked, and stops at nothing", () => {
  const clocks = { left: [60_000, 60_000], running: [1], at: 1000 };
  expect([leftAt(clocks, 0, 31_000), leftAt(clocks, 1, 31_000), leftAt(clocks, 1, 99_000)]).toEqual([
    60_000, 30_000, 0,
  ]);
  // On vacation from the tenth second to the twentieth.
  const vacations = [{ seat: 1, from: 11_000, until: 21_000 }];
  expect([6000, 16_000, 31_000].map((now) => leftAt(clocks, 1, now, vacations))).toEqual([55_000, 50_000, 40_000]);
  // A server whose time is behind gives nothing away.
  expect(leftAt(clocks, 1, 500)).toBe(60_000);
});

test("live, it warns at a fifth of the bank and at a minute; by days, a day and four hours before", () => {
  const hour = 3_600_000;
  expect([120_001, 120_000, 60_001, 60_000, 0].map((left) => warningOf(LIVE, left))).toEqual([
    null,
    "low",
    "low",
    "last",
    "last",
  ]);
  const days: ClockRule = { kind: "days", days: 3 };
  expect([25 * hour, 24 * hour, 4 * hour].map((left) => warningOf(days, left))).toEqual([null, "low", "last"]);
  expect(warningOf({ kind: "none" }, 0)).toBeNull();
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [65_000, "1:05"],
  [3_600_000, "1:00:00"],
  [26 * 3_600_000, "1 d 2 h"],
])("%d milliseconds are shown as %s", (left, shown) => expect(timeShown(left, UNITS)).toBe(shown));
