import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CAV, data, FRESH, LG, MOVED } from "../../data/index.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { count, nodeIn, position, powerOf, putPieces, type Given } from "../../testing/position.ts";
import { activates, eventOf } from "./testing.ts";

const check = (given: Given, chance: readonly number[] = []) => {
  const state = position("V", { ...given, settled: true });
  state.waiting = [eventOf("stabilityCheck")];
  return activates(state, "rome", chance);
};

test("16.2 Disorder, R184, R209: three Battle Points must come to a capital, else -1 and all garrisons are lost", () => {
  const given: Given = {
    stability: { rome: -2 },
    treasury: { rome: 5 },
    pieces: {
      "rome roma": { LG: 2 },
      "rome massilia": { GARR: 2 },
      "rome capua": { LG: 1, GARR: 1 },
      "greece pella": { GARR: 1 },
    },
  };
  const failed = check(given)
    .take("rome", { type: "pay" })
    .take("rome", { kind: "expansion" })
    .take("rome", { type: "done" });
  expect(failed.told("disorder")).toMatchObject([{ calmed: false }]);
  expect(failed.told("stability")).toMatchObject([{ change: -1, level: -3, rule: "16.2" }, { change: -1 }]);
  expect(count(failed.state, "rome massilia", "GARR") + count(failed.state, "rome capua", "GARR")).toBe(0);
  expect([count(failed.state, "rome capua", "LG"), count(failed.state, "greece pella", "GARR")]).toEqual([1, 1]);
});

test("R184: BP that moved there count; those that were there before do not, nor do two BP", () => {
  for (const [unit, n, calmed] of [
    ["LG", 1, true],
    ["CAV", 3, true],
    ["CAV", 2, false],
  ] as const) {
    const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
    table.take("rome", { type: "pay" }).take("rome", { kind: "expansion" });
    spentAt(table.state, "roma", unit, n);
    table.take("rome", { type: "done" });
    expect(table.told("disorder")).toMatchObject([{ calmed }]);
  }
});

test("16.2 Disorder: calmed in one of two capitals, nothing is lost", () => {
  const given: Given = { stability: { greece: -2 }, treasury: { greece: 5 }, pieces: { "greece sparta": { GARR: 1 } } };
  const state = position("V", { ...given, settled: true });
  state.waiting = [eventOf("stabilityCheck")];
  const table = activates(state, "greece");
  table.take("greece", { type: "pay" }).take("greece", { kind: "expansion" });
  addUnits(state, keyOf(data.map.nodeOf.get("pella")!, powerOf("greece"), MOVED), CAV, 3);
  table.take("greece", { type: "done" });
  expect(table.told("disorder")).toMatchObject([{ calmed: true }]);
  expect(table.told("stability").filter(({ rule }) => rule === "16.2")).toEqual([]);
  expect(count(state, "greece sparta", "GARR")).toBe(1);
});

test("R209: units that were raised in the capital did not come there", () => {
  const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
  table.take("rome", { type: "pay" }).take("rome", { kind: "expansion" });
  putPieces(table.state, "rome roma", { LG: 2 });
  table.take("rome", { type: "done" });
  expect(table.told("disorder")).toMatchObject([{ calmed: false }]);
});

test("R209: units that only took the place of others are no more than before; and all of it must be in one capital", () => {
  const moved = (after: (state: ReturnType<typeof position>) => void) => {
    const table = check({ stability: { rome: -2 }, treasury: { rome: 5 }, pieces: { "rome roma": { LG: 2 } } });
    table.take("rome", { type: "pay" }).take("rome", { kind: "expansion" });
    after(table.state);
    return table.take("rome", { type: "done" }).told("disorder")[0]!.calmed;
  };
  const roma = (state: ReturnType<typeof position>): number => nodeIn(worldOf(state.config).map, "roma");
  expect(moved((state) => spentAt(state, "roma", "LG", 1))).toBe(true);
  expect(
    moved((state) => {
      spentAt(state, "roma", "LG", 1);
      addUnits(state, keyOf(roma(state), 0, FRESH), LG, -1);
    }),
  ).toBe(false);
  expect(moved((state) => spentAt(state, "capua", "LG", 3))).toBe(false);
});

test("R184: a marker that lapses fails at once", () => {
  const table = check({ stability: { rome: -2 }, treasury: { rome: 5 } }).take("rome", { type: "lapse" });
  expect(table.told("disorder")).toMatchObject([{ calmed: false }]);
});

function spentAt(state: ReturnType<typeof position>, space: string, unit: "LG" | "CAV", n: number): void {
  putPieces(state, `rome ${space}`, { [unit]: n });
  // What has come in this Activation carries the mark of moved units.
  const node = nodeIn(worldOf(state.config).map, space);
  moveMark(state, node, unit, n);
}

function moveMark(state: ReturnType<typeof position>, node: number, unit: "LG" | "CAV", n: number): void {
  const number = unit === "LG" ? LG : CAV;
  addUnits(state, keyOf(node, 0, FRESH), number, -n);
  addUnits(state, keyOf(node, 0, MOVED), number, n);
}
