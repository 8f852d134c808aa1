import { words } from "./words.ts";

/** What the kernel says: why a record is refused, whatever the game. */
export const kernelWords = words({
  en: async () => ({ default: (await import("@ara/kernel/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/kernel/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/kernel/texts/nl")).nl }),
});
