import type { ChapterNumber } from "@ara/pax/rulebook";
import type { RuleNumber } from "@ara/pax/texts";
import { words } from "../../../app/words.ts";

/** The rulebook in one language. */
export interface Book {
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly chapters: Readonly<Record<ChapterNumber, string>>;
}

const bound = ({ rules, chapters }: Book): { default: Book } => ({ default: { rules, chapters } });

export const bookWords = words<Book>({
  en: async () => import("@ara/pax/rulebook/en").then(({ en, chapters }) => bound({ rules: en, chapters })),
  de: async () => import("@ara/pax/rulebook/de").then(({ de, chapters }) => bound({ rules: de, chapters })),
  nl: async () => import("@ara/pax/rulebook/nl").then(({ nl, chapters }) => bound({ rules: nl, chapters })),
});

const chapterOf = (rule: string): string => rule.split(".")[0]!;

/** The rules of a chapter, in order. */
export const rulesOf = (book: Book, chapter: string): RuleNumber[] =>
  (Object.keys(book.rules) as RuleNumber[]).filter((rule) => chapterOf(rule) === chapter);

export const isRule = (book: Book, number: string): number is RuleNumber => number in book.rules;
export const isChapter = (book: Book, number: string): number is ChapterNumber => number in book.chapters;
