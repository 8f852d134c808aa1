import {
  config,
  LG,
  LI,
  nodeOfKey,
  ownerOfKey,
  questionOf,
  ROME,
  ROW,
  worldOf,
  type State,
  type Unit,
} from "@ara/pax-romana";
import { expect, test } from "vitest";
import { opening, play, withStacks } from "./testing.ts";

/** Roman units of a sort at Home. */
function atHome({ table, config: of }: State, unit: Unit): number {
  const { homeAt } = worldOf(of).map;
  return table.keys.reduce(
    (sum, key, i) =>
      ownerOfKey(key) === ROME && homeAt[nodeOfKey(key)] === ROME ? sum + table.counts[i * ROW + unit]! : sum,
    0,
  );
}

test("6.2: with an enemy at Home it raises legions there, and nothing else first", () => {
  const planning = play(opening(config("V"), "invaded"), "invaded", {
    isEnough: (state) => questionOf(state)?.key === "manpower.plan",
  });
  const start = withStacks(planning, { "carthage capua": { HI: 6 } });
  start.powers[ROME]!.treasury = 12;
  const before = [atHome(start, LG), atHome(start, LI)];
  const after = play(start, "invaded", { isEnough: ({ phase }) => phase === "F" });
  expect(atHome(after, LG)).toBeGreaterThanOrEqual(before[0]! + 2);
  expect(atHome(after, LI)).toBeLessThanOrEqual(before[1]!);
});
