import { words } from "../../../app/words.ts";

/** What the screen of a new table says. */
export const texts = words({
  en: () => import("../texts/en/new.ts"),
  de: () => import("../texts/de/new.ts"),
  nl: () => import("../texts/nl/new.ts"),
});
