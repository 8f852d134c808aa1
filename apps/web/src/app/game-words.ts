import type { Texts } from "@ara/pax/texts";
import { words } from "./words.ts";

/** What PAX, the kernel and the bots say; one language at a time. */
export const paxWords = words<Texts>({
  en: async () => ({ default: (await import("@ara/pax/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/pax/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/pax/texts/nl")).nl }),
});

export const kernelWords = words({
  en: async () => ({ default: (await import("@ara/kernel/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/kernel/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/kernel/texts/nl")).nl }),
});

export const botWords = words({
  en: async () => ({ default: (await import("@ara/bots/texts/en")).en }),
  de: async () => ({ default: (await import("@ara/bots/texts/de")).de }),
  nl: async () => ({ default: (await import("@ara/bots/texts/nl")).nl }),
});
