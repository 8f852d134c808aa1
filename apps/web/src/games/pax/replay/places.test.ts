import type { Event } from "@ara/pax";
import { expect, test } from "vitest";
import { placesAt } from "./places.ts";

const log: readonly Event[] = [
  { type: "bought", seat: 1, legion: 2, cards: [] },
  { type: "aurei", seat: 1, change: -3, rule: "3.7" },
  { type: "collected", legion: 0, cards: [] },
  { type: "placed", seat: 2, cards: [null], to: "hand" },
  { type: "placed", seat: 2, cards: [null], to: "deck" },
];

test.each([
  [0, ["player-1", "legion-2"]],
  [1, ["player-1"]],
  [2, ["legion-0", "rome"]],
  [3, ["player-2"]],
  [4, ["player-2", "deck"]],
])("event %i lights up what it names: %j", (event, places) => {
  expect([...placesAt({ log, event, by: 1 })]).toEqual(places);
});

test("a decision to do nothing lights up whoever made it", () => {
  expect([...placesAt({ log: [], event: 0, by: 3 })]).toEqual(["player-3"]);
  expect([...placesAt({ log: [], event: 0, by: null })]).toEqual([]);
});
