import { expect, test } from "vitest";
import { data, HI, LG, LG_REDUCED, LI, type PowerName } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { count, position, powerOf, type Given, type Pieces } from "../../testing/position.ts";
import type { Table } from "../../testing/table.ts";
import { STACK } from "../control/relation.ts";
import { musterOf } from "./muster.ts";
import { lockAll, order, phase, recruit } from "./testing.ts";

const nodeOf = (id: string): number => data.map.nodeOf.get(id)!;
const kinds = (power: PowerName, given: Given): unknown[] => {
  const table = phase(given);
  return table.isOpen ? table.choices(power, "kind") : [];
};
const verbs = (table: Table): unknown[] => table.choices("rome", "type");

test("6.22: nothing is locked in the middle of an order, and nothing taken back before the first", () => {
  const table = phase({ treasury: { rome: 4 } });
  expect(verbs(table)).toContain("lock");
  expect(verbs(table)).not.toContain("undoOrder");
  table.take("rome", { type: "order", kind: "raise" });
  expect(verbs(table)).not.toContain("lock");
  expect(verbs(table)).toContain("undoOrder");
});

test("6.22: whoever can order nothing is not asked; if nobody can, the phase is over", () => {
  const poor = { rome: 0, carthage: 0, greece: 0, east: 0 };
  expect(phase({ treasury: poor }).isOpen).toBe(false);
  expect(phase({ treasury: { ...poor, greece: 2 } }).who).toEqual([2]);
});

test("6.3: a squadron is offered from 2 Talents on", () => {
  expect(kinds("east", { treasury: { east: 1 } })).not.toContain("galleys");
  expect(kinds("east", { treasury: { east: 2 } })).toContain("galleys");
});

test("6.27, 12.21: what is hired and raised leaves fewer Talents for the next order", () => {
  const table = phase({ pieces: { "carthage carthago": { LI: 1 } }, treasury: { carthage: 9 } });
  order(table, "carthage", "hire", { province: "africa" }, { node: "carthago" }, { n: 2 });
  table.take("carthage", { type: "order", kind: "galleys" }).take("carthage", { type: "orderAt", node: "carthago" });
  expect(table.choices("carthage", "n")).toEqual([1, 2]);
});

test("6.43: every heavy of an order counts", () => {
  const pieces = { "carthage carthago": { HI: 12 } };
  const table = phase({ pieces, treasury: { carthage: 40 }, stability: { carthage: 4 } });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "HI" }, { node: "zama" }, { n: 2 });
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  table.take("carthage", { type: "orderUnit", unit: "HI" }).take("carthage", { type: "orderAt", node: "zama" });
  expect(table.choices("carthage", "n")).toEqual([1]);
});

test("12.21: hiring is not offered where no Space is left for mercenaries", () => {
  expect(kinds("greece", { treasury: { greece: 9 } })).not.toContain("hire");
});

test("10.86: each reduced unit is rebuilt by itself; those elsewhere, and of another sort, stay to be rebuilt", () => {
  const table = phase({ pieces: { "rome roma": { lg: 1, hi: 1 }, "rome capua": { lg: 1 } }, treasury: { rome: 9 } });
  const open = (): unknown[][] => {
    table.take("rome", { type: "order", kind: "rebuild" });
    const found = table.options("rome").flatMap(({ node, unit }) => (unit === undefined ? [] : [[node, unit]]));
    table.take("rome", { type: "undoOrder" });
    return found;
  };
  expect(open()).toEqual(
    expect.arrayContaining([
      ["roma", "lg"],
      ["roma", "hi"],
      ["capua", "lg"],
    ]),
  );
  order(table, "rome", "rebuild", { node: "roma", unit: "lg" });
  expect(new Set(open())).toEqual(
    new Set([
      ["roma", "hi"],
      ["capua", "lg"],
    ]),
  );
  order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "capua" }, { n: 1 });
  expect(new Set(open())).toEqual(
    new Set([
      ["roma", "hi"],
      ["capua", "lg"],
    ]),
  );
});

