import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { paxRomana } from "../../game.ts";
import { promptOf } from "../../prompt/prompt.ts";
import { questionOf } from "../../question.ts";
import { BI, data, FRESH, type PowerName } from "../../data/index.ts";
import { addArmy, armyOf, slavesOf } from "../../state/armies.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { addForce, addToForce, emptyForce, OVER_STRAIT } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { count, nodeIn, ownerOf, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { sack } from "../cities/sack.ts";
import { holderOf } from "../control/holder.ts";
import { meets } from "../movement/contents.ts";
import { permit } from "../diplomacy/pacts.ts";
import { activates, arrivalThat, draws, idleExpansion, idleMove } from "../chance-events/testing.ts";
import { afterStep } from "../after-step.ts";
import { isGarrisoned } from "./revolts.ts";

const SLAVES = ownerOf("slavesRome");
const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

/** Slaves of Rome in a Space, and what else is given. */
function revolt(space: string, n: number, given: Given = {}): State {
  const state = position("V", { treasury: { carthage: 5, rome: 5, greece: 5, east: 5 }, ...given, settled: true });
  addArmy(state, slavesOf(powerOf("rome"), spaceIn(state, space)));
  putPieces(state, `slavesRome ${space}`, { BI: n });
  return state;
}
const stability = (state: State, power: PowerName): number => state.powers[powerOf(power)]!.stability;

test("16.2 Slave Revolt, 12.71, R7: Stability -1, and two Barbarian Infantry in an unoccupied Space of the Home Territory", () => {
  const state = position("V", {
    pieces: { "rome roma": { LG: 1, city: 5 }, "rome pisae": { town: 2 }, "rome arretium": { GARR: 1 } },
    settled: true,
  });
  state.order = [0, 1, 2, 3];
  const before = stability(state, "rome");
  const table = draws(state, "rome", "slaveRevolt");
  expect(stability(state, "rome")).toBe(before - 1);
  const spaces = table.choices("carthage", "node");
  expect(spaces).toContain("pisae");
  expect(spaces).not.toContain("roma");
  expect(spaces).not.toContain("arretium");
  expect(spaces).not.toContain("carthago");
  table.take("carthage", { node: "pisae" });
  expect(count(state, "slavesRome pisae", "BI")).toBe(2);
  expect(armyOf(state, SLAVES)).toMatchObject({ keeper: powerOf("rome"), node: spaceIn(state, "pisae") });
});

test("12.71: it is known where slaves stay who are not moved", () => {
  const state = revolt("capua", 2);
  for (const id of activates(revolt("capua", 2), "carthage").choices("carthage", "node") as string[])
    putPieces(state, `rome ${id}`, { LI: 1 });
  const table = activates(state, "carthage");
  expect(questionOf(table.state)!.key).toBe("slaves.move");
  const seat = powerOf("carthage");
  const { options } = promptOf(paxRomana.view(table.state, seat), seat)!;
  expect(options.find(({ action }) => action.type === "stop")!.leads).toEqual([
    { to: "stop", at: spaceIn(state, "capua") },
  ]);
});

test("R99: the next power in play order that is not allied places the slaves", () => {
  const state = position("V");
  state.order = ["greece", "rome", "east", "carthage"].map((name) => powerOf(name as PowerName));
  permit(state, powerOf("east"), powerOf("rome"), "pass");
  expect(draws(state, "rome", "slaveRevolt").who).toEqual([powerOf("carthage")]);
});

test("16.2 Slave Revolt: no event while a revolt runs, or without a Home Space free of units", () => {
  expect(draws(revolt("capua", 2), "rome", "slaveRevolt").told("noEvent")).toHaveLength(1);
  const all = data.map.homeProvinces[powerOf("rome")]!.flatMap((province) => data.map.spacesOf[province]!);
  const pieces = Object.fromEntries(all.map((node) => [`rome ${data.map.ids[node]}`, { LI: 1 }]));
  const full = position("V", { pieces });
  expect(draws(full, "rome", "slaveRevolt").told("noEvent")).toHaveLength(1);
});

test("16.2, 12.71, R291: a Home Space with a garrison has no land units, but no room for slaves either", () => {
  const all = data.map.homeProvinces[powerOf("rome")]!.flatMap((province) => data.map.spacesOf[province]!);
  const pieces = Object.fromEntries(all.map((node) => [`rome ${data.map.ids[node]}`, { GARR: 1 }]));
  const state = position("V", { pieces });
  const before = stability(state, "rome");
  expect(draws(state, "rome", "slaveRevolt").told("noEvent")).toHaveLength(1);
  expect(stability(state, "rome")).toBe(before);
});

