import {
  CARTHAGE,
  config,
  LG,
  LI,
  nodeOfKey,
  ownerOfKey,
  paxRomana,
  questionOf,
  ROME,
  ROW,
  worldOf,
  type State,
  type Unit,
} from "@ara/pax-romana";
import { expect, test } from "vitest";
import { rowAt } from "./board.ts";
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

/** Rome before the Manpower Phase of the second turn, and what it has raised after it. */
function raised(
  stacks: Parameters<typeof withStacks>[1],
  change: (state: State) => void,
): (at: string, unit: Unit) => number {
  const planning = play(opening(config("V"), "raised"), "raised", {
    isEnough: (state) => questionOf(state)?.key === "manpower.plan",
  });
  const start = withStacks(planning, stacks);
  change(start);
  const after = play(paxRomana.clone(start), "raised", { isEnough: ({ phase }) => phase === "F" });
  const count = ({ table, config: of }: State, at: string, unit: Unit): number =>
    rowAt({ table }, worldOf(of).map.nodeOf.get(at)!, (owner) => owner === ROME)[unit]!;
  return (at, unit) => count(after, at, unit) - count(start, at, unit);
}

test("7.12: raises settlers into Towns that can become Cities, as many as can be paid for, before any other unit", () => {
  const TOWNS = ["pisae", "arretium", "capua"];
  const nobody = Object.fromEntries([...TOWNS, "albintimilium"].map((id) => [`rome ${id}`, {}]));
  const more = raised(nobody, (state) => {
    const { nodeOf } = worldOf(state.config).map;
    for (const id of TOWNS) state.works[nodeOf.get(id)!] = opening(config("V"), "town").works[nodeOf.get("capua")!]!;
    state.powers[ROME]!.treasury = 15;
  });
  // Rome has founded one of its own by then.
  expect([...TOWNS, "albintimilium"].filter((id) => more(id, LG) === 1)).toHaveLength(2);
  expect(more("roma", LG)).toBeLessThanOrEqual(0);
});

test("6.2: raises no light infantry because it lacks heavy infantry that a province cannot raise", () => {
  const planning = play(opening(config("V"), "raised"), "raised", {
    isEnough: (state) => questionOf(state)?.key === "manpower.plan",
  });
  const start = withStacks(planning, { "carthage gades": { LI: 9 } });
  start.powers[CARTHAGE]!.treasury = 30;
  const lights = ({ table }: State): number =>
    table.keys.reduce((sum, key, i) => (ownerOfKey(key) === CARTHAGE ? sum + table.counts[i * ROW + LI]! : sum), 0);
  const before = lights(start);
  const after = play(start, "raised", { isEnough: ({ phase }) => phase === "F" });
  // Baetica has no heavy infantry to offer, and of light infantry there is enough.
  expect(lights(after)).toBeLessThanOrEqual(before);
});

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
