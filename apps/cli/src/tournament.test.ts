import { expect, test } from "vitest";
import { estimateOf, inThreads } from "./tournament.ts";

test("an estimate has its mean in the middle, and is closer the more there is to it", () => {
  const few = estimateOf([0, 1, 0, 1]);
  expect(few.mean).toBe(0.5);
  expect(few.high - few.mean).toBeCloseTo(few.mean - few.low);
  // 1.96 times the standard error: the root of 1/3 (the variance of the sample) over 4.
  expect(few.high - few.mean).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4));
  const many = estimateOf(Array.from({ length: 400 }, (_, i) => i % 2));
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  expect(estimateOf([0.25, 0.25])).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
});

test("every deal is played once, by however many threads, and whether anybody watches or not", async () => {
  const script = new URL("testing/shift-worker.ts", import.meta.url);
  for (const jobs of [1, 3]) {
    const results = await inThreads<number>(script, { deals: 7 }, { jobs });
    expect(results.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});
