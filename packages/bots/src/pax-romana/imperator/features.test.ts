import { CARTHAGE, config, cvpOf, EAST, GREECE, gopOf, POWERS, ROME, type State } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { opening, withStacks } from "../testing.ts";
import { FEATURES, featuresOf, Survey } from "./features.ts";

const state = opening(config("V"), "features");
/** How many are told of each power, and which of them is what. */
const EACH = (FEATURES - 20) / POWERS.length;
const GOP = 1;
const TREASURY = 5;
const STRENGTH = 6;

test("as many are told as the weights have inputs, all of them numbers of usual size", () => {
  for (const of of [config("V"), config("II"), config("V", { game: "advanced", format: "advanced5" })]) {
    const told = featuresOf(opening(of, "size"), ROME);
    expect(told).toHaveLength(FEATURES);
    expect(told.every((one) => Number.isFinite(one) && Math.abs(one) < 5)).toBe(true);
  }
});

test("whoever asks comes first, then the others in turn", () => {
  const [rome, greece] = [featuresOf(state, ROME), featuresOf(state, GREECE)];
  expect(rome[GOP]! * 10).toBeCloseTo(gopOf(state, ROME));
  expect(rome[CARTHAGE * EACH + GOP]! * 10).toBeCloseTo(gopOf(state, CARTHAGE));
  expect(greece[GOP]).toBe(rome[GREECE * EACH + GOP]);
  expect(greece[EACH + TREASURY]).toBe(rome[EAST * EACH + TREASURY]);
  expect(rome.slice(-4)).toEqual([1, 0, 0, 0]);
  expect(greece.slice(-4)).toEqual([0, 0, 1, 0]);
});

test("the points that a standing would bring are counted by rank", () => {
  const { prize, gop, cvp } = new Survey(state);
  expect(gop).toEqual(POWERS.map((_, power) => gopOf(state, power)));
  expect(cvp).toEqual(POWERS.map((_, power) => cvpOf(state, power)));
  const most = gop.indexOf(Math.max(...gop));
  expect(prize[most]).toBeGreaterThanOrEqual(7);
  // 15.23, 15.33: no more than all prizes are given.
  expect(prize.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(7 + 4 + 2 + 5 + 3 + 1);
});

test("troops and Talents of a power are told as its own", () => {
  const richer: State = { ...state, powers: state.powers.with(CARTHAGE, { ...state.powers[CARTHAGE]!, treasury: 33 }) };
  expect(featuresOf(richer, CARTHAGE)[TREASURY]! * 20).toBeCloseTo(33);
  expect(featuresOf(richer, ROME)[EACH + TREASURY]! * 20).toBeCloseTo(33);
  const stronger = withStacks(state, { "rome roma": { LG: 9 } });
  expect(featuresOf(stronger, ROME)[STRENGTH]).not.toBe(featuresOf(state, ROME)[STRENGTH]);
  expect(featuresOf(stronger, ROME)[EACH + STRENGTH]).toBe(featuresOf(state, ROME)[EACH + STRENGTH]);
});
