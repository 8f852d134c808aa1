import { expect, test } from "vitest";
import { placesOf } from "./places.ts";

test("a step lights up what it names", () => {
  const places = placesOf([
    { type: "bought", seat: 1, legion: 2, cards: [] },
    { type: "aurei", seat: 1, change: -3, rule: "3.7" },
    { type: "collected", legion: 0, cards: [] },
    { type: "turn", seat: 0 },
  ]);
  expect([...places]).toEqual(["player-1", "legion-2", "legion-0", "rome"]);
});
