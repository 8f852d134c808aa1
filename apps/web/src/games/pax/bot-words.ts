import { words } from "../../app/words.ts";

/** What the bots of PAX say. */
export const botWords = words({
  en: async () => ({ default: (await import("@ara/bots/pax/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/bots/pax/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/bots/pax/texts/nl")).nl }),
});
