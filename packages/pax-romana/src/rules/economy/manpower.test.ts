import { expect, test } from "vitest";
import { CAV, data, OBJECTIVES } from "../../data/index.ts";
import { addArmy, soldier } from "../../state/armies.ts";
import { count, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { SEA } from "../control/relation.ts";
import { setControl } from "../stability/settle.ts";
import { manpower } from "./manpower.ts";
import { musterOf } from "./muster.ts";
import { canRecruit } from "./recruiting.ts";
import { lockAll, order, phase, provinceOf, recruit } from "./testing.ts";

test("6.3: squadrons cost 2, in ports one controls, without foreign squadrons", () => {
  const given: Given = {
    treasury: { rome: 4 },
    pieces: {
      "rome caralis": { GARR: 1 },
      "rome aleria": { LI: 1 },
      "carthage aleria": { GS: 1 },
      "rome roma": { LG: 1 },
    },
  };
  const table = phase(given).take("rome", { type: "order", kind: "galleys" });
  const ports = table.choices("rome", "node");
  expect(ports).toContain("caralis");
  expect(ports).toContain("pisae");
  expect(ports).not.toContain("olbia");
  expect(ports).not.toContain("aleria");
  expect(ports).not.toContain("arretium");
  table.take("rome", { type: "orderAt", node: "caralis" });
  expect(table.choices("rome", "n")).toEqual([1, 2]);
});

test("6.43, R48: Carthage raises and hires heavies only up to its maximum, with what it orders counted", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 13 } },
    treasury: { carthage: 40 },
    stability: { carthage: 4 },
  });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "HI" }, { node: "zama" }, { n: 1 });
  table.take("carthage", { type: "order", kind: "hire" });
  table
    .take("carthage", { type: "orderProvince", province: "africa" })
    .take("carthage", { type: "orderAt", node: "carthago" });
  expect(table.choices("carthage", "n")).toEqual([1]);
  table.take("carthage", { type: "orderNumber", n: 1 });
  expect(table.choices("carthage", "kind")).not.toContain("hire");
  const fallen = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 9 },
    stability: { carthage: -1 },
  });
  fallen
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  expect(fallen.choices("carthage", "unit")).toEqual(["LI", "CAV", "EL"]);
});

test("10.86: reduced units are rebuilt for a Talent, or settle as one garrison each", () => {
  const given: Given = { pieces: { "rome roma": { lg: 1 }, "rome capua": { lg: 1 } }, treasury: { rome: 1 } };
  const table = phase(given);
  table
    .take("rome", { type: "order", kind: "rebuild" })
    .take("rome", { type: "orderRebuild", node: "roma", unit: "lg" });
  lockAll(table);
  expect(count(table.state, "rome roma", "LG")).toBe(1);
  expect(count(table.state, "rome capua", "lg")).toBe(0);
  expect(count(table.state, "rome capua", "GARR")).toBe(1);
});

test("10.86, R31: what one order rebuilds or breaks down is no other order's", () => {
  const given: Given = { pieces: { "rome roma": { lg: 1 } }, treasury: { rome: 9 } };
  const rebuilt = phase(given)
    .take("rome", { type: "order", kind: "rebuild" })
    .take("rome", { type: "orderRebuild", node: "roma" });
  expect(rebuilt.choices("rome", "kind")).not.toContain("breakDown");
  expect(rebuilt.choices("rome", "kind")).not.toContain("rebuild");
  const broken = order(phase(given), "rome", "breakDown", { node: "roma" }, { unit: "lg" }, { n: 1 });
  expect(broken.choices("rome", "kind")).not.toContain("rebuild");
});

test("10.86: an isolated reduced unit is rebuilt only where its sort is raised", () => {
  const melite = { "rome melite": { lg: 1 }, "carthage melite": { GS: 1 } };
  expect(musterOf(position("V", { pieces: melite, settled: true }), 0).rebuild).toEqual([]);
  expect(musterOf(position("V", { pieces: { "rome melite": { lg: 1 } }, settled: true }), 0).rebuild).toHaveLength(1);
  const town = { ...melite, "rome melite": { lg: 1, town: 2 } };
  expect(musterOf(position("V", { pieces: town, settled: true }), 0).rebuild).toHaveLength(1);
  // 9.42: units in Towns and Cities are never isolated, in those of an ally neither.
  const guests = { ...melite, "greece melite": { town: 2 } };
  expect(musterOf(position("V", { pieces: guests, settled: true }), 0).rebuild).toHaveLength(1);
  // No heavies are raised on Samos (6.28), but they are in its province.
  const samos = position("V", { pieces: { "greece samos": { hi: 1 }, "rome samos": { GS: 1 } }, settled: true });
  expect(musterOf(samos, powerOf("greece")).rebuild).toHaveLength(1);
  const naxos = position("V", { pieces: { "rome naxos": { lg: 1 }, "greece naxos": { GS: 1 } }, settled: true });
  expect(musterOf(naxos, 0).rebuild).toEqual([]);
});

