import { expect, test } from "vitest";
import { bestPlace } from "./stand-beside.ts";

const ROOM = { width: 400, height: 800 };
const SIZE = { width: 200, height: 80 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a note stands above what it is about", () => {
  expect(bestPlace(box(150, 400, 100, 40), SIZE, ROOM, [])).toEqual({ left: 100, top: 312 });
});
test("at the upper edge it stands below", () => {
  expect(bestPlace(box(150, 10, 100, 40), SIZE, ROOM, [])).toEqual({ left: 100, top: 58 });
});
test("at the side it stays inside the screen", () => {
  expect(bestPlace(box(340, 400, 60, 40), SIZE, ROOM, [])).toEqual({ left: 192, top: 312 });
});
test("it does not cover what may be pressed where another side is free", () => {
  expect(bestPlace(box(150, 400, 100, 40), SIZE, ROOM, [box(0, 300, 400, 90)])).toEqual({ left: 100, top: 448 });
});
