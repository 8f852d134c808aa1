import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, data, EAST, FRESH, GREECE, HI, ROME } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { cloneState, type State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { activates } from "../chance-events/testing.ts";
import { holderOf } from "../control/holder.ts";
import { allows, areEnemies, LOC, PASS, SEA, STACK } from "../control/relation.ts";
import { breakableBy, breakPact, endPacts, forfeit, partAllies, permit } from "./pacts.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

test("R206, 12.44: the Soldier of Fortune of one who stands with the other keeps them allied, too", () => {
  const state = position("II", { pieces: { "rome massilia": { LG: 1 }, "sof massilia": { HI: 1 } } });
  addArmy(state, soldier(powerOf("carthage")));
  permit(state, powerOf("rome"), powerOf("carthage"), "stack");
  breakPact(state, powerOf("rome"), powerOf("carthage"));
  expect(allows(state, powerOf("rome"), powerOf("carthage"), STACK)).toBe(true);
});

test("R180, R206: powers that stand in one Space stay allied until they part; the Space is the giver's", () => {
  const state = position("V", { pieces: { "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 } } });
  permit(state, powerOf("rome"), powerOf("greece"), "stack", 1);
  permit(state, powerOf("rome"), powerOf("greece"), "sea", 1);
  expect(holderOf(state, spaceIn(state, "massilia"))).toBe(powerOf("rome"));
  state.turn++;
  endPacts(state, () => undefined);
  expect(allows(state, powerOf("rome"), powerOf("greece"), STACK)).toBe(true);
  expect(allows(state, powerOf("rome"), powerOf("greece"), SEA)).toBe(false);
  // What is kept only for that has ended: nobody can end it again, and it is gone when they part.
  expect(breakableBy(state, powerOf("rome"))).toEqual([]);
  partAllies(state);
  expect(allows(state, powerOf("rome"), powerOf("greece"), STACK)).toBe(true);
  addUnits(state, keyOf(spaceIn(state, "massilia"), powerOf("greece"), FRESH), HI, -1);
  partAllies(state);
  expect(allows(state, powerOf("rome"), powerOf("greece"), STACK)).toBe(false);
});

test("4.1, R113, R431: a permission lasts as many turns as was agreed, or until one of the two ends it for both", () => {
  const state = position("V");
  permit(state, ROME, GREECE, "pass", 1);
  permit(state, ROME, CARTHAGE, "pass", 2);
  permit(state, ROME, EAST, "pass");
  permit(state, EAST, ROME, "loc");
  const told: Event[] = [];
  const allowed = (): boolean[] => [GREECE, CARTHAGE, EAST].map((taker) => allows(state, ROME, taker, PASS));
  const turns = [0, 1, 2, 3].map(() => {
    endPacts(state, (event) => told.push(event));
    state.turn++;
    return allowed();
  });
  expect(turns).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
    [false, false, true],
  ]);
  expect(told).toMatchObject([
    { e: "pactEnded", from: ROME, to: GREECE },
    { e: "pactEnded", from: ROME, to: CARTHAGE },
  ]);
  // The one who was given it may end it as well: now he can attack.
  expect(breakableBy(state, EAST)).toEqual([ROME]);
  breakPact(state, EAST, ROME);
  expect([allows(state, ROME, EAST, PASS), allows(state, EAST, ROME, LOC)]).toEqual([false, false]);
});

test("4.1, R431: whoever attacks a power loses what it has permitted him, and nobody else loses anything", () => {
  const state = position("V");
  permit(state, ROME, GREECE, "sea");
  permit(state, GREECE, ROME, "sea");
  permit(state, ROME, EAST, "sea");
  forfeit(state, GREECE, ROME, () => undefined);
  expect([allows(state, ROME, GREECE, SEA), allows(state, GREECE, ROME, SEA), allows(state, ROME, EAST, SEA)]).toEqual([
    false,
    true,
    true,
  ]);
});

/** Rome has allowed Greece to stand in its Spaces. */
function allied(pieces: NonNullable<Given["pieces"]>): State {
  const state = position("V", { pieces });
  permit(state, ROME, GREECE, "stack");
  return state;
}

/** Whether Greece may still stand beside Rome once Rome has ended the agreement. */
function isKept(state: State): boolean {
  breakPact(state, ROME, GREECE);
  return allows(state, ROME, GREECE, STACK);
}

test("R180: only those two who stand in one and the same Space cannot part: not neighbours, and not others there", () => {
  const isBound = (pieces: NonNullable<Given["pieces"]>): boolean => isKept(allied(pieces));
  expect(isBound({ "rome massilia": { LG: 1 }, "greece narbo": { HI: 1 } })).toBe(false);
  expect(isBound({ "rome massilia": { LG: 1 }, "carthage massilia": { HI: 1 } })).toBe(false);
  expect(isBound({ "greece massilia": { HI: 1 }, "carthage massilia": { HI: 1 } })).toBe(false);
  expect(isBound({ "greece massilia": { HI: 1 }, "rome massilia": { LG: 1 } })).toBe(true);
});

test("R206, 12.44: a Soldier of Fortune binds nobody but his keeper, and only where he is", () => {
  const isBound = (keeper: number, space: string): boolean => {
    const state = allied({ "rome massilia": { LG: 1 }, [`sof ${space}`]: { HI: 1 } });
    state.armies = [soldier(keeper)];
    return isKept(state);
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
  expect(isKept(cloneState(state))).toBe(false);
  march(GREECE, "massilia");
  expect(isKept(state)).toBe(true);
});

test("4.1, R206: what was agreed for a turn ends with it where they stand apart, and stays with those who stand together", () => {
  const state = allied({ "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 }, "east narbo": { HI: 1 } });
  permit(state, ROME, GREECE, "stack", 1);
  permit(state, ROME, EAST, "stack", 1);
  permit(state, EAST, ROME, "pass", 1);
  state.turn++;
  endPacts(state, () => undefined);
  expect(allows(state, ROME, GREECE, STACK)).toBe(true);
  expect(state.pacts.filter((pact) => pact !== 0)).toEqual([STACK]);
});

test("R206, 5.12: a leader who is a guest in a Space keeps those two allied as units would, until they part", () => {
  for (const permission of ["stack", "pass"] as const) {
    const state = position("V", {
      pieces: { "rome massilia": { LG: 1 } },
      leaders: { "greece-3": "massilia", "east-3": "narbo" },
    });
    for (const guest of [GREECE, EAST]) permit(state, ROME, guest, permission, 1);
    state.turn++;
    endPacts(state, () => undefined);
    expect([GREECE, EAST].map((guest) => areEnemies(state, ROME, guest))).toEqual([false, true]);
  }
});

const RICH = { rome: 5, carthage: 5, greece: 5, east: 5 } as const;

test("R180, R431: either side may end an agreement at the start of his own Activation", () => {
  const state = position("V", { treasury: RICH });
  permit(state, powerOf("rome"), powerOf("greece"), "pass");
  const table = activates(state, "rome").take("rome", { do: "breakPact", power: "greece" });
  expect(table.told("pactBroken")).toHaveLength(1);
  expect(allows(state, powerOf("rome"), powerOf("greece"), PASS)).toBe(false);
  expect(table.choices("rome", "do")).not.toContain("breakPact");
});
