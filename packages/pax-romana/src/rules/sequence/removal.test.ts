import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { GALLIC_REBEL, HORDE_LEADER, OBJECTIVES, SOLDIER_LEADER } from "../../data/index.ts";
import { addArmy, horde, slavesOf, soldier } from "../../state/armies.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { count, nodeIn, ownerOf, position, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { removal } from "./removal.ts";

const phase = (state: State): Table => new Table(state, [removal], { proc: "removal" });
const removed = (given: Given): State => phase(position("V", { settled: true, ...given })).state;

test("3.2 C, 12.21, 12.27, 12.32: militia and mercenary infantry leave, everybody else stays", () => {
  const state = removed({ pieces: { "carthage utica": { HI: 1, MIL: 2, MHI: 3, MLI: 1, GARR: 1 } } });
  const units = ["HI", "MIL", "MHI", "MLI", "GARR"] as const;
  expect(units.map((unit) => count(state, "carthage utica", unit))).toEqual([1, 0, 0, 0, 1]);
});

test("10.68: elephants that are left alone by it die", () => {
  expect(count(removed({ pieces: { "carthage utica": { MHI: 3, EL: 1 } } }), "carthage utica", "EL")).toBe(0);
});

test("12.27, R96: mercenary cavalry becomes regular cavalry", () => {
  const state = removed({ pieces: { "carthage utica": { MCAV: 2 } } });
  expect(count(state, "carthage utica", "CAV")).toBe(2);
  expect(count(state, "carthage utica", "MCAV")).toBe(0);
});

test("12.42, 12.46: the Soldier of Fortune leaves with his army", () => {
  const state = position("V", { pieces: { "sof corcyra": { HI: 4 } }, leaders: { "soldier-of-fortune": "corcyra" } });
  state.armies = [];
  addArmy(state, soldier(2));
  const after = phase(state).state;
  expect(count(after, "sof corcyra", "HI")).toBe(0);
  expect(after.leaders[SOLDIER_LEADER]).toBe(IN_POOL);
  expect(after.armies).toEqual([]);
});

test("3.2 C, 13.4, 13.17: hordes leave; tribes, rebels, slaves and independents stay", () => {
  const pieces = {
    "horde0 gergovia": { BI: 6 },
    "tribes bibrax": { TI: 3 },
    "rebels zama": { BI: 1 },
    "slavesRome capua": { BI: 2 },
    "mamertines messana": { HI: 1 },
  };
  const state = position("V", { pieces });
  addArmy(state, horde(ownerOf("horde0"), "westGauls", 1, 0));
  const after = phase(state).state;
  expect(count(after, "horde0 gergovia", "BI")).toBe(0);
  expect(count(after, "tribes bibrax", "TI")).toBe(3);
  expect(count(after, "rebels zama", "BI")).toBe(1);
  expect(count(after, "slavesRome capua", "BI")).toBe(2);
  expect(count(after, "mamertines messana", "HI")).toBe(1);
  expect(after.armies.some(({ owner }) => owner === ownerOf("horde0"))).toBe(false);
});

test("8.12: all leaders of the powers are taken off the map", () => {
  const state = removed({ leaders: { "rome-4": "roma", "carthage-2": "utica" } });
  expect(state.leaders.every((place) => place < 0)).toBe(true);
  expect(nodeIn(worldOf(state.config).map, "roma")).toBe(0);
});

test("15.46: any markers may be discarded, secretly and all at once; how many is told, not which", () => {
  const state = position("V", { settled: true });
  const [a, c, k] = ["A", "C", "K"].map((letter) => OBJECTIVES.indexOf(letter as "A")) as [number, number, number];
  state.objectives.hands[0] = [a, c];
  state.objectives.shown[1] = [k];
  state.objectives.pool = [];
  const table = phase(state);
  expect(table.choices("rome", "kind")).toEqual(["A", "C"]);
  const before = JSON.stringify(view(table.state, 1));
  table.take("rome", { type: "discardObjective", kind: "A" });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  expect(table.choices("rome", "kind")).toEqual(["C"]);
  table.take("rome", { type: "lock" });
  table.take("carthage", { type: "discardObjective", kind: "K" }).take("carthage", { type: "lock" });
  expect(table.state.objectives.hands[0]).toEqual([c]);
  expect(table.state.objectives.shown[1]).toEqual([]);
  expect(new Set(table.state.objectives.pool)).toEqual(new Set([a, k]));
  expect(table.told("objectivesDiscarded").map(({ n }) => n)).toEqual([1, 1]);
});

test("15.46: of two alike each is discarded for itself, and one that was shown is another choice than a hidden one", () => {
  const state = position("V", { settled: true });
  const [a, c] = [OBJECTIVES.indexOf("A"), OBJECTIVES.indexOf("C")];
  state.objectives.hands[0] = [c, a, a];
  state.objectives.shown[0] = [a];
  state.objectives.pool = [];
  const table = phase(state);
  const offered = (): unknown[] => table.options("rome").flatMap(({ kind, yes }) => (kind === "A" ? [yes] : []));
  expect(offered()).toEqual([false, true]);
  table.take("rome", { kind: "A", yes: false });
  expect(offered()).toEqual([false, true]);
  table.take("rome", { kind: "A", yes: true });
  expect(offered()).toEqual([false]);
  table.take("rome", { kind: "A", yes: false });
  expect(table.choices("rome", "kind")).toEqual(["C"]);
  table.take("rome", { type: "lock" });
  expect(state.objectives).toMatchObject({ hands: [[c], [], [], []], shown: [[], [], [], []], pool: [a, a, a] });
  expect(table.told("objectivesDiscarded")).toMatchObject([{ power: 0, n: 3 }]);
});

test("15.46: whoever keeps all his markers has discarded none, and is not told of", () => {
  const state = position("V", { settled: true });
  state.objectives.hands[0] = [OBJECTIVES.indexOf("A")];
  const table = phase(state).take("rome", { type: "lock" });
  expect(table.told("objectivesDiscarded")).toEqual([]);
});

test("3.2 C, 13.3, 13.4: the Gallic revolt goes home with its leader, and so do the leaders of hordes; slaves keep their army", () => {
  const pieces = { "gallicRevolt gergovia": { BI: 4 }, "slavesRome capua": { BI: 2 } };
  const state = position("V", { pieces });
  const { map } = worldOf(state.config);
  addArmy(state, slavesOf(0, nodeIn(map, "capua")));
  for (let leader = HORDE_LEADER; leader < HORDE_LEADER + 4; leader++) putLeader(state, leader, nodeIn(map, "bibrax"));
  putLeader(state, GALLIC_REBEL, nodeIn(map, "gergovia"));
  const after = phase(state).state;
  expect(count(after, "gallicRevolt gergovia", "BI")).toBe(0);
  expect(after.leaders.slice(HORDE_LEADER).every((place) => place === IN_POOL)).toBe(true);
  expect(after.leaders[GALLIC_REBEL]).toBe(IN_POOL);
  expect(after.armies.map(({ kind }) => kind)).toContain("slaves");
});

test("12.27, R96: each army keeps its own mercenary cavalry, and it is told once for each", () => {
  const pieces = { "carthage utica": { MCAV: 2, CAV: 1 }, "greece pella": { MCAV: 1 }, "rome roma": { LG: 1 } };
  const table = phase(position("V", { pieces }));
  expect([count(table.state, "carthage utica", "CAV"), count(table.state, "greece pella", "CAV")]).toEqual([3, 1]);
  expect(table.told("cavalryKept")).toHaveLength(2);
});
