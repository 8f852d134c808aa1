import { expect, test } from "vitest";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { activates, eventOf } from "./testing.ts";

const check = (given: Given, chance: readonly number[] = []) => {
  const state = position("V", { ...given, settled: true });
  state.waiting = [eventOf("stabilityCheck")];
  return activates(state, "rome", chance);
};

const roman = (table: { state: ReturnType<typeof position> }) => table.state.powers[powerOf("rome")]!;

test("16.2 Stability Check, R21, R105: at 0 to +3 up to 3T are paid, each missing one costs a level", () => {
  const table = check({ treasury: { rome: 2 }, stability: { rome: 3 } });
  expect(table.choices("rome", "n")).toEqual([2, 1, 0]);
  table.take("rome", { n: 1 });
  expect(roman(table)).toMatchObject({ treasury: 1, stability: 1 });
  const poor = check({ treasury: { rome: 0 }, stability: { rome: 0 } });
  expect(roman(poor).stability).toBe(-3);
});

test("R190: above +3 nothing happens, unless no power at all is at +3 or lower", () => {
  const safe = check({ stability: { rome: 4, carthage: 3, greece: 8, east: 8 } });
  expect(roman(safe).stability).toBe(4);
  const all = check({ stability: { rome: 4, carthage: 4, greece: 8, east: 8 } });
  expect(roman(all).stability).toBe(3);
});
