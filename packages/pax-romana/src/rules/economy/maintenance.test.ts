import { expect, test } from "vitest";
import { data, FRESH, GS, HI, LG, LI, MOVED } from "../../data/index.ts";
import { addForce, addToForce, emptyForce } from "../../state/force.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { view } from "../../view.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { billOf, maintenance } from "./maintenance.ts";
import { heaviesOf, manpowerMaximum } from "./stock.ts";

const phase = (given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [maintenance], { proc: "maintenance" });

test("6.41: each squadron costs a Talent, or is given up; which ones, the owner says", () => {
  const table = phase({
    pieces: { "rome roma": { GS: 2 }, "rome pisae": { GS: 1 } },
    treasury: { rome: 2 },
  });
  expect(table.who).toEqual([powerOf("rome")]);
  expect(table.refusal("rome", { type: "lock" })).toBe("maintenance.cannotPay 6.41");
  table.take("rome", { type: "giveUp", node: "roma" });
  expect(table.choices("rome", "n")).toEqual([1, 2]);
  table.take("rome", { type: "take", n: 1 }).take("rome", { type: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(1);
  expect(count(table.state, "rome pisae", "GS")).toBe(1);
  expect(table.state.powers[0]!.treasury).toBe(0);
});

test("6.41, 6.42: squadrons are given up port by port, heavies while there are too many, and nothing else", () => {
  const table = phase({
    pieces: {
      "rome roma": { GS: 2, LI: 3 },
      "rome pisae": { GS: 3, CAV: 1 },
      "carthage carthago": { HI: 18, GS: 1 },
      "carthage utica": { HI: 1, MHI: 1, LI: 2, GARR: 1 },
    },
    treasury: { rome: 9, carthage: 9 },
    stability: { carthage: 4 },
  });
  const spare = (power: "rome" | "carthage"): unknown[][] =>
    table.options(power).flatMap(({ type: verb, node, unit }) => (verb === "giveUp" ? [[node, unit]] : []));
  expect(new Set(spare("rome"))).toEqual(
    new Set([
      ["roma", "GS"],
      ["pisae", "GS"],
    ]),
  );
  table.take("rome", { type: "giveUp", node: "roma" }).take("rome", { type: "take", n: 1 });
  table.take("rome", { type: "giveUp", node: "roma" });
  expect(table.choices("rome", "n")).toEqual([1]);
  table.take("rome", { type: "take", n: 1 });
  expect(spare("rome")).toEqual([["pisae", "GS"]]);
  expect(spare("carthage")).toHaveLength(4);
  table.take("carthage", { type: "giveUp", node: "carthago", unit: "GS" }).take("carthage", { type: "take", n: 1 });
  table.take("carthage", { type: "giveUp", node: "carthago", unit: "HI" });
  expect(table.choices("carthage", "n")).toEqual([1, 2, 3, 4, 5]);
  table.take("carthage", { type: "take", n: 4 }).take("carthage", { type: "giveUp", node: "utica", unit: "MHI" });
  table.take("carthage", { type: "take", n: 1 });
  expect(spare("carthage")).toEqual([]);
  table.take("rome", { type: "lock" }).take("carthage", { type: "lock" });
  expect(table.state.powers.slice(0, 2).map(({ treasury }) => treasury)).toEqual([9 - 3, 9]);
  expect(table.told("disbanded").map(({ rule }) => rule)).toEqual(["6.41", "6.42", "6.42", "6.41", "6.41"]);
});

test("6.41, 6.42: heavies given up pay for no squadron", () => {
  const pieces = { "carthage carthago": { HI: 16, GS: 1 } };
  const table = phase({ pieces, treasury: { carthage: 0 }, stability: { carthage: 4 } });
  table.take("carthage", { type: "giveUp", unit: "HI" }).take("carthage", { type: "take", n: 1 });
  expect(table.refusal("carthage", { type: "lock" })).toBe("maintenance.cannotPay 6.41");
  expect(table.refusal("carthage", { type: "take", n: 1 })).toBe("notNow 6.41");
  table.take("carthage", { type: "giveUp", unit: "GS" }).take("carthage", { type: "take", n: 1 });
  expect(table.take("carthage", { type: "lock" }).isOpen).toBe(false);
});

test("6.41: a port with moved and unmoved squadrons is one place", () => {
  const state = position("V", { pieces: { "rome roma": { GS: 1 } }, treasury: { rome: 9 } });
  addUnits(state, keyOf(data.map.nodeOf.get("roma")!, 0, MOVED), GS, 2);
  const table = new Table(state, [maintenance], { proc: "maintenance" });
  expect(table.choices("rome", "type")).toEqual(["giveUp", "lock"]);
  table.take("rome", { type: "giveUp" });
  expect(table.choices("rome", "n")).toEqual([1, 2, 3]);
});

test("12.5, 6.41: squadrons of independents cost their master nothing", () => {
  const state = position("V", { pieces: { "rhodes rhodus": { GS: 2 }, "rome rhodus": { city: 5 } } });
  expect(billOf(state, powerOf("rome"), [])).toBe(0);
});

test("6.42: the East, stable, with 25 HI pays 7, or pays 4 and gives up 3", () => {
  const given: Given = { pieces: { "east antiochia": { HI: 25 } }, treasury: { east: 7 }, stability: { east: 3 } };
  expect(billOf(position("V", given), powerOf("east"), [])).toBe(7);
  const all = phase(given).take("east", { type: "lock" });
  expect(count(all.state, "east antiochia", "HI")).toBe(25);
  const some = phase({ ...given, treasury: { east: 4 } });
  expect(some.options("east").map((option) => option["type"])).toEqual(["giveUp"]);
  some.take("east", { type: "giveUp" });
  expect(some.choices("east", "n")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  some.take("east", { type: "take", n: 3 }).take("east", { type: "lock" });
  expect(count(some.state, "east antiochia", "HI")).toBe(22);
  expect(some.state.powers[powerOf("east")]!.treasury).toBe(0);
});

test("6.42, 12.26, R8: neither light infantry, cavalry nor militia count; reduced and mercenary heavies do", () => {
  const state = position("V", { pieces: { "east antiochia": { HI: 3, hi: 1, MHI: 2, LI: 9, CAV: 9, MIL: 9 } } });
  expect(heaviesOf(state, powerOf("east"))).toBe(6);
});

test("6.42, 14.13: the maximum falls with Stability", () => {
  const levels = [0, -1, -4].map((level) => manpowerMaximum(position("V", { stability: { carthage: level } }), 1));
  expect(levels).toEqual([15, 12, 8]);
});

test("6.43, R48: after a fall Carthage keeps what it has and pays for it", () => {
  const state = position("V", { pieces: { "carthage carthago": { HI: 15 } }, stability: { carthage: -1 } });
  expect(billOf(state, powerOf("carthage"), [])).toBe(3);
});

test("6.4: plans are secret: others see only that somebody plans, and whether he is ready", () => {
  const table = phase({
    pieces: { "rome roma": { GS: 2 }, "carthage carthago": { GS: 1 } },
    treasury: { rome: 5, carthage: 5 },
  });
  const before = JSON.stringify(view(table.state, 1));
  table.take("rome", { type: "giveUp" }).take("rome", { type: "take", n: 2 });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  table.take("rome", { type: "lock" });
  expect(view(table.state, 1).powers[0]!.slate).toEqual({ kind: "maintenance", locked: true });
  expect(count(table.state, "rome roma", "GS")).toBe(2);
  table.take("carthage", { type: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(0);
});

test("6.4: orders can be taken back until the plan is locked", () => {
  const table = phase({ pieces: { "rome roma": { GS: 2 } }, treasury: { rome: 2 } });
  table.take("rome", { type: "giveUp" }).take("rome", { type: "undoOrder" }).take("rome", { type: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(2);
});

test("6.4: whoever has nothing to pay for is not asked", () => {
  expect(phase({}).isOpen).toBe(false);
});

test("14.21, R49-R51: more heavies than CVP cost 2, more than three times as many 3", () => {
  const after = (pieces: NonNullable<Given["pieces"]>): number =>
    phase({ pieces, stability: { carthage: 4 } }).state.powers[powerOf("carthage")]!.stability;
  const cities = { "carthage carthago": { city: 5 }, "carthage utica": { city: 5, HI: 5, hi: 1 } };
  expect(after(cities)).toBe(4);
  expect(after({ ...cities, "carthage zama": { MHI: 1 } })).toBe(2);
  expect(after({ "carthage utica": { town: 2, HI: 3 } })).toBe(2);
  expect(after({ "carthage utica": { town: 2, HI: 4 } })).toBe(1);
});

test("R51: more than four times as many heavies cost 4 in the Advanced Game alone", () => {
  const after = (game: "standard" | "advanced", n = 5): number =>
    phase({ pieces: { "carthage utica": { town: 2, HI: n } }, stability: { carthage: 4 }, config: { game } }).state
      .powers[1]!.stability;
  expect([after("standard"), after("advanced"), after("advanced", 4)]).toEqual([1, 0, 1]);
});

test("R50: heavies on the march count as those that stand", () => {
  const state = position("V", { pieces: { "greece pella": { HI: 1 } } });
  const force = emptyForce(powerOf("greece"), data.map.nodeOf.get("pella")!);
  addForce(state, force);
  addToForce(state, force, powerOf("greece"), FRESH, HI, 2);
  addToForce(state, force, powerOf("greece"), FRESH, LI, 4);
  addToForce(state, force, powerOf("rome"), FRESH, LG, 4);
  state.forces.push(null);
  expect(heaviesOf(state, powerOf("greece"))).toBe(3);
});

test("R50: the Soldier of Fortune's heavies are not counted", () => {
  const state = position("V", { pieces: { "sof corcyra": { HI: 4 }, "greece pella": { HI: 1 } } });
  expect(heaviesOf(state, powerOf("greece"))).toBe(1);
});

test("R121: the bill follows Stability before the penalty, and the penalty what was kept", () => {
  const table = phase({
    pieces: { "carthage carthago": { city: 5, HI: 15, GS: 1 } },
    stability: { carthage: 0 },
    treasury: { carthage: 1 },
  });
  table.take("carthage", { type: "lock" });
  expect(table.state.powers[1]!.stability).toBe(-3);
  expect(table.state.powers[1]!.treasury).toBe(0);
});

test("6.41: a locked plan that nobody knows still ends in a payment that can be made", () => {
  const state = position("V", { pieces: { "rome roma": { GS: 3 } }, treasury: { rome: 1 } });
  state.powers.forEach((power) => (power.slate = { kind: "maintenance", orders: [], locked: true }));
  const table = new Table(state, [maintenance], { proc: "maintenance", step: "reveal" });
  expect(count(table.state, "rome roma", "GS")).toBe(1);
  expect(table.state.powers[0]!.treasury).toBe(0);
});

test("6.41: what such a plan cannot pay for goes from all ports and armies, and no more", () => {
  const pieces = {
    "carthage carthago": { HI: 17, LI: 9, GS: 2 },
    "carthage utica": { GS: 2, CAV: 1 },
    "rome roma": { GS: 9 },
  };
  // One squadron is given up; three others and two heavies above the maximum cost five.
  for (const talents of [0, 1, 3, 5, 7]) {
    const treasury = { carthage: talents, rome: 9 };
    const state = position("V", { pieces, treasury, stability: { carthage: 4 } });
    state.powers.forEach((power) => (power.slate = { kind: "maintenance", orders: [], locked: true }));
    state.powers[1]!.slate = {
      kind: "maintenance",
      orders: [{ node: data.map.nodeOf.get("carthago")!, unit: GS, n: 1 }],
      locked: true,
    };
    expect(new Table(state, [maintenance], { proc: "maintenance", step: "reveal" }).isOpen).toBe(false);
    const bill = Math.min(talents, 5);
    expect([billOf(state, 1, []), state.powers[1]!.treasury]).toEqual([bill, talents - bill]);
    expect([count(state, "carthage carthago", "LI"), count(state, "carthage utica", "CAV")]).toEqual([9, 1]);
    expect([count(state, "rome roma", "GS"), state.powers[0]!.treasury]).toEqual([9, 0]);
  }
});

test("6.41, 6.42: the log tells what was paid for: squadrons, and heavy units above the maximum", () => {
  const paid = (pieces: NonNullable<Given["pieces"]>): unknown => {
    const table = phase({ pieces, treasury: { carthage: 20 }, stability: { carthage: 4 } });
    return table.take("carthage", { type: "lock" }).told("maintenancePaid")[0];
  };
  expect(paid({ "carthage carthago": { GS: 2, HI: 1 } })).toMatchObject({ squadrons: 2, heavies: 0, rule: "6.41" });
  expect(paid({ "carthage carthago": { HI: 17 } })).toMatchObject({
    talents: 2,
    squadrons: 0,
    heavies: 2,
    rule: "6.42",
  });
});
