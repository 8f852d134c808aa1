import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { data, FRESH, GS, NONE, REBELLIONS, type RebellionName } from "../../data/index.ts";
import { nodeOfPlace, placeOf } from "../../state/keys.ts";
import type { State } from "../../state/state.ts";
import { addForce, emptyForce } from "../../state/force.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { count, nodeIn, ownerOf, position, powerOf, putPieces } from "../../testing/position.ts";
import type { Table } from "../../testing/table.ts";
import { afterStep } from "../after-step.ts";
import { activates, draws, twoDice } from "../chance-events/testing.ts";
import { freshGalleys } from "../movement/movers.ts";
import { endMutinies, endMutiny, isMutinied, moveMutiny } from "./mutinies.ts";

const spaceIn = (state: State, id: string): number => nodeIn(worldOf(state.config).map, id);
const rebels = (state: State, name: RebellionName): Table =>
  draws(state, "rome", "rebellion", twoDice(data.charts.rebellions, REBELLIONS.indexOf(name)));

test("16.2 Rebellion, 13.3, R2, R19, R208: two dice name an area; its garrisons are lost, -1 for each power with a Space there", () => {
  const state = position("V", {
    pieces: { "rome caralis": { GARR: 2 }, "carthage olbia": { HI: 1, GARR: 1 }, "carthage carthago": { GARR: 1 } },
    stability: { rome: 4, carthage: 4, greece: 4, east: 4 },
    settled: true,
  });
  const table = rebels(state, "sardinia");
  expect(table.told("rebellionRolled")).toHaveLength(1);
  expect(count(state, "rome caralis", "GARR") + count(state, "carthage olbia", "GARR")).toBe(0);
  expect(count(state, "carthage carthago", "GARR")).toBe(1);
  expect(count(state, "carthage olbia", "HI")).toBe(1);
  const fallen = table.told("stability").filter(({ rule }) => rule === "16.2");
  expect(fallen.map(({ power, change }) => [power, change])).toEqual([
    [powerOf("rome"), -1],
    [powerOf("carthage"), -1],
  ]);
});

test("R175: Gaul is its mainland, Danube the whole Territory", () => {
  const areas = (name: RebellionName): string[] =>
    data.charts.rebellionAreas[REBELLIONS.indexOf(name)]!.map((p) => data.map.provinceIds[p]!);
  expect(areas("gaul")).not.toContain("britannia");
  expect(areas("gaul")).toHaveLength(4);
  expect(areas("danube")).toHaveLength(data.map.provincesOf[data.map.territoryNumbers.get("danube")!]!.length);
});

test("16.2 Naval Mutiny: the drawer names one fleet; its owner may pay a Talent for each squadron", () => {
  const state = position("V", {
    pieces: { "carthage utica": { GS: 2 }, "carthage carthago": { GS: 3 }, "greece thessalonica": { GS: 1 } },
    treasury: { carthage: 4 },
    settled: true,
  });
  const table = rebels(state, "navalMutiny");
  table.take("rome", { power: "carthage" });
  expect(table.choices("rome", "node")).toHaveLength(2);
  table.take("rome", { node: "carthago" });
  const carthago = spaceIn(state, "carthago");
  expect(isMutinied(state, carthago, powerOf("carthage"))).toBe(true);
  expect(isMutinied(state, spaceIn(state, "utica"), powerOf("carthage"))).toBe(false);
  state.frames = [];
  const paid = activates(state, "carthage").take("carthage", { type: "payMutiny" });
  expect(state.powers[powerOf("carthage")]!.treasury).toBe(1);
  expect(isMutinied(state, carthago, powerOf("carthage"))).toBe(false);
  expect(paid.choices("carthage", "type")).toContain("pay");
});

