import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CAV, data, FRESH, GARR, LI, MOVED, type PowerName } from "../../data/index.ts";
import { addUnits, keyOf, rowOf } from "../../state/table.ts";
import { position, powerOf, type Given, count } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { manpower } from "./manpower.ts";
import { canRecruit } from "./recruiting.ts";
import { convertUnits } from "./stock.ts";
import { recruit, lockAll, order, phase, provinceOf } from "./testing.ts";

const italy = data.map.homeProvinces[0]!.flatMap((province) =>
  data.map.spacesOf[province]!.map((node) => data.map.ids[node]!),
);

const CARTHAGE_FULL = { "carthage carthago": { HI: 15 } };

test.each<[PowerName, number, Given, boolean]>([
  ["rome", 0, {}, false],
  ["rome", 1, {}, false],
  ["rome", 2, {}, true],
  ["rome", 1, { pieces: { "rome roma": { lg: 1 } } }, true],
  ["rome", 0, { pieces: { "rome roma": { lg: 1 } } }, false],
  ["carthage", 1, {}, true],
  ["carthage", 1, { pieces: CARTHAGE_FULL, stability: { carthage: 4 } }, true],
  ["greece", 1, {}, false],
  ["greece", 1, { pieces: { "greece ephesus": { HI: 1 } } }, true],
  ["rome", 9, { pieces: Object.fromEntries(italy.map((id) => [`carthage ${id}`, { GARR: 1 }])) }, false],
  ["rome", 2, { pieces: Object.fromEntries(italy.slice(1).map((id) => [`carthage ${id}`, { LI: 1 }])) }, false],
])(
  "6.21, 6.27: %s with %s Talents is offered a Recruitment exactly when it can bring something",
  (power, talents, given, can) => {
    const treasury = { [power]: talents };
    const state = position("V", { settled: true, ...given, treasury });
    expect(canRecruit(state, powerOf(power))).toBe(can);
    const asked = recruit(power, { ...given, treasury }).choices(power, "type");
    expect(asked.includes("recruit")).toBe(can);
    expect(asked).toContain("done");
  },
);

test("6.21, R128: land and squadrons are offered each for itself", () => {
  const sorts = (given: Given): unknown[] => recruit("rome", given).choices("rome", "kind");
  expect(sorts({ treasury: { rome: 2 } })).toEqual(["land", "galleys"]);
  expect(sorts({ treasury: { rome: 1 }, pieces: { "rome roma": { lg: 1 } } })).toEqual(["land"]);
  const taken = Object.fromEntries(italy.map((id) => [`carthage ${id}`, { GARR: 1 }]));
  expect(sorts({ treasury: { rome: 9 }, pieces: { ...taken, "rome melite": { GARR: 1 } } })).toEqual(["galleys"]);
});

test("6.21: a Recruitment may end without an order, and not in the middle of one", () => {
  const table = recruit("rome", { treasury: { rome: 9 } }).take("rome", { type: "recruit", kind: "land" });
  table.take("rome", { type: "order", kind: "raise" });
  expect(table.choices("rome", "type")).not.toContain("done");
  expect(recruit("rome", { treasury: { rome: 9 } }).take("rome", { type: "done" }).isOpen).toBe(false);
});

test("12.16: of moved and unmoved units as many as were named are changed, and keep their marks", () => {
  const state = position("V", { pieces: { "rome roma": { LI: 2, CAV: 1 } } });
  const roma = data.map.nodeOf.get("roma")!;
  addUnits(state, keyOf(roma, 0, MOVED), LI, 1);
  convertUnits(state, roma, 0, LI, GARR, 2, 2);
  expect([LI, GARR, CAV].map((unit) => rowOf(state, keyOf(roma, 0, MOVED))[unit])).toEqual([0, 2, 0]);
  expect([LI, GARR, CAV].map((unit) => rowOf(state, keyOf(roma, 0, FRESH))[unit])).toEqual([1, 2, 1]);
});

test("scenario I: Rome may recruit once, without Talents, where its Home is its own", () => {
  const given: Given = { treasury: { rome: 0, greece: 9 }, settled: true };
  expect(canRecruit(position("I", given), 0)).toBe(true);
  expect(canRecruit(position("I", given), powerOf("greece"))).toBe(false);
  const { inPlay, nodeOf } = worldOf(position("I").config).map;
  const taken = italy.filter((id) => inPlay[nodeOf.get(id)!] === 1).map((id) => [`greece ${id}`, { GARR: 1 }]);
  expect(
    canRecruit(position("I", { ...given, pieces: Object.fromEntries(taken) as Given["pieces"] & object }), 0),
  ).toBe(false);
});

