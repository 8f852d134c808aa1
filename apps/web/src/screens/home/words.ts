import { words } from "../../app/words.ts";

/** What the first screen says. */
export const texts = words({
  en: () => import("../../texts/en/home.ts"),
  de: () => import("../../texts/de/home.ts"),
  nl: () => import("../../texts/nl/home.ts"),
});

/** What it says about files of games. */
export const fileWords = words({
  en: () => import("../../texts/en/files.ts"),
  de: () => import("../../texts/de/files.ts"),
  nl: () => import("../../texts/nl/files.ts"),
});