test("12.71, R232: a Space of other slaves is no enemy's: an army with that one way goes there", () => {
  const ways = activates(revolt("capua", 2), "east").choices("east", "node") as string[];
  const state = revolt("capua", 2);
  for (const id of ways.slice(1)) putPieces(state, `rome ${id}`, { LI: 1 });
  putPieces(state, `slavesGreece ${ways[0]}`, { BI: 1 });
  expect(activates(state, "east").choices("east", "type")).not.toContain("stop");
});

test("12.71, R176: every marker of another power, from row or cup, adds a unit and moves the army one Space", () => {
  for (const drawn of [true, false]) {
    const state = revolt("capua", 2);
    const table = activates(state, "carthage", [], drawn);
    expect(count(state, "slavesRome capua", "BI")).toBe(3);
    expect(table.choices("carthage", "type")).not.toContain("stop");
    table.take("carthage", { node: "roma" });
    expect(count(state, "slavesRome capua", "BI")).toBe(0);
    expect(count(state, "slavesRome roma", "BI")).toBe(3);
    expect(table.choices("carthage", "type")).toContain("pay");
  }
});

test("12.71: the victim's own marker does neither", () => {
  const state = revolt("capua", 2);
  expect(activates(state, "rome").choices("rome", "type")).toContain("pay");
  expect(count(state, "slavesRome capua", "BI")).toBe(2);
});

test("12.71: with its own slaves and others' in revolt a power leads only the others'", () => {
  const state = revolt("capua", 2);
  addArmy(state, slavesOf(powerOf("carthage"), spaceIn(state, "zama")));
  putPieces(state, "slavesCarthage zama", { BI: 2 });
  const table = activates(state, "carthage").take("carthage", { node: "roma" });
  expect(table.choices("carthage", "type")).toContain("pay");
  expect([count(state, "slavesCarthage zama", "BI"), count(state, "slavesRome roma", "BI")]).toEqual([2, 3]);
});

test("12.71: one unit stays in a Town or City in which the army began", () => {
  const state = revolt("capua", 2, { pieces: { "rome capua": { town: 2 } } });
  activates(state, "greece").take("greece", { node: "roma" });
  expect(count(state, "slavesRome capua", "BI")).toBe(1);
  expect(count(state, "slavesRome roma", "BI")).toBe(2);
});

test("12.71: it may stay only where every way leads into an occupied Space", () => {
  const around = [...data.map.direct[data.map.nodeOf.get("capua")!]!];
  const state = revolt("capua", 2);
  const ways = activates(revolt("capua", 2), "east").choices("east", "node") as string[];
  expect(ways.length).toBeGreaterThanOrEqual(around.length);
  for (const id of ways) putPieces(state, `rome ${id}`, { LI: 1 });
  const table = activates(state, "east");
  expect(table.choices("east", "type")).toContain("stop");
  table.take("east", { type: "stop" });
  expect(count(state, "slavesRome capua", "BI")).toBe(3);
});

test("R176, 9.33: points are passed free, and a strait only as 9.33 allows", () => {
  const open = activates(revolt("rhegium", 2), "carthage");
  expect(open.choices("carthage", "node")).toContain("messana");
  const held = activates(revolt("rhegium", 2, { pieces: { "carthage messana": { LI: 1 } } }), "carthage");
  expect(held.choices("carthage", "node")).not.toContain("messana");
});

test("R176, 10.31: over a strait slaves are not intercepted", () => {
  const seen: number[] = [];
  const watching = procedure<Body<"arrival", { acts: "begin" }>>({
    name: "arrival",
    rule: "9.21",
    steps: {
      begin(state, { force }, course) {
        seen.push(state.forces[force]!.flags & OVER_STRAIT);
        course.end({ how: "held", contested: false });
      },
    },
  });
  for (const to of ["messana", "paestum"])
    activates(revolt("rhegium", 2), "carthage", [], true, [watching, idleMove, idleExpansion]).take("carthage", {
      node: to,
    });
  expect(seen).toEqual([OVER_STRAIT, 0]);
});

test("12.71, R207: beaten, the army goes back to where it came from; a dead one leaves those behind as the army", () => {
  const state = revolt("capua", 3);
  activates(state, "carthage", [], true, [arrivalThat("back"), idleMove, idleExpansion]).take("carthage", {
    node: "roma",
  });
  expect(count(state, "slavesRome capua", "BI")).toBe(4);
  const lost = revolt("capua", 3, { pieces: { "rome capua": { town: 2 } } });
  activates(lost, "carthage", [], true, [arrivalThat("gone"), idleMove, idleExpansion]).take("carthage", {
    node: "roma",
  });
  expect(count(lost, "slavesRome capua", "BI")).toBe(1);
  lost.frames = [];
  activates(lost, "greece");
  expect(count(lost, "slavesRome capua", "BI")).toBe(2);
});

