import type { JsonObject } from "@ara/kernel";
import { expect, test } from "vitest";
import { CAV, data, OBJECTIVES, type PowerName } from "../../data/index.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { view } from "../../view.ts";
import { SEA } from "../control/relation.ts";
import { setControl } from "../stability/settle.ts";
import { manpower } from "./manpower.ts";
import { musterOf } from "./muster.ts";
import { canRecruit, recruitment } from "./recruitment.ts";

const phase = (given: Given, chance: readonly number[] = []): Table =>
  new Table(position("V", { settled: true, ...given }), [manpower], { proc: "manpower", step: "begin" }, chance);

const recruit = (power: PowerName, given: Given, scenario: "I" | "V" = "V"): Table =>
  new Table(position(scenario, { settled: true, ...given }), [recruitment], {
    proc: "recruitment",
    step: "begin",
    power: powerOf(power),
  } as never);

/** One whole order, answer by answer. */
function order(table: Table, power: PowerName, kind: string, ...answers: readonly JsonObject[]): Table {
  table.take(power, { do: "order", kind });
  for (const answer of answers) table.take(power, { do: "order", ...answer });
  return table;
}

const lockAll = (table: Table): Table => {
  const names: PowerName[] = ["rome", "carthage", "greece", "east"];
  for (const power of names) if (table.who.includes(powerOf(power))) table.take(power, { do: "lock" });
  return table;
};

const provinceOf = (id: string): number => data.map.provinceOf.get(id)!;

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
  const table = recruit("rome", { pieces, treasury: { rome: 20 } }).take("rome", { do: "recruit", kind: "land" });
  table.take("rome", { do: "order", kind: "raise" }).take("rome", { do: "order", province: "syria" });
  expect(table.choices("rome", "unit")).toEqual(["HI", "LI", "CAV", "EL"]);
  table.take("rome", { do: "order", unit: "EL" }).take("rome", { do: "order", node: "antiochia" });
  table.take("rome", { do: "order", n: 2 });
  for (const unit of ["HI", "LI", "CAV"])
    order(table, "rome", "raise", { province: "syria" }, { unit }, { node: "damascus" }, { n: 1 });
  expect(["HI", "LI", "CAV"].map((unit) => count(table.state, "rome damascus", unit as "HI"))).toEqual([1, 1, 1]);
  expect(count(table.state, "rome antiochia", "EL")).toBe(2);
  expect(table.state.powers[0]!.treasury).toBe(20 - 2 * 1 - 2 - 1 - 2);
  table.take("rome", { do: "order", kind: "raise" }).take("rome", { do: "order", province: "iudaea" });
  expect(table.choices("rome", "unit")).toEqual(["HI", "LI", "CAV"]);
});

test("6.27 example 3, 6.24: Carthage may not raise two cavalry in Britannia for 4 Talents while no line leads there", () => {
  const plan = (pieces: Given["pieces"]): Table => {
    const britannia = { "carthage londinium": { LI: 1 }, ...pieces };
    const table = phase({ pieces: britannia, treasury: { carthage: 4 } });
    expect(table.state.control[provinceOf("britannia")]).toBe(powerOf("carthage"));
    return table.take("carthage", { do: "order", kind: "raise" });
  };
  const free = plan({}).take("carthage", { do: "order", province: "britannia" });
  for (const answer of [{ unit: "CAV" }, { node: "londinium" }, { n: 2 }])
    free.take("carthage", { do: "order", ...answer });
  expect(count(lockAll(free).state, "carthage londinium", "CAV")).toBe(2);
  expect(free.state.powers[powerOf("carthage")]!.treasury).toBe(0);
  const shut = plan({ "rome gesoriacum": { LI: 1, GS: 1 }, "rome darioritum": { LI: 1, GS: 1 } });
  expect(shut.choices("carthage", "province")).not.toContain("britannia");
  // Either port alone leaves the other open.
  const half = plan({ "rome gesoriacum": { LI: 1, GS: 1 } });
  expect(half.choices("carthage", "province")).toContain("britannia");
});

test("6.21, R128: a Recruitment is land units or squadrons, not both, paid order by order", () => {
  const table = recruit("rome", { treasury: { rome: 9 } }).take("rome", { do: "recruit", kind: "galleys" });
  expect(table.choices("rome", "kind")).toEqual(["galleys"]);
  order(table, "rome", "galleys", { node: "roma" }, { n: 2 });
  expect(table.state.powers[0]!.treasury).toBe(5);
  expect(count(table.state, "rome roma", "GS")).toBe(2);
  table.take("rome", { do: "done" });
  expect(table.isOpen).toBe(false);
});

test("6.22: the plans are secret and carried out together", () => {
  const table = phase({ treasury: { rome: 4, carthage: 4 } });
  const before = JSON.stringify(view(table.state, 1));
  order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n: 2 });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  table.take("rome", { do: "lock" });
  expect(count(table.state, "rome roma", "LG")).toBe(0);
  lockAll(table);
  expect(count(table.state, "rome roma", "LG")).toBe(2);
});

