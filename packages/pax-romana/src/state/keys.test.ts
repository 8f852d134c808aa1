import { expect, test } from "vitest";
import { CITY, data, ESCORTED, FRESH, MOVED, NONE, OWNERS, TOWN, WITHDRAWN } from "../data/index.ts";
import {
  builderOf,
  firstKeyAt,
  hasOwner,
  justOwner,
  keyOf,
  lastKeyOf,
  markOfKey,
  nextOwner,
  nodeOfKey,
  nodeOfPlace,
  ownerOfKey,
  ownerOfPlace,
  packWorks,
  placeOf,
  unpackWorks,
  withoutOwner,
} from "./keys.ts";

const NODES = [0, 1, 137, data.map.nodes - 1];
const owners = [...OWNERS.keys()];

test("3.52: a stack's key tells node, owner and mark, and sorts by them", () => {
  let last = -1;
  for (const node of NODES)
    for (const owner of owners)
      for (const mark of [FRESH, ESCORTED, WITHDRAWN, MOVED, MOVED | WITHDRAWN | ESCORTED]) {
        const key = keyOf(node, owner, mark);
        expect([nodeOfKey(key), ownerOfKey(key), markOfKey(key)]).toEqual([node, owner, mark]);
        expect(key).toBeGreaterThan(last);
        expect([firstKeyAt(node) <= key, key < firstKeyAt(node + 1), key <= lastKeyOf(node, owner)]).not.toContain(
          false,
        );
        last = key;
      }
});

test("3.52: a place tells node and owner", () => {
  for (const node of NODES)
    for (const owner of owners)
      expect([nodeOfPlace(placeOf(node, owner)), ownerOfPlace(placeOf(node, owner))]).toEqual([node, owner]);
});

test("5.11: a set of owners has those that were put into it, in their order", () => {
  const listed = (set: number): number[] => {
    const found: number[] = [];
    for (let owner = nextOwner(set); owner !== NONE; owner = nextOwner(set, owner)) found.push(owner);
    return found;
  };
  expect(listed(0)).toEqual([]);
  const odd = owners.filter((owner) => owner % 2 === 1);
  const set = odd.reduce((sum, owner) => sum | justOwner(owner), 0);
  expect(listed(set)).toEqual(odd);
  expect(owners.filter((owner) => hasOwner(set, owner))).toEqual(odd);
  expect(listed(withoutOwner(withoutOwner(set, 3), 4))).toEqual(odd.filter((owner) => owner !== 3));
});

test("7.1: works tell their owner, whether they are a City, and their walls; those of the first owner, too", () => {
  for (const owner of owners)
    for (const works of [TOWN, CITY])
      for (const walls of [1, 2, 3, 5]) {
        const packed = packWorks({ owner, works, walls });
        expect(packed).not.toBe(0);
        expect([unpackWorks(packed), builderOf(packed)]).toEqual([{ owner, works, walls }, owner]);
      }
});
