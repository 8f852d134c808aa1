import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../text.ts";
import { grammars } from "./index.ts";

const [and, or] = [
  { en: "and", de: "und", nl: "en" },
  { en: "or", de: "oder", nl: "of" },
];

describe.each(LANGUAGES)("the grammar of %s", (language) => {
  const grammar = grammars[language];

  test.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a & b"],
    [["a", "b", "c"], "a, b & c"],
  ])("joins %j", (items, expected) => {
    expect(grammar.and(items)).toBe(expected.replace("&", and[language]));
    expect(grammar.or(items)).toBe(expected.replace("&", or[language]));
  });

  test("lists, clauses, sentences and titles", () => {
    expect(grammar.list(["a", "b"])).toBe("a, b");
    expect(grammar.clauses(["a, b", "c"])).toBe("a, b; c");
    expect(grammar.sentences(["A b", "C"])).toBe("A b. C");
    expect(grammar.titled("A", "b")).toBe("A: b");
    expect([grammar.stop("a"), grammar.stop("a.")]).toEqual(["a.", "a."]);
  });

  test.each([
    ["a b", "A b."],
    ["a b?", "A b?"],
    ["a (b)", "A (b)."],
    ["", "."],
  ])("makes a sentence of %j", (text, expected) => {
    expect(grammar.sentence(text)).toBe(expected);
  });
});

test("only Dutch has a letter of two signs", () => {
  expect(grammars.nl.sentence("ijs en vuur")).toBe("IJs en vuur.");
  expect(grammars.en.capital("ijs")).toBe("Ijs");
});
