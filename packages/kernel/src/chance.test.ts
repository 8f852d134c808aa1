import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ChanceError, noChance, RecordingChance, ScriptedChance, type Chance } from "./chance.ts";
import { FastChance } from "./fast.ts";
import { chanceOf } from "./testing/chance-of.ts";

const SOURCES: readonly (readonly [string, (seed: string) => Chance])[] = [
  ["a fast source", (seed) => new FastChance(seed)],
  ["a seeded source", (seed) => chanceOf(seed, [], 0)],
  ["a recorded source", (seed) => new RecordingChance(new FastChance(seed))],
];

describe.each(SOURCES)("%s", (_name, sourceOf) => {
  test("stays within its range", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const outcome = sourceOf(seed).below(n);
        return Number.isInteger(outcome) && outcome >= 0 && outcome < n;
      }),
    );
  });

  test("has one answer where there is one only", () => {
    expect(sourceOf("one").below(1)).toBe(0);
  });

  test("reaches every face of a die and no other number", () => {
    const chance = sourceOf("die");
    const rolled = new Set(Array.from({ length: 200 }, () => chance.die(6)));
    expect(rolled).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test("shuffles to a permutation, in place", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (seed, items) => {
        const shuffled = items.slice();
        expect(sourceOf(seed).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test("brings every item of a shuffle to every place", () => {
    const chance = sourceOf("places");
    const places = new Set(
      Array.from({ length: 300 }, () => chance.shuffle(["a", "b", "c", "d"])).flatMap((order) =>
        order.map((item, place) => item + place),
      ),
    );
    expect(places.size).toBe(16);
  });

  test("picks an item of the list", () => {
    const chance = sourceOf("pick");
    const picked = new Set(Array.from({ length: 100 }, () => chance.pick(["a", "b", "c"])));
    expect(picked).toEqual(new Set(["a", "b", "c"]));
  });
});

describe("a script", () => {
  test("says what it was told to, in order", () => {
    const chance = new ScriptedChance([2, 5, 0, 1]);
    expect([chance.below(3), chance.die(6), chance.pick(["a", "b"]), chance.below(2)]).toEqual([2, 6, "a", 1]);
  });

  test("decides a shuffle from the last place to the second", () => {
    expect(new ScriptedChance([0, 0]).shuffle(["a", "b", "c"])).toEqual(["b", "c", "a"]);
    expect(new ScriptedChance([2, 1]).shuffle(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  });

  test("is not asked where there is nothing to shuffle", () => {
    expect(noChance.shuffle(["a"])).toEqual(["a"]);
    expect(noChance.shuffle([])).toEqual([]);
  });

  test.each([
    ["is exhausted", [0], "chance.exhausted", 2],
    ["is exhausted from the start", [], "chance.exhausted", 1],
    ["says too much", [0, 6], "chance.range", 2],
    ["says less than nothing", [-1], "chance.range", 1],
    ["says half a number", [0, 0.5], "chance.range", 2],
    ["says no number", [0, 1, Number.NaN], "chance.range", 3],
  ])("that %s is an error with the number of the draw", (_name, script, key, draw) => {
    const chance = new ScriptedChance(script);
    const drawAll = () => Array.from({ length: 4 }, () => chance.below(6));
    expect(drawAll).toThrow(ChanceError);
    // Asked again it answers the same: a draw that failed was no draw.
    expect(drawAll).toThrow(expect.objectContaining({ key, draw, message: `${key} at draw ${draw}` }));
  });
});

describe("a recording", () => {
  test("keeps every outcome in order, and nothing else", () => {
    const chance = new RecordingChance(new ScriptedChance([4, 0, 1]));
    expect(chance.outcomes).toEqual([]);
    expect(chance.die(6)).toBe(5);
    chance.shuffle(["a", "b", "c"]);
    expect(chance.outcomes).toEqual([4, 0, 1]);
  });

  test("played back as a script says the same", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 1, max: 100 })), (seed, ranges) => {
        const recording = new RecordingChance(chanceOf(seed, [], "deal"));
        const said = ranges.map((n) => recording.below(n));
        const script = new ScriptedChance(recording.outcomes);
        expect(ranges.map((n) => script.below(n))).toEqual(said);
      }),
    );
  });

  test("does not keep a draw that failed", () => {
    const chance = new RecordingChance(new ScriptedChance([1]));
    chance.below(2);
    expect(() => chance.below(2)).toThrow(ChanceError);
    expect(chance.outcomes).toEqual([1]);
  });
});