test("10.86: a reduced unit of another power, or in another's province, is not rebuilt", () => {
  const pieces = { "rome roma": { lg: 1 }, "carthage carthago": { hi: 1 } };
  expect(musterOf(position("V", { pieces, settled: true }), 0).rebuild).toHaveLength(1);
  // Heavies are raised in Africa, but not by who is cut off in it and does not control it.
  const cutOff = {
    "greece utica": { hi: 1 },
    "carthage utica": { GS: 1 },
    ...Object.fromEntries(
      data.map.land[nodeOf("utica")]!.map((node) => [`carthage ${data.map.ids[node]!}`, { HI: 1 }]),
    ),
  };
  expect(musterOf(position("V", { pieces: cutOff, settled: true }), 2).rebuild).toEqual([]);
});

test("10.86: what is not rebuilt settles down at its owner's command only, once", () => {
  const pieces = { "rome roma": { lg: 1, LG: 1 }, "carthage carthago": { hi: 1 } };
  const table = lockAll(phase({ pieces }));
  expect(table.told("settled").map(({ power, n }) => [power, n])).toEqual([
    [1, 1],
    [0, 1],
  ]);
  const counts = (["lg", "LG", "GARR"] as const).map((unit) => count(table.state, "rome roma", unit));
  expect(counts).toEqual([0, 1, 1]);
});

test("10.68: elephants come with mercenaries ordered for the same Space, and not with units elsewhere or squadrons", () => {
  const offers = (table: Table): boolean => {
    table
      .take("carthage", { type: "order", kind: "raise" })
      .take("carthage", { type: "orderProvince", province: "africa" });
    const found = table.choices("carthage", "unit").includes("EL");
    if (found) {
      table.take("carthage", { type: "orderUnit", unit: "EL" });
      expect(table.choices("carthage", "node")).toEqual(["carthago"]);
    }
    return found;
  };
  const given: Given = { pieces: { "carthage carthago": { GARR: 1 } }, treasury: { carthage: 9 } };
  expect(offers(phase(given))).toBe(false);
  expect(offers(order(phase(given), "carthage", "galleys", { node: "carthago" }, { n: 1 }))).toBe(false);
  const hired = order(phase(given), "carthage", "hire", { province: "africa" }, { node: "carthago" }, { n: 1 });
  expect(offers(hired)).toBe(true);
  const elsewhere = ["zama", "carthago"].map((node) => {
    const table = order(phase(given), "carthage", "raise", { province: "africa" }, { unit: "LI" }, { node }, { n: 1 });
    for (const answer of [{ kind: "raise" }, { province: "africa" }, { unit: "EL" }]) table.take("carthage", answer);
    return table.choices("carthage", "node");
  });
  expect(elsewhere).toEqual([["zama"], ["carthago"]]);
});

test("12.14-12.17: only own infantry that stands in a Space and is not spoken for is broken down", () => {
  const pieces = {
    "rome roma": { LG: 2, CAV: 1, MIL: 1, GS: 1 },
    "rome capua": { LG: 1 },
    "rome pisae": { CAV: 1 },
    "rome ntp_etruria": { GS: 1 },
    "carthage zama": { HI: 1 },
  };
  const table = phase({ pieces }).take("rome", { type: "order", kind: "breakDown" });
  expect(new Set(table.choices("rome", "node"))).toEqual(new Set(["roma", "capua"]));
  table.take("rome", { type: "orderAt", node: "roma" });
  expect(table.choices("rome", "unit")).toEqual(["LG"]);
  table.take("rome", { type: "orderUnit", unit: "LG" }).take("rome", { type: "orderNumber", n: 1 });
  table.take("rome", { type: "order", kind: "breakDown" });
  expect(new Set(table.choices("rome", "node"))).toEqual(new Set(["roma", "capua"]));
  table.take("rome", { type: "orderAt", node: "roma" }).take("rome", { type: "orderUnit", unit: "LG" });
  expect(table.choices("rome", "n")).toEqual([1]);
  expect(kinds("carthage", { pieces: { "rome roma": { LG: 1 } }, treasury: { carthage: 0 } })).toEqual([]);
});

