import { describe, expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CARTHAGE, data, EAST, FRESH, GREECE, HI, HORDE_0, NONE, ROME, SOLDIER_OF_FORTUNE } from "../../data/index.ts";
import type { Event } from "../../event.ts";
import { addArmy, horde, soldier } from "../../state/armies.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { cloneState, type State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { activates } from "../chance-events/testing.ts";
import { begin, entering, setOut } from "../battle/testing.ts";
import { holderOf } from "../control/holder.ts";
import { TRUCE } from "../control/permission.ts";
import { allows, areEnemies, LOC, PASS, SEA, STACK } from "../control/relation.ts";
import { enemiesTogether } from "../../invariants/company.ts";
import { count, given, march } from "../movement/testing.ts";
import { pactsOf } from "./agreed.ts";
import { breakableBy, breakPact, endPacts, forfeit, partAllies, permit } from "./pacts.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

test("R206, 12.44: the Soldier of Fortune of one who stands with the other keeps them allied, too", () => {
  const state = position("II", { pieces: { "rome massilia": { LG: 1 }, "sof massilia": { HI: 1 } } });
  addArmy(state, soldier(powerOf("carthage")));
  permit(state, powerOf("rome"), powerOf("carthage"), "stack");
  breakPact(state, powerOf("rome"), powerOf("carthage"));
  expect(areEnemies(state, ROME, CARTHAGE)).toBe(false);
});

