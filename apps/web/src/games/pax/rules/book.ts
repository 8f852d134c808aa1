import type { ChapterNumber, RulebookNotes } from "@ara/pax/rulebook";
import type { RuleNumber } from "@ara/pax/texts";
import { words } from "../../../app/words.ts";

/** The rulebook in one language. */
export interface Book {
  readonly titles: Readonly<Record<RuleNumber, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly chapters: Readonly<Record<ChapterNumber, string>>;
  /** Rulings of our own, and where the editions differ. */
  readonly notes: RulebookNotes;
}

export const bookWords = words(import.meta.glob<{ default: Book }>("../texts/*/rulebook.ts"));
