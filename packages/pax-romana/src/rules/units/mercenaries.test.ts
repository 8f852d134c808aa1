import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import type { PowerName } from "../../data/index.ts";
import { count, nodeIn, position, powerOf, type Given } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { holderOf } from "../control/holder.ts";
import { canHire, hirePlaces } from "./hiring.ts";
import { hireMercenaries } from "./mercenaries.ts";

const hiring = (power: PowerName, given: Given): Table =>
  new Table(position("V", { settled: true, ...given }), [hireMercenaries], {
    proc: "hireMercenaries",
    power: powerOf(power),
  });

test("12.21, 12.22, R129: mercenaries are HI for 2 Talents, as many as one can pay", () => {
  const table = hiring("carthage", { pieces: { "carthage zama": { LI: 1 } }, treasury: { carthage: 5 } });
  table.take("carthage", { province: "africa" }).take("carthage", { node: "zama" });
  expect(table.choices("carthage", "n")).toEqual([1, 2]);
  table.take("carthage", { n: 2 });
  expect(count(table.state, "carthage zama", "MHI")).toBe(2);
  expect(table.state.powers[1]!.treasury).toBe(1);
  expect(table.isOpen).toBe(false);
});

test("12.21, 12.22: in conquered provinces anywhere, at Home and abroad only with units of one's own", () => {
  const state = position("V", {
    pieces: { "carthage zama": { LI: 1 }, "carthage massilia": { GARR: 1 }, "carthage corfinium": { EL: 1 } },
    control: { carthage: ["narbonensis"] },
  });
  const places = hirePlaces(state, powerOf("carthage")).map((node) => worldOf(state.config).map.ids[node]);
  expect(places).toContain("zama");
  expect(places).not.toContain("utica");
  expect(places).toContain("narbo");
  expect(places).not.toContain("corfinium");
  // They are part of the armed forces: they occupy, and so control.
  const held = position("V", { pieces: { "carthage massilia": { MHI: 1 } } });
  expect(holderOf(held, nodeIn(worldOf(held.config).map, "massilia"))).toBe(powerOf("carthage"));
});

test("12.25: those hired with one Minor Move may be split up as their power likes", () => {
  const table = hiring("carthage", {
    pieces: { "carthage zama": { LI: 1 }, "carthage massilia": { GARR: 1 } },
    treasury: { carthage: 7 },
  });
  table.take("carthage", { province: "africa" }).take("carthage", { node: "zama" });
  expect(table.choices("carthage", "type")).not.toContain("done");
  table.take("carthage", { n: 1 });
  expect(table.choices("carthage", "type")).toContain("done");
  table.take("carthage", { province: "narbonensis" }).take("carthage", { node: "massilia" });
  expect(table.choices("carthage", "n")).toEqual([1, 2]);
  table.take("carthage", { n: 1 }).take("carthage", { type: "done" });
  expect(table.isOpen).toBe(false);
  expect([count(table.state, "carthage zama", "MHI"), count(table.state, "carthage massilia", "MHI")]).toEqual([1, 1]);
});

test("12.21, R18: Rome never hires, nobody without Talents, Carthage not above its maximum (6.43)", () => {
  const can = (power: PowerName, given: Given): boolean => canHire(position("V", given), powerOf(power));
  expect(can("rome", { pieces: { "rome roma": { LG: 1 } }, treasury: { rome: 9 } })).toBe(false);
  expect(hirePlaces(position("V", { pieces: { "rome roma": { LG: 1 } } }), powerOf("rome"))).toEqual([]);
  expect(can("greece", { pieces: { "greece pella": { HI: 1 } }, treasury: { greece: 1 } })).toBe(false);
  expect(can("greece", { pieces: { "greece pella": { HI: 1 } }, treasury: { greece: 2 } })).toBe(true);
  expect(can("carthage", { pieces: { "carthage zama": { HI: 15 } }, treasury: { carthage: 9 } })).toBe(false);
});

test("12.21, 12.22: nobody hires among enemies, in neutral Rhodes, or in an empty Space of his Home", () => {
  const places = (given: Given): (string | undefined)[] => {
    const state = position("V", given);
    return hirePlaces(state, powerOf("carthage")).map((node) => worldOf(state.config).map.ids[node]);
  };
  expect(places({ control: { carthage: ["africa", "numidia"] } })).toEqual([]);
  const gaul = places({ control: { carthage: ["narbonensis"] }, pieces: { "rome massilia": { GARR: 1 } } });
  expect(gaul).toContain("narbo");
  expect(gaul).not.toContain("massilia");
  expect(places({ pieces: { "rhodes rhodus": { HI: 1, city: 5 }, "carthage rhodus": { GS: 1 } } })).toEqual([]);
  expect(places({ pieces: { "carthage massilia": { HI: 1 }, "rome massilia": { LG: 1 } } })).toEqual([]);
  expect(places({ pieces: { "carthage massilia": { GS: 1 } } })).toEqual([]);
});

test("12.21: an Expansion offers hiring exactly where there is a place for it", () => {
  const can = (given: Given): boolean =>
    canHire(position("V", { treasury: { greece: 2 }, ...given }), powerOf("greece"));
  expect(can({})).toBe(false);
  expect(can({ control: { greece: ["narbonensis"] } })).toBe(true);
  expect(can({ pieces: { "greece massilia": { GARR: 1 } } })).toBe(true);
  expect(can({ pieces: { "greece massilia": { GS: 1 } } })).toBe(false);
  expect(can({ pieces: { "rome massilia": { LG: 1 } } })).toBe(false);
  expect(can({ pieces: { "greece massilia": { HI: 1 }, "rome massilia": { LG: 1 } } })).toBe(false);
  expect(can({ treasury: { greece: 1 }, pieces: { "greece massilia": { GARR: 1 } } })).toBe(false);
});

test("12.25: first a province in which one can hire, then a Space of it; the price is told", () => {
  const pieces = { "carthage zama": { LI: 1 }, "carthage massilia": { GARR: 1 } };
  const table = hiring("carthage", { pieces, treasury: { carthage: 3 } });
  expect(table.choices("carthage", "type")).toEqual(["hireIn", "hireIn"]);
  expect(new Set(table.choices("carthage", "province"))).toEqual(new Set(["africa", "narbonensis"]));
  expect(table.take("carthage", { province: "narbonensis" }).choices("carthage", "node")).not.toContain("zama");
  table.take("carthage", { node: "massilia" }).take("carthage", { n: 1 });
  expect(table.told("hired")).toMatchObject([{ power: powerOf("carthage"), n: 1 }]);
  expect(table.isOpen).toBe(false);
});
