/** The map against the worked examples of the book. */
import { expect, test } from "vitest";
import {
  away,
  byLand,
  bySea,
  distances,
  isPass,
  isPort,
  isTribal,
  map,
  march,
  node,
  nodes,
  provinceAt,
  reached,
  sail,
  spacesIn,
  territoryAt,
} from "./testing.ts";
import { DEEP_SEA } from "./vocabulary.ts";

const ATTACK = 1;
const EMBARK = 1;
const DEBARK = 1;

test("9.21, 9.32: the example of movement over the Alps costs 11 MP", () => {
  const way = [
    "emporiae",
    "narbo",
    "nemausus",
    "valentia",
    "ap_cottiae",
    "taurinorum",
    "mediolanum",
    "parma",
    "arretium",
  ];
  const to = (last: string): number => march(...way.slice(0, way.indexOf(last) + 1)) + ATTACK;
  expect(["nemausus", "taurinorum", "parma"].map(to)).toStrictEqual([3, 7, 9]);
  expect(to("arretium") + ATTACK).toBe(11);
  expect(way.filter((id) => isTribal(node(id)))).toStrictEqual(["nemausus"]);
});

test("9.22: no direct way from Gergovia to Uxellodunum", () => {
  expect(byLand("gergovia", "uxellodunum")).toBe(false);
});

test("10.31: the neighbours of the interception examples", () => {
  expect(byLand("roma", "pisae")).toBe(true);
  expect(byLand("pisae", "arretium")).toBe(true);
  expect(map.direct[node("arretium")]).toContain(node("pisae"));
});

test("11.31: the example of transport costs 5 MP", () => {
  const voyage = ["dyrrhachium", "corcyra", "actium", "patrae", "gythium", "ds_ionium", "syracusae"];
  const mp = march("pella", "dyrrhachium") + EMBARK + sail(...voyage) + DEBARK + march("syracusae", "agrigentum");
  expect(mp).toBe(5);
  expect(["pella", "agrigentum"].map(isPort)).toStrictEqual([false, false]);
  for (const id of voyage.slice(0, 5)) expect(territoryAt(id)).toBe("greece");
});

test("11.33: the example of an amphibious attack costs 4 MP", () => {
  expect(EMBARK + sail("lilybaeum", "ntp_melita", "melite", "thapsus") + DEBARK + ATTACK).toBe(4);
});

test("5.21: the example of control: Narbonensis past its tribes", () => {
  const pastBoth = distances("gergovia", { ban: (n) => isTribal(n) || isPass(n) });
  expect(pastBoth.has(node("massilia")) || pastBoth.has(node("valentia"))).toBe(false);
  expect(bySea("narbo", "massilia")).toBe(true);
  expect(byLand("narbo", "massilia")).toBe(false);
  expect(distances("massilia", { ban: isTribal }).has(node("valentia"))).toBe(true);
  expect(distances("massilia", { ban: (n) => isTribal(n) || isPass(n) }).has(node("valentia"))).toBe(false);
  expect(map.land[node("valentia")]!.some((n) => n < map.spaces && provinceAt(map.ids[n]!) === "lugdunensis")).toBe(
    true,
  );
  const free = spacesIn("narbonensis").filter((id) => !isTribal(node(id)));
  expect(free).toStrictEqual(["massilia", "narbo", "valentia"]);
});

test("6.27: Britannia has no line when Gesoriacum and Darioritum are blocked", () => {
  const shut = nodes("gesoriacum", "darioritum");
  const found = reached(
    nodes(...spacesIn("britannia")),
    (n) => [...map.land[n]!, ...map.strait[n]!, ...map.sea[n]!],
    (n) => shut.includes(n) || map.kind[n] === DEEP_SEA,
  );
  const provinces = found.filter((n) => n < map.spaces).map((n) => provinceAt(map.ids[n]!));
  expect([...new Set(provinces)].toSorted()).toStrictEqual(["britannia", "caledonia"]);
});

test("13.41: a Mountain Fortress lies within 3 MP of Amida, and Eastern Gauls can march to the Balkans", () => {
  expect(away("amida", "sebastia")).toBeLessThanOrEqual(3);
  for (const id of [...spacesIn("sarmatia"), ...spacesIn("scythia")]) expect(away(id, "pella")).toBeLessThan(20);
});
