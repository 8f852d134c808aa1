import { expect, test } from "vitest";
import { view } from "../../view.ts";
import { count, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { billOf, maintenance } from "./maintenance.ts";
import { heaviesOf, manpowerMaximum } from "./stock.ts";

const phase = (given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [maintenance], { proc: "maintenance", step: "begin" });

test("6.41: each squadron costs a Talent, or is given up; which ones, the owner says", () => {
  const table = phase({
    pieces: { "rome roma": { GS: 2 }, "rome pisae": { GS: 1 } },
    treasury: { rome: 2 },
  });
  expect(table.who).toEqual([powerOf("rome")]);
  expect(table.refusal("rome", { do: "lock" })).toBe("maintenance.cannotPay 6.41");
  table.take("rome", { do: "giveUp", node: "roma" });
  expect(table.choices("rome", "n")).toEqual([1, 2]);
  table.take("rome", { do: "take", n: 1 }).take("rome", { do: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(1);
  expect(count(table.state, "rome pisae", "GS")).toBe(1);
  expect(table.state.powers[0]!.treasury).toBe(0);
});

test("12.5, 6.41: squadrons of independents cost their master nothing", () => {
  const state = position("V", { pieces: { "rhodes rhodus": { GS: 2 }, "rome rhodus": { city: 5 } } });
  expect(billOf(state, powerOf("rome"), [])).toBe(0);
});

test("6.42: the East, stable, with 25 HI pays 7, or pays 4 and gives up 3", () => {
  const given: Given = { pieces: { "east antiochia": { HI: 25 } }, treasury: { east: 7 }, stability: { east: 3 } };
  expect(billOf(position("V", given), powerOf("east"), [])).toBe(7);
  const all = phase(given).take("east", { do: "lock" });
  expect(count(all.state, "east antiochia", "HI")).toBe(25);
  const some = phase({ ...given, treasury: { east: 4 } });
  expect(some.options("east").map((option) => option["do"])).toEqual(["giveUp"]);
  some.take("east", { do: "giveUp" });
  expect(some.choices("east", "n")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  some.take("east", { do: "take", n: 3 }).take("east", { do: "lock" });
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
  table.take("rome", { do: "giveUp" }).take("rome", { do: "take", n: 2 });
  expect(JSON.stringify(view(table.state, 1))).toBe(before);
  table.take("rome", { do: "lock" });
  expect(view(table.state, 1).powers[0]!.desk).toEqual({ kind: "maintenance", locked: true });
  expect(count(table.state, "rome roma", "GS")).toBe(2);
  table.take("carthage", { do: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(0);
});

test("6.4: orders can be taken back until the plan is locked", () => {
  const table = phase({ pieces: { "rome roma": { GS: 2 } }, treasury: { rome: 2 } });
  table.take("rome", { do: "giveUp" }).take("rome", { do: "undoOrder" }).take("rome", { do: "lock" });
  expect(count(table.state, "rome roma", "GS")).toBe(2);
});

test("6.4: who has nothing to pay for is not asked", () => {
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
  table.take("carthage", { do: "lock" });
  expect(table.state.powers[1]!.stability).toBe(-3);
  expect(table.state.powers[1]!.treasury).toBe(0);
});

test("procedures §1.5: a locked plan that nobody knows still ends in a payment that can be made", () => {
  const state = position("V", { pieces: { "rome roma": { GS: 3 } }, treasury: { rome: 1 } });
  state.powers.forEach((power) => (power.desk = { kind: "maintenance", orders: [], locked: true }));
  const table = new Table(state, [maintenance], { proc: "maintenance", step: "reveal" });
  expect(count(table.state, "rome roma", "GS")).toBe(1);
  expect(table.state.powers[0]!.treasury).toBe(0);
});
