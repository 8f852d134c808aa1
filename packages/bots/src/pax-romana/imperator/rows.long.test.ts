import { config } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { Steady } from "../steady.ts";
import { ROW_LENGTH, rowsOf, targetsOf } from "./rows.ts";

test("a victory counts once or in parts, a lead in twenties of points up to sixty", () => {
  const all = [0, 1, 2, 3];
  const end = { winners: [3], points: [10, 20, 30, 50], reason: "3.7" };
  expect(targetsOf(end, 3, all)).toEqual([1, 1]);
  expect(targetsOf(end, 0, all)).toEqual([0, -2]);
  expect(targetsOf({ ...end, points: [0, 0, 0, 90] }, 3, all)).toEqual([1, 3]);
  expect(targetsOf({ ...end, winners: [2, 3] }, 3, all)[0]).toBe(0.5);
});

test("a game gives a row to every power at every marker, each with how it ended", () => {
  const table = config("II", { measures: { turns: 1, activations: 1 } });
  const minds = (): Steady[] => table.seats.map((_, seat) => new Steady({ seed: `rows/${seat}` }));
  const rows = rowsOf(table, minds(), "rows");
  expect(rows.length % (2 * ROW_LENGTH)).toBe(0);
  expect(rows.length).toBeGreaterThan(0);
  const ends = Array.from({ length: rows.length / ROW_LENGTH }, (_, i) => rows[(i + 1) * ROW_LENGTH - 1]!);
  // Two who play: what one leads by the other is behind, in every row.
  for (let i = 0; i < ends.length; i += 2) expect(ends[i]! + ends[i + 1]!).toBeCloseTo(0);
  expect(rowsOf(table, minds(), "rows")).toEqual(rows);
});
