import { expect, test } from "vitest";
import { micatio } from "./micatio.ts";
import { checkWalk } from "./walk.ts";

const config = { points: 2 };

test("a good game is walked to its end", () => {
  expect(checkWalk(micatio, config, "via")).toBeGreaterThan(0);
});

test("the same seed walks the same way, another choice another one", () => {
  expect(checkWalk(micatio, config, "via")).toBe(checkWalk(micatio, config, "via"));
  const seen: number[] = [];
  checkWalk(micatio, config, "via", { choose: (legal) => (seen.push(legal.length), legal.at(-1)!), limit: 1e6 });
  expect(seen.length).toBeGreaterThan(0);
});

test.each([
  [
    "a broken invariant",
    { invariants: [{ name: "pigs fly", holds: () => false }] },
    'invariant "pigs fly" does not hold',
  ],
  ["nothing legal", { legal: () => {} }, "has no legal action"],
  ["no outcome", { outcome: () => undefined }, "there is no outcome at the end"],
])("%s is told with the seed", (_name, broken, message) => {
  expect(() => checkWalk({ ...micatio, ...broken }, config, "via")).toThrow(/seed "via".*/);
  expect(() => checkWalk({ ...micatio, ...broken }, config, "via")).toThrow(message);
});

test("an endless game is told", () => {
  expect(() => checkWalk(micatio, config, "via", { limit: 1 })).toThrow("the game does not end");
});

test("a walk may begin elsewhere, hear what happens, and stop early", () => {
  const told: string[] = [];
  const near = { points: 9 };
  const whole = checkWalk(micatio, near, "via", { tell: ({ type }) => void told.push(type) });
  expect(told).not.toEqual([]);
  expect(checkWalk(micatio, near, "via", { prepare: (state) => void state.points.fill(8) })).toBeLessThan(whole);
  expect(checkWalk(micatio, near, "via", { most: 3 })).toBe(3);
});
