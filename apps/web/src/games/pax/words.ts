import { words } from "../../app/words.ts";
import type { PaxTexts } from "./texts/en.ts";

/** What PAX says; one language at a time. */
export const paxWords = words<PaxTexts>({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});
