import { words } from "../../app/words.ts";
import type { Grammar } from "@ara/kernel";

/** What PAX says; one language at a time. */
export const paxWords = words(import.meta.glob<typeof import("./texts/en/pax.ts")>("./texts/*/pax.ts"));

/** How the language now shown puts words together. */
export const grammar = (): Grammar => paxWords.now.value.grammar;
