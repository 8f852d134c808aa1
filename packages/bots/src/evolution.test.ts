import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { CANDIDATES, Evolution } from "./evolution.ts";

/** Goes on for some generations towards small numbers. */
function goOn(evolution: Evolution, generations: number, chance: FastChance): void {
  for (let i = 0; i < generations; i++) {
    const steps = Array.from({ length: CANDIDATES }, () => evolution.step(chance));
    evolution.learn(steps.toSorted((a, b) => Math.hypot(...evolution.after(a)) - Math.hypot(...evolution.after(b))));
  }
}

test("finds the least of a simple function", () => {
  const evolution = new Evolution([3, -4]);
  goOn(evolution, 60, new FastChance("evolution"));
  expect(Math.hypot(...evolution.middle)).toBeLessThan(0.2);
});

test("goes on from what it remembers as if it had never stopped", () => {
  const whole = new Evolution([3, -4]);
  goOn(whole, 5, new FastChance("a"));
  const again = new Evolution([3, -4]);
  again.recall(JSON.parse(JSON.stringify(whole.memory)) as typeof whole.memory);
  goOn(whole, 5, new FastChance("b"));
  goOn(again, 5, new FastChance("b"));
  expect(again.memory).toEqual(whole.memory);
});
