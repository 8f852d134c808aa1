import { computed, type ReadonlySignal } from "@preact/signals";
import type { RuleNumber } from "@ara/pax/texts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { words, type Words } from "../../../app/words.ts";
import type { Speech } from "./speech.ts";
import type { TextTexts } from "../texts/en/text.ts";

export const textWords: Words<TextTexts> = words<TextTexts>({
  en: () => import("../texts/en/text.ts"),
  de: () => import("../texts/de/text.ts"),
  nl: () => import("../texts/nl/text.ts"),
});

/** Loaded when the first rule is asked for. */
export const ruleWords = words<Readonly<Record<RuleNumber, string>>>({
  en: async () => ({ default: (await import("@ara/pax/rulebook/en")).en }),
  de: async () => ({ default: (await import("@ara/pax/rulebook/de")).de }),
  nl: async () => ({ default: (await import("@ara/pax/rulebook/nl")).nl }),
});

/** The texts in the language now shown; who sits where is added by the table. */
export const texts: ReadonlySignal<Omit<Speech, "seats">> = computed(() => ({
  text: textWords.now.value,
  pax: paxWords.now.value,
  kernel: kernelWords.now.value,
  bots: botWords.now.value,
}));
