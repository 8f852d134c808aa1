import type { ComponentChildren } from "preact";

/** A rulebook in one language, as it is read: its chapters, its rules by number, and where it lies. */
export interface OpenBook {
  readonly base: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  /** None for a rule that has a number alone. */
  readonly titles?: Readonly<Record<string, string>>;
  /** What is searched beside number, title and text. */
  readonly noted?: (rule: string) => readonly string[];
  /** What stands below a rule. */
  readonly below?: (rule: string, words: readonly string[]) => ComponentChildren;
  /** What stands in the place of title and text, where an entry is more than words; `mark` shows what was searched for. */
  readonly entry?: (rule: string, mark: (text: string) => ComponentChildren) => ComponentChildren;
  /** How the plain words of a rule are shown, where there is more to them. */
  readonly plain?: (rule: string) => (text: string) => ComponentChildren;
}

/** What the page says around the rules. */
export interface BookTexts {
  readonly title: string;
  readonly toTable: string;
  readonly lead: string;
  readonly contents: string;
  readonly search: string;
  readonly example: string;
  readonly keys: string;
  readonly print: string;
  readonly count: (found: { count: number }) => string;
  readonly none: (searched: { query: string }) => string;
  readonly nowhere: (asked: { number: string }) => string;
}

/** "3.10" is of chapter "3", "cards-ambush" of "cards". */
const chapterOf = (rule: string): string => /^\w+/.exec(rule)![0];

/** Chapters and rules have numbers; what else stands in a book has a title. */
export const isNumbered = (rule: string): boolean => /^\d/.test(rule);

/** The rules of a chapter, in order. */
export const rulesIn = ({ rules }: OpenBook, chapter: string): string[] =>
  Object.keys(rules).filter((rule) => chapterOf(rule) === chapter);
