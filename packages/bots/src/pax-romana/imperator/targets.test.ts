import { CARTHAGE, config, nodeOfKey, ownerOfKey, ROME, worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { opening } from "../testing.ts";
import { targetsOf } from "./targets.ts";

const state = opening(config("V"), "targets");
const { map } = worldOf(state.config);

test("plans are about provinces that are not one's own", () => {
  for (const power of [ROME, CARTHAGE]) {
    const targets = targetsOf(state, power);
    expect(targets.length).toBeGreaterThan(4);
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.every((province) => state.control[province] !== power)).toBe(true);
  }
});

test("the nearest come first: the first target is a neighbour of one's own pieces", () => {
  const own = state.table.keys.filter((key) => ownerOfKey(key) === ROME).map(nodeOfKey);
  const [first] = targetsOf(state, ROME);
  const near = own.flatMap((node) => [node, ...map.land[node]!, ...map.strait[node]!, ...map.sea[node]!]);
  const points = near.filter((node) => node >= map.spaces).flatMap((node) => [...map.land[node]!, ...map.sea[node]!]);
  expect([...near, ...points].some((node) => map.province[node] === first)).toBe(true);
});

test("whoever has no pieces has no targets", () => {
  const empty = { ...state, table: { keys: [], counts: [] } };
  expect(targetsOf(empty, ROME)).toEqual([]);
});
