import { words } from "../../../app/words.ts";

export const learnWords = words({
  en: () => import("./texts/en.ts"),
  de: () => import("./texts/de.ts"),
  nl: () => import("./texts/nl.ts"),
});
