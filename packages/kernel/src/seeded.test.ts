import { describe, expect, test } from "vitest";
import { FORMAT_1, RECORD_FORMAT } from "./record.ts";
import { chancesOf, commitTo, drawOf, keyOf } from "./seeded.ts";
import { toHex } from "./sha256.ts";
import { chanceOf } from "./testing/chance-of.ts";
import { chiSquare, ONE_IN_A_THOUSAND } from "./testing/chi-square.ts";

const WORD = 2 ** 32;
const SEED = "alea iacta";

const draw = (seed: string, nonces: readonly string[], which: "deal" | number): string => {
  const chance = chanceOf(seed, nonces, which);
  return Array.from({ length: 20 }, () => chance.below(1000)).join();
};

describe("a seeded source of format 1", () => {
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

  test("repeats itself for the same seed, nonces and draw", () => {
    expect(draw(SEED, ["x"], 3)).toBe(draw(SEED, ["x"], 3));
  });

  test("changes with the seed, with each nonce and their order and number, and with the draw", () => {
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

  test("is not disturbed by what another draw takes", () => {
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

describe("a seeded source of format 2", () => {
  const rolls = (seed: string, nonces: readonly string[], which: "deal" | number): number[] => {
    const chance = chancesOf(RECORD_FORMAT, seed, nonces)(which);
    return Array.from({ length: 6 }, () => chance.below(WORD));
  };

  // Computed with Python's hmac and hashlib.
  test("has a key of HKDF-SHA-256 over seed and nonces", () => {
    expect(toHex(keyOf(SEED, ["x", "y"], "ara-chance/2"))).toBe(
      "9f2f4c5188b8b5fef49095ba848cb55894b2f64804743022ac984722c03a9d5c",
    );
    expect(rolls(SEED, ["x", "y"], "deal")).toEqual([
      2112101750, 2724402446, 27351513, 40909059, 1513497640, 724022176,
    ]);
    expect(rolls(SEED, ["x", "y"], 7)).toEqual([4132760986, 577113739, 1635900319, 786052041, 1863047286, 1153734582]);
  });

  test("changes with the seed, with each nonce and their order and number, with the draw and with the format", () => {
    const nonces: readonly (readonly string[])[] = [[], [""], ["x"], ["x", "y"], ["y", "x"], ["xy"], ["x,y"]];
    const numbers = ["deal", 0, 1, 10] as const;
    const draws = nonces.flatMap((all) =>
      numbers.flatMap((which) => ["", "a", SEED].map((seed) => rolls(seed, all, which))),
    );
    expect(new Set([...draws, [draw(SEED, [], "deal")]].map(String)).size).toBe(draws.length + 1);
  });

  test("tells nothing of a key made for another purpose", () => {
    expect(toHex(keyOf(SEED, [], "ara-salt/2"))).not.toBe(toHex(keyOf(SEED, [], "ara-chance/2")));
  });

  test("is about uniform", () => {
    expect(chiSquare(chancesOf(RECORD_FORMAT, SEED, [])(1), 6, 6, 10_000)).toBeLessThan(ONE_IN_A_THOUSAND[5]!);
  });
});

test("the draw of a step is its number among the throws, in format 1 among all entries", () => {
  expect(drawOf(RECORD_FORMAT, 12, 3)).toBe(3);
  expect(drawOf(FORMAT_1, 12, 3)).toBe(12);
});

describe("a commitment", () => {
  test("of format 1 is the hash of the seed under a name of its own", () => {
    expect(commitTo(FORMAT_1, { seed: SEED, salt: "none" })).toBe(
      "f810c7e4f57f9673639c00153b5dbac3c1d81a042752cf5c39e4aebd64d73fda",
    );
  });

  // Computed with Python's hashlib.
  test("of format 2 is over salt and seed", () => {
    expect(commitTo(RECORD_FORMAT, { seed: SEED, salt: "sal" })).toBe(
      "a2c85db187b915e154807f90014ec4e195a124158957e4a561af646935ff0b9c",
    );
    expect(commitTo(RECORD_FORMAT, { seed: SEED })).toBe(
      "4694ac01a44bf882ed0e7a8aee3951ec3acebcdcb00b723ad11e7f299310085d",
    );
  });

  test("differs from seed to seed and from salt to salt, wherever the one ends and the other begins", () => {
    const secrets = [
      ["", "ab"],
      ["a", "b"],
      ["ab", ""],
      ["b", "b"],
      ["a", "c"],
    ] as const;
    expect(new Set(secrets.map(([salt, seed]) => commitTo(RECORD_FORMAT, { seed, salt }))).size).toBe(secrets.length);
  });

  test("to a short seed cannot be opened by trying all seeds, where a salt is in it", () => {
    const commitment = commitTo(RECORD_FORMAT, { seed: "17", salt: "c0ffee" });
    const guessed = Array.from({ length: 100 }, (_, n) => commitTo(RECORD_FORMAT, { seed: `${n}` }));
    expect(guessed).not.toContain(commitment);
    const bare = commitTo(FORMAT_1, { seed: "17" });
    expect(Array.from({ length: 100 }, (_, n) => commitTo(FORMAT_1, { seed: `${n}` }))).toContain(bare);
  });
});
