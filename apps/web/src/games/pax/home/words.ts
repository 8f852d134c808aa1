import { words } from "../../../app/words.ts";

/** What the first screen says of PAX. */
export const texts = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});
