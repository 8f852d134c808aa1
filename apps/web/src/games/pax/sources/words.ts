import { words } from "../../../app/words.ts";

/** What the page about data and sources says. */
export const texts = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});
