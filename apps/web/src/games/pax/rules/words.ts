import { words } from "../../../app/words.ts";

export const rulesWords = words({
  en: () => import("../texts/en/rules.ts"),
  de: () => import("../texts/de/rules.ts"),
  nl: () => import("../texts/nl/rules.ts"),
});
