import type { RulebookNotes } from "@ara/pax/rulebook";
import { words } from "../../../app/words.ts";

/** What the page about data and sources says. */
export const texts = words(import.meta.glob<typeof import("../texts/en/sources.ts")>("../texts/*/sources.ts"));

/** Rulings of our own, and where the editions differ. */
export const noteWords = words(import.meta.glob<{ default: RulebookNotes }>("../texts/*/notes.ts"));
