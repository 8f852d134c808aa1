import { expect, test } from "vitest";
import { leadOf } from "./lead.ts";

test("of players who are equally strong whoever looks is named first, and how many more they are", () => {
  expect(leadOf([1, 4, 2], 0)).toEqual({ best: 4, first: 1, more: 0 });
  expect(leadOf([1, 4, 4], 0)).toEqual({ best: 4, first: 1, more: 1 });
  expect(leadOf([1, 4, 4], 2)).toEqual({ best: 4, first: 2, more: 1 });
  expect(leadOf([4, 4, 4], "spectator")).toEqual({ best: 4, first: 0, more: 2 });
});
