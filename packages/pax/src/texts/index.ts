import { kernelTexts, type Language, type Refusal, type Seat, type Viewer } from "@ara/kernel";
import type { Card } from "../card.ts";
import type { Event } from "../event.ts";
import { files as filesDe } from "./de/files.ts";
import { titles as titlesDe } from "./de/titles.ts";
import { de } from "./de/index.ts";
import { files as filesEn, type FileTexts } from "./en/files.ts";
import { titles as titlesEn, type RuleNumber } from "./en/titles.ts";
import { files as filesNl } from "./nl/files.ts";
import { titles as titlesNl } from "./nl/titles.ts";
import { en, type Texts } from "./en/index.ts";
import { nl } from "./nl/index.ts";
import { sayEventIn } from "./say-event.ts";
import { sayCardIn, sayNoIn } from "./say.ts";

export { LATIN } from "./say.ts";
export { roman } from "./words.ts";
export type { Texts } from "./en/index.ts";
export type { RuleNumber } from "./en/titles.ts";

type AllTexts = Omit<Texts, "refusals"> & {
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly refusals: Texts["refusals"] & FileTexts;
};

/** All languages at once; who speaks only one (a page that must load fast) takes `say.ts` and that one file. */
export const paxTexts: Readonly<Record<Language, AllTexts>> = {
  en: { ...en, rules: titlesEn, refusals: { ...en.refusals, ...filesEn } },
  de: { ...de, rules: titlesDe, refusals: { ...de.refusals, ...filesDe } },
  nl: { ...nl, rules: titlesNl, refusals: { ...nl.refusals, ...filesNl } },
};

/** Every rule number of PAX, in order. */
export const RULES = Object.keys(titlesEn) as readonly RuleNumber[];

export const sayCard = (language: Language, c: Card): string => sayCardIn(paxTexts[language], c);

export const sayNo = (language: Language, refusal: Refusal): string =>
  sayNoIn(paxTexts[language], kernelTexts[language], refusal);

export const sayEvent = (language: Language, event: Event, nameOf: (seat: Seat) => string, reader?: Viewer): string =>
  sayEventIn(paxTexts[language], event, nameOf, reader);
