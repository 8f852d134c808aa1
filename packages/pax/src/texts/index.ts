import { kernelTexts, type Language, type Refusal, type Seat } from "@ara/kernel";
import type { Card } from "../card.ts";
import type { Event } from "../event.ts";
import { de } from "./de/index.ts";
import { en, type RuleNumber, type Texts } from "./en/index.ts";
import { nl } from "./nl/index.ts";
import { sayCardIn, sayEventIn, sayNoIn } from "./say.ts";

export { LATIN } from "./say.ts";
export { roman } from "./words.ts";
export type { RuleNumber, Texts } from "./en/index.ts";

/** All languages at once; who speaks only one (a page that must load fast) takes `say.ts` and that one file. */
export const paxTexts: Readonly<Record<Language, Texts>> = { en, de, nl };

/** Every rule number of PAX, in order. */
export const RULES = Object.keys(en.rules) as readonly RuleNumber[];

export const sayCard = (language: Language, c: Card): string => sayCardIn(paxTexts[language], c);

export const sayNo = (language: Language, refusal: Refusal): string =>
  sayNoIn(paxTexts[language], kernelTexts[language], refusal);

export const sayEvent = (language: Language, event: Event, nameOf: (seat: Seat) => string): string =>
  sayEventIn(paxTexts[language], event, nameOf);
