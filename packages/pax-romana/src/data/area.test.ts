import { expect, test } from "vitest";
import { areaOf } from "./area.ts";
import { data } from "./data.ts";
import { allNodes, map, node, province } from "./testing.ts";
import { EAST, NONE } from "./vocabulary.ts";

const { scenarios } = data;

test.each(scenarios.map((s) => [s.id, s.map] as const))("2.14: nothing leads out of the area of %s", (_, area) => {
  for (const way of ["land", "strait", "sea", "direct"] as const) {
    area[way].forEach((list, from) => {
      if (area.inPlay[from] === 0) expect(list).toStrictEqual([]);
      for (const to of list) {
        expect(area.inPlay[to]).toBe(1);
        expect(area[way][to]).toContain(from);
      }
    });
  }
  for (const n of allNodes(area)) {
    const ways = area.land[n]!.length + area.strait[n]!.length + area.sea[n]!.length;
    if (n >= area.spaces) expect(ways >= 2).toBe(area.inPlay[n] === 1);
  }
});

test("2.14: an area keeps ids, kinds, provinces, and the numbers of tribes and capitals", () => {
  for (const { map: area } of scenarios) {
    for (const table of ["ids", "kind", "province", "territory", "tribal", "capital", "enter"] as const) {
      expect(area[table]).toStrictEqual(map[table]);
    }
  }
});

test("2.12: provinces and territories shrink with the area", () => {
  const { map: area } = scenarios[0]!;
  const of = (id: string): number => map.territoryNumbers.get(id)!;
  expect(area.spacesOf[province("macedonia")]).toStrictEqual([node("corcyra")]);
  expect(area.spacesOf[province("africa")]).toStrictEqual([]);
  expect(area.provincesOf[of("greece")]).toStrictEqual([province("macedonia")]);
  expect([of("rome"), of("greece"), of("carthage")].map((t) => area.whole[t])).toStrictEqual([1, 0, 0]);
  expect(map.whole.every((whole) => whole === 1)).toBe(true);
});

test("5.22: in VI only Syria is Home of The East, with Antioch as its capital", () => {
  const { map: area } = scenarios[5]!;
  expect(area.homeProvinces[EAST]).toStrictEqual([province("syria")]);
  expect(area.capitalsOf[EAST]).toStrictEqual([node("antiochia")]);
  expect(area.homeAt[node("alexandria")]).toBe(NONE);
  expect(map.capitalsOf[EAST]).toHaveLength(2);
});

test("3.6, R237: II reaches Coricum and Gaul, but not Britannia; the whole map is the map itself", () => {
  const { map: area } = scenarios[1]!;
  expect(
    [node("coricum"), node("lutetia"), node("londinium"), node("athenae")].map((n) => area.inPlay[n]),
  ).toStrictEqual([1, 1, 0, 0]);
  expect(scenarios[4]!.map).toBe(map);
});

test("9.31, R235: a point whose far side is not in play is cut, a chain of two points is kept", () => {
  const spaces = [node("oea"), node("leptis_magna"), node("berenice")];
  const area = areaOf(map, { whole: false, territories: [], provinces: [], spaces });
  expect([area.inPlay[node("ltp_syrtis_w")], area.inPlay[node("ltp_syrtis_e")]]).toStrictEqual([1, 1]);
  const half = areaOf(map, { whole: false, territories: [], provinces: [], spaces: spaces.slice(0, 2) });
  expect([half.inPlay[node("ltp_syrtis_w")], half.inPlay[node("ltp_syrtis_e")]]).toStrictEqual([0, 0]);
});
