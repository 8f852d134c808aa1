import { LANGUAGES, type Language } from "@ara/kernel";
import { paragraphsOf, ruleText } from "@ara/pax-romana/rulebook";
import { expect, test } from "vitest";
import { ruleLines, rulingsOn } from "./rule-text.ts";

test.each(LANGUAGES)("%s: a paragraph is told in full, our rulings after it", (language) => {
  const [head, text, ...more] = ruleLines("4.3", language);
  expect(head).toMatch(/^Pax Romana 4\.3 \(4 \S.*\)$/);
  expect(text).toBe(`  ${ruleText(language, "4.3")}`);
  expect(more.join("\n")).toContain("R248 (4.3): ");
});

test("our rulings are in English, and that is said where the player reads another language", () => {
  const said = (language: Language, rule: string): boolean =>
    ruleLines(rule, language).some((line) => /nur auf Englisch|alleen in het Engels/.test(line));
  expect(LANGUAGES.map((language) => said(language, "4.3"))).toEqual(LANGUAGES.map((language) => language !== "en"));
  expect(rulingsOn("1.2")).toEqual([]);
  expect(said("de", "1.2")).toBe(false);
});

test("a section is told paragraph by paragraph, each ruling once", () => {
  const lines = ruleLines("10.4", "en");
  for (const rule of paragraphsOf("10.4")) expect(lines).toContain(`  ${rule} ${ruleText("en", rule)}`);
  expect(lines.filter((line) => line.includes("R241 (10.95, 10.41)"))).toHaveLength(1);
});

test("of a chapter every paragraph has a line that says something", () => {
  const [, ...lines] = ruleLines("10", "en");
  const told = lines.slice(0, -1);
  expect(told.map((line) => line.trim().split(" ")[0])).toStrictEqual(paragraphsOf("10"));
  expect(told.every((line) => line.length > 35 && /[.?!]$/.test(line))).toBe(true);
});

test("a ruling on a section is one on its paragraphs; that on a paragraph is not its neighbour's", () => {
  expect(rulingsOn("13.41").some((ruling) => ruling.startsWith("R204 (13.4, 10.97)"))).toBe(true);
  expect(rulingsOn("10.41").some((ruling) => ruling.startsWith("R241 "))).toBe(true);
  expect(rulingsOn("10.42").some((ruling) => ruling.startsWith("R241 "))).toBe(false);
});

test("without a number the chapters; a number that no rule has is told", () => {
  expect(ruleLines("", "de")).toContain("  10  Landschlachten");
  expect(ruleLines("10.99", "en")).toStrictEqual(["There is no rule 10.99."]);
});
