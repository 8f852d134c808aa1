import { words } from "../../app/words.ts";
import type { Grammar } from "@ara/kernel";
import type { PaxTexts } from "./texts/en/pax.ts";

/** What PAX says; one language at a time. */
export const paxWords = words<PaxTexts>({
  en: () => import("./texts/en/pax.ts"),
  de: () => import("./texts/de/pax.ts"),
  nl: () => import("./texts/nl/pax.ts"),
});

/** How the language now shown puts words together. */
export const grammar = (): Grammar => paxWords.now.value.grammar;
