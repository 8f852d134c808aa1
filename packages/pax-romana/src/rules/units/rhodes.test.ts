import { expect, test } from "vitest";
import { NONE } from "../../data/index.ts";
import { count, position, powerOf } from "../../testing/position.ts";
import { resetRhodes, rhodianPower, rhodusOf } from "./rhodes.ts";

test("12.51, R125: every turn begins with exactly two Rhodian squadrons in Rhodus, and none elsewhere", () => {
  const state = position("V", { pieces: { "rhodes rhodus": { GS: 5, HI: 2, city: 5 }, "rhodes miletus": { GS: 1 } } });
  resetRhodes(state);
  expect(count(state, "rhodes rhodus", "GS")).toBe(2);
  expect(count(state, "rhodes miletus", "GS")).toBe(0);
  expect(count(state, "rhodes rhodus", "HI")).toBe(2);
});

test("12.51: whoever occupies Rhodes commands its squadrons; nobody does while it is neutral", () => {
  expect(rhodianPower(position("V", { pieces: { "rhodes rhodus": { HI: 2, city: 5 } } }))).toBe(NONE);
  expect(rhodianPower(position("V", { pieces: { "greece rhodus": { HI: 1 }, "rhodes rhodus": { GS: 2 } } }))).toBe(
    powerOf("greece"),
  );
});

test("R194: where Rhodes is out of play, nothing comes", () => {
  const state = position("I");
  expect(rhodusOf(state)).toBe(NONE);
  resetRhodes(state);
  expect(state.table.keys).toEqual([]);
});