const IONIA: Given = { pieces: { "greece ephesus": { HI: 1 } }, treasury: { greece: 7 } };

test("6.27 example 1: Greece with Ionia raises two HI and three LI there for 7 Talents", () => {
  const table = phase(IONIA);
  order(table, "greece", "raise", { province: "ionia" }, { unit: "HI" }, { node: "ephesus" }, { n: 2 });
  order(table, "greece", "raise", { province: "ionia" }, { unit: "LI" }, { node: "miletus" }, { n: 3 });
  lockAll(table);
  expect(count(table.state, "greece ephesus", "HI")).toBe(3);
  expect(count(table.state, "greece miletus", "LI")).toBe(3);
  expect(table.state.powers[powerOf("greece")]!.treasury).toBe(0);
});

test("6.27 example 2: Rome with Syria raises HI, LI, cavalry and elephants there, and no elephants in Judea", () => {
  const ids = ["antiochia", "damascus", "tyrus", "hierosolyma", "caesarea"];
  const pieces = Object.fromEntries(ids.map((id) => [`rome ${id}`, { LG: 1 }]));
  const table = recruit("rome", { pieces, treasury: { rome: 20 } }).take("rome", { type: "recruit", kind: "land" });
  table.take("rome", { type: "order", kind: "raise" }).take("rome", { type: "orderProvince", province: "syria" });
  expect(table.choices("rome", "unit")).toEqual(["HI", "LI", "CAV", "EL"]);
  table.take("rome", { type: "orderUnit", unit: "EL" }).take("rome", { type: "orderAt", node: "antiochia" });
  table.take("rome", { type: "orderNumber", n: 2 });
  for (const unit of ["HI", "LI", "CAV"])
    order(table, "rome", "raise", { province: "syria" }, { unit }, { node: "damascus" }, { n: 1 });
  expect(["HI", "LI", "CAV"].map((unit) => count(table.state, "rome damascus", unit as "HI"))).toEqual([1, 1, 1]);
  expect(count(table.state, "rome antiochia", "EL")).toBe(2);
  expect(table.state.powers[0]!.treasury).toBe(20 - 2 * 1 - 2 - 1 - 2);
  table.take("rome", { type: "order", kind: "raise" }).take("rome", { type: "orderProvince", province: "iudaea" });
  expect(table.choices("rome", "unit")).toEqual(["HI", "LI", "CAV"]);
});

test("6.27 example 3, 6.24: Carthage may not raise two cavalry in Britannia for 4 Talents while no line leads there", () => {
  const plan = (pieces: Given["pieces"]): Table => {
    const britannia = { "carthage londinium": { LI: 1 }, ...pieces };
    const table = phase({ pieces: britannia, treasury: { carthage: 4 } });
    expect(table.state.control[provinceOf("britannia")]).toBe(powerOf("carthage"));
    return table.take("carthage", { type: "order", kind: "raise" });
  };
  const free = plan({}).take("carthage", { type: "orderProvince", province: "britannia" });
  for (const answer of [{ unit: "CAV" }, { node: "londinium" }, { n: 2 }]) free.take("carthage", answer);
  expect(count(lockAll(free).state, "carthage londinium", "CAV")).toBe(2);
  expect(free.state.powers[powerOf("carthage")]!.treasury).toBe(0);
  const shut = plan({ "rome gesoriacum": { LI: 1, GS: 1 }, "rome darioritum": { LI: 1, GS: 1 } });
  expect(shut.choices("carthage", "province")).not.toContain("britannia");
  // Either port alone leaves the other open.
  const half = plan({ "rome gesoriacum": { LI: 1, GS: 1 } });
  expect(half.choices("carthage", "province")).toContain("britannia");
});

test("6.21, R128: a Recruitment is land units or squadrons, not both, paid order by order", () => {
  const table = recruit("rome", { treasury: { rome: 9 } }).take("rome", { type: "recruit", kind: "galleys" });
  expect(table.choices("rome", "kind")).toEqual(["galleys"]);
  order(table, "rome", "galleys", { node: "roma" }, { n: 2 });
  expect(table.state.powers[0]!.treasury).toBe(5);
  expect(count(table.state, "rome roma", "GS")).toBe(2);
  table.take("rome", { type: "done" });
  expect(table.isOpen).toBe(false);
});

