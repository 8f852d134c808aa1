import { LANGUAGES } from "@ara/kernel";
import { paragraphsOf, rulebook } from "@ara/pax-romana/rulebook";
import { describe, expect, test } from "vitest";
import { inLanguage } from "../../../app/in-language.ts";
import type { GlossaryTexts } from "../texts/en/glossary.ts";
import { cutAtTerms, TERMS, type TermId } from "./terms.ts";

const TEXTS = import.meta.glob<GlossaryTexts>("../texts/*/glossary.ts", { eager: true, import: "default" });
const { terms: en } = inLanguage(TEXTS, "en");

describe("the glossary", () => {
  test("every term leads to a rule there is", () => {
    for (const [id, rule] of Object.entries(TERMS)) expect(paragraphsOf(rule), id).not.toEqual([]);
  });

  test.each(LANGUAGES)("%s: every term stands in the rulebook, and no form belongs to two", (language) => {
    const { terms } = inLanguage(TEXTS, language);
    const book = Object.values(rulebook[language]).join("\n");
    const forms = Object.values(terms).flatMap((term) => term.forms);
    expect(new Set(forms).size).toBe(forms.length);
    for (const [id, term] of Object.entries(terms)) {
      const alone = { ...terms, [id]: term };
      expect(
        cutAtTerms(alone, book).some((piece) => piece.term === id),
        id,
      ).toBe(true);
    }
  });

  test("a text is cut where a term first appears, whole words only and the longest first", () => {
    const met = new Set<TermId>();
    const text = "Spacewise, a Major Move into a Space costs MP; a Space with walls more.";
    const pieces = cutAtTerms(en, text, met);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.flatMap((piece) => piece.term ?? [])).toEqual(["major", "space", "mp", "walls"]);
    expect(cutAtTerms(en, "Another Space.", met)).toEqual([{ text: "Another Space.", term: null }]);
  });
});
