import { expect, test } from "vitest";
import { between, fitted, gathered, isSeen, type Camera } from "./camera.ts";

const sheet = { width: 3000, height: 2000 };
const phone = { width: 390, height: 120 };
const from: Camera = { x: 900, y: 800, k: 0.5 };
const to: Camera = { x: 1200, y: 700, k: 1 };

test("a way that begins in a frame stamped before it goes nowhere else than from one end to the other", () => {
  expect(between(from, to, -9)).toEqual(from);
  expect(between(from, to, 1.5)).toEqual(to);
  const half = between(from, to, 0.5);
  expect(half.k).toBeGreaterThan(from.k);
  expect(half.k).toBeLessThan(to.k);
});

test("a strip of a window shows a box nearer than a speck", () => {
  expect(fitted(sheet, phone, [1000, 800, 1100, 900]).k).toBeGreaterThan(0.5);
});

test("places too far apart for a small window are not a heap: the last of them are seen", () => {
  const camera = gathered(
    sheet,
    phone,
    [
      [200, 200],
      [1500, 900],
      [1540, 920],
    ],
    0.72,
    0.72,
  );
  expect(camera.k).toBeGreaterThanOrEqual(0.45);
  expect(isSeen(phone, camera, [1540, 920], 20)).toBe(true);
  expect(isSeen(phone, camera, [1500, 900], 20)).toBe(true);
  // Whoever looks from far away stays there.
  expect(
    gathered(
      sheet,
      { width: 1400, height: 800 },
      [
        [200, 200],
        [2800, 1800],
      ],
      0.4,
      0.7,
    ).k,
  ).toBeGreaterThan(0.35);
});
