import type { Language } from "@ara/kernel";
import { de } from "./de/index.ts";
import { en, type CliTexts } from "./en/index.ts";
import { nl } from "./nl/index.ts";

export type { CliTexts } from "./en/index.ts";

/** What the command line says around a game; what the game itself says is in its own catalogue. */
export const cliTexts: Readonly<Record<Language, CliTexts>> = { en, de, nl };
