import { expect, test } from "vitest";
import { FRESH, GARR, MOVED, type PowerName } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { count, nodeIn, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { worldOf } from "../../config.ts";
import { STACK } from "../control/relation.ts";
import { canBuild, construction } from "./construction.ts";

const build = (power: PowerName, given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [construction], {
    proc: "construction",
    power: powerOf(power),
    noTown: [],
  });

const can = (given: Given, power: PowerName = "rome"): boolean =>
  canBuild(position("V", { settled: true, ...given }), { power: powerOf(power), noTown: [] });

const works = (table: Table, space: string): unknown =>
  worksAt(table.state, nodeIn(worldOf(table.state.config).map, space));

test("7.12: a Town costs 2 Talents and a garrison of its Space", () => {
  const given: Given = { pieces: { "rome capua": { GARR: 2 } }, treasury: { rome: 2 } };
  const table = build("rome", given).take("rome", { kind: "town" }).take("rome", { node: "capua" });
  expect(works(table, "capua")).toEqual({ owner: 0, works: 0, walls: 2 });
  expect(count(table.state, "rome capua", "GARR")).toBe(1);
  expect(table.state.powers[0]!.treasury).toBe(0);
  expect(table.isOpen).toBe(false);
  expect(can({ ...given, treasury: { rome: 1 } })).toBe(false);
});

test("7.12: the province need not be controlled, but the Space must be held", () => {
  expect(can({ pieces: { "rome zama": { GARR: 1 } }, treasury: { rome: 2 } })).toBe(true);
  expect(can({ pieces: { "rome zama": { LG: 1 } }, treasury: { rome: 2 } })).toBe(false);
});

test("7.12: a City costs 3 Talents and a full LG or HI, in a full own Town", () => {
  const given: Given = { pieces: { "rome capua": { town: 2, LG: 1, HI: 1 } }, treasury: { rome: 3 } };
  const table = build("rome", given).take("rome", { kind: "city" }).take("rome", { node: "capua" });
  expect(table.choices("rome", "unit")).toEqual(["LG", "HI"]);
  table.take("rome", { unit: "HI" });
  expect(works(table, "capua")).toEqual({ owner: 0, works: 1, walls: 5 });
  expect([count(table.state, "rome capua", "LG"), count(table.state, "rome capua", "HI")]).toEqual([1, 0]);
  expect(table.state.powers[0]!.treasury).toBe(0);
  const talents = { treasury: { rome: 3 } };
  expect(can({ pieces: { "rome capua": { town: 2, lg: 1 } }, ...talents })).toBe(false);
  expect(can({ pieces: { "rome capua": { town: 2, LI: 3 } }, ...talents })).toBe(false);
  expect(can({ pieces: { "carthage utica": { town: 2, MHI: 1 } }, treasury: { carthage: 3 } }, "carthage")).toBe(false);
});

test("7.12: with one sort of settlers nobody is asked which", () => {
  const table = build("rome", { pieces: { "rome capua": { town: 2, HI: 1, LI: 2 } }, treasury: { rome: 3 } });
  table.take("rome", { kind: "city" }).take("rome", { node: "capua" });
  expect([table.isOpen, count(table.state, "rome capua", "HI")]).toEqual([false, 0]);
  expect(works(table, "capua")).toEqual({ owner: 0, works: 1, walls: 5 });
});

test("7.12: where there is a Town no other is built", () => {
  const given: Given = { pieces: { "rome capua": { town: 2, GARR: 2 } }, treasury: { rome: 2 } };
  expect(can(given)).toBe(false);
});

test("7.12: a reduced Town becomes no City; it can only be repaired", () => {
  const table = build("rome", { pieces: { "rome capua": { town: 1, LG: 1 } }, treasury: { rome: 9 } });
  expect(table.choices("rome", "kind")).toEqual(["repair"]);
});

test("7.46, R126: walls are repaired to full strength, a Talent for each, or not at all", () => {
  const given: Given = { pieces: { "rome capua": { city: 3 } }, treasury: { rome: 2 } };
  const table = build("rome", given).take("rome", { kind: "repair" }).take("rome", { node: "capua" });
  expect(works(table, "capua")).toEqual({ owner: 0, works: 1, walls: 5 });
  expect(table.state.powers[0]!.treasury).toBe(0);
  expect(table.isOpen).toBe(false);
  expect(table.told("repaired")).toMatchObject([{ walls: 2 }]);
  expect(can({ ...given, treasury: { rome: 1 } })).toBe(false);
});

test("7.14: nothing is built in the mountains", () => {
  const { map } = worldOf(position("V").config);
  const mountain = map.ids[map.mountain.indexOf(1)]!;
  expect(can({ pieces: { [`rome ${mountain}`]: { GARR: 1 } }, treasury: { rome: 9 } })).toBe(false);
});

test("7.15, R87: nobody builds on works of others", () => {
  expect(can({ pieces: { "carthage utica": { town: 1 } }, treasury: { rome: 9 } })).toBe(false);
  expect(
    can({ pieces: { "syracuse syracusae": { city: 3 }, "rome syracusae": { GARR: 1 } }, treasury: { rome: 9 } }),
  ).toBe(false);
  // R87: the walls of neutrals stay damaged.
  expect(can({ pieces: { "syracuse syracusae": { city: 4 } }, treasury: { rome: 9 } })).toBe(false);
});

test("7.16: any number of Towns can be built", () => {
  const ids = ["capua", "pisae", "arretium", "corfinium", "venusia", "tarentum"];
  const towns = Object.fromEntries(ids.map((id) => [`rome ${id}`, { town: 2 }]));
  expect(can({ pieces: { ...towns, "rome roma": { GARR: 1 } }, treasury: { rome: 2 } })).toBe(true);
});

test("R126: nothing is built or repaired beside slaves or enemies", () => {
  const slaves = { "rome capua": { town: 1, GARR: 1 }, "slavesRome capua": { BI: 1 } };
  expect(can({ pieces: slaves, treasury: { rome: 9 } })).toBe(false);
});

test("7.12, 12.14: garrisons made by a Minor Move of this Activation do not become a Town", () => {
  const state = position("V", { pieces: { "rome capua": { GARR: 3 } }, treasury: { rome: 2 }, settled: true });
  expect(canBuild(state, { power: 0, noTown: [] })).toBe(true);
  const capua = nodeIn(worldOf(state.config).map, "capua");
  const noTown = [capua, capua, capua];
  expect(canBuild(state, { power: 0, noTown })).toBe(false);
  // Those of another Space do, and then a refusal names the rule.
  putPieces(state, "rome pisae", { GARR: 1 });
  const table = new Table(state, [construction], { proc: "construction", power: 0, noTown });
  table.take("rome", { kind: "town" });
  expect(table.choices("rome", "node")).toEqual(["pisae"]);
  expect(table.refusal("rome", { type: "at", node: capua })).toBe("construction.newGarrison 12.14");
});

test("7.12: a garrison that has moved settles before one that has not", () => {
  const state = position("V", { pieces: { "rome capua": { GARR: 1 } }, treasury: { rome: 2 }, settled: true });
  const capua = nodeIn(worldOf(state.config).map, "capua");
  addUnits(state, keyOf(capua, 0, MOVED), GARR, 1);
  const table = new Table(state, [construction], { proc: "construction", power: 0, noTown: [] });
  table.take("rome", { kind: "town" }).take("rome", { node: "capua" });
  expect([countIn(state, keyOf(capua, 0, FRESH), GARR), countIn(state, keyOf(capua, 0, MOVED), GARR)]).toEqual([1, 0]);
});

test("7.12, 12.14: a garrison that stood there before still does, and it is the one that goes", () => {
  const state = position("V", { pieces: { "rome capua": { GARR: 1 } }, treasury: { rome: 2 }, settled: true });
  const capua = nodeIn(worldOf(state.config).map, "capua");
  addUnits(state, keyOf(capua, 0, MOVED), GARR, 2);
  const noTown = [capua, capua];
  const table = new Table(state, [construction], { proc: "construction", power: 0, noTown });
  table.take("rome", { kind: "town" }).take("rome", { node: "capua" });
  expect([countIn(state, keyOf(capua, 0, FRESH), GARR), countIn(state, keyOf(capua, 0, MOVED), GARR)]).toEqual([0, 2]);
});

test("7.12, R126, R180: friends in the Space do not stop whoever controls it: the Soldier of Fortune, or an ally", () => {
  const state = position("V", {
    pieces: { "greece corcyra": { GARR: 1 }, "sof corcyra": { HI: 4 } },
    treasury: { greece: 2 },
    settled: true,
  });
  addArmy(state, soldier(powerOf("greece")));
  expect(canBuild(state, { power: powerOf("greece"), noTown: [] })).toBe(true);
  const shared = position("V", {
    pieces: { "greece narbo": { GARR: 1 }, "rome narbo": { GARR: 1 } },
    treasury: { greece: 2, rome: 2 },
  });
  shared.pacts[powerOf("greece") * 4] = STACK;
  const builds = (power: PowerName): boolean => canBuild(shared, { power: powerOf(power), noTown: [] });
  expect([builds("greece"), builds("rome")]).toEqual([true, false]);
});

test("7.11, 7.13: only kinds that can be finished are offered", () => {
  const pieces = { "rome capua": { town: 2, LG: 1 }, "rome roma": { GARR: 1 }, "rome pisae": { town: 1 } };
  expect(build("rome", { pieces, treasury: { rome: 3 } }).choices("rome", "kind")).toEqual(["town", "city", "repair"]);
  expect(build("rome", { pieces, treasury: { rome: 1 } }).choices("rome", "kind")).toEqual(["repair"]);
});

test("7.12, 7.14, 7.15: a refusal names its rule", () => {
  const table = build("rome", {
    pieces: {
      "rome capua": { GARR: 1 },
      "carthage utica": { town: 2 },
      "rome narbo": { GARR: 1 },
      "slavesRome narbo": { TI: 1 },
    },
    treasury: { rome: 2 },
  });
  // 7.12: the reason is the price, not the place.
  expect(table.refusal("rome", { type: "build", kind: "city" })).toBe("construction.tooFewTalents 7.12");
  expect(table.refusal("rome", { type: "build", kind: "repair" })).toBe("construction.nowhere 7.46");
  table.take("rome", { kind: "town" });
  const { map } = worldOf(table.state.config);
  expect(table.refusal("rome", { type: "at", node: map.mountain.indexOf(1) })).toBe("construction.mountain 7.14");
  // 7.15 is about works of others; an empty Space abroad, or one with slaves in it, is not controlled (7.12).
  expect(table.refusal("rome", { type: "at", node: nodeIn(map, "utica") })).toBe("construction.notYours 7.15");
  expect(table.refusal("rome", { type: "at", node: nodeIn(map, "massilia") })).toBe("construction.notControlled 7.12");
  expect(table.refusal("rome", { type: "at", node: nodeIn(map, "narbo") })).toBe("construction.others 7.12");
  expect(table.refusal("rome", { type: "at", node: nodeIn(map, "roma") })).toBe("construction.notHere 7.12");
});
