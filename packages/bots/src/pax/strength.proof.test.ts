import { FastChance } from "@ara/kernel";
import { config } from "@ara/pax";
import { expect, test } from "vitest";
import { Centurio } from "./centurio.ts";
import { duel, type Brain } from "./duel.ts";
import { worthToMiles } from "./miles.ts";
import { advantageOf, evolve } from "./tune.ts";
import { startingWeights, WEIGHT_SETS, weights, type WeightSets } from "./weights.ts";

const chance = new FastChance("strength");
const tiro: Brain = (_state, legal) => chance.pick(legal);
const miles: Brain = (state, legal) =>
  legal.reduce((best, action) => (worthToMiles(state, action) > worthToMiles(state, best) ? action : best));
const centurio = (known: WeightSets): Brain => {
  const brain = new Centurio(known);
  return (state, legal) => brain.choose(state, legal);
};

// Far below what bench/ladder.md shows, so that these fail for a broken player and not for bad luck.
test("the rule-based player beats chance and the greedy one, and the tuned weights the first guesses", () => {
  expect(duel(config(2), centurio(weights), tiro, 60, chance)).toBeGreaterThan(0.9);
  expect(duel(config(2), centurio(weights), miles, 60, chance)).toBeGreaterThan(0.7);
  expect(
    duel(config(2), centurio(weights), centurio({ ...weights, table: startingWeights }), 150, chance),
  ).toBeGreaterThan(0.6);
  expect(duel(config(4), centurio(weights), tiro, 30, chance)).toBeGreaterThan(0.7);
});

test("the greedy player beats chance", () => {
  expect(duel(config(2), miles, tiro, 120, chance)).toBeGreaterThan(0.52);
});

test("a duel between equals is even: every deal is played from each seat", () => {
  expect(duel(config(3), centurio(weights), centurio(weights), 20, chance)).toBeCloseTo(1 / 3, 5);
});

test("a generation moves the weights of its kind, and the same seed moves them the same way", () => {
  const start = { ...weights, table: startingWeights };
  const first = (seed: string) => evolve(start, "table", seed, 4).next().value!;
  const { weights: moved, scatter } = first("evolve");
  expect(Object.keys(moved)).toEqual(Object.keys(startingWeights));
  expect(moved).not.toEqual(startingWeights);
  expect(scatter).toBeGreaterThan(0);
  expect(first("evolve").weights).toEqual(moved);
});

test.each(WEIGHT_SETS)("the weights for %s in use are better than the first guesses", (kind) => {
  expect(advantageOf(weights, { ...weights, [kind]: startingWeights }, kind, 200, "advantage")).toBeGreaterThan(0);
  expect(advantageOf(weights, weights, kind, 20, "even")).toBeCloseTo(0, 5);
});
