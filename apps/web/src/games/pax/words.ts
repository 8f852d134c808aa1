import { words } from "../../app/words.ts";
import type { PaxTexts } from "./texts/en.ts";

/** What PAX says; one language at a time. */
export const paxWords = words<PaxTexts>({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});

/** What its bots say. */
export const botWords = words({
  en: async () => ({ default: (await import("@ara/bots/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/bots/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/bots/texts/nl")).nl }),
});
