import type { Language } from "@ara/kernel";
import type { Action } from "../action.ts";
import type { Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { paxRomana } from "../game.ts";
import { aboutOf } from "../prompt/about.ts";
import { askedOf } from "../prompt/asked.ts";
import { meaningOf, promptOf } from "../prompt/prompt.ts";
import type { State } from "../state/state.ts";
import { sayAboutIn } from "../texts/about.ts";
import { paxRomanaTexts, sayAction, sayQuestion, type Question } from "../texts/index.ts";

/** The open question of a state, as it is said to whoever plays a power. */
export function questionSaid(language: Language, state: State, power: Power): Question {
  const seat = state.config.seats.findIndex((powers) => powers.includes(power));
  return sayQuestion(language, state.config, promptOf(paxRomana.view(state, seat), seat)!);
}

/** An answer to the open question, as it is said to a power. */
export function actionSaid(language: Language, state: State, power: Power, action: Action): string {
  const asked = askedOf(state, power)!;
  const about = aboutOf(state, asked.frame, power);
  return sayAction(language, state.config, { key: asked.key, about }, meaningOf(asked, action));
}

/** What a procedure that asks is about, in English. */
export const aboutSaid = (state: State, frame: Frame, power: Power): string[] =>
  sayAboutIn(paxRomanaTexts.en, state.config, aboutOf(state, frame, power));
