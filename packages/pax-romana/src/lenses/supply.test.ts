import { expect, test } from "vitest";
import { data } from "../data/index.ts";
import { position, powerOf, type Given } from "../testing/position.ts";
import { view } from "../view.ts";
import { supplyOf, type Supply } from "./supply.ts";

const names = (nodes: readonly number[]): string[] => nodes.map((node) => data.map.ids[node]!);
const supply = (given: Given): Supply => supplyOf(view(position("V", { settled: true, ...given }), 0), powerOf("rome"));
const around = (id: string): string[] => data.map.sea[data.map.nodeOf.get(id)!]!.map((node) => data.map.ids[node]!);
const ends = ({ stretches }: Supply): string[] => stretches.flatMap(({ a, b }) => names([a, b]));

test("6.15: a line runs by sea and land from a Space abroad to the nearest of Home", () => {
  const found = supply({ pieces: { "rome melite": { LG: 1 } } });
  expect(names(found.joined)).toEqual(["melite"]);
  expect(found.cut).toEqual([]);
  expect(ends(found)).toContain("melite");
  expect(found.stretches.some(({ by }) => by === "sea")).toBe(true);
  const home = (node: number): boolean => data.map.homeAt[node] === powerOf("rome");
  expect(found.stretches.filter(({ a, b }) => home(a) || home(b))).toHaveLength(1);
});

test("6.15: a line goes no round-about way, and what two lines share is one stretch", () => {
  const found = supply({ pieces: { "rome massilia": { LG: 1 }, "rome narbo": { LG: 1 } } });
  const keys = found.stretches.map(({ a, b }) => [a, b].toSorted((x, y) => x - y).join("-"));
  expect(new Set(keys).size).toBe(keys.length);
  expect(names(found.joined).toSorted()).toEqual(["massilia", "narbo"]);
});

test("9.41, 9.43: units without a line would lose a tenth to three tenths", () => {
  const found = supply({ pieces: { "rome melite": { LG: 10 } }, pirates: around("melite") });
  expect(names(found.cut)).toEqual(["melite"]);
  expect(found.stretches).toEqual([]);
  expect(
    found.suffering.map(({ node, losses }) => [names([node])[0], Math.min(...losses), Math.max(...losses)]),
  ).toEqual([["melite", 1, 3]]);
});

test("9.42: in a Town nobody suffers, though there is no line", () => {
  const found = supply({ pieces: { "rome melite": { LG: 10, town: 2 } }, pirates: around("melite") });
  expect(names(found.cut)).toEqual(["melite"]);
  expect(found.suffering).toEqual([]);
});

test("9.44: a fleet at sea or in a strange port would be lost", () => {
  const [sea] = around("melite");
  const found = supply({
    pieces: { "rome roma": { LG: 1 }, [`rome ${sea}`]: { GS: 2 }, [`carthage ${sea}`]: { GS: 1 } },
  });
  expect(names(found.adrift)).toEqual([sea]);
  expect(supply({ pieces: { "rome melite": { LG: 1, GS: 2 } } }).adrift).toEqual([]);
});

test("6.15: a province of Home in which others hold everything is no beginning of a line", () => {
  const [province] = data.map.homeProvinces[powerOf("rome")]!;
  const pieces = Object.fromEntries(
    data.map.spacesOf[province!]!.map((node) => [`carthage ${data.map.ids[node]}`, { GARR: 1 }]),
  );
  expect(supply({ pieces }).lostHome).toEqual([province]);
  expect(supply({}).lostHome).toEqual([]);
});
