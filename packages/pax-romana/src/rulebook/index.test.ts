import { LANGUAGES } from "@ara/kernel";
import { expect, test } from "vitest";
import { data, OWNERS, SOLDIER_LEADER, type Scenario } from "../data/index.ts";
import index from "../data/rules.json" with { type: "json" };
import { chapters, paragraphsOf, rulebook, ruleText } from "./index.ts";

const { rules: RULES } = index;
const isRule = (number: string): boolean => paragraphsOf(number).length > 0;

/** 16.2 tells eleven events. */
const longest = (rule: string): number => (rule === "16.2" ? 3000 : 1500);

test.each(LANGUAGES)("%s tells every paragraph, in order, briefly", (language) => {
  expect(Object.keys(rulebook[language])).toStrictEqual(RULES);
  for (const rule of RULES) {
    const text = ruleText(language, rule)!;
    expect(text, rule).toMatch(/^\S.*[.?!)]$/);
    expect(text, rule).not.toMatch(/ {2}/);
    expect(text.length, rule).toBeLessThan(longest(rule));
  }
});

test("rules of the Advanced Game alone are listed as such, each a rule, and those that say so of themselves among them", () => {
  const { advanced } = index;
  expect(advanced.filter((rule) => !RULES.includes(rule))).toStrictEqual([]);
  const itself = RULES.filter((rule) =>
    /^(Only (for|in)|An option of) the Advanced Game|^Advanced Game only/.test(ruleText("en", rule)!),
  );
  expect(itself.filter((rule) => !advanced.includes(rule))).toStrictEqual([]);
});

test("no paragraph is told alike in two languages", () => {
  for (const rule of RULES) {
    expect(new Set(LANGUAGES.map((language) => ruleText(language, rule))).size, rule).toBe(LANGUAGES.length);
  }
});

/** Figures as they are; "1,5" in one language is "1.5" in another. */
const numbers = (text: string): string[] =>
  (text.replaceAll(/(\d),(\d)/g, "$1.$2").match(/\d+(\.\d+)?/g) ?? []).toSorted();

test.each(LANGUAGES)("%s gives the same numbers as English", (language) => {
  for (const rule of RULES) {
    expect(numbers(ruleText(language, rule)!), rule).toStrictEqual(numbers(ruleText("en", rule)!));
  }
});

const MAMERTINES = OWNERS.indexOf("mamertines");

test.each(LANGUAGES)("12.43, 12.52, 14.12: in %s the set-ups of all scenarios are told as they are", (language) => {
  const told = (rule: string): string[] => [...new Set(ruleText(language, rule)!.match(/\b(I|II|III|IV|V|VI|VII)\b/g))];
  const those = (isMeant: (scenario: Scenario) => boolean): string[] =>
    data.scenarios.filter((scenario) => isMeant(scenario)).map(({ id }) => id);
  expect(told("12.43")).toEqual(those(({ leaders }) => leaders.some(({ leader }) => leader === SOLDIER_LEADER)));
  expect(told("12.52")).toEqual(
    those(({ independents: { standard, advanced } }) =>
      [...standard, ...advanced].some(({ owner }) => owner === MAMERTINES),
    ),
  );
  for (const { stability } of data.scenarios)
    for (const level of stability ?? []) if (level > 0) expect(ruleText(language, "14.12")).toContain(`+${level}`);
});

/** What is in brackets: (10.44), (7.31, 7.36), (see 9.21). */
const references = (text: string): string[] => (text.match(/\([^()]*\)/g) ?? []).flatMap((part) => numbered(part));
const numbered = (text: string): string[] => text.match(/\d+\.\d+/g) ?? [];

test.each(LANGUAGES)("%s refers only to rules that exist", (language) => {
  for (const rule of RULES) {
    const unknown = references(ruleText(language, rule)!).filter((reference) => !isRule(reference));
    expect(unknown, rule).toStrictEqual([]);
  }
});

test("every chapter has a title of its own in every language", () => {
  for (const language of LANGUAGES) {
    const titles = Object.values(chapters[language]);
    expect(Object.keys(chapters[language])).toStrictEqual(Object.keys(index.chapters));
    expect(titles.every((title) => title.trim() !== "")).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test("a number stands for itself, a section for its paragraphs, a chapter for all of them", () => {
  expect(paragraphsOf("1.4")).toStrictEqual(["1.4"]);
  expect(paragraphsOf("3.4")).toStrictEqual(["3.41", "3.42", "3.43", "3.44", "3.45"]);
  expect(paragraphsOf("1")).toStrictEqual(["1.1", "1.2", "1.3", "1.4", "1.5"]);
  expect(paragraphsOf("13.27")).toStrictEqual(["13.37"]);
  expect(paragraphsOf("13.3")).toStrictEqual(["13.3"]);
  expect(paragraphsOf("")).toStrictEqual([]);
  expect(paragraphsOf("99")).toStrictEqual([]);
  expect(ruleText("en", "99.1")).toBeUndefined();
});
