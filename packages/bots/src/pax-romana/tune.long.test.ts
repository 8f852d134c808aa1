import { expect, test } from "vitest";
import { POWERS } from "@ara/pax-romana";
import { advantageOf } from "./tune.ts";
import { startingWeights } from "./weights.ts";

const ROME = 0;

test("the same weights are no better than themselves, and ones that never move are worse", () => {
  const lazy = { ...startingWeights, leastMove: 1000, town: 0, city: 0 };
  const start = POWERS.map(() => startingWeights);
  expect(advantageOf(startingWeights, start, "two", ROME, 2, "same")).toBe(0);
  expect(advantageOf(startingWeights, start.with(ROME, lazy), "two", ROME, 3, "lazy")).toBeGreaterThan(0);
});
