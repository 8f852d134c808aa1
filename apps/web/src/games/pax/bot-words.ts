import { words } from "../../app/words.ts";

/** What the bots of PAX say. */
export const botWords = words({
  en: async () => ({ default: (await import("@ara/bots/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/bots/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/bots/texts/nl")).nl }),
});
