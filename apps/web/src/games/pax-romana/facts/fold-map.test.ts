import map from "@ara/pax-romana/data/map" with { type: "json" };
import { expect, test } from "vitest";
import { bare } from "./bare.ts";
import { foldMap } from "./fold-map.ts";
import { unfoldMap } from "./unfold-map.ts";

const plain = bare(map) as Parameters<typeof foldMap>[0] & Readonly<Record<string, object>>;

test("the map that is folded for the way and unfolded at the table is the map, without what only the sources say", () => {
  expect(unfoldMap(JSON.parse(JSON.stringify(foldMap(plain))))).toEqual(plain);
});

test("its places come in the order of the file, by which the rules number them", () => {
  const unfolded = unfoldMap(foldMap(plain)) as typeof plain;
  for (const table of ["territories", "provinces", "spaces", "points"])
    expect(Object.keys(unfolded[table]!)).toEqual(Object.keys(plain[table]!));
});

test("it takes less than a quarter of the room", () => {
  expect(JSON.stringify(foldMap(plain)).length).toBeLessThan(JSON.stringify(plain).length / 4);
});