test("12.71, R207: where the army has died, the largest part left behind is the army", () => {
  const state = revolt("roma", 0, { pieces: { "slavesRome capua": { BI: 1 }, "slavesRome pisae": { BI: 2 } } });
  putPieces(state, "slavesRome venusia", { BI: 1 });
  activates(state, "greece");
  const parts = ["capua", "pisae", "venusia"].map((id) => count(state, `slavesRome ${id}`, "BI"));
  expect(parts).toEqual([1, 3, 1]);
});

test("12.72: the revolt ends with its last unit, and Stability rises", () => {
  const state = revolt("capua", 2);
  const before = stability(state, "rome");
  addUnits(state, keyOf(spaceIn(state, "capua"), SLAVES, FRESH), BI, -2);
  afterStep(state, undefined);
  expect(state.armies.some(({ kind }) => kind === "slaves")).toBe(false);
  expect(stability(state, "rome")).toBe(before + 1);
});

test("12.73: slaves never sail, and nobody controls a Space in which they sit", () => {
  const table = activates(revolt("brundisium", 2), "carthage");
  expect(table.choices("carthage", "node")).not.toContain("dyrrhachium");
  const state = revolt("capua", 1, { pieces: { "rome capua": { town: 2 } } });
  expect(holderOf(state, spaceIn(state, "capua"))).toBe(-1);
});

test("12.71: two revolts are both looked after by a third power", () => {
  const state = revolt("capua", 2);
  addArmy(state, slavesOf(powerOf("carthage"), spaceIn(state, "zama")));
  putPieces(state, "slavesCarthage zama", { BI: 2 });
  const table = activates(state, "greece");
  table.take("greece", { node: "roma" });
  expect(count(state, "slavesCarthage zama", "BI")).toBe(3);
  table.take("greece", { node: "thapsus" });
  expect(table.told("slavesMoved")).toHaveLength(2);
});

test("7.54, 12.74: slaves never sack what they take", () => {
  const state = revolt("capua", 2, { pieces: { "rome roma": { city: 3 } } });
  const force = addForce(state, emptyForce(powerOf("carthage"), spaceIn(state, "roma")));
  addToForce(state, state.forces[force]!, SLAVES, FRESH, BI, 2);
  const table = new Table(state, [sack], {
    proc: "sack",
    force,
    space: spaceIn(state, "roma"),
    city: true,
  });
  expect(table.isOpen).toBe(false);
  expect(table.told("sackRolled")).toHaveLength(0);
});

test("12.71, R232: slaves of two powers do not fight, and share a Space", () => {
  const state = revolt("capua", 3, { pieces: { "carthage roma": { HI: 1 } } });
  const force = emptyForce(powerOf("greece"), spaceIn(state, "paestum"));
  addForce(state, force);
  addToForce(state, force, ownerOf("slavesCarthage"), FRESH, BI, 2);
  expect(meets(state, force, spaceIn(state, "capua"))).toBe(0);
  expect(meets(state, force, spaceIn(state, "roma"))).not.toBe(0);
});

test("12.71: whoever must move the slaves is told so, and where they cannot go", () => {
  const table = activates(revolt("capua", 2), "carthage");
  expect(table.refusal("carthage", { type: "stop" })).toBe("slaves.mustMove 12.71");
  const far = spaceIn(table.state, "carthago");
  expect(table.refusal("carthage", { type: "step", node: far })).toBe("slaves.noWay 12.71");
});

test("12.71: only land units and garrisons make a Space garrisoned: not ships, and not works alone", () => {
  const state = position("V", {
    pieces: { "rome roma": { GS: 1, city: 5 }, "rome capua": { GARR: 1 }, "rome pisae": { GS: 1, LG: 1 } },
  });
  const spaces = ["roma", "capua", "pisae", "genua"].map((id) => isGarrisoned(state, spaceIn(state, id)));
  expect(spaces).toEqual([false, true, true, false]);
});

test("12.72: a revolt that still has units goes on when another ends; the Soldier of Fortune is no revolt", () => {
  const state = revolt("capua", 2);
  addArmy(state, slavesOf(powerOf("carthage"), spaceIn(state, "zama")));
  const before = stability(state, "carthage");
  afterStep(state, undefined);
  expect(stability(state, "carthage")).toBe(before + 1);
  expect(state.armies.map(({ kind }) => kind)).toEqual(["soldier", "slaves"]);
  expect(armyOf(state, SLAVES)).toBeDefined();
});