test("R180, R206: powers that stand in one Space leave each other in peace until they part; the Space is the giver's", () => {
  const state = position("V", { pieces: { "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 } } });
  permit(state, powerOf("rome"), powerOf("greece"), "stack", 1);
  permit(state, powerOf("rome"), powerOf("greece"), "sea", 1);
  expect(holderOf(state, spaceIn(state, "massilia"))).toBe(powerOf("rome"));
  state.turn++;
  endPacts(state, () => undefined);
  expect(areEnemies(state, ROME, GREECE)).toBe(false);
  expect([STACK, SEA].map((bit) => allows(state, ROME, GREECE, bit))).toEqual([false, false]);
  expect(holderOf(state, spaceIn(state, "massilia"))).toBe(ROME);
  // Nobody can end it again, and the peace is gone when they part.
  expect(breakableBy(state, powerOf("rome"))).toEqual([]);
  partAllies(state);
  expect(areEnemies(state, ROME, GREECE)).toBe(false);
  addUnits(state, keyOf(spaceIn(state, "massilia"), powerOf("greece"), FRESH), HI, -1);
  partAllies(state);
  expect(areEnemies(state, ROME, GREECE)).toBe(true);
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
    { type: "pactEnded", from: ROME, to: GREECE },
    { type: "pactEnded", from: ROME, to: CARTHAGE },
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

test("4.1, R431: whoever sweeps away garrisons, takes an undefended Town or catches a lone leader attacks", () => {
  const met: readonly Given[] = [
    { pieces: { "greece venusia": { GARR: 2 } } },
    { pieces: { "greece venusia": { town: 1 } } },
    { leaders: { "greece-3": "venusia" } },
  ];
  for (const { pieces, leaders = {} } of met) {
    const state = given({ "rome capua": { LG: 3 }, ...pieces }, { leaders });
    for (const permission of ["sea", "loc"] as const) permit(state, GREECE, ROME, permission);
    permit(state, EAST, ROME, "sea");
    const { events } = march(state, "capua", 6).answer("step venusia");
    expect([allows(state, GREECE, ROME, SEA | LOC), allows(state, EAST, ROME, SEA)]).toEqual([false, true]);
    expect(events.filter(({ type: e }) => e === "pactEnded")).toMatchObject([{ from: GREECE, to: ROME }]);
  }
});

test("4.1, 12.44, R466: an attack of the Soldier of Fortune is his player's, and one on him is one on his player", () => {
  const state = position("V", { pieces: { "sof capua": { HI: 9 }, "rome venusia": { LG: 1 } } });
  addArmy(state, soldier(GREECE));
  permit(state, ROME, GREECE, "sea");
  permit(state, GREECE, ROME, "sea");
  begin(state, entering(setOut(state, "sof", "capua", "venusia"), 1), [6, 1], [{ type: "stand" }]);
  expect([allows(state, ROME, GREECE, SEA), allows(state, GREECE, ROME, SEA)]).toEqual([false, true]);
  const swept = position("V", { pieces: { "sof capua": { HI: 9 }, "rome venusia": { GARR: 1 } } });
  addArmy(swept, soldier(GREECE));
  permit(swept, ROME, GREECE, "sea");
  begin(swept, entering(setOut(swept, "sof", "capua", "venusia"), 1), []);
  expect(allows(swept, ROME, GREECE, SEA)).toBe(false);
  forfeit(state, ROME, SOLDIER_OF_FORTUNE, () => undefined);
  expect(allows(state, GREECE, ROME, SEA)).toBe(false);
});

test("4.1, 13.26, R431: an attack of a horde is one of whoever moves it", () => {
  for (const pieces of [{ GARR: 1 }, { LG: 1 }]) {
    const state = position("V", { pieces: { "horde0 capua": { BI: 9 }, "rome venusia": pieces } });
    addArmy(state, horde(HORDE_0, "germans", GREECE, 0));
    permit(state, ROME, GREECE, "sea");
    const force = setOut(state, "horde0", "capua", "venusia");
    state.forces[force]!.power = GREECE;
    begin(state, entering(force, 1), [6, 1]);
    expect(allows(state, ROME, GREECE, SEA)).toBe(false);
  }
});

/** Rome has allowed Greece to stand in its Spaces. */
function allied(pieces: NonNullable<Given["pieces"]>): State {
  const state = position("V", { pieces });
  permit(state, ROME, GREECE, "stack");
  return state;
}

/** Whether Greece is still left in peace beside Rome once Rome has ended the agreement. */
function isKept(state: State): boolean {
  breakPact(state, ROME, GREECE);
  return !areEnemies(state, ROME, GREECE);
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
  const setsOut = (power: number, id: string): void => {
    const force = emptyForce(power, spaceIn(state, id));
    addForce(state, force);
    addToForce(state, force, power, 0, data.units.isLand.indexOf(1), 1);
  };
  setsOut(ROME, "massilia");
  state.forces.push(null);
  expect(isKept(cloneState(state))).toBe(false);
  setsOut(GREECE, "massilia");
  expect(isKept(state)).toBe(true);
});

test("4.1, R206: what was agreed for a turn ends with it where they stand apart, and stays with those who stand together", () => {
  const state = position("V", {
    pieces: { "rome massilia": { LG: 1 }, "greece massilia": { HI: 1 }, "east narbo": { HI: 1 } },
  });
  permit(state, ROME, GREECE, "stack", 1);
  permit(state, ROME, EAST, "stack", 1);
  permit(state, EAST, ROME, "pass", 1);
  state.turn++;
  endPacts(state, () => undefined);
  expect([GREECE, EAST].map((guest) => areEnemies(state, ROME, guest))).toEqual([false, true]);
  expect(state.pacts.filter((pact) => pact !== 0)).toEqual([TRUCE]);
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

describe("4.1, 5.12, R206: an agreement that has ended lets nobody in any more", () => {
  /** Rome has ended what let Greece stand in its Spaces; a Greek garrison is still in Roma. */
  function ended(pieces: NonNullable<Given["pieces"]>): State {
    const state = given({ "rome roma": { LG: 2, city: 5 }, "greece roma": { GARR: 1 }, ...pieces });
    permit(state, ROME, GREECE, "stack");
    permit(state, GREECE, ROME, "stack");
    breakPact(state, ROME, GREECE);
    partAllies(state);
    return state;
  }

  test("4.1, R206: whoever marches into a Space of the other attacks, although they share another Space", () => {
    const guest = march(ended({ "rome capua": { LG: 1 }, "greece venusia": { HI: 6 } }), "venusia", 4, GREECE);
    guest.answer(["step capua", "stop"]);
    expect([count(guest.state, "capua", "LG"), count(guest.state, "capua", "HI", GREECE)]).toEqual([0, 6]);
    const host = march(ended({ "greece capua": { HI: 1 } }), "roma", 4, ROME).answer(["step capua", "stop"]);
    expect([count(host.state, "capua", "LG"), count(host.state, "capua", "HI", GREECE)]).toEqual([2, 0]);
  });

  test("5.12, R206: those who stand together are left in peace; whoever comes to them attacks", () => {
    const state = ended({ "rome arretium": { LG: 2 } });
    expect([enemiesTogether(state), holderOf(state, spaceIn(state, "roma"))]).toEqual([NONE, ROME]);
    const table = march(state, "arretium", 4).answer(["step roma", "stop"]);
    expect([count(state, "roma", "LG"), count(state, "roma", "GARR", GREECE)]).toEqual([4, 0]);
    expect(table.events.map(({ type: e }) => e)).not.toContain("capitalLost");
  });

  test("5.12, R206: a force that has not left the shared Space may stay in it", () => {
    const table = march(ended({}), "roma", 4);
    expect(table.options).toContain("stop");
    table.answer("stop");
    expect(enemiesTogether(table.state)).toBe(NONE);
  });
});

const RICH = { rome: 5, carthage: 5, greece: 5, east: 5 } as const;

test("R180, R431: either side may end an agreement at the start of his own Activation", () => {
  const state = position("V", { treasury: RICH });
  permit(state, powerOf("rome"), powerOf("greece"), "pass");
  const table = activates(state, "rome").take("rome", { type: "breakPact", power: "greece" });
  expect(table.told("pactBroken")).toHaveLength(1);
  expect(allows(state, powerOf("rome"), powerOf("greece"), PASS)).toBe(false);
  expect(table.choices("rome", "type")).not.toContain("breakPact");
});

test("4.1, R431: what stands between powers is told with its giver, its taker and its turns", () => {
  const state = position("V");
  expect(pactsOf(state)).toEqual([]);
  permit(state, ROME, GREECE, "sea", 2);
  permit(state, EAST, ROME, "loc");
  const told = (): string[] =>
    pactsOf(state).map(({ kind, giver, taker, turns }) => `${giver}${taker} ${kind} ${turns}`);
  expect(told()).toEqual([`${ROME}${GREECE} sea 2`, `${EAST}${ROME} loc 0`]);
  state.turn++;
  expect(told()[0]).toBe(`${ROME}${GREECE} sea 1`);
});