test("10.86: squadrons ordered for a port have nothing to do with the reduced unit in it", () => {
  const table = phase({ pieces: { "rome roma": { lg: 1 } }, treasury: { rome: 9 } });
  order(table, "rome", "galleys", { node: "roma" }, { n: LG_REDUCED });
  expect(table.choices("rome", "kind")).toEqual(expect.arrayContaining(["rebuild", "breakDown"]));
});

test("10.86, 5.12: in a shared Space everybody rebuilds his own", () => {
  const pieces = { "rome narbo": { LI: 1 }, "greece narbo": { hi: 1 } };
  const state = position("V", { pieces, settled: true });
  state.pacts[powerOf("greece") * 4] = STACK;
  expect([musterOf(state, 0).rebuild, musterOf(state, powerOf("greece")).rebuild.length]).toEqual([[], 1]);
});

test("10.68, 5.12: an ally's army beside one's own garrison brings no elephants", () => {
  const state = position("V", { pieces: { "carthage zama": { GARR: 1 }, "greece zama": { LI: 1 } }, settled: true });
  state.pacts[powerOf("carthage") * 4 + powerOf("greece")] = STACK;
  expect(musterOf(state, powerOf("carthage")).raise).toContain(nodeOf("zama"));
  expect(musterOf(state, powerOf("carthage")).herd).toEqual([]);
});

test("15.43: an objective may be bought beside other orders", () => {
  const table = phase({ config: { format: "ultraBasic" }, treasury: { rome: 5 } });
  order(table, "rome", "galleys", { node: "roma" }, { n: 1 });
  expect(table.choices("rome", "kind")).toContain("objective");
});

