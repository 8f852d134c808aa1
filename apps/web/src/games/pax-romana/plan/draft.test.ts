import { CARTHAGE, FRESH, LG, MOVED, ROME, UNITS } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { tiredAt } from "./draft.ts";

test("9.14: beside what can go, a plan knows what stands there and has moved", () => {
  const legions = (n: number): number[] => UNITS.map((_, unit) => (unit === LG ? n : 0));
  const stacks = [
    { owner: ROME, mark: FRESH, counts: legions(2) },
    { owner: ROME, mark: MOVED, counts: legions(1) },
    { owner: CARTHAGE, mark: MOVED, counts: legions(4) },
  ];
  const places = [{ node: 7, stacks }] as unknown as Parameters<typeof tiredAt>[0]["places"];
  expect(tiredAt({ places }, 7, (owner) => owner === ROME)).toEqual([legions(1)]);
  expect(tiredAt({ places }, 8, () => true)).toEqual([]);
});
