import type { Language } from "@ara/kernel";
import { de } from "./texts/de.ts";
import { en, type CliTexts } from "./texts/en.ts";
import { nl } from "./texts/nl.ts";

export type { CliTexts } from "./texts/en.ts";

/** What the command line says around a game; what the game itself says is in its own catalogue. */
export const cliTexts: Readonly<Record<Language, CliTexts>> = { en, de, nl };
