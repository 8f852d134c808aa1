import { expect, test } from "vitest";
import { isSeen } from "./camera.ts";
import { aboveTop, belowTop, clearOf } from "./clear.ts";

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

test("the bar of the lenses takes the top away also from the low map above a battle, and nothing at the foot does", () => {
  const box = (top: number, width: number, height: number): Element =>
    ({ getBoundingClientRect: () => ({ top, bottom: top + height, width, height }) }) as Element;
  const over = [box(44, 378, 52), box(160, 378, 30), box(47, 44, 44)];
  const host = Object.assign(box(44, 390, 152), { parentElement: { querySelectorAll: () => over } });
  expect(clearOf(host as unknown as HTMLElement, { width: 390, height: 152 })).toEqual({
    width: 390,
    height: 100,
    top: 52,
  });
});
