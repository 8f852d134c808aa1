import { expect, test } from "vitest";
import { LG, ROME } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { at } from "../rules/battle/testing.ts";
import { position } from "../testing/position.ts";
import { stackAt, waysOf } from "./index.ts";

test("11.33: whoever can attack by road does not land in the face of the defender, even if on the road he may be met", () => {
  const state = position("II", {
    pieces: { "rome rhegium": { LG: 3 }, "carthage pisae": { HI: 4 } },
    leaders: { "rome-4": "rhegium", "carthage-1": "pisae" },
    settled: true,
  });
  const view = paxRomana.view(state, 0);
  const stack = stackAt(view, ROME, at(state, "rhegium"), { kind: "army" })!;
  expect(stack.units[0]!.counts[LG]).toBe(3);
  const goal = waysOf(view, stack).goals.find(({ node }) => node === at(state, "pisae"))!;
  expect(goal.battle).toBe(true);
  expect(goal.way.map(({ by }) => by)).toEqual(goal.way.map(() => "march"));
  // The road is what it is: he may be intercepted upon it.
  expect(goal.chance).toBeLessThan(1);
});
