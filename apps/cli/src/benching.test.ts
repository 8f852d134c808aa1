import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkoutBeside, measure } from "./benching.ts";

const HERE = fileURLToPath(new URL("../../..", import.meta.url));

test("a checkout beside ours is one that has a kernel; without one nobody plays beside us", () => {
  expect(checkoutBeside({})).toBeUndefined();
  expect(`${checkoutBeside({ beside: HERE })}/`).toBe(HERE);
  expect(() => checkoutBeside({ beside: `${HERE}/docs` })).toThrow("docs is no checkout of this");
});

test("whole games are played until the time is over, and all their decisions are counted", () => {
  let played = 0;
  const { decisions, games } = measure(() => 10 + (played++ % 2), 5);
  expect(games).toBe(played);
  expect(decisions).toBe(10 * games + Math.floor(games / 2));
});

test("time in which others have the processor does not count for a slice", () => {
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  const { busy } = measure(() => {
    Atomics.wait(sleep, 0, 0, 5);
    for (const start = performance.now(); performance.now() - start < 1;);
    return 1;
  }, 10);
  expect(busy).toBeGreaterThanOrEqual(0.01);
});
