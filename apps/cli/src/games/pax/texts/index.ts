import type { Language } from "@ara/kernel";
import { cliTexts, type CliTexts } from "../../../texts/index.ts";
import { de } from "./de/index.ts";
import { en, type PaxTableTexts } from "./en/index.ts";
import { nl } from "./nl/index.ts";

/** What the command line says at a table of PAX; what the rules say is in the game's own catalogue. */
export const tableTexts: Readonly<Record<Language, CliTexts & PaxTableTexts>> = {
  en: { ...cliTexts.en, ...en },
  de: { ...cliTexts.de, ...de },
  nl: { ...cliTexts.nl, ...nl },
};
