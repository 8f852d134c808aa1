import { expect, test } from "vitest";
import { evolve, type Generation } from "./tune.ts";
import { startingWeights } from "./weights.ts";

const ROME = 0;
const CARTHAGE = 1;

/** Generations of a small search. */
function some(count: number, kept?: Generation["kept"]): Generation[] {
  const found: Generation[] = [];
  for (const generation of evolve([startingWeights, startingWeights], "two", [ROME, CARTHAGE], "tune", kept, 1)) {
    found.push(generation);
    if (found.length === count) return found;
  }
  return found;
}

test("weights move, within bounds, and a search that was stopped goes on as if it had not been", () => {
  const [first, second] = some(2);
  for (const weights of first!.sets) expect(weights).not.toEqual(startingWeights);
  for (const weights of second!.sets) {
    for (const value of Object.values(weights)) expect(value).toBeGreaterThanOrEqual(0);
    expect(weights.aboard).toBeLessThan(1);
  }
  const [again] = some(1, JSON.parse(JSON.stringify(first!.kept)) as Generation["kept"]);
  expect(again).toEqual(second);
});
