import { describe, expect, test } from "vitest";
import { chanceOf, commitTo } from "./seeded.ts";
import { chiSquare, ONE_IN_A_THOUSAND } from "./testing/chi-square.ts";

const WORD = 2 ** 32;
const SEED = "alea iacta";

const draw = (seed: string, nonces: readonly string[], moment: "deal" | number): string => {
  const chance = chanceOf(seed, nonces, moment);
  return Array.from({ length: 20 }, () => chance.below(1000)).join();
};

describe("a seeded source", () => {
  // Computed with Python's hmac: records must verify for ever, and with anybody's program.
  test("draws the words of HMAC-SHA-256 in counter mode, most significant byte first", () => {
    const chance = chanceOf(SEED, [], "deal");
    const words = [
      1849900275, 2696254586, 3519380452, 1261865196, 66035030, 3254904110, 755700269, 1986977956, 1687872496,
      2187042224,
    ];
    expect(words.map(() => chance.below(WORD))).toEqual(words);
  });

  test("takes the remainder of a word", () => {
    const chance = chanceOf(SEED, ["x", "y"], 7);
    expect(Array.from({ length: 12 }, () => chance.below(6))).toEqual([5, 5, 0, 1, 0, 0, 4, 2, 5, 3, 5, 2]);
  });

  test("repeats itself for the same seed, nonces and moment", () => {
    expect(draw(SEED, ["x"], 3)).toBe(draw(SEED, ["x"], 3));
  });

  test("changes with the seed, with each nonce and their order and number, and with the moment", () => {
    const draws = [
      draw(SEED, [], "deal"),
      draw("alea", [], "deal"),
      draw("", [], "deal"),
      draw(SEED, [], 0),
      draw(SEED, [], 1),
      draw(SEED, [], 10),
      draw(SEED, [""], "deal"),
      draw(SEED, ["x"], "deal"),
      draw(SEED, ["x", "y"], "deal"),
      draw(SEED, ["y", "x"], "deal"),
      draw(SEED, ["xy"], "deal"),
      draw(SEED, ["x,y"], "deal"),
      draw(SEED, ['x","y'], "deal"),
    ];
    expect(new Set(draws).size).toBe(draws.length);
  });

  test("is not disturbed by what another moment draws", () => {
    const undisturbed = draw(SEED, [], 5);
    const other = chanceOf(SEED, [], 4);
    const chance = chanceOf(SEED, [], 5);
    const drawn = Array.from({ length: 20 }, () => {
      other.below(7);
      return chance.below(1000);
    });
    expect(drawn.join()).toBe(undisturbed);
  });

  // A plain remainder would give the lowest third twice the chance of the others.
  test("draws again instead of favouring low numbers", () => {
    expect(chiSquare(chanceOf(SEED, [], 0), 3 * 2 ** 30, 3, 6000)).toBeLessThan(ONE_IN_A_THOUSAND[2]!);
  });

  test.each([3, 6, 10, 52])("is about uniform below %i", (n) => {
    expect(chiSquare(chanceOf(SEED, [], 1), n, n, 10_000)).toBeLessThan(ONE_IN_A_THOUSAND[n - 1]!);
  });

  test("skips exactly the words beyond the last full multiple", () => {
    const words = chanceOf(SEED, [], 2);
    const n = 3 * 2 ** 30;
    const fair = Array.from({ length: 200 }, () => words.below(WORD)).filter((word) => word < n);
    const chance = chanceOf(SEED, [], 2);
    expect(fair.map(() => chance.below(n))).toEqual(fair);
  });

  test.each([0, -1, 1.5, Number.NaN, WORD + 1])("refuses to draw below %d rather than draw for ever", (n) => {
    expect(() => chanceOf(SEED, [], 0).below(n)).toThrow(RangeError);
  });
});

describe("a commitment", () => {
  test("is the hash of the seed under a name of its own", () => {
    expect(commitTo(SEED)).toBe("f810c7e4f57f9673639c00153b5dbac3c1d81a042752cf5c39e4aebd64d73fda");
  });

  test("differs from seed to seed", () => {
    expect(commitTo("a")).not.toBe(commitTo("b"));
  });
});
