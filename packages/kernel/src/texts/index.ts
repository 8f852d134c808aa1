import type { Language } from "../text.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { nl } from "./nl/index.ts";

export const kernelTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };
