/** 12.71: where slaves go, and what they suffer on the way. */
import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { addArmy, armyOf, slavesOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { count, nodeIn, ownerOf, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { dice, type Table } from "../../testing/table.ts";
import { activates, arrivalThat, idleExpansion, idleMove } from "../chance-events/testing.ts";
import { attrition } from "../movement/attrition.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);

/** Slaves of a power in a Space, and a marker of another one. */
function rising(victim: "rome" | "carthage" | "greece", space: string, given: Given = {}): Table {
  const state = position("V", { treasury: { east: 5 }, ...given });
  const owner = { rome: "slavesRome", carthage: "slavesCarthage", greece: "slavesGreece" }[victim];
  addArmy(state, slavesOf(powerOf(victim), spaceIn(state, space)));
  putPieces(state, `${owner} ${space}`, { BI: 2 });
  return activates(state, "east");
}

/** Where it can lead them. */
const ways = (...given: Parameters<typeof rising>): unknown[] =>
  (rising(...given).choices("east", "node") as string[]).toSorted((a, b) => a.localeCompare(b));

test("12.71, R176: through points they come to every Space behind them, each once, and never back to their own", () => {
  expect(ways("rome", "aquileia")).toEqual(["coricum", "ravenna", "verona", "virunum"]);
  expect(ways("greece", "actium")).toEqual(["dyrrhachium", "larissa", "thebae"]);
});

test("R176, 9.33: a strait before or behind a point is crossed only as 9.33 allows", () => {
  expect(ways("carthage", "tingi")).toEqual(["gades", "malaca", "rusaddir", "volubilis"]);
  expect(ways("carthage", "tingi", { pieces: { "rome tingi": { GS: 1 } } })).toEqual(["rusaddir", "volubilis"]);
  expect(ways("carthage", "gades")).toEqual(["hispalis", "malaca", "tingi"]);
  expect(ways("carthage", "gades", { pieces: { "rome tingi": { LI: 1 } } })).toEqual(["hispalis", "malaca"]);
});

test("12.71, 12.73: on an island the slaves grow, and nobody is asked to lead them", () => {
  const table = rising("greece", "naxos");
  expect(count(table.state, "slavesGreece naxos", "BI")).toBe(3);
  expect(table.choices("east", "type")).toContain("pay");
});

test("12.71: the army grows where it went, not where it left a unit or where more are left behind", () => {
  const first = rising("rome", "capua", { pieces: { "rome capua": { town: 2 } } }).take("east", { node: "roma" });
  const { state } = first;
  expect(first.told("slavesGrew")).toMatchObject([{ power: powerOf("rome"), node: spaceIn(state, "capua") }]);
  expect(armyOf(state, ownerOf("slavesRome"))!.node).toBe(spaceIn(state, "roma"));
  putPieces(state, "slavesRome pisae", { BI: 9 });
  state.frames = [];
  activates(state, "greece");
  const parts = ["roma", "capua", "pisae"].map((id) => count(state, `slavesRome ${id}`, "BI"));
  expect(parts).toEqual([3, 1, 9]);
});

test("12.71: the slaves of the last power are led like those of the first", () => {
  const state = position("V", { treasury: { rome: 5 }, pieces: { "slavesEast damascus": { BI: 2 } } });
  addArmy(state, slavesOf(powerOf("east"), spaceIn(state, "damascus")));
  activates(state, "rome").take("rome", { node: "antiochia" });
  expect(count(state, "slavesEast antiochia", "BI")).toBe(3);
  expect(armyOf(state, ownerOf("slavesEast"))!.node).toBe(spaceIn(state, "antiochia"));
});

test("9.32, 2.13, 12.71, R395: slaves that cross a pass of the Alps roll for attrition as any army does", () => {
  const cross = (die: number): Table => {
    const state = position("V", { treasury: { east: 5 }, pieces: { "slavesRome taurinorum": { BI: 5 } } });
    addArmy(state, slavesOf(powerOf("rome"), spaceIn(state, "taurinorum")));
    const others = [arrivalThat("held"), idleMove, idleExpansion, attrition];
    return activates(state, "east", dice(die), true, others).take("east", { node: "valentia" });
  };
  const table = cross(6);
  expect(table.told("attritionRolled")).toMatchObject([{ node: spaceIn(table.state, "ap_cottiae"), need: 2 }]);
  expect(count(table.state, "slavesRome valentia", "BI")).toBe(4);
  expect(armyOf(table.state, ownerOf("slavesRome"))!.node).toBe(spaceIn(table.state, "valentia"));
});

test("9.32, 12.72, R395: slaves of whom the pass leaves nobody are gone, and those left in a Town are the army then", () => {
  const state = position("V", {
    treasury: { east: 5 },
    pieces: { "rome taurinorum": { town: 2 }, "slavesRome taurinorum": { BI: 1 } },
  });
  addArmy(state, slavesOf(powerOf("rome"), spaceIn(state, "taurinorum")));
  const others = [arrivalThat("held"), idleMove, idleExpansion, attrition];
  activates(state, "east", dice(1), true, others).take("east", { node: "valentia" });
  expect([count(state, "slavesRome valentia", "BI"), count(state, "slavesRome taurinorum", "BI")]).toEqual([0, 1]);
  expect([state.forces, armyOf(state, ownerOf("slavesRome"))!.node]).toEqual([[], spaceIn(state, "taurinorum")]);
});
