import { expect, test } from "vitest";
import geometry from "./geometry.json" with { type: "json" };
import { piecesIn, piecesOf } from "./pieces.ts";

const SQUARE = "M10 20l40 0 0 40-40 0zM200 200l2-2 2 2z";

test("a ring is cut into pieces that together go all around it", () => {
  expect(piecesOf(SQUARE).map(({ points }) => points)).toEqual([
    [
      [5, 10],
      [25, 10],
      [25, 30],
      [5, 30],
      [5, 10],
    ],
    [
      [100, 100],
      [101, 99],
      [102, 100],
      [100, 100],
    ],
  ]);
});

test("each piece of the coast begins where the one before it ended, and a ring ends where it began", () => {
  const rings = geometry.coast.split("M").slice(1);
  for (const ring of rings) {
    const pieces = piecesOf(`M${ring}`);
    pieces.forEach(({ points }, i) => expect(points.at(-1)).toEqual((pieces[i + 1] ?? pieces[0]!).points[0]));
  }
});

test("a piece is found wherever its box is touched, and not beside it", () => {
  const pieces = piecesOf(SQUARE);
  const found = (left: number, top: number, right: number, bottom: number): number =>
    piecesIn(pieces, { left, top, right, bottom }).length;
  expect(found(0, 0, 300, 300)).toBe(2);
  expect(found(25, 30, 60, 60)).toBe(1);
  expect(found(25.5, 30.5, 60, 60)).toBe(0);
  expect(found(90, 90, 100, 99)).toBe(1);
});