test("16.2 Naval Mutiny: a fleet in mutiny is not named again; where all are, nothing happens", () => {
  const pieces = { "carthage utica": { GS: 2 }, "carthage carthago": { GS: 3 } };
  const state = position("V", { pieces, settled: true });
  state.mutinies = [placeOf(spaceIn(state, "utica"), powerOf("carthage"))];
  rebels(state, "navalMutiny");
  expect(isMutinied(state, spaceIn(state, "carthago"), powerOf("carthage"))).toBe(true);
  state.frames = [];
  expect(rebels(state, "navalMutiny").told("noEvent")).toHaveLength(1);
});

test("16.2 Naval Mutiny, R289: it ends with the last squadron there; a fleet that comes later obeys", () => {
  const state = position("V", { pieces: { "carthage carthago": { GS: 3 } }, settled: true });
  rebels(state, "navalMutiny");
  const carthago = spaceIn(state, "carthago");
  expect(isMutinied(state, carthago, powerOf("carthage"))).toBe(true);
  addUnits(state, keyOf(carthago, powerOf("carthage"), FRESH), GS, -3);
  afterStep(state, undefined);
  putPieces(state, "carthage carthago", { GS: 1 });
  expect(isMutinied(state, carthago, powerOf("carthage"))).toBe(false);
});

test("16.2 Naval Mutiny, 3.52, R289: squadrons that come to a fleet in mutiny are part of it: they stay, and are paid for", () => {
  const state = position("V", { pieces: { "carthage carthago": { GS: 3 } }, treasury: { carthage: 5 }, settled: true });
  rebels(state, "navalMutiny");
  const [carthago, carthage] = [spaceIn(state, "carthago"), powerOf("carthage")];
  putPieces(state, "carthage carthago", { GS: 2 });
  expect(freshGalleys(state, carthago, carthage)).toBe(0);
  state.frames = [];
  activates(state, "carthage").take("carthage", { type: "payMutiny" });
  expect([state.powers[carthage]!.treasury, freshGalleys(state, carthago, carthage)]).toEqual([0, 5]);
});

test("16.2 Naval Mutiny: without enough Talents nobody is asked", () => {
  const state = position("V", { pieces: { "carthage carthago": { GS: 3 } }, treasury: { carthage: 2 }, settled: true });
  rebels(state, "navalMutiny");
  expect(state.mutinies).toHaveLength(1);
  state.frames = [];
  expect(activates(state, "carthage").choices("carthage", "type")).toContain("pay");
});

test("16.2 Naval Mutiny: a fleet is where squadrons are, not where only an army stands", () => {
  const pieces = { "carthage utica": { GS: 2 }, "carthage carthago": { HI: 3 }, "greece pella": { HI: 1 } };
  const state = position("V", { pieces, settled: true });
  expect(rebels(state, "navalMutiny").told("fleetMutinied")).toMatchObject([{ node: spaceIn(state, "utica") }]);
});

