import { expect, test } from "vitest";
import { LG, LG_REDUCED, LI, NONE } from "../data/index.ts";
import { fallingIn } from "./losses.ts";

const line = { kind: "moving", owner: 0, absorbs: 1, flipAbsorbs: 0, reduced: NONE } as const;

test("10.52, 10.81: of the units of a side it is said how many of each sort are lost and which one is reduced; walls are none", () => {
  const lines = [
    { ...line, kind: "walls", unit: NONE, count: 2 },
    { ...line, unit: LI, count: 3 },
    { ...line, kind: "standing", unit: LI, count: 1 },
    { ...line, unit: LG, count: 2, flipAbsorbs: 1, reduced: LG_REDUCED },
  ] as const;
  const frame = { lines: [...lines], need: 5, taken: [], at: 0, dues: [] };
  const falling = fallingIn(frame, { taken: [1, 2, 1, 0], flip: 3, flips: [] });
  expect([falling.lost[LI], falling.lost[LG], falling.reduced]).toEqual([3, 0, LG]);
  expect(falling.lost.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(fallingIn(frame, { taken: [1], flip: NONE, flips: [] })).toMatchObject({ reduced: NONE });
});
