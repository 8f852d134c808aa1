import type { Language } from "../text.ts";
import { grammar as grammarDe } from "./de/grammar.ts";
import { de } from "./de/index.ts";
import { grammar as grammarEn } from "./en/grammar.ts";
import { en } from "./en/index.ts";
import type { Grammar } from "./grammar.ts";
import { grammar as grammarNl } from "./nl/grammar.ts";
import { nl } from "./nl/index.ts";

export const kernelTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };
export const grammars: Readonly<Record<Language, Grammar>> = { en: grammarEn, de: grammarDe, nl: grammarNl };
