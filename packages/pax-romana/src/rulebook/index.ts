import type { Language } from "@ara/kernel";
import * as de from "./de/index.ts";
import * as en from "./en/index.ts";
import * as nl from "./nl/index.ts";

export { chapters, type ChapterNumber } from "./chapters.ts";

type Texts = Readonly<Record<string, string>>;
/** The other languages have the chapters English has. */
type Book = Readonly<Record<keyof typeof en, Texts>>;

/** The names of a module come in the order of the alphabet, chapters in that of their numbers. */
function textsOf(book: Book): Texts {
  const numberOf = (name: string): number => Number(name.slice("chapter".length));
  const inOrder = Object.entries(book).toSorted(([a], [b]) => numberOf(a) - numberOf(b));
  return Object.assign({}, ...inOrder.map(([, texts]) => texts));
}

/** Every rule in our own words, for players, by its number. */
export const rulebook: Readonly<Record<Language, Texts>> = { en: textsOf(en), de: textsOf(de), nl: textsOf(nl) };

/** A paragraph as the rulebook tells it; undefined if there is none of this number. */
export const ruleText = (language: Language, rule: string): string | undefined => rulebook[language][rule];

const RULES: readonly string[] = Object.keys(rulebook.en);

/** The paragraphs that a number stands for: itself, or those of a section (10.5) or chapter (10). 13.27 is printed as 13.37. */
export function paragraphsOf(number: string): readonly string[] {
  const asked = number === "13.27" ? "13.37" : number.includes(".") ? number : `${number}.`;
  return RULES.filter((rule) => rule.startsWith(asked));
}
