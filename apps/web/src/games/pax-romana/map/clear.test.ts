import { expect, test } from "vitest";
import { isSeen } from "./camera.ts";
import { aboveTop, belowTop } from "./clear.ts";

const window = { width: 390, height: 300 };
const clear = { width: 390, height: 250, top: 50 };
const camera = { x: 100, y: 200, k: 0.5 };

test("what lies behind the bar above a map is not seen, what lies below it is", () => {
  const behind: [number, number] = [500, 200 + 70 / 0.5];
  const below: [number, number] = [500, 200 + 120 / 0.5];
  expect(isSeen(window, camera, behind)).toBe(true);
  expect(isSeen(clear, belowTop(clear, camera), behind)).toBe(false);
  expect(isSeen(clear, belowTop(clear, camera), below)).toBe(true);
});

test("there and back it is the same picture", () => {
  expect(aboveTop(clear, belowTop(clear, camera))).toEqual(camera);
});
