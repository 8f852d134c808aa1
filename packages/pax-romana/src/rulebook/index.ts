import { LANGUAGES, type Language } from "@ara/kernel";
import { de } from "../texts/de/rulebook/index.ts";
import type { ChapterTitles } from "../texts/en/rulebook/chapters.ts";
import { en, type Book } from "../texts/en/rulebook/index.ts";
import { nl } from "../texts/nl/rulebook/index.ts";

export type { ChapterNumber } from "../texts/en/rulebook/chapters.ts";

const BOOKS: Readonly<Record<Language, Book>> = { en, de, nl };

type Texts = Readonly<Record<string, string>>;

/** The names of a module come in the order of the alphabet, chapters in that of their numbers. */
function textsOf({ rules }: Book): Texts {
  const numberOf = (name: string): number => Number(name.slice("chapter".length));
  const inOrder = Object.entries(rules).toSorted(([a], [b]) => numberOf(a) - numberOf(b));
  return Object.assign({}, ...inOrder.map(([, texts]) => texts));
}

const inEach = <Part>(partOf: (book: Book) => Part): Readonly<Record<Language, Part>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, partOf(BOOKS[language])])) as Record<Language, Part>;

/** Every rule in our own words, for players, by its number. */
export const rulebook: Readonly<Record<Language, Texts>> = inEach(textsOf);

/** The titles of the chapters. */
export const chapters: Readonly<Record<Language, ChapterTitles>> = inEach((book) => book.chapters);

/** A paragraph as the rulebook tells it; undefined if there is none of this number. */
export const ruleText = (language: Language, rule: string): string | undefined => rulebook[language][rule];

const RULES: readonly string[] = Object.keys(rulebook.en);

/** The paragraphs that a number stands for: itself, or those of a section (10.5) or chapter (10). 13.27 is printed as 13.37. */
export function paragraphsOf(number: string): readonly string[] {
  const asked = number === "13.27" ? "13.37" : number.includes(".") ? number : `${number}.`;
  return RULES.filter((rule) => rule.startsWith(asked));
}
