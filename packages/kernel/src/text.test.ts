import { describe, expect, test } from "vitest";
import { LANGUAGES, sayRefusal, type Catalogue } from "./text.ts";
import { kernelTexts } from "./texts/index.ts";

/** Every parameter any of the kernel's texts has. */
const PARAMS = {
  detail: "DETAIL",
  draw: 71,
  entry: 72,
  expected: "EXPECTED",
  field: "FIELD",
  found: "FOUND",
  levels: 73,
  size: 79,
  path: "PATH",
};

describe("sayRefusal", () => {
  const game: Catalogue = { "a.b": ({ n }: { n: number }) => `game ${n}` };
  const kernel: Catalogue = { "a.b": () => "kernel", "c.d": () => "kernel only" };

  test.each([
    ["the first catalogue that knows the key", "a.b", [game, kernel], "game 3"],
    ["the next where the first does not", "c.d", [game, kernel], "kernel only"],
    ["the key where none does", "x.y", [game, kernel], "x.y"],
    ["the key where there is none", "a.b", [], "a.b"],
    ["the key though every object has a member of that name", "toString", [game], "toString"],
  ])("uses %s", (_name, key, catalogues, text) => {
    expect(sayRefusal({ key, params: { n: 3 } }, ...catalogues)).toBe(text);
  });
});

describe.each(LANGUAGES)("the kernel's texts in %s", (language) => {
  const texts: Catalogue = kernelTexts[language];
  const keys = Object.keys(kernelTexts.en);

  test("have the keys of the English ones, in their order", () => {
    expect(Object.keys(texts)).toEqual(keys);
  });

  test.each(keys)("say something for %s, and name what the English text names", (key) => {
    const say = (catalogue: Catalogue): string => sayRefusal({ key, params: PARAMS }, catalogue);
    const named = (text: string): string[] =>
      Object.values(PARAMS)
        .map(String)
        .filter((value) => text.includes(value));
    expect(say(texts).trim()).not.toBe("");
    expect(say(texts)).not.toMatch(/undefined|NaN|\[object/);
    expect(named(say(texts))).toEqual(named(say(kernelTexts.en)));
  });
});

test("the kernel has texts in every language of the house", () => {
  expect(Object.keys(kernelTexts).toSorted()).toEqual([...LANGUAGES].toSorted());
});
