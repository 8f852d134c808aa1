import { words } from "../../../app/words.ts";

/** What the first screen says of PAX. */
export const texts = words({
  en: () => import("../texts/en/home.ts"),
  de: () => import("../texts/de/home.ts"),
  nl: () => import("../texts/nl/home.ts"),
});
