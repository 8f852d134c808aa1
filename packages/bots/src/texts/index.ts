import type { Language } from "@ara/kernel";
import { paxTexts } from "@ara/pax/texts";
import type { Reason } from "../reasons.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { nl } from "./nl.ts";

const botTexts: Readonly<Record<Language, typeof en>> = { en, de, nl };

/** A reason as a sentence. */
export function sayReason(language: Language, { key, params }: Reason): string {
  const names: Readonly<Record<string, string>> = paxTexts[language].categories;
  return botTexts[language][key]({ category: names[params["category"] ?? ""] ?? "" });
}