test("16.2 Naval Mutiny: each fleet rises, moves, is paid and obeys again by itself", () => {
  const pieces = { "carthage utica": { GS: 2 }, "carthage carthago": { GS: 3 }, "rome carthago": { GS: 1 } };
  const state = position("V", { pieces, treasury: { carthage: 2 }, settled: true });
  const [utica, carthago, tacape] = ["utica", "carthago", "tacape"].map((id) => spaceIn(state, id));
  const rising = (): boolean[] =>
    [utica, carthago, tacape].map((node) => isMutinied(state, node!, powerOf("carthage")));
  const last = utica! > carthago! ? "utica" : "carthago";
  for (const node of [last, last === "utica" ? "carthago" : "utica"]) {
    state.frames = [];
    const table = rebels(state, "navalMutiny").take("rome", { power: "carthage" });
    if (table.isOpen) table.take("rome", { node });
  }
  expect(state.mutinies).toEqual(state.mutinies.toSorted((a, b) => a - b));
  expect([rising(), isMutinied(state, carthago!, powerOf("rome"))]).toEqual([[true, true, false], false]);
  afterStep(state, undefined);
  expect(rising()).toEqual([true, true, false]);
  // Two Talents are enough for Utica, and not for Carthago.
  state.frames = [];
  const pay = activates(state, "carthage");
  expect(pay.choices("carthage", "node")).toEqual(["utica"]);
  expect(pay.choices("carthage", "type")).toContain("done");
  expect(pay.refusal("carthage", { type: "payMutiny", node: carthago! })).toBe("mutiny.cannotPay 16.2");
  pay.take("carthage", { type: "done" });
  moveMutiny(state, utica!, tacape!, powerOf("carthage"));
  expect(rising()).toEqual([false, true, true]);
  moveMutiny(state, utica!, carthago!, powerOf("rome"));
  expect(state.mutinies).toHaveLength(2);
  moveMutiny(state, tacape!, carthago!, powerOf("carthage"));
  expect([rising(), state.mutinies.length]).toEqual([[false, true, false], 1]);
  moveMutiny(state, carthago!, NONE, powerOf("carthage"));
  expect(state.mutinies).toEqual([]);
  const keys = [utica!, carthago!, tacape!].map((node) => placeOf(node, powerOf("carthage"))).toSorted((a, b) => a - b);
  state.mutinies = keys.slice(1);
  moveMutiny(state, nodeOfPlace(keys[2]!), nodeOfPlace(keys[0]!), powerOf("carthage"));
  expect(state.mutinies).toEqual(keys.slice(0, 2));
});

test("16.2 Naval Mutiny, 3.52, R493: squadrons that serve a power rise with its own, or alone, and are paid for too", () => {
  const pieces = { "greece rhodus": { HI: 1, GS: 1 }, "rhodes rhodus": { GS: 2 }, "rhodes samos": { GS: 1 } };
  const state = position("V", { pieces, treasury: { greece: 3 }, settled: true });
  const [rhodus, samos] = [spaceIn(state, "rhodus"), spaceIn(state, "samos")];
  const table = rebels(state, "navalMutiny");
  expect(table.choices("rome", "node")).toEqual(expect.arrayContaining(["rhodus", "samos"]));
  table.take("rome", { node: "rhodus" });
  const sail = (node: number): number => freshGalleys(state, node, ownerOf("rhodes"));
  expect([sail(rhodus), sail(samos), freshGalleys(state, rhodus, powerOf("greece"))]).toEqual([0, 1, 0]);
  // The mutiny lasts while any squadron of the fleet is left.
  addUnits(state, keyOf(rhodus, powerOf("greece"), FRESH), GS, -1);
  endMutinies(state);
  expect(sail(rhodus)).toBe(0);
  putPieces(state, "greece rhodus", { GS: 1 });
  state.frames = [];
  activates(state, "greece").take("greece", { type: "payMutiny" });
  expect([state.powers[powerOf("greece")]!.treasury, sail(rhodus)]).toEqual([0, 2]);
});

test("R289: only the mutiny whose squadrons are gone is over, and none while a force is there", () => {
  const pieces = { "carthage utica": { GS: 2 }, "carthage carthago": { GS: 3 } };
  const state = position("V", { pieces, settled: true });
  const [utica, carthago] = ["utica", "carthago"].map((id) => spaceIn(state, id));
  state.mutinies = [utica!, carthago!].map((node) => placeOf(node, powerOf("carthage"))).toSorted((a, b) => a - b);
  addUnits(state, keyOf(utica!, powerOf("carthage"), FRESH), GS, -2);
  addForce(state, emptyForce(powerOf("rome"), utica!));
  state.forces.push(null);
  endMutinies(state);
  expect(state.mutinies).toHaveLength(2);
  state.forces[0]!.node = spaceIn(state, "tacape");
  endMutinies(state);
  expect(state.mutinies).toEqual([placeOf(carthago!, powerOf("carthage"))]);
  endMutiny(state, utica!, powerOf("carthage"));
  expect(state.mutinies).toHaveLength(1);
});
