import { expect, test } from "vitest";
import { advantageOf } from "./tune.ts";
import { startingWeights } from "./weights.ts";

const ROME = 0;

test("the same weights are no better than themselves, and ones that never move are worse", () => {
  const lazy = { ...startingWeights, leastMove: 1000, town: 0, city: 0 };
  expect(advantageOf(startingWeights, startingWeights, "two", ROME, 2, "same")).toBe(0);
  expect(advantageOf(startingWeights, lazy, "two", ROME, 3, "lazy")).toBeGreaterThan(0);
});
