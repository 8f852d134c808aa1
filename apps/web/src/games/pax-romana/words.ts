import type { Asked, Texts, Told } from "@ara/pax-romana/texts";
import { computed } from "@preact/signals";
import { words, type Words } from "../../app/words.ts";

/** What Pax Romana asks and refuses; one language at a time. */
export const askedWords: Words<Asked> = words(import.meta.glob<{ default: Asked }>("./texts/*/romana.ts"));

/** What it tells of what happened: a table is there sooner. */
export const toldWords: Words<Told> = words(import.meta.glob<{ default: Told }>("./texts/*/told.ts"));

/** All it says. */
export const romanaWords: Words<Texts> = {
  load: async (language) => void (await Promise.all([askedWords.load(language), toldWords.load(language)])),
  now: computed(() => ({ ...askedWords.now.value, ...toldWords.now.value })),
};
