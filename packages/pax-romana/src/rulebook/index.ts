import { LANGUAGES, type Language } from "@ara/kernel";
import { de } from "../texts/de/rulebook/index.ts";
import type { ChapterTitles } from "../texts/en/rulebook/chapters.ts";
import { en, type Book } from "../texts/en/rulebook/index.ts";
import { nl } from "../texts/nl/rulebook/index.ts";
import { rulesOf, type Rules } from "./rules-of.ts";

export type { ChapterNumber } from "../texts/en/rulebook/chapters.ts";

const BOOKS: Readonly<Record<Language, Book>> = { en, de, nl };

const inEach = <Part>(partOf: (book: Book) => Part): Readonly<Record<Language, Part>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, partOf(BOOKS[language])])) as Record<Language, Part>;

/** Every rule in our own words, for players, by its number. */
export const rulebook: Readonly<Record<Language, Rules>> = inEach(rulesOf);

/** The titles of the chapters. */
export const chapters: Readonly<Record<Language, ChapterTitles>> = inEach((book) => book.chapters);

/** A paragraph as the rulebook tells it; undefined if there is none of this number. */
export const ruleText = (language: Language, rule: string): string | undefined => rulebook[language][rule];

const RULES: readonly string[] = Object.keys(rulebook.en);

/** The paragraphs that a number stands for: itself, or those of a section (10.5) or chapter (10). 13.27 is printed as 13.37. */
export function paragraphsOf(number: string): readonly string[] {
  const asked = number === "13.27" ? "13.37" : number.includes(".") ? number : `${number}.`;
  return RULES.includes(asked) ? [asked] : RULES.filter((rule) => rule.startsWith(asked));
}
