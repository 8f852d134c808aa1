import { kernelTexts, type Language } from "@ara/kernel";
import { paxTexts } from "@ara/pax/texts";
import { inLanguage } from "../../../app/in-language.ts";
import type { Speech } from "./speech.ts";

const TEXTS = import.meta.glob<Speech["text"]>("../texts/*/text.ts", { eager: true, import: "default" });
const BOTS = import.meta.glob<Speech["bots"]>("../texts/*/bots.ts", { eager: true, import: "default" });

const TURNS = import.meta.glob<{ readonly turnTexts: Speech["turn"] }>("../texts/*/turns.ts", {
  eager: true,
  import: "default",
});

/** For tests: a language, and three seats of which Livia's is a person's. */
export const testSpeech = (language: Language): Speech => ({
  text: inLanguage(TEXTS, language),
  pax: paxTexts[language],
  turn: inLanguage(TURNS, language).turnTexts,
  kernel: kernelTexts[language],
  bots: inLanguage(BOTS, language),
  seats: [
    { name: "Livia", bot: null },
    { name: "Octavia", bot: "miles" },
    { name: "Varro", bot: "tiro" },
  ],
});