test("6.23: at home units go to any Space that no other occupies", () => {
  const state = position("V", { pieces: { "carthage capua": { LI: 1 } }, settled: true, treasury: { rome: 4 } });
  const table = new Table(state, [manpower], { proc: "manpower", step: "begin" });
  table.take("rome", { do: "order", kind: "raise" }).take("rome", { do: "order", province: "italia" });
  table.take("rome", { do: "order", unit: "LG" });
  expect(table.choices("rome", "node")).not.toContain("capua");
  expect(table.choices("rome", "node")).toContain("arretium");
});

test("6.24: only in a province one controls", () => {
  const table = phase({ pieces: { "rome zama": { LG: 1 } }, treasury: { rome: 4 } });
  table.take("rome", { do: "order", kind: "raise" });
  expect(table.choices("rome", "province")).toEqual(["cisalpina", "italia", "bruttium"]);
});

test("5.43: a power that has lost everything is back as soon as a Home province is its own again", () => {
  const { homeProvinces, spacesOf, ids } = data.map;
  const italy = homeProvinces[0]!.flatMap((province) => spacesOf[province]!.map((node) => ids[node]!));
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
    const table = phase({ treasury: { [power]: 9 } }).take(power, { do: "order", kind: "raise" });
    return table.take(power, { do: "order", province }).choices(power, "unit");
  };
  expect(sorts("rome", "italia")).toEqual(["LG"]);
  expect(sorts("greece", "attica")).toEqual(["HI"]);
  expect(sorts("carthage", "africa")).toEqual(["HI", "LI", "CAV"]);
});

test("6.27, R33: the number is bounded by the Talents left, orders before it included", () => {
  const table = phase({ treasury: { carthage: 7 } });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "CAV" }, { node: "zama" }, { n: 1 });
  table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  table.take("carthage", { do: "order", unit: "HI" }).take("carthage", { do: "order", node: "carthago" });
  expect(table.choices("carthage", "n")).toEqual([1, 2]);
});

test("6.28: no HI on the Aegean Islands", () => {
  const table = phase({ treasury: { greece: 9 } }).take("greece", { do: "order", kind: "raise" });
  expect(table.choices("greece", "province")).not.toContain("aegean_islands");
  const chios = phase({ pieces: { "greece lesbos_chios": { LI: 1 } }, treasury: { greece: 9 } });
  chios.take("greece", { do: "order", kind: "raise" }).take("greece", { do: "order", province: "ionia" });
  chios.take("greece", { do: "order", unit: "HI" });
  expect(chios.choices("greece", "node")).not.toContain("lesbos_chios");
  expect(chios.choices("greece", "node")).not.toContain("samos");
});

test("6.29, R202: counters are no limit; one order has at most 40 units, and another one may follow", () => {
  const table = phase({ treasury: { rome: 120 } });
  table.take("rome", { do: "order", kind: "raise" }).take("rome", { do: "order", province: "italia" });
  table.take("rome", { do: "order", unit: "LG" }).take("rome", { do: "order", node: "roma" });
  expect(table.choices("rome", "n")).toHaveLength(40);
  table.take("rome", { do: "undoOrder" });
  for (const n of [40, 20])
    order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n });
  expect(count(lockAll(table).state, "rome roma", "LG")).toBe(60);
});

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
  const table = phase(given).take("rome", { do: "order", kind: "galleys" });
  const ports = table.choices("rome", "node");
  expect(ports).toContain("caralis");
  expect(ports).toContain("pisae");
  expect(ports).not.toContain("olbia");
  expect(ports).not.toContain("aleria");
  expect(ports).not.toContain("arretium");
  table.take("rome", { do: "order", node: "caralis" });
  expect(table.choices("rome", "n")).toEqual([1, 2]);
});

test("6.43, R48: Carthage raises and hires heavies only up to its maximum, with what it orders counted", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 13 } },
    treasury: { carthage: 40 },
    stability: { carthage: 4 },
  });
  order(table, "carthage", "raise", { province: "africa" }, { unit: "HI" }, { node: "zama" }, { n: 1 });
  table.take("carthage", { do: "order", kind: "hire" });
  table.take("carthage", { do: "order", province: "africa" }).take("carthage", { do: "order", node: "carthago" });
  expect(table.choices("carthage", "n")).toEqual([1]);
  table.take("carthage", { do: "order", n: 1 });
  expect(table.choices("carthage", "kind")).not.toContain("hire");
  const fallen = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 9 },
    stability: { carthage: -1 },
  });
  fallen.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  expect(fallen.choices("carthage", "unit")).toEqual(["LI", "CAV", "EL"]);
});

test("10.86: reduced units are rebuilt for a Talent, or settle as one garrison each", () => {
  const given: Given = { pieces: { "rome roma": { lg: 1 }, "rome capua": { lg: 1 } }, treasury: { rome: 1 } };
  const table = phase(given);
  table.take("rome", { do: "order", kind: "rebuild" }).take("rome", { do: "order", node: "roma", unit: "lg" });
  lockAll(table);
  expect(count(table.state, "rome roma", "LG")).toBe(1);
  expect(count(table.state, "rome capua", "lg")).toBe(0);
  expect(count(table.state, "rome capua", "GARR")).toBe(1);
});

