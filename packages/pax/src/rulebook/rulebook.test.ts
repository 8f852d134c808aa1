import { LANGUAGES, type Language } from "@ara/kernel";
import { expect, test } from "vitest";
import { card, CATEGORIES, type CategoryName } from "../card.ts";
import { defaultComposition } from "../composition.ts";
import { LATIN, paxTexts, RULES } from "../texts/index.ts";
import { chapters, rulebook } from "./index.ts";

test.each(LANGUAGES)("%s tells every rule, in order, briefly", (language) => {
  expect(Object.keys(rulebook[language])).toStrictEqual(RULES);
  for (const rule of RULES) {
    const text = rulebook[language][rule];
    expect(text, rule).toMatch(/^\S.*\S$/);
    expect(text.length, rule).toBeLessThan(600);
    expect(sentences(text), rule).toBeLessThanOrEqual(4);
  }
});

/** Full stops and question marks before a space, and the last one; "3.10" is no end of a sentence. */
const sentences = (text: string): number => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

test("no rule is told alike in two languages", () => {
  for (const rule of RULES) {
    expect(new Set(LANGUAGES.map((language) => rulebook[language][rule])).size, rule).toBe(LANGUAGES.length);
  }
});

test.each(LANGUAGES)("%s gives the same numbers as English", (language) => {
  for (const rule of RULES) {
    expect(numbers(rulebook[language][rule]), rule).toStrictEqual(numbers(rulebook.en[rule]));
  }
});

const numbers = (text: string): string[] => (text.match(/\d+(\.\d+)?/g) ?? []).toSorted();

test.each(LANGUAGES)("%s refers only to rules that exist", (language) => {
  for (const rule of RULES) {
    for (const [reference] of rulebook[language][rule].matchAll(/\d+\.\d+/g)) expect(RULES).toContain(reference);
  }
});

/** Plurals that are more than the name of the category with something added. */
const PLURALS: Partial<Record<Language, Partial<Record<CategoryName, string>>>> = {
  en: { army: "Armies", adversary: "Adversaries" },
  nl: { fleet: "Vloten" },
};

/** The categories a text speaks of, by the names of the catalogue; also within longer words, as in "vlootsymbolen". */
function categoriesIn(language: Language, text: string): CategoryName[] {
  const words = text.toLowerCase();
  return CATEGORIES.filter((category) =>
    [paxTexts[language].categories[category], PLURALS[language]?.[category]].some(
      (name) => name !== undefined && words.includes(name.toLowerCase()),
    ),
  );
}

test.each(LANGUAGES)("%s speaks of the same categories as English", (language) => {
  for (const rule of RULES) {
    const named = categoriesIn(language, rulebook[language][rule]);
    expect(named, rule).toStrictEqual(categoriesIn("en", rulebook.en[rule]));
  }
});

test.each(LANGUAGES)("%s introduces the categories by the names of the catalogue", (language) => {
  const { categories } = paxTexts[language];
  for (const [index, category] of CATEGORIES.entries()) {
    const text = rulebook[language][index < 7 ? "1.1" : "1.4"];
    expect(text).toContain(
      category === "senator" ? categories.senator : `${categories[category]} (${LATIN[category]})`,
    );
  }
});

test.each(LANGUAGES)("%s shows only cards of the deck", (language) => {
  const { categories } = paxTexts[language];
  const shown = RULES.flatMap((rule) => [...rulebook[language][rule].matchAll(/(\p{L}+) (●+) (\d)/gu)]);
  expect(shown.length).toBeGreaterThan(0);
  for (const [text, name, symbols, value] of shown) {
    const category = CATEGORIES.findIndex((key) => categories[key] === name);
    expect(category, text).toBeGreaterThanOrEqual(0);
    expect(defaultComposition[card(category, symbols!.length, Number(value))], text).toBeGreaterThan(0);
  }
});

test("every chapter has a title of its own in every language", () => {
  const numbersOfChapters = [...new Set(RULES.map((rule) => rule.split(".")[0]))];
  const titles = LANGUAGES.flatMap((language) => Object.values(chapters[language]));
  for (const language of LANGUAGES) expect(Object.keys(chapters[language])).toStrictEqual(numbersOfChapters);
  expect(titles.every((title) => title.trim() !== "")).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});
