import { expect, test } from "vitest";
import { CARTHAGE, LG, ROME } from "../data/index.ts";
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

test("11.31: whoever has set sail pays no more, so that going aboard farther on along the coast is no better way", () => {
  const state = position("II", {
    pieces: { "carthage carthago": { HI: 2 } },
    leaders: { "carthage-1": "carthago" },
    settled: true,
  });
  const stack = stackAt(paxRomana.view(state, 1), CARTHAGE, at(state, "carthago"), { kind: "army" })!;
  const goal = waysOf(paxRomana.view(state, 1), stack, 6).goals.find(({ node }) => node === at(state, "gades"))!;
  expect([goal.cost, goal.way[0]!.by, goal.way.at(-1)!.by]).toEqual([3, "embark", "debark"]);
});
