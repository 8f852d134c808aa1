import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { oddsByChart } from "../../testing/oracles/battle.ts";
import { lossesAt, oddsShifts, simpleOddsShifts } from "./odds.ts";

const { charts } = data;

test("10.51: ratios go to the nearest printed one, exact midpoints down (R72)", () => {
  const cases = [
    [12, 6, 2],
    [11, 6, 2],
    [10, 6, 1],
    [26, 10, 3],
    [25, 10, 2],
    [21, 11, 2],
    [12, 10, 0],
    [15, 14, 0],
    [5, 0, 10],
    [0, 0, 0],
  ] as const;
  for (const [larger, smaller, shifts] of cases) expect(oddsShifts(charts, larger, smaller)).toBe(shifts);
  for (let smaller = 0; smaller <= 120; smaller++) {
    for (let larger = smaller; larger <= 120; larger++) {
      expect(oddsShifts(charts, larger, smaller), `${larger}:${smaller}`).toBe(oddsByChart(larger, smaller));
    }
  }
});

test("10.56: with simplified rounding any superiority is one shift, then the whole ratio", () => {
  expect([11, 20, 26, 30, 45].map((larger) => simpleOddsShifts(charts, larger, 10))).toEqual([1, 2, 2, 3, 4]);
  expect(simpleOddsShifts(charts, 10, 10)).toBe(0);
});

test("10.53: halves of losses go up", () => {
  expect(lossesAt(charts, 9, 4)).toBe(4);
  expect(lossesAt(charts, 6, 4)).toBe(2);
  expect(lossesAt(charts, 25, 1)).toBe(3);
});

test("10.54: walls count in what the percentage is taken of: two LI in a City lose of 7 BP", () => {
  expect(lossesAt(charts, 2 + 5, 4)).toBe(3);
});
