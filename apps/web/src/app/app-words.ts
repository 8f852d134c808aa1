import { words } from "./words.ts";

/** What every screen says. */
export const appWords = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});