test("R31, 12.14-12.16: infantry may be broken down in the plan, at no cost", () => {
  const table = phase({ pieces: { "rome roma": { LG: 2, LI: 1 } }, treasury: { rome: 0 } });
  order(table, "rome", "breakDown", { node: "roma" }, { unit: "LG" }, { n: 1 });
  order(table, "rome", "breakDown", { node: "roma" }, { unit: "LI" }, { n: 1 });
  lockAll(table);
  expect(count(table.state, "rome roma", "GARR")).toBe(5);
  expect(count(table.state, "rome roma", "LG")).toBe(1);
});

test("10.68, R199: elephants are raised only where own land units stand or are ordered", () => {
  const table = phase({ treasury: { carthage: 9 } });
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  expect(table.choices("carthage", "unit")).not.toContain("EL");
  table.take("carthage", { type: "undoOrder" });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "LI" }, { node: "zama" }, { n: 1 });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "EL" }, { node: "zama" }, { n: 1 });
  expect(count(lockAll(table).state, "carthage zama", "EL")).toBe(1);
});

test("12.21, R97: mercenaries come to conquered provinces or to own units; Rome hires nobody", () => {
  const table = phase({
    pieces: { "carthage caralis": { LI: 1 }, "carthage carthago": { HI: 1 }, "rome roma": { LG: 1 } },
    treasury: { carthage: 6, rome: 6 },
  });
  expect(table.choices("rome", "kind")).not.toContain("hire");
  table.take("carthage", { type: "order", kind: "hire" });
  expect(table.choices("carthage", "province")).toEqual(["africa", "sardinia"]);
  table.take("carthage", { type: "orderProvince", province: "sardinia" });
  expect(table.choices("carthage", "node")).toEqual(["caralis", "olbia"]);
  table.take("carthage", { type: "orderAt", node: "olbia" }).take("carthage", { type: "orderNumber", n: 3 });
  lockAll(table);
  expect(count(table.state, "carthage olbia", "MHI")).toBe(3);
  expect(table.state.powers[1]!.treasury).toBe(0);
});

test("6.3, 6.24, R180: in a Space shared with an ally its controller raises and builds, the other one not", () => {
  const state = position("V", {
    pieces: { "greece massilia": { town: 2 }, "rome massilia": { LI: 1 } },
    settled: true,
  });
  state.pacts[powerOf("greece") * 4] = 2;
  setControl(state);
  const massilia = data.map.nodeOf.get("massilia")!;
  const [rome, greece] = [musterOf(state, 0), musterOf(state, powerOf("greece"))];
  expect([greece.raise.includes(massilia), greece.ports.includes(massilia)]).toEqual([true, true]);
  expect([rome.raise.includes(massilia), rome.ports.includes(massilia)]).toEqual([false, false]);
});

test("6.23, 6.3, 5.11, R458, R467: in a Home Space in which only a guest stands his host raises and builds, and not the guest", () => {
  const state = position("V", { pieces: { "rome roma": { LG: 1 } }, settled: true });
  state.pacts[powerOf("greece")] = 2;
  putPieces(state, "greece pisae", { HI: 1 });
  const pisae = data.map.nodeOf.get("pisae")!;
  const may = (power: number): boolean[] => {
    const { raise, ports } = musterOf(state, power);
    return [raise.includes(pisae), ports.includes(pisae)];
  };
  expect([may(0), may(powerOf("greece"))]).toEqual([
    [true, true],
    [false, false],
  ]);
  // 12.44: his Soldier of Fortune is a guest like him.
  putPieces(state, "sof genua", { HI: 1 });
  addArmy(state, soldier(powerOf("greece")));
  expect(musterOf(state, 0).raise).toContain(data.map.nodeOf.get("genua")!);
  // Without leave he is an enemy.
  state.pacts[powerOf("greece")] = 0;
  expect(may(0)).toEqual([false, false]);
});

test("6.3, R260: squadrons of an ally at sea are friendly: they do not keep others from being built", () => {
  const state = position("V", { pieces: { "rome pisae": { LI: 1 }, "greece pisae": { GS: 1 } }, settled: true });
  const builds = (): boolean => musterOf(state, 0).ports.includes(data.map.nodeOf.get("pisae")!);
  expect(builds()).toBe(false);
  state.pacts[powerOf("rome") * 4 + powerOf("greece")] = SEA;
  expect(builds()).toBe(true);
  state.pacts = state.pacts.map(() => 0);
  state.pacts[powerOf("greece") * 4 + powerOf("rome")] = SEA;
  expect(builds()).toBe(true);
});

