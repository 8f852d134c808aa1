import { kernelTexts, type Language, type Refusal } from "@ara/kernel";
import type { Action } from "../action.ts";
import type { Config } from "../config.ts";
import { dataTexts, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Outcome, State } from "../state/state.ts";
import { de } from "./de.ts";
import { en, type Texts } from "./en.ts";
import { nl } from "./nl.ts";
import { namesIn, type Names } from "./names.ts";
import { sayActionIn, sayEventIn, sayNoIn, sayOutcomeIn, sayQuestionIn, type Question } from "./say.ts";

export { sentence, type Names } from "./names.ts";
export { askedPower, questionOf } from "../question.ts";
export { isAttack, isToldAgain, type Question } from "./say.ts";
export type { Texts } from "./en.ts";

/** All languages at once; whoever speaks only one takes `say.ts` and that one file. */
export const paxRomanaTexts: Readonly<Record<Language, Texts>> = { en, de, nl };

export const namesOf = (language: Language, config: Config): Names => namesIn(paxRomanaTexts[language].words, config);

/** The open question as it is put to a power; undefined when the game is over. */
export const sayQuestion = (language: Language, state: State, power: Power): Question | undefined =>
  sayQuestionIn(paxRomanaTexts[language], state, power);

export const sayAction = (language: Language, state: State, power: Power, action: Action): string =>
  sayActionIn(paxRomanaTexts[language], state, power, action);

export const sayEvent = (language: Language, config: Config, event: Event): string =>
  sayEventIn(paxRomanaTexts[language], config, event);

export const sayNo = (language: Language, refusal: Refusal): string =>
  sayNoIn(paxRomanaTexts[language], kernelTexts[language], dataTexts[language], refusal);

export const sayOutcome = (language: Language, config: Config, outcome: Outcome): string =>
  sayOutcomeIn(paxRomanaTexts[language], config, outcome);
