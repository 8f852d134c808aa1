import { expect, test } from "vitest";
import { evolve, type Generation } from "./tune.ts";
import { startingWeights } from "./weights.ts";

const ROME = 0;

/** Generations of a small search. */
function some(count: number, kept?: Generation["kept"]): Generation[] {
  const found: Generation[] = [];
  for (const generation of evolve(startingWeights, "two", ROME, "tune", kept, 1)) {
    found.push(generation);
    if (found.length === count) return found;
  }
  return found;
}

test("weights move, within bounds, and a search that was stopped goes on as if it had not been", () => {
  const [first, second] = some(2);
  expect(first!.weights).not.toEqual(startingWeights);
  for (const value of Object.values(second!.weights)) expect(value).toBeGreaterThanOrEqual(0);
  expect(second!.weights.aboard).toBeLessThan(1);
  const [again] = some(1, JSON.parse(JSON.stringify(first!.kept)) as Generation["kept"]);
  expect(again).toEqual(second);
});
