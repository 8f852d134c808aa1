import type { ComponentChildren } from "preact";

/** A rulebook in one language, as it is read: its chapters, its rules by number, and where it lies. */
export interface OpenBook {
  readonly base: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  /** Absent where rules have numbers alone. */
  readonly titles?: Readonly<Record<string, string>>;
  /** What is searched beside number, title and text. */
  readonly noted?: (rule: string) => readonly string[];
  /** What stands below a rule. */
  readonly below?: (rule: string, words: readonly string[]) => ComponentChildren;
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

const chapterOf = (rule: string): string => rule.split(".")[0]!;

/** The rules of a chapter, in order. */
export const rulesIn = ({ rules }: OpenBook, chapter: string): string[] =>
  Object.keys(rules).filter((rule) => chapterOf(rule) === chapter);
