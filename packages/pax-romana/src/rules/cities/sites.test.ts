import { expect, test } from "vitest";
import { CARTHAGE, ROME } from "../../data/index.ts";
import { position } from "../../testing/position.ts";
import { at } from "../battle/testing.ts";
import { isFullTown, isTownSite, newGarrisonsAt, repairCost } from "./sites.ts";

const state = position("V", {
  pieces: { "rome capua": { town: 2 }, "rome roma": { city: 4 }, "rome arretium": { town: 1 } },
});

test("7.12, 7.14: a Town stands where there are no works and no mountains", () => {
  expect(["narbo", "capua", "cirta"].map((id) => isTownSite(state, at(state, id)))).toEqual([true, false, false]);
});

test("7.12: a City grows from a full Town of one's own", () => {
  expect(["capua", "arretium", "roma", "narbo"].map((id) => isFullTown(state, ROME, at(state, id)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isFullTown(state, CARTHAGE, at(state, "capua"))).toBe(false);
});

test("7.46: each missing wall costs a Talent, and where nothing stands nothing is repaired", () => {
  expect(["roma", "arretium", "capua", "narbo"].map((id) => repairCost(state, at(state, id)))).toEqual([1, 1, 0, 0]);
});

test("12.14: of garrisons old and new only the old ones found a Town", () => {
  const [capua, narbo] = [at(state, "capua"), at(state, "narbo")];
  expect([newGarrisonsAt([narbo, capua, narbo], narbo), newGarrisonsAt([], narbo)]).toEqual([2, 0]);
});
