import { kernelTexts, type Language } from "@ara/kernel";
import { paxTexts } from "@ara/pax/texts";
import { de as botsDe } from "@ara/bots/pax/texts/de";
import { en as botsEn } from "@ara/bots/pax/texts/en";
import { nl as botsNl } from "@ara/bots/pax/texts/nl";
import type { Speech } from "./speech.ts";
import de from "../texts/de/text.ts";
import en from "../texts/en/text.ts";
import nl from "../texts/nl/text.ts";

const TEXTS = { en, de, nl };
const BOTS = { en: botsEn, de: botsDe, nl: botsNl };

/** For tests: a language, and three seats of which Livia's is a person's. */
export const testSpeech = (language: Language): Speech => ({
  text: TEXTS[language],
  pax: paxTexts[language],
  kernel: kernelTexts[language],
  bots: BOTS[language],
  seats: [
    { name: "Livia", bot: null },
    { name: "Octavia", bot: "miles" },
    { name: "Varro", bot: "tiro" },
  ],
});