test("10.86, R31: what one order rebuilds or breaks down is no other order's", () => {
  const given: Given = { pieces: { "rome roma": { lg: 1 } }, treasury: { rome: 9 } };
  const rebuilt = phase(given)
    .take("rome", { do: "order", kind: "rebuild" })
    .take("rome", { do: "order", node: "roma" });
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
  table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  expect(table.choices("carthage", "unit")).not.toContain("EL");
  table.take("carthage", { do: "undoOrder" });
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
  table.take("carthage", { do: "order", kind: "hire" });
  expect(table.choices("carthage", "province")).toEqual(["africa", "sardinia"]);
  table.take("carthage", { do: "order", province: "sardinia" });
  expect(table.choices("carthage", "node")).toEqual(["caralis", "olbia"]);
  table.take("carthage", { do: "order", node: "olbia" }).take("carthage", { do: "order", n: 3 });
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
    const table = new Table(state, [manpower], { proc: "manpower", step: "begin" });
    return table.choices("rome", "kind").includes("objective");
  };
  expect(offers(all)).toBe(true);
  expect(offers(all, 3)).toBe(false);
  expect(offers({ ...all, config: { format: "basic2" } })).toBe(false);
  expect(offers({ ...all, stability: { rome: -2 }, treasury: { rome: 1 } })).toBe(false);
  expect(offers({ ...all, stability: { rome: -5 }, treasury: { rome: 3 } })).toBe(true);
  const table = phase(all, [0]);
  table.take("rome", { do: "order", kind: "objective" });
  expect(table.choices("rome", "kind")).not.toContain("objective");
  lockAll(table);
  expect(table.state.objectives.hands[0]).toHaveLength(1);
  expect(table.state.powers[0]!.treasury).toBe(2);
});

test("15.44, 15.47: the marker is drawn by chance, and one that cannot be used is replaced", () => {
  const given: Given = { config: { format: "ultraBasic" }, treasury: { east: 3 }, stability: { east: 3 } };
  const state = position("V", { settled: true, ...given });
  state.objectives.pool = [OBJECTIVES.indexOf("B"), OBJECTIVES.indexOf("C")];
  const table = new Table(state, [manpower], { proc: "manpower", step: "begin" }, [0]);
  lockAll(order(table, "east", "objective"));
  expect(table.state.objectives.hands[powerOf("east")]).toEqual([OBJECTIVES.indexOf("C")]);
  expect(table.state.objectives.pool).toEqual([OBJECTIVES.indexOf("B")]);
});

test("3.2 E: the plans can be taken back until they are locked", () => {
  const table = phase({ treasury: { rome: 2 } });
  order(table, "rome", "raise", { province: "italia" }, { unit: "LG" }, { node: "roma" }, { n: 1 });
  table.take("rome", { do: "undoOrder" });
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
  expect(table.refusal("rome", { do: "order", kind: "hire" })).toBe("order.romeHiresNobody 12.21");
  table.take("rome", { do: "order", kind: "raise" });
  expect(table.refusal("rome", { do: "order", province: provinceOf("africa") })).toBe("order.notControlled 6.24");
  table.take("rome", { do: "order", province: "italia" });
  expect(table.refusal("rome", { do: "order", unit: CAV })).toBe("order.notRaisedHere 6.25");
  table.take("rome", { do: "order", unit: "LG" }).take("rome", { do: "order", node: "roma" });
  expect(table.refusal("rome", { do: "order", n: 2 })).toBe("order.tooFewTalents 6.27");
  table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  table.take("carthage", { do: "order", unit: "HI" }).take("carthage", { do: "order", node: "zama" });
  expect(table.refusal("carthage", { do: "order", n: 2 })).toBe("order.aboveMaximum 6.43");
});

test("6.43, R200: what an earlier order breaks down makes room under Carthage's maximum", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 40 },
    stability: { carthage: 4 },
  });
  table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  expect(table.choices("carthage", "unit")).not.toContain("HI");
  table.take("carthage", { do: "undoOrder" });
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 1 });
  table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
  expect(table.choices("carthage", "unit")).toContain("HI");
});

test("6.43, R48, R200: above its maximum Carthage must first break down what is too much before anything makes room", () => {
  const table = phase({
    pieces: { "carthage carthago": { HI: 15 } },
    treasury: { carthage: 40 },
    stability: { carthage: -1 },
  });
  const sorts = (): unknown[] => {
    table.take("carthage", { do: "order", kind: "raise" }).take("carthage", { do: "order", province: "africa" });
    const found = table.choices("carthage", "unit");
    table.take("carthage", { do: "undoOrder" });
    return found;
  };
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 3 });
  expect(sorts()).not.toContain("HI");
  order(table, "carthage", "breakDown", { node: "carthago" }, { unit: "HI" }, { n: 1 });
  expect(sorts()).toContain("HI");
});
