import type { Judged } from "@ara/bots/pax";
import { DRAW, PEEK } from "@ara/pax";
import { expect, test } from "vitest";
import { agreementOf, courseByRound, courseOf, turningPoints } from "./chances.ts";

const judged = (entry: number, seat: number, rome: number, swing = 0): Judged => ({
  entry,
  seat,
  action: DRAW,
  thought: { action: swing > 0 ? PEEK : DRAW, considered: [], reason: { key: "draw", params: {} } },
  swing,
  before: { rome, win: [1 - rome, rome] },
});

const END = { rome: 0, win: [1, 0] };

test("the course ends as the game ended", () => {
  const course = courseOf([judged(1, 0, 0.5), judged(3, 1, 0.25)], 9, END);
  expect(course).toEqual([
    { at: 0, rome: 0.5, win: [0.5, 0.5] },
    { at: 2, rome: 0.25, win: [0.75, 0.25] },
    { at: 9, ...END },
  ]);
});

test("many estimates are put together", () => {
  const course = courseOf(
    Array.from({ length: 200 }, (_, i) => judged(i + 1, 0, i % 2)),
    200,
    END,
  );
  expect(course.length).toBeLessThan(50);
  expect(course[3]!.rome).toBeGreaterThan(0.3);
  expect(course[3]!.rome).toBeLessThan(0.7);
});

test("a round without a decision has no estimate", () => {
  const rows = courseByRound([judged(3, 0, 0.4), judged(4, 0, 0.6)], [2, 6]);
  expect(rows[0]).toMatchObject({ at: 2, rome: 0.5 });
  expect(rows[1]).toBeNull();
});

test("agreement counts a player's own decisions", () => {
  const decisions = [judged(1, 0, 0), judged(2, 0, 0, 0.2), judged(3, 1, 0)];
  expect(agreementOf({ decisions, worst: [] }, 0)).toEqual({ same: 1, of: 2 });
});

test("what is within the noise is no turning point", () => {
  expect(turningPoints({ decisions: [], worst: [judged(1, 0, 0, 0.2), judged(2, 0, 0, 0.01)] })).toHaveLength(1);
});
