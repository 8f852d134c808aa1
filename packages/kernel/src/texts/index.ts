import type { Language } from "../text.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { nl } from "./nl.ts";

export const kernelTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };
