import type { Outcome } from "@ara/pax";
import { expect, test } from "vitest";
import { placesInPax } from "./places.ts";

const ended = (winner: "rome" | "players", winners: readonly number[], points: readonly number[]): Outcome => ({
  winner,
  winners,
  points,
  romeAhead: [],
});

test("6.3: whoever wins with Rome is first beside it, the others share what is left", () => {
  expect(placesInPax(ended("rome", [0], [13, 16, 18]))).toEqual({ seats: [1, 2, 2], house: 1 });
  expect(placesInPax(ended("rome", [], [13, 16]))).toEqual({ seats: [2, 2], house: 1 });
});

test("6.6: without Rome points decide, and Rome is last", () => {
  expect(placesInPax(ended("players", [1], [4, 12, 9]))).toEqual({ seats: [3, 1, 2], house: 4 });
});
