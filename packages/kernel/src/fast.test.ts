import { describe, expect, test } from "vitest";
import { Chance } from "./chance.ts";
import { FastChance } from "./fast.ts";
import { chiSquare, ONE_IN_A_THOUSAND } from "./testing/chi-square.ts";

/** The first draw of one seed after the other. */
class FirstDraws extends Chance {
  #seed = 0;

  below(n: number): number {
    return new FastChance(this.#seed++).below(n);
  }
}

const draw = (seed: number | string, count = 20): number[] => {
  const chance = new FastChance(seed);
  return Array.from({ length: count }, () => chance.below(1000));
};

describe("a fast source", () => {
  test("repeats itself for the same seed", () => {
    expect(draw("cave canem")).toEqual(draw("cave canem"));
  });

  test("takes a number as a seed like its digits", () => {
    expect(draw(12)).toEqual(draw("12"));
  });

  test("gives every one of many similar seeds numbers of its own", () => {
    const openings = Array.from({ length: 1000 }, (_, seed) => draw(seed, 6).join());
    expect(new Set(openings).size).toBe(1000);
  });

  test("can start from an empty seed", () => {
    expect(new Set(draw("")).size).toBeGreaterThan(10);
  });

  // The seeds are fixed: these cannot fail by chance, only by a change.
  test.each([3, 6, 10, 52])("is about uniform below %i", (n) => {
    expect(chiSquare(new FastChance("uniform"), n, n, 20_000)).toBeLessThan(ONE_IN_A_THOUSAND[n - 1]!);
  });

  test("is about uniform in its first draw, over many seeds", () => {
    expect(chiSquare(new FirstDraws(), 10, 10, 20_000)).toBeLessThan(ONE_IN_A_THOUSAND[9]!);
  });

  test("is about uniform where a range is a large part of a word", () => {
    expect(chiSquare(new FastChance("large"), 3 * 2 ** 30, 3, 20_000)).toBeLessThan(ONE_IN_A_THOUSAND[2]!);
  });
});
