import { chapters, type ChapterTitles } from "./chapters.ts";
import * as rules from "./rules.ts";

/** A rulebook: the rules of each chapter by their numbers, and the titles of the chapters. */
export interface Book {
  readonly rules: Readonly<Record<keyof typeof rules, Readonly<Record<string, string>>>>;
  readonly chapters: ChapterTitles;
}

export const en: Book = { rules, chapters };
