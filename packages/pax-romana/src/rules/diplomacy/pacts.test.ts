import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, data, EAST, GREECE, ROME } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { holderOf } from "../control/holder.ts";
import { allows, areEnemies, SEA, STACK } from "../control/relation.ts";
import { breakableBy, endPacts, permit } from "./pacts.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

test("R206, 12.44: the Soldier of Fortune of one who stands with the other keeps them allied, too", () => {
  const state = position("II", { pieces: { "rome massilia": { LG: 1 }, "sof massilia": { HI: 1 } } });
  addArmy(state, soldier(powerOf("carthage")));
  permit(state, powerOf("rome"), powerOf("carthage"), "stack");
  expect(breakableBy(state, powerOf("rome"))).toEqual([]);
});

test("R180, R206: powers that stand in one Space stay allied until they part; the Space is the giver's", () => {
  const state = position("V", { pieces: { "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 } } });
  permit(state, powerOf("rome"), powerOf("greece"), "stack");
  permit(state, powerOf("rome"), powerOf("greece"), "sea");
  expect(holderOf(state, spaceIn(state, "massilia"))).toBe(powerOf("rome"));
  expect(breakableBy(state, powerOf("rome"))).toEqual([]);
  endPacts(state);
  expect(allows(state, powerOf("rome"), powerOf("greece"), STACK)).toBe(true);
  expect(allows(state, powerOf("rome"), powerOf("greece"), SEA)).toBe(false);
});

/** Rome has allowed Greece to stand in its Spaces. */
function allied(pieces: NonNullable<Given["pieces"]>): State {
  const state = position("V", { pieces });
  permit(state, ROME, GREECE, "stack");
  return state;
}

test("R180: only those two who stand in one and the same Space cannot part: not neighbours, and not others there", () => {
  const isBound = (pieces: NonNullable<Given["pieces"]>): boolean => breakableBy(allied(pieces), ROME).length === 0;
  expect(isBound({ "rome massilia": { LG: 1 }, "greece narbo": { HI: 1 } })).toBe(false);
  expect(isBound({ "rome massilia": { LG: 1 }, "carthage massilia": { HI: 1 } })).toBe(false);
  expect(isBound({ "greece massilia": { HI: 1 }, "carthage massilia": { HI: 1 } })).toBe(false);
  expect(isBound({ "greece massilia": { HI: 1 }, "rome massilia": { LG: 1 } })).toBe(true);
});

test("R206, 12.44: a Soldier of Fortune binds nobody but his keeper, and only where he is", () => {
  const isBound = (keeper: number, space: string): boolean => {
    const state = allied({ "rome massilia": { LG: 1 }, [`sof ${space}`]: { HI: 1 } });
    state.armies = [soldier(keeper)];
    return breakableBy(state, ROME).length === 0;
  };
  expect(isBound(GREECE, "massilia")).toBe(true);
  expect(isBound(GREECE, "narbo")).toBe(false);
  expect(isBound(CARTHAGE, "massilia")).toBe(false);
  expect(isBound(EAST, "massilia")).toBe(false);
});

test("R180: two forces on the march in one Space stand together, too", () => {
  const state = allied({});
  const march = (power: number, id: string): void => {
    const force = emptyForce(power, spaceIn(state, id));
    addForce(state, force);
    addToForce(state, force, power, 0, data.units.isLand.indexOf(1), 1);
  };
  march(ROME, "massilia");
  state.forces.push(null);
  expect(breakableBy(state, ROME)).toEqual([GREECE]);
  march(GREECE, "massilia");
  expect(breakableBy(state, ROME)).toEqual([]);
});

test("4.1, R113: what a power has permitted ends with the turn where they stand apart, and stays with those who stand together", () => {
  const state = allied({ "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 }, "east narbo": { HI: 1 } });
  permit(state, ROME, EAST, "stack");
  permit(state, EAST, ROME, "pass");
  endPacts(state);
  expect(allows(state, ROME, GREECE, STACK)).toBe(true);
  expect(state.pacts.filter((pact) => pact !== 0)).toEqual([STACK]);
});

test("R206, 5.12: a leader who is a guest in a Space keeps those two allied as units would, until they part", () => {
  for (const permission of ["stack", "pass"] as const) {
    const state = position("V", {
      pieces: { "rome massilia": { LG: 1 } },
      leaders: { "greece-3": "massilia", "east-3": "narbo" },
    });
    for (const guest of [GREECE, EAST]) permit(state, ROME, guest, permission);
    expect(breakableBy(state, ROME)).toEqual([EAST]);
    endPacts(state);
    expect([GREECE, EAST].map((guest) => areEnemies(state, ROME, guest))).toEqual([false, true]);
  }
});
