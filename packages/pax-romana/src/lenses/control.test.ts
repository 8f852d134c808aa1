import { expect, test } from "vitest";
import { data, NONE } from "../data/index.ts";
import { position, powerOf, provinceIn, type Given } from "../testing/position.ts";
import { view } from "../view.ts";
import { provincesHeld, type ProvinceHeld } from "./control.ts";

const held = (given: Given, id: string): ProvinceHeld =>
  provincesHeld(view(position("V", { settled: true, ...given }), "spectator")).find(
    ({ province }) => province === provinceIn(data.map, id),
  )!;

test("5.14, 5.22: at Home every empty Space is its power's", () => {
  const { spaces, controller, home, holders } = held({}, "italia");
  expect([controller, home]).toEqual([powerOf("rome"), powerOf("rome")]);
  expect(holders).toEqual([{ holder: powerOf("rome"), n: spaces.length }]);
});

test("5.21: who has how many Spaces, the most first and those of one holder together; more than half decides", () => {
  const nodes = data.map.spacesOf[provinceIn(data.map, "italia")]!;
  const pieces = Object.fromEntries(nodes.slice(0, 4).map((node) => [`greece ${data.map.ids[node]}`, { GARR: 1 }]));
  const { spaces, holders, most } = held({ pieces }, "italia");
  expect(holders).toEqual([
    { holder: powerOf("rome"), n: nodes.length - 4 },
    { holder: powerOf("greece"), n: 4 },
  ]);
  expect(most).toBe(Math.floor(nodes.length / 2) + 1);
  expect(spaces.map(({ holder }) => holder)).toEqual([
    ...Array<number>(nodes.length - 4).fill(powerOf("rome")),
    ...Array<number>(4).fill(powerOf("greece")),
  ]);
});

test("5.11: elsewhere an empty Space is nobody's, and stands last", () => {
  const { spaces, controller, home } = held({ pieces: { "carthage caralis": { GARR: 1 } } }, "sardinia");
  expect(home).toBe(NONE);
  expect(spaces[0]!.holder).toBe(powerOf("carthage"));
  expect(spaces.at(-1)!.holder).toBe(NONE);
  expect(controller).toBe(powerOf("carthage"));
});
