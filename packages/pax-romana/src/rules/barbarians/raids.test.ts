import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { count, position, type Given } from "../../testing/position.ts";
import { dice } from "../../testing/table.ts";
import { invades } from "./testing.ts";

const spaceOf = (province: string): string => data.map.ids[data.map.spacesOf[data.map.provinceOf.get(province)!]![0]!]!;

test("13.4 Caledonians: all garrisons in Britannia are lost, and nothing else", () => {
  const space = spaceOf("britannia");
  const state = position("V", { pieces: { [`rome ${space}`]: { GARR: 2, LG: 1 }, "rome roma": { GARR: 1 } } });
  invades(state, "caledonians");
  expect(count(state, `rome ${space}`, "GARR")).toBe(0);
  expect(count(state, `rome ${space}`, "LG")).toBe(1);
  expect(count(state, "rome roma", "GARR")).toBe(1);
});

test("13.4 Caledonians: every garrison of everybody in Britannia; only what was there is told", () => {
  const spaces = data.map.spacesOf[data.map.provinceOf.get("britannia")!]!.map((node) => data.map.ids[node]!);
  const pieces = Object.fromEntries(
    spaces.flatMap((id, i) => [
      [`rome ${id}`, i === 0 ? { LG: 1 } : { GARR: 1 }],
      [`carthage ${id}`, { GARR: 2 }],
    ]),
  ) as NonNullable<Given["pieces"]>;
  const state = position("V", { pieces });
  const table = invades(state, "caledonians");
  expect(state.table.keys).toHaveLength(1);
  expect(table.told("unitsRemoved")).toHaveLength(2 * spaces.length - 1);
  expect(table.told("noEvent")).toEqual([]);
});

test("13.4 Armenians: no event on a map without Amida; a raid that finds nobody is one", () => {
  const far = position("II", { pieces: { "rome roma": { LG: 1 } } });
  expect(invades(far, "armenians").told("noEvent")).toHaveLength(1);
  expect(invades(position("V"), "armenians").told("noEvent")).toEqual([]);
});

test("13.4 Armenians, R13: a die above the number of units within 3 MP of Amida removes them", () => {
  const given: Given = {
    pieces: { "east edessa": { HI: 2, GARR: 1 }, "east antiochia": { city: 5 }, "east roma": { HI: 1 } },
  };
  const survived = position("V", given);
  invades(survived, "armenians", dice(3));
  expect(count(survived, "east edessa", "HI")).toBe(2);
  const lost = position("V", given);
  const table = invades(lost, "armenians", dice(4));
  expect(table.told("raid")).toHaveLength(1);
  expect(count(lost, "east edessa", "HI") + count(lost, "east edessa", "GARR")).toBe(0);
  expect(count(lost, "east roma", "HI")).toBe(1);
});

test("13.4 Armenians, R288: elephants count, squadrons neither count nor are lost, a Mountain Fortress is spared", () => {
  const pieces = { "east edessa": { HI: 2, EL: 1 }, "east tarsus": { LI: 1, GS: 4 }, "east mazaca": { LI: 1 } };
  const state = position("V", { pieces });
  const table = invades(state, "armenians", dice(3, 3));
  const raided = table.told("raid").map(({ node, units, lost }) => [data.map.ids[node], units, lost]);
  expect(new Set(raided.map(String))).toEqual(new Set(["edessa,3,false", "tarsus,1,true"]));
  expect([count(state, "east tarsus", "LI"), count(state, "east tarsus", "GS")]).toEqual([0, 4]);
});

test("13.4 Armenians: no event while Amida holds a unit other than a garrison; a Town alone does not help", () => {
  const edessa = { "east edessa": { LI: 1 } };
  expect(
    invades(position("V", { pieces: { ...edessa, "east amida": { LI: 1 } } }), "armenians").told("noEvent"),
  ).toHaveLength(1);
  const town = position("V", { pieces: { ...edessa, "east amida": { town: 2 } } });
  invades(town, "armenians", dice(2));
  expect(count(town, "east edessa", "LI")).toBe(0);
});
