import { words } from "../../app/words.ts";

/** What the first screen says. */
export const texts = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});

/** What it says about files of games. */
export const fileWords = words({
  en: () => import("../../store/texts/en.ts"),
  de: () => import("../../store/texts/de.ts"),
  nl: () => import("../../store/texts/nl.ts"),
});
