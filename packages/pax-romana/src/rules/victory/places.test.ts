import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { prizesByOrdering } from "../../testing/oracles/victory.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { prizes } from "./places.ts";
import { cvpOf, gopOf } from "./points.ts";

const { gop, cvp } = data.charts.victory;

test("15.23: 7, 4, 2 and 0 VP by GOP", () => {
  expect(prizes([9, 3, 5, 7], gop)).toEqual([7, 0, 2, 4]);
});

test("15.23: a tie for third brings 1 each, one of three for second 2 each", () => {
  expect(prizes([9, 7, 3, 3], gop)).toEqual([7, 4, 1, 1]);
  expect(prizes([9, 3, 3, 3], gop)).toEqual([7, 2, 2, 2]);
});

test("15.33, R9: 5, 3, 1 and 0 VP by CVP; ties are shared and rounded down", () => {
  expect(prizes([9, 3, 5, 7], cvp)).toEqual([5, 0, 1, 3]);
  expect(prizes([9, 7, 3, 3], cvp)).toEqual([5, 3, 0, 0]);
  expect(prizes([9, 9, 9, 3], cvp)).toEqual([3, 3, 3, 0]);
});

test("R110: with two or three powers the first places keep their prizes", () => {
  expect(prizes([5, 8], gop)).toEqual([4, 7]);
  expect(prizes([5, 5], gop)).toEqual([5, 5]);
  expect(prizes([1, 2, 3], cvp)).toEqual([1, 3, 5]);
});

test("15.23, 15.33: the prizes equal the average over all orders that break the ties", () => {
  const chance = new FastChance("ties");
  for (let i = 0; i < 200; i++) {
    const points = Array.from({ length: 2 + chance.below(3) }, () => chance.below(4));
    for (const scale of [gop, cvp]) expect(prizes(points, scale)).toEqual(prizesByOrdering(points, scale));
  }
});

const counted = (given: Given): { gop: number; cvp: number } => {
  const state = position("V", { settled: true, ...given });
  return { gop: gopOf(state, powerOf("rome")), cvp: cvpOf(state, powerOf("rome")) };
};

test("15.22: a GOP for every province, and none for a power's own Home Territory", () => {
  expect(counted({}).gop).toBe(3);
});

const SICILIES = {
  "rome panormus": { LI: 1 },
  "rome messana": { LI: 1 },
  "rome caralis": { LI: 1 },
  "rome melite": { LI: 1 },
};

test("15.22, 5.24: a whole Territory is one GOP more, its islands that pay nothing included", () => {
  expect(counted({ pieces: SICILIES }).gop).toBe(3 + 4);
  expect(counted({ pieces: { ...SICILIES, "rome aleria": { LI: 1 } } }).gop).toBe(3 + 5 + 1);
});

test("15.22, R37: Territories of one province, barbarian ones too, are one GOP", () => {
  expect(counted({ pieces: { "rome cnossus": { LI: 1 } } }).gop).toBe(3 + 1);
  const caledonia = data.map.ids[data.map.spacesOf[data.map.provinceOf.get("caledonia")!]![0]!]!;
  expect(counted({ pieces: { [`rome ${caledonia}`]: { LI: 1 } } }).gop).toBe(3 + 1);
});

test("15.32: Towns and Cities, full and reduced, give 1, 0, 3 and 1 CVP", () => {
  const worth = (pieces: { town?: number; city?: number }): number => counted({ pieces: { "rome capua": pieces } }).cvp;
  expect([worth({ town: 2 }), worth({ town: 1 })]).toEqual([1, 0]);
  expect([worth({ city: 5 }), worth({ city: 4 }), worth({ city: 3 })]).toEqual([3, 1, 1]);
});

test("12.73, R88: a Town with slaves gives no CVP", () => {
  expect(counted({ pieces: { "rome capua": { town: 2 }, "slavesRome capua": { BI: 1 } } }).cvp).toBe(0);
});
