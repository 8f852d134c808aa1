import { expect, test } from "vitest";
import { Paired } from "./paired.ts";

const of = (...differences: number[]): Paired => {
  const paired = new Paired();
  for (const one of differences) paired.add(one);
  return paired;
};

test("mean and standard error are those of the differences", () => {
  const paired = of(1, 2, 3, 6);
  expect(paired.mean).toBeCloseTo(3);
  // Squares from the mean: 4 + 1 + 0 + 9 = 14; over 3 and 4.
  expect(paired.error).toBeCloseTo(Math.sqrt(14 / 3 / 4));
});

test("a way is better only if that is likelier than luck, and something is gained", () => {
  expect(of(0.1, 0.12, 0.11).isBetter(0.004)).toBe(true);
  expect(of(0.3, -0.25, 0.1).isBetter(0.004)).toBe(false);
  expect(of(0.001, 0.001, 0.001).isBetter(0.004)).toBe(false);
  // One try says nothing, however good.
  expect(of(5).isBetter(0.004)).toBe(false);
});