test("15.43: one objective for 1, 2 or 3 Talents, below three in hand, where all are in use", () => {
  const all: Given = { config: { format: "ultraBasic" }, treasury: { rome: 3 } };
  const offers = (given: Given, held = 0): boolean => {
    const state = position("V", { settled: true, ...given });
    state.objectives.hands[0] = state.objectives.pool.splice(0, held);
    const table = new Table(state, [manpower], { proc: "manpower" });
    return table.choices("rome", "kind").includes("objective");
  };
  expect(offers(all)).toBe(true);
  expect(offers(all, 3)).toBe(false);
  expect(offers({ ...all, config: { format: "basic2" } })).toBe(false);
  expect(offers({ ...all, stability: { rome: -2 }, treasury: { rome: 1 } })).toBe(false);
  expect(offers({ ...all, stability: { rome: -5 }, treasury: { rome: 3 } })).toBe(true);
  const table = phase(all, [0]);
  table.take("rome", { type: "order", kind: "objective" });
  expect(table.choices("rome", "kind")).not.toContain("objective");
  lockAll(table);
  expect(table.state.objectives.hands[0]).toHaveLength(1);
  expect(table.state.powers[0]!.treasury).toBe(2);
});

test("15.44, 15.47: the marker is drawn by chance, and one that cannot be used is replaced", () => {
  const given: Given = { config: { format: "ultraBasic" }, treasury: { east: 3 }, stability: { east: 3 } };
  const state = position("V", { settled: true, ...given });
  state.objectives.pool = [OBJECTIVES.indexOf("B"), OBJECTIVES.indexOf("C")];
  const table = new Table(state, [manpower], { proc: "manpower" }, [0]);
  lockAll(order(table, "east", "objective"));
  expect(table.state.objectives.hands[powerOf("east")]).toEqual([OBJECTIVES.indexOf("C")]);
  expect(table.state.objectives.pool).toEqual([OBJECTIVES.indexOf("B")]);
});

test("3.2 E: the plans can be taken back until they are locked", () => {
  const table = phase({ treasury: { rome: 2 } });
  order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n: 1 });
  table.take("rome", { type: "undoOrder" });
  expect(count(lockAll(table).state, "rome roma", "LG")).toBe(0);
});

test("scenario I: Rome's one Recruitment brings two legions for nothing", () => {
  const table = recruit("rome", { leaders: { "soldier-of-fortune": "corcyra" } }, "I");
  table.take("rome", { node: "roma" }).take("rome", { node: "capua" });
  expect(table.isOpen).toBe(false);
  expect(count(table.state, "rome roma", "LG") + count(table.state, "rome capua", "LG")).toBe(2);
  expect(canRecruit(table.state, powerOf("rome"))).toBe(false);
  expect(canRecruit(table.state, powerOf("greece"))).toBe(false);
});

test("6.24, 6.25, 6.27, 6.43, 12.21: a refusal names its rule", () => {
  const table = phase({ pieces: { "carthage carthago": { HI: 14 } }, treasury: { carthage: 40, rome: 3 } });
  expect(table.refusal("rome", { type: "order", kind: "hire" })).toBe("order.romeHiresNobody 12.21");
  table.take("rome", { type: "order", kind: "raise" });
  expect(table.refusal("rome", { type: "orderProvince", province: provinceOf("africa") })).toBe(
    "order.notControlled 6.24",
  );
  table.take("rome", { type: "orderProvince", province: "italia" });
  expect(table.refusal("rome", { type: "orderUnit", unit: CAV })).toBe("order.notRaisedHere 6.25");
  table.take("rome", { type: "orderUnit", unit: "LG" }).take("rome", { type: "orderAt", node: "roma" });
  expect(table.refusal("rome", { type: "orderNumber", n: 2 })).toBe("order.tooFewTalents 6.27");
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  table.take("carthage", { type: "orderUnit", unit: "HI" }).take("carthage", { type: "orderAt", node: "zama" });
  expect(table.refusal("carthage", { type: "orderNumber", n: 2 })).toBe("order.aboveMaximum 6.43");
});

test("6.43, R200: what an earlier order breaks down makes room under Carthage's maximum", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 40 },
    stability: { carthage: 4 },
  });
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  expect(table.choices("carthage", "unit")).not.toContain("HI");
  table.take("carthage", { type: "undoOrder" });
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 1 });
  table
    .take("carthage", { type: "order", kind: "raise" })
    .take("carthage", { type: "orderProvince", province: "africa" });
  expect(table.choices("carthage", "unit")).toContain("HI");
});

test("6.43, R48, R200: above its maximum Carthage must first break down what is too much before anything makes room", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 40 },
    stability: { carthage: -1 },
  });
  const sorts = (): unknown[] => {
    table
      .take("carthage", { type: "order", kind: "raise" })
      .take("carthage", { type: "orderProvince", province: "africa" });
    const found = table.choices("carthage", "unit");
    table.take("carthage", { type: "undoOrder" });
    return found;
  };
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 3 });
  expect(sorts()).not.toContain("HI");
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 1 });
  expect(sorts()).toContain("HI");
});
