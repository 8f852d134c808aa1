import { legalActions } from "@ara/kernel";
import { actionCard, actionType, pax, readCard, type Action, type State } from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { worthToMiles } from "./miles.ts";

/** What it is worth to him to lay out each card of his hand. */
const plays = (state: State): Map<string, number> =>
  new Map(
    legalActions(pax, state, 0)
      .filter((action) => actionType(action) === "play")
      .map((action: Action) => [String(actionCard(action)), worthToMiles(state, action)]),
  );
const of = (found: Map<string, number>, name: string): number => found.get(String(readCard(name)))!;

test("he counts the points on the table: a first card in a category, and more where he is stronger than Rome", () => {
  const state = testTable(2, {
    step: "play",
    hands: [["land:1:1", "wealth:1:1", "senator:1:1"], []],
    displays: [["land:2:1"], []],
    romeOpen: ["land:1:1", "senator:2:1"],
  });
  const found = plays(state);
  // Land is his already: nothing. Senator opens a category (2), Wealth does and beats Rome there (5).
  expect(of(found, "senator:1:1") - of(found, "land:1:1")).toBeCloseTo(2, 6);
  expect(of(found, "wealth:1:1") - of(found, "senator:1:1")).toBeCloseTo(3, 6);
});

test("he looks at nothing that is hidden, and not beyond one step", () => {
  const state = testTable(2, { step: "play", hands: [["wealth:1:1"], ["army:2:4"]], romeHidden: ["wealth:2:1"] });
  const other = testTable(2, { step: "play", hands: [["wealth:1:1"], ["land:1:1"]], romeHidden: ["army:2:1"] });
  expect(plays(state)).toEqual(plays(other));
});

test("of two groups with the same points he buys the cheaper", () => {
  const state = testTable(2, { step: "buy", aurei: [9, 5], legions: [["wealth:1:4"], ["wealth:1:2"], []] });
  const worth = legalActions(pax, state, 0)
    .filter((action) => actionType(action) === "buy")
    .map((action) => worthToMiles(state, action));
  expect(worth[1]).toBeGreaterThan(worth[0]!);
});
