import { rulebook } from "@ara/pax/rulebook";
import { RULES } from "@ara/pax/texts";
import { expect, test } from "vitest";
import { cut, fold, found, hits, parts, wordsOf } from "../../../ui/rulebook/search.ts";

test("searching minds neither case nor accents, and keeps every letter in its place", () => {
  expect(fold("Vóór Überfluß")).toBe("voor uberfluß");
  expect(fold("●● é")).toHaveLength("●● é".length);
});

test("a rule is found when all words occur in it, its number too", () => {
  const texts = ["3.10", "The limit", "Ships need backing by Land."] as const;
  expect(found(wordsOf("limit  LAND"), ...texts)).toBe(true);
  expect(found(wordsOf("limit wealth"), ...texts)).toBe(false);
  expect(found(wordsOf("3.10"), ...texts)).toBe(true);
  expect(found(wordsOf("  "), ...texts)).toBe(true);
});

test("a word is found where it begins one: no tie in abilities", () => {
  const text = "On a tie, abilities do not count; ties stay.";
  expect(hits(["tie"], text)).toStrictEqual([
    [5, 8],
    [34, 37],
  ]);
  expect(found(["tie"], "Symbols unlock abilities.")).toBe(false);
  expect(found(["uber"], "Überfluß")).toBe(true);
});

test("hits that touch or overlap are one", () => {
  expect(hits(["fleet", "fleets"], "Fleets and a fleet")).toStrictEqual([
    [0, 6],
    [13, 18],
  ]);
  expect(cut("a fleet", [[2, 7]])).toStrictEqual([
    { text: "a ", hit: false },
    { text: "fleet", hit: true },
  ]);
});

test("references to rules and chapters are set apart", () => {
  expect(parts("See 4.2 to 4.4, or chapter 9; 74 cards.").filter(({ to }) => to !== null)).toStrictEqual([
    { text: "4.2", to: "4.2" },
    { text: "4.4", to: "4.4" },
    { text: "9", to: "9" },
  ]);
});

test.each(["en", "de", "nl"] as const)("%s: every reference leads somewhere", (language) => {
  for (const rule of RULES) {
    const text = rulebook[language][rule];
    const cutUp = parts(text);
    expect(cutUp.map((part) => part.text).join("")).toBe(text);
    for (const { to } of cutUp) {
      if (to !== null) expect([...RULES, "9"]).toContain(to);
    }
  }
  expect(parts(rulebook[language]["1.4"]).some(({ to }) => to === "9")).toBe(true);
});
