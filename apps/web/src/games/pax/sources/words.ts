import { words } from "../../../app/words.ts";

/** What the page about data and sources says. */
export const texts = words({
  en: () => import("../texts/en/sources.ts"),
  de: () => import("../texts/de/sources.ts"),
  nl: () => import("../texts/nl/sources.ts"),
});
