import { words } from "../../../app/words.ts";

/** What the rulebook of Pax Romana says around its rules. */
export const texts = words(import.meta.glob<typeof import("../texts/en/rules.ts")>("../texts/*/rules.ts"));

/** The rules themselves. */
export const book = words(import.meta.glob<typeof import("../texts/en/rulebook.ts")>("../texts/*/rulebook.ts"));
