import { words } from "../../app/words.ts";

/** What the bots of PAX say. */
export const botWords = words(import.meta.glob<typeof import("./texts/en/bots.ts")>("./texts/*/bots.ts"));
