import type { Language } from "@ara/kernel";
import { paxTexts } from "@ara/pax/texts";
import type { Reason } from "../reason.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { nl } from "./nl/index.ts";
import { sayReasonIn } from "./say.ts";

const botTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };

export const sayReason = (language: Language, reason: Reason): string =>
  sayReasonIn(botTexts[language], paxTexts[language], reason);