test("6.3, 6.21, 6.23, 6.43, 10.86, 12.21: a refusal names its rule", () => {
  const pieces = {
    "rome roma": { lg: 1 },
    "rome pisae": { LI: 1 },
    "greece pisae": { GS: 1 },
    "carthage capua": { LI: 1 },
    "carthage carthago": { HI: 14, GS: 1 },
    "greece pella": { LI: 1 },
  };
  const begin = (): Table =>
    phase({ pieces, treasury: { rome: 3, carthage: 3, greece: 1 }, stability: { carthage: 4 } });
  const refused = (power: PowerName, table: Table, field: "node" | "n" | "unit", value: number): string | undefined =>
    table.refusal(power, { type: { node: "orderAt", n: "orderNumber", unit: "orderUnit" }[field], [field]: value });
  expect(begin().refusal("rome", { type: "lock", n: 1 })).toBe("notNow 6.22");
  const nothing = begin();
  for (const [kind, reason] of [
    ["raise", "tooFewTalents 6.27"],
    ["galleys", "tooFewTalents 6.27"],
    ["rebuild", "nothingReduced 10.86"],
    ["hire", "tooFewTalents 12.21"],
    ["objective", "noObjective 15.43"],
  ] as const)
    expect(nothing.refusal("greece", { type: "order", kind })).toBe(`order.${reason}`);
  const land = recruit("rome", { treasury: { rome: 9 } }).take("rome", { type: "recruit", kind: "land" });
  expect(land.refusal("rome", { type: "order", kind: "galleys" })).toBe("order.notInThisOperation 6.21");
  const rebuilt = begin().take("rome", { type: "order", kind: "rebuild" });
  expect(rebuilt.refusal("rome", { type: "orderRebuild", node: nodeOf("pisae"), unit: LG_REDUCED })).toBe(
    "order.notRebuiltHere 10.86",
  );
  const raised = begin()
    .take("rome", { type: "order", kind: "raise" })
    .take("rome", { type: "orderProvince", province: "italia" });
  expect(refused("rome", raised, "unit", LI)).toBe("order.notRaisedHere 6.25");
  raised.take("rome", { type: "orderUnit", unit: "LG" });
  expect(refused("rome", raised, "node", nodeOf("capua"))).toBe("order.spaceTaken 6.23");
  const built = begin().take("rome", { type: "order", kind: "galleys" });
  expect(refused("rome", built, "node", nodeOf("pisae"))).toBe("order.foreignSquadrons 6.3");
  expect(refused("rome", built, "node", nodeOf("carthago"))).toBe("order.notYourPort 6.3");
  built.take("rome", { type: "orderAt", node: "roma" });
  expect(refused("rome", built, "n", 2)).toBe("order.tooFewTalents 6.27");
  const rich = phase({ pieces, treasury: { carthage: 9 }, stability: { carthage: 4 } });
  rich
    .take("carthage", { type: "order", kind: "hire" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  expect(refused("carthage", rich, "node", nodeOf("roma"))).toBe("order.notHiredHere 12.21");
  rich.take("carthage", { type: "orderAt", node: "carthago" });
  expect(refused("carthage", rich, "n", 2)).toBe("order.aboveMaximum 6.43");
  rich.take("carthage", { type: "undoOrder" });
  for (const answer of [{ kind: "raise" }, { province: "africa" }, { unit: "LI" }, { node: "zama" }])
    rich.take("carthage", answer);
  expect(refused("carthage", rich, "n", 10)).toBe("order.tooFewTalents 6.27");
  rich.take("carthage", { type: "undoOrder" });
  rich.take("carthage", { type: "order", kind: "galleys" }).take("carthage", { type: "orderAt", node: "carthago" });
  expect(refused("carthage", rich, "n", 9)).toBe("order.tooFewTalents 6.27");
  const broken = begin().take("carthage", { type: "order", kind: "breakDown" });
  expect(broken.refusal("carthage", { type: "orderAt", node: nodeOf("roma") })).toBe("order.notBrokenDown 12.14");
  broken.take("carthage", { type: "orderAt", node: "carthago" });
  expect(refused("carthage", broken, "unit", LI)).toBe("order.notBrokenDown 12.14");
  broken.take("carthage", { type: "orderUnit", unit: "HI" });
  expect(refused("carthage", broken, "n", 15)).toBe("order.notSoMany 12.14");
});

test("6.24: an isolated province is refused because it is isolated, not for want of control", () => {
  const pieces = { "rome roma": { LI: 1 }, "rome caralis": { LI: 1 } };
  const shut = { "carthage caralis": { GS: 1 }, "carthage olbia": { GS: 1 } };
  const refused = (more: Given["pieces"], id: string): string | undefined =>
    phase({ pieces: { ...pieces, ...more }, treasury: { rome: 9 } })
      .take("rome", { type: "order", kind: "raise" })
      .refusal("rome", { type: "orderProvince", province: data.map.provinceOf.get(id)! });
  expect(refused({}, "sardinia")).toBeUndefined();
  expect(refused(shut, "sardinia")).toBe("order.isolated 6.24");
  expect(refused({}, "africa")).toBe("order.notControlled 6.24");
});

test("6.43: Carthage at its maximum is told so, by 6.43, whatever heavy it asks for", () => {
  const full = (): Table =>
    phase({ pieces: { "carthage carthago": { HI: 15 } }, treasury: { carthage: 9 }, stability: { carthage: 4 } });
  expect(full().refusal("carthage", { type: "order", kind: "hire" })).toBe("order.aboveMaximum 6.43");
  const table = full().take("carthage", { type: "order", kind: "raise" }).take("carthage", { province: "africa" });
  expect(table.refusal("carthage", { type: "orderUnit", unit: HI })).toBe("order.aboveMaximum 6.43");
  expect(table.refusal("carthage", { type: "orderUnit", unit: LG })).toBe("order.notRaisedHere 6.25");
});

test("6.23, 6.24, 6.28, 10.68: a Space is refused for what is wrong with it", () => {
  const raises = (power: PowerName, province: string, unit: string, pieces: NonNullable<Given["pieces"]>): Table =>
    phase({ pieces, treasury: { [power]: 9 } })
      .take(power, { type: "order", kind: "raise" })
      .take(power, { type: "orderProvince", province })
      .take(power, { type: "orderUnit", unit });
  const legions = raises("rome", "italia", "LG", { "rome roma": { LI: 1 } });
  expect(legions.refusal("rome", { type: "orderAt", node: nodeOf("rhegium") })).toBe("order.otherProvince 6.24");
  const herd = raises("carthage", "africa", "EL", { "carthage carthago": { HI: 1 } });
  expect(herd.refusal("carthage", { type: "orderAt", node: nodeOf("zama") })).toBe("order.elephants 10.68");
  const islands = raises("greece", "ionia", "HI", { "greece ephesus": { HI: 1 } });
  expect(islands.refusal("greece", { type: "orderAt", node: nodeOf("samos") })).toBe("order.notRaisedHere 6.28");
});

test("6.24, R202: a long order is refused for its length, where the Talents would do", () => {
  const table = phase({ treasury: { carthage: 99 } }).take("carthage", { type: "order", kind: "raise" });
  for (const answer of [{ province: "africa" }, { unit: "LI" }, { node: "zama" }]) table.take("carthage", answer);
  expect(table.refusal("carthage", { type: "orderNumber", n: 41 })).toBe("order.longest 6.24");
  expect(table.refusal("carthage", { type: "orderNumber", n: 100 })).toBe("order.tooFewTalents 6.27");
});

test("12.13, R388: in a Mountain Fortress a land unit stays with the garrisons that are made in the Manpower Phase", () => {
  const begin = (pieces: Pieces): Table =>
    phase({ pieces: { "east mazaca": pieces, "east antiochia": { LI: 1 } }, treasury: { east: 5 } });
  const places = (table: Table): unknown[] => {
    table.take("east", { type: "order", kind: "breakDown" });
    const found = table.choices("east", "node");
    table.take("east", { type: "undoOrder" });
    return found;
  };
  expect(places(begin({ LI: 1 }))).toEqual(["antiochia"]);
  expect(places(begin({ LI: 1, CAV: 1 }))).toContain("mazaca");
  const two = begin({ LI: 2, GARR: 1 });
  two.take("east", { type: "order", kind: "breakDown" }).take("east", { type: "orderAt", node: "mazaca" });
  two.take("east", { type: "orderUnit", unit: "LI" });
  expect(two.choices("east", "n")).toEqual([1]);
  expect(two.refusal("east", { type: "orderNumber", n: 2 })).toBe("garrisons.mountain 12.13");
  expect(places(two.take("east", { type: "orderNumber", n: 1 }))).toEqual(["antiochia"]);
  two.take("east", { type: "order", kind: "breakDown" });
  expect(two.refusal("east", { type: "orderAt", node: nodeOf("mazaca") })).toBe("garrisons.mountain 12.13");
});

test("12.13, 12.44, R476: in the Manpower Phase, too, the Soldier of Fortune is company for his player's garrisons", () => {
  const places = (keeper: PowerName): unknown[] => {
    const table = phase({ pieces: { "east mazaca": { LI: 1 }, "sof mazaca": { HI: 1 }, "east antiochia": { LI: 1 } } });
    table.state.armies = [];
    addArmy(table.state, soldier(powerOf(keeper)));
    return table.take("east", { type: "order", kind: "breakDown" }).choices("east", "node");
  };
  expect(places("east")).toContain("mazaca");
  expect(places("greece")).toEqual(["antiochia"]);
});

test("12.13, 10.86, R388: a reduced unit is company for garrisons only if it is rebuilt; not rebuilt, it settles even alone", () => {
  const table = phase({
    pieces: { "east mazaca": { LI: 1, hi: 1 } },
    treasury: { east: 5 },
    control: { east: ["cappadocia"] },
  });
  table.take("east", { type: "order", kind: "breakDown" }).take("east", { type: "orderAt", node: "mazaca" });
  expect(table.choices("east", "unit")).toEqual(["hi"]);
  expect(table.refusal("east", { type: "orderUnit", unit: LI })).toBe("garrisons.mountain 12.13");
  table.take("east", { type: "undoOrder" });
  order(table, "east", "rebuild", { node: "mazaca", unit: "hi" });
  order(table, "east", "breakDown", { node: "mazaca" }, { unit: "LI" }, { n: 1 });
  lockAll(table);
  expect([count(table.state, "east mazaca", "HI"), count(table.state, "east mazaca", "GARR")]).toEqual([1, 2]);
  const left = lockAll(phase({ pieces: { "east mazaca": { hi: 1 } }, treasury: { east: 5 } }));
  expect(count(left.state, "east mazaca", "GARR")).toBe(1);
});
