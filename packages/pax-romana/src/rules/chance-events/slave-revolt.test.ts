import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { addArmy, armyOf, slavesOf } from "../../state/armies.ts";
import { count, ownerOf, position, powerOf } from "../../testing/position.ts";
import { draws } from "./testing.ts";

const [ROME, CARTHAGE, GREECE, EAST] = [0, 1, 2, 3] as const;

test("12.71, R99: whoever is allied to the victim, by either's promise, does not place its slaves, unless all are", () => {
  const placer = (...pacts: readonly (readonly [number, number])[]): readonly number[] => {
    const state = position("V");
    state.order = [ROME, CARTHAGE, GREECE, EAST];
    for (const [from, to] of pacts) state.pacts[from * 4 + to] = 1;
    return draws(state, "greece", "slaveRevolt").who;
  };
  expect(placer()).toEqual([EAST]);
  expect(placer([EAST, GREECE])).toEqual([ROME]);
  expect(placer([GREECE, EAST], [ROME, GREECE])).toEqual([CARTHAGE]);
  expect(placer([EAST, ROME], [CARTHAGE, EAST])).toEqual([EAST]);
  expect(placer([EAST, GREECE], [ROME, GREECE], [GREECE, CARTHAGE])).toEqual([EAST]);
});

test("12.71: the slaves of every power are an army of their own, one at a time", () => {
  const state = position("V");
  state.order = [ROME, CARTHAGE, GREECE, EAST];
  addArmy(state, slavesOf(powerOf("rome"), data.map.nodeOf.get("capua")!));
  draws(state, "greece", "slaveRevolt").take("east", { node: "larissa" });
  expect(count(state, "slavesGreece larissa", "BI")).toBe(2);
  expect(armyOf(state, ownerOf("slavesGreece"))).toMatchObject({ keeper: GREECE });
  state.frames = [];
  expect(draws(state, "greece", "slaveRevolt").told("noEvent")).toHaveLength(1);
});
