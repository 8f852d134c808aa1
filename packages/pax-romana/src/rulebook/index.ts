import type { Language } from "@ara/kernel";
import index from "../data/rules.json" with { type: "json" };
import * as de from "./de/index.ts";
import * as en from "./en/index.ts";
import * as nl from "./nl/index.ts";

export { chapters, type ChapterNumber } from "./chapters.ts";

type Texts = Readonly<Record<string, string>>;
/** The other languages have the chapters English has. */
type Book = Readonly<Record<keyof typeof en, Texts>>;

const textsOf = (book: Book): Texts => {
  const all: Texts = Object.assign({}, ...Object.values(book));
  return Object.fromEntries(index.rules.flatMap((rule) => (rule in all ? [[rule, all[rule]!]] : [])));
};

/** The rules of the Standard Game in our own words, for players, by their numbers and in the order of the index. */
export const rulebook: Readonly<Record<Language, Texts>> = { en: textsOf(en), de: textsOf(de), nl: textsOf(nl) };

/** A paragraph as the rulebook tells it; undefined if it is not written. */
export const ruleText = (language: Language, rule: string): string | undefined => rulebook[language][rule];

/** The paragraphs that a number stands for: itself, or those of a section (10.5) or chapter (10). 13.27 is printed as 13.37. */
export function paragraphsOf(number: string): readonly string[] {
  const asked = number === "13.27" ? "13.37" : number.includes(".") ? number : `${number}.`;
  return index.rules.filter((rule) => rule.startsWith(asked));
}
