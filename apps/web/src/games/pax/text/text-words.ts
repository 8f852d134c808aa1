import { computed, type ReadonlySignal } from "@preact/signals";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords } from "../bot-words.ts";
import { fileWords } from "../file-words.ts";
import { turnWords } from "../table/turns/words.ts";
import { paxWords } from "../words.ts";
import { words, type Words } from "../../../app/words.ts";
import type { Speech } from "./speech.ts";
import type { TextTexts } from "../texts/en/text.ts";

export const textWords: Words<TextTexts> = words(
  import.meta.glob<typeof import("../texts/en/text.ts")>("../texts/*/text.ts"),
);

/** The texts in the language now shown; who sits where is added by the table. */
export const texts: ReadonlySignal<Omit<Speech, "seats">> = computed(() => ({
  text: textWords.now.value,
  pax: paxWords.now.value,
  turn: turnWords.now.value.turnTexts,
  kernel: { ...kernelWords.now.value, ...fileWords.now.value },
  bots: botWords.now.value,
}));
