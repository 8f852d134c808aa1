import type { Language } from "@ara/kernel";
import type { RuleNumber } from "../texts/index.ts";
import type { ChapterNumber } from "./chapter.ts";
import type { RulebookNotes } from "./notes.ts";
import { notes as notesDe } from "../texts/de/notes.ts";
import { notes as notesEn } from "../texts/en/notes.ts";
import { notes as notesNl } from "../texts/nl/notes.ts";
import { chapters as chaptersDe, de } from "../texts/de/rulebook.ts";
import { chapters as chaptersEn, en } from "../texts/en/rulebook.ts";
import { chapters as chaptersNl, nl } from "../texts/nl/rulebook.ts";

export type { ChapterNumber } from "./chapter.ts";
export { EDITIONS, notesOf, RULINGS, type RulebookNotes } from "./notes.ts";

/** Rulings of our own and differences between the editions. */
export const rulebookNotes: Readonly<Record<Language, RulebookNotes>> = { en: notesEn, de: notesDe, nl: notesNl };

/**
 * Every rule of PAX in our own words, for players. All languages at once; who shows only one takes that file, which has
 * the titles of the chapters too.
 */
export const rulebook: Readonly<Record<Language, Readonly<Record<RuleNumber, string>>>> = { en, de, nl };

/** The titles of the chapters. */
export const chapters: Readonly<Record<Language, Readonly<Record<ChapterNumber, string>>>> = {
  en: chaptersEn,
  de: chaptersDe,
  nl: chaptersNl,
};
