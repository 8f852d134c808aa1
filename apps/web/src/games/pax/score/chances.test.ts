import type { Advice, Move, Stand } from "@ara/bots/pax";
import { expect, test } from "vitest";
import { courseByRound, courseOf, leftAfter } from "./chances.ts";

const stand = (at: number, seat: number, rome: number): Stand => ({
  at,
  seat,
  chances: { playouts: 200, rome, win: [1 - rome, rome / 2], withRome: [0, 0] },
});

const END = { rome: 0, win: [1, 0] };
const STANDS = [stand(2, 0, 0.5), stand(5, 1, 0.75), stand(9, 0, 0.25)];

test("every line has what its seat knew when its turns began, and ends as the game ended", () => {
  const { rome, seats } = courseOf(STANDS, 12, END);
  expect(rome.map(({ share }) => share)).toEqual([0.5, 0.75, 0.25, 0]);
  expect(seats[0]).toEqual([
    { at: 2, share: 0.5 },
    { at: 9, share: 0.75 },
    { at: 12, share: 1 },
  ]);
  expect(seats[1]).toEqual([
    { at: 5, share: 0.375 },
    { at: 12, share: 0 },
  ]);
});

test("the table has the same numbers, and none for who had no turn in a round", () => {
  expect(courseByRound(STANDS, [2, 8, 11], 2)).toEqual([
    { rome: 0.625, win: [0.5, 0.375] },
    { rome: 0.25, win: [0.75, null] },
    { rome: null, win: [null, null] },
  ]);
});

test("what a move leaves is what the best wins less what the move costs, though its own playouts came to another figure", () => {
  const { chances } = stand(0, 0, 0.5);
  const played: Move = {
    action: 3,
    chances: { ...chances, win: [0.42, 0.58] },
    cost: { mean: 0.1, low: 0.04, high: 0.16 },
  };
  const advice: Advice = { chances, win: { mean: 0.5, low: 0.4, high: 0.6 }, moves: [], played, best: null };
  expect(leftAfter(advice, played, 0)).toBe(40);
});