test("6.22: the plans are secret and carried out together", () => {
  const table = phase({ treasury: { rome: 4, carthage: 4 } });
  const before = JSON.stringify(view(table.state, 1));
  order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n: 2 });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  table.take("rome", { type: "lock" });
  expect(count(table.state, "rome roma", "LG")).toBe(0);
  lockAll(table);
  expect(count(table.state, "rome roma", "LG")).toBe(2);
});

test("6.23: at home units go to any Space that no other occupies", () => {
  const state = position("V", { pieces: { "carthage capua": { LI: 1 } }, settled: true, treasury: { rome: 4 } });
  const table = new Table(state, [manpower], { proc: "manpower" });
  table.take("rome", { type: "order", kind: "raise" }).take("rome", { type: "orderProvince", province: "italia" });
  table.take("rome", { type: "orderUnit", unit: "LG" });
  expect(table.choices("rome", "node")).not.toContain("capua");
  expect(table.choices("rome", "node")).toContain("arretium");
});

test("6.24: only in a province one controls", () => {
  const table = phase({ pieces: { "rome zama": { LG: 1 } }, treasury: { rome: 4 } });
  table.take("rome", { type: "order", kind: "raise" });
  expect(table.choices("rome", "province")).toEqual(["cisalpina", "italia", "bruttium"]);
});

test("5.43: a power that has lost everything is back as soon as a Home province is its own again", () => {
  const taken = (...free: string[]): Given["pieces"] =>
    Object.fromEntries(italy.filter((id) => !free.includes(id)).map((id) => [`carthage ${id}`, { GARR: 1 }]));
  const kinds = (...free: string[]): unknown[] | undefined => {
    const table = phase({ pieces: taken(...free)!, treasury: { rome: 4, carthage: 0, greece: 0, east: 0 } });
    return table.who.includes(0) ? table.choices("rome", "kind") : undefined;
  };
  expect(kinds()).toBeUndefined();
  expect(kinds("rhegium", "venusia", "paestum")).toContain("raise");
});

test("6.25, 6.26: each Territory has its sorts: Rome raises only legions at home, Greece only HI", () => {
  const sorts = (power: PowerName, province: string): unknown[] => {
    const table = phase({ treasury: { [power]: 9 } }).take(power, { type: "order", kind: "raise" });
    return table.take(power, { type: "orderProvince", province }).choices(power, "unit");
  };
  expect(sorts("rome", "italia")).toEqual(["LG"]);
  expect(sorts("greece", "attica")).toEqual(["HI"]);
  expect(sorts("carthage", "africa")).toEqual(["HI", "LI", "CAV"]);
});

test("6.27, R33: the number is bounded by the Talents left, orders before it included", () => {
  const table = phase({ treasury: { carthage: 7 } });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "CAV" }, { node: "zama" }, { n: 1 });
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  table.take("carthage", { type: "orderUnit", unit: "HI" }).take("carthage", { type: "orderAt", node: "carthago" });
  expect(table.choices("carthage", "n")).toEqual([1, 2]);
});

test("6.28: no HI on the Aegean Islands", () => {
  const table = phase({ treasury: { greece: 9 } }).take("greece", { type: "order", kind: "raise" });
  expect(table.choices("greece", "province")).not.toContain("aegean_islands");
  const chios = phase({ pieces: { "greece lesbos_chios": { LI: 1 } }, treasury: { greece: 9 } });
  chios.take("greece", { type: "order", kind: "raise" }).take("greece", { type: "orderProvince", province: "ionia" });
  chios.take("greece", { type: "orderUnit", unit: "HI" });
  expect(chios.choices("greece", "node")).not.toContain("lesbos_chios");
  expect(chios.choices("greece", "node")).not.toContain("samos");
});

test("6.29, R202: counters are no limit; one order has at most 40 units, and another one may follow", () => {
  const table = phase({ treasury: { rome: 120 } });
  table.take("rome", { type: "order", kind: "raise" }).take("rome", { type: "orderProvince", province: "italia" });
  table.take("rome", { type: "orderUnit", unit: "LG" }).take("rome", { type: "orderAt", node: "roma" });
  expect(table.choices("rome", "n")).toHaveLength(40);
  table.take("rome", { type: "undoOrder" });
  for (const n of [40, 20])
    order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n });
  expect(count(lockAll(table).state, "rome roma", "LG")).toBe(60);
});
