import { kernelTexts, type Language, type Refusal } from "@ara/kernel";
import type { Config } from "../config.ts";
import type { Event } from "../event.ts";
import type { Option, Prompt } from "../prompt/prompt.ts";
import type { Outcome } from "../state/state.ts";
import { de } from "./de/index.ts";
import { en, type Texts } from "./en/index.ts";
import { nl } from "./nl/index.ts";
import { digestIn, type Item } from "./digest.ts";
import { namesIn, type Names } from "./names.ts";
import { sayActionIn, sayEventIn, sayNoIn, sayOutcomeIn, sayQuestionIn, type Question } from "./say.ts";

export type { Item } from "./digest.ts";
export type { Names } from "./names.ts";
export { allIn, contentsIn, kindsIn } from "./place.ts";
export { askedPower, questionOf } from "../question.ts";
export { isToldAgain, type Question } from "./say.ts";
export type { AskedTexts } from "./en/asked.ts";
export type { ToldTexts } from "./en/told.ts";
export type { Texts } from "./en/index.ts";

/** All languages at once; whoever speaks only one takes `say.ts` and that one file. */
export const paxRomanaTexts: Readonly<Record<Language, Texts>> = { en, de, nl };

export const namesOf = (language: Language, config: Config): Names => namesIn(paxRomanaTexts[language].words, config);

/** The open question as it is put to somebody. */
export const sayQuestion = (language: Language, config: Config, prompt: Prompt): Question =>
  sayQuestionIn(paxRomanaTexts[language], config, prompt);

/** An answer of a prompt. */
export const sayAction = (
  language: Language,
  config: Config,
  prompt: Pick<Prompt, "key" | "about">,
  option: Option,
): string => sayActionIn(paxRomanaTexts[language], config, prompt, option);

export const sayEvent = (language: Language, config: Config, event: Event): string =>
  sayEventIn(paxRomanaTexts[language], config, event);

/** What happened, an Activation in a sentence; and how many lines are not shown. */
export const digestOf = (
  language: Language,
  config: Config,
  events: readonly Event[],
): { items: Item[]; left: number } => digestIn(paxRomanaTexts[language], config, events);

export const sayNo = (language: Language, refusal: Refusal): string =>
  sayNoIn(paxRomanaTexts[language], kernelTexts[language], refusal);

export const sayOutcome = (language: Language, config: Config, outcome: Outcome): string =>
  sayOutcomeIn(paxRomanaTexts[language], config, outcome);
