import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { CAV, data, FRESH, GARR, LI, MOVED, type PowerName } from "../../data/index.ts";
import { addUnits, keyOf, rowOf } from "../../state/table.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";
import { canRecruit } from "./recruitment.ts";
import { convertUnits } from "./stock.ts";
import { recruit } from "./testing.ts";

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
    const asked = recruit(power, { ...given, treasury }).choices(power, "do");
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
  const table = recruit("rome", { treasury: { rome: 9 } }).take("rome", { do: "recruit", kind: "land" });
  table.take("rome", { do: "order", kind: "raise" });
  expect(table.choices("rome", "do")).not.toContain("done");
  expect(recruit("rome", { treasury: { rome: 9 } }).take("rome", { do: "done" }).isOpen).toBe(false);
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
