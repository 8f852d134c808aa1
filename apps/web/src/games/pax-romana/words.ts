import type { AskedTexts, Texts, ToldTexts } from "@ara/pax-romana/texts";
import { computed } from "@preact/signals";
import { words, type Words } from "../../app/words.ts";

/** What Pax Romana asks and refuses; one language at a time. */
export const askedWords: Words<AskedTexts> = words(import.meta.glob<{ default: AskedTexts }>("./texts/*/romana.ts"));

/** What it tells of what happened: a table is there sooner. */
export const toldWords: Words<ToldTexts> = words(import.meta.glob<{ default: ToldTexts }>("./texts/*/told.ts"));

/** All it says. */
export const romanaWords: Words<Texts> = {
  load: async (language) => void (await Promise.all([askedWords.load(language), toldWords.load(language)])),
  now: computed(() => ({ ...askedWords.now.value, ...toldWords.now.value })),
};
