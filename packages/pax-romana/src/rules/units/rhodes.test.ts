import { expect, test } from "vitest";
import { data, NONE } from "../../data/index.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { musterOf } from "../economy/muster.ts";
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

test("6.16, 6.24, 12.51, R203: the toll of Rhodes opens income, and no way to raise units", () => {
  const raises = (pieces: Given["pieces"]): boolean => {
    const control = { greece: ["lycia"] };
    const state = position("V", { pieces: { "greece patara": { city: 5 }, ...pieces }, control });
    return musterOf(state, powerOf("greece")).raise.includes(data.map.nodeOf.get("patara")!);
  };
  // Neighbours leave no way to Greece but by Rhodes.
  const closed = { "east miletus": { LI: 1 }, "east side": { LI: 1 } };
  expect(raises(closed)).toBe(true);
  expect(raises({ ...closed, "rhodes rhodus": { HI: 2, city: 5, GS: 2 } })).toBe(false);
});
