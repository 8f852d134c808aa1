import { expect, test } from "vitest";
import { realWorld } from "./real-world.ts";

test("what is drawn is as long as was asked, each time another, and nobody else's memory", () => {
  const sizes = Array.from({ length: 500 }, (_, i) => 8 + (i % 57));
  const all = [...sizes, 4096, 5000].map((bytes) => realWorld.random(bytes));
  expect(all.map(({ length }) => length)).toEqual([...sizes, 4096, 5000]);
  expect(new Set(all.map((one) => Buffer.from(one).toString("hex"))).size).toBe(all.length);
  expect(all.every((one) => one.byteOffset === 0 && one.buffer.byteLength === one.length)).toBe(true);
  // A place that was never filled would be zero in all of them.
  for (let i = 0; i < 8; i++) expect(all.some((one) => one[i] !== 0)).toBe(true);
  expect(realWorld.random(0)).toHaveLength(0);
});
