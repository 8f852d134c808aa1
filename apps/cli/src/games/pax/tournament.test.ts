import { expect, test } from "vitest";
import { unbroken } from "./tournament.ts";

test("of deals that were broken off those count up to the first that is missing, in whatever order they came", () => {
  const played = (...deals: number[]): { deal: number }[] => deals.map((deal) => ({ deal }));
  expect(unbroken(played(2, 0, 1))).toEqual(played(0, 1, 2));
  expect(unbroken(played(0, 3, 1, 5))).toEqual(played(0, 1));
  expect(unbroken(played(1))).toEqual([]);
});
