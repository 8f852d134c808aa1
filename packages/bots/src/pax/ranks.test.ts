import { testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { Ranks } from "./ranks.ts";

const ranked = (...legions: string[][]): Ranks => {
  const ranks = new Ranks();
  ranks.look(testTable(2, { legions }));
  return ranks;
};

test("4.2 the dearest legion is first, of two alike the one with the lower number, and the empty ones are last", () => {
  const { of, at, empty } = ranked(["wealth:1:1"], [], ["wealth:1:4"]);
  expect([of, at, empty]).toEqual([[1, 2, 0], [2, 0, 1], 2]);
  expect(ranked(["wealth:1:2"], ["land:1:3"], ["army:1:2"]).of).toEqual([1, 0, 2]);
});

test("what a legion costs is the sum of its values", () => {
  expect(ranked(["wealth:1:2", "land:1:3"], ["army:2:4"], []).sums).toEqual([5, 4, 0]);
});
