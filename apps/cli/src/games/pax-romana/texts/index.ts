import type { Language } from "@ara/kernel";
import { de } from "./de/index.ts";
import { en, type RomanaTexts } from "./en/index.ts";
import { nl } from "./nl/index.ts";

export type { RomanaTexts } from "./en/index.ts";

export const romanaTexts: Readonly<Record<Language, RomanaTexts>> = { en, de, nl };
