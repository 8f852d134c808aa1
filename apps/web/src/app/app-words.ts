import { words } from "./words.ts";

/** What every screen says. */
export const appWords = words({
  en: () => import("../texts/en/app.ts"),
  de: () => import("../texts/de/app.ts"),
  nl: () => import("../texts/nl/app.ts"),
});
