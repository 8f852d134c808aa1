import { NONE, type Card, type Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import type { Happening } from "../../event.ts";
import { advancedOf, handOf, UNTILS, type Until } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { othersThan } from "../diplomacy/invitation.ts";
import type { WindowName } from "../frames.ts";

/**
 * 17.15, R292: windows and passes. Whether a window opens, and who is asked in it, depends on what everybody sees: the position,
 * the number of cards in hands, the cards that lie open, and passes that were declared. Never on the cards in a hand.
 */

/** In which class a window is: pauses are opened only for those who listen, answers for everybody entitled. */
const isPause = (window: WindowName): boolean => window === "pause";

/** Where the kinds of cards that a window admits are few: once they all lie open, it is not opened. */
export const NARROW: ReadonlySet<WindowName> = new Set<WindowName>(["cardPlayed", "landPoint", "transport", "shifts"]);

/** 17.15: how long one may pass in a window. */
export const untilsIn = (window: WindowName): readonly Until[] => (isPause(window) ? UNTILS : ["now", "move"]);

/** R292: a pause for all but the active power. */
export const pauseOf = (state: State, active: Power): Call<"cardWindow"> => ({
  proc: "cardWindow",
  window: "pause",
  entitled: state.order.filter((power) => power !== active),
  card: NONE,
  by: NONE,
});

/** R292: whether anybody is to be asked at a pause: somebody who listens, and has cards. */
export function isPauseWanted(state: State, active: Power): boolean {
  const { passed } = advancedOf(state);
  for (const power of state.order)
    if (passed[power] === NONE && power !== active && handOf(state, power).length > 0) return true;
  return false;
}

/** An answer to an instant, for those the position entitles to it. */
export const answerTo = (window: WindowName, entitled: readonly Power[]): Call<"cardWindow"> => ({
  proc: "cardWindow",
  window,
  entitled,
  card: NONE,
  by: NONE,
});

/** R301, R302, R501: before a card does anything, all other players may answer it. */
export const answerToCard = (state: State, by: Power, card: Card): Call<"cardWindow"> => ({
  proc: "cardWindow",
  window: "cardPlayed",
  entitled: othersThan(state, by),
  card,
  by,
});

/** 17.15: whether a power has declared that it passes here. */
export function hasPassed(state: State, power: Power, window: WindowName): boolean {
  const { passed, silent } = advancedOf(state);
  return isPause(window) ? passed[power] !== NONE : (silent & (1 << power)) !== 0;
}

/** 17.15: a pass that lasts is declared before everybody. */
export function declarePass(state: State, power: Power, window: WindowName, until: Until, { tell }: Happening): void {
  if (until === "now") return;
  const advanced = advancedOf(state);
  if (isPause(window)) advanced.passed[power] = UNTILS.indexOf(until);
  else advanced.silent |= 1 << power;
  tell({ type: "passDeclared", power, until, rule: "17.15" });
}

/** 17.15: a power wants to be asked at pauses. A table may let it say so at any time. */
export function speak(state: State, power: Power, { tell }: Pick<Happening, "tell">): void {
  advancedOf(state).passed[power] = NONE;
  tell({ type: "listens", power, rule: "17.15" });
}

/** 17.15: a Move is over: passes for it are. */
export function endPassesOfMove(state: State): void {
  endSilence(state);
  endPauses(advancedOf(state).passed, "move");
}

/** 17.15: where a card was played and no Move is under way, whoever has passed for longer than the card is asked in the next one. */
export function endSilence(state: State): void {
  advancedOf(state).silent = 0;
}

/** 17.15: an Activation closes. */
export function endPassesOfActivation(state: State): void {
  endPassesOfMove(state);
  endPauses(advancedOf(state).passed, "activation");
}

/** 17.15: the marker of a power has come up. */
export function endOwnPass(state: State, power: Power): void {
  const { passed } = advancedOf(state);
  if (passed[power] === UNTILS.indexOf("own")) passed[power] = NONE;
}

function endPauses(passed: number[], until: Until): void {
  for (let power = 0; power < passed.length; power++) if (passed[power] === UNTILS.indexOf(until)) passed[power] = NONE;
}
