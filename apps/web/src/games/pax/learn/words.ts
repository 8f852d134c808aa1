import { words } from "../../../app/words.ts";

export const learnWords = words({
  en: () => import("../texts/en/learn.ts"),
  de: () => import("../texts/de/learn.ts"),
  nl: () => import("../texts/nl/learn.ts"),
});
