import type { Seat, Sink } from "@ara/kernel";
import { actionCard, PASS, type Action } from "./action.ts";
import { categoryOf, removeCard, SENATOR } from "./card.ts";
import { NOBODY } from "./deck.ts";
import { breaksLimit, layOut, listPlays, refuseCard } from "./display.ts";
import type { Tell } from "./event.ts";
import { changeAurei } from "./money.ts";
import type { RefusalKey } from "./refusal.ts";
import { endTurn } from "./round.ts";
import type { PlayerState, State } from "./state.ts";

/** 7.5: a card costs exactly 1 aureus here. */
export const SESSION_COST = 1;

/** 7.5: opens when the active player played a Senator in this turn, at tables of five and more. */
export function beginSenate(state: State, tell?: Tell): void {
  const opens = state.measures.senate && state.playedThisTurn.some((c) => categoryOf(c) === SENATOR);
  if (!opens) return endTurn(state, tell);
  tell?.({ type: "senate", seat: state.active });
  askNext(state, tell);
}

/** Clockwise. After the last one the turn ends. */
function askNext(state: State, tell?: Tell): void {
  const seat = nextAsked(state, state.step === "senate" ? state.decider : state.active);
  if (seat === NOBODY) {
    tell?.({ type: "adjourned" });
    return endTurn(state, tell);
  }
  state.decider = seat;
  state.step = "senate";
  tell?.({ type: "asked", seat });
}

/** The next seat after `from` that is asked in the session of the active player. */
export function nextAsked(state: State, from: Seat): Seat {
  const { players } = state.config;
  for (let seat = (from + 1) % players; seat !== state.active; seat = (seat + 1) % players) {
    if (isAsked(state, state.players[seat]!)) return seat;
  }
  return NOBODY;
}

/**
 * 10.3: everybody is asked: passing over somebody would tell of his purse and his hand (2.7). Version 2 of the rules
 * passed over whoever had no aureus or no card, version 1 whoever could play none.
 */
export function isAsked({ config }: Pick<State, "config">, player: PlayerState): boolean {
  if (config.rules > 2) return true;
  if (player.aurei < SESSION_COST) return false;
  return config.rules === 1 ? player.hand.some((c) => !breaksLimit(player, c)) : player.hand.length > 0;
}

export function legalSenate(state: State, into: Sink<Action>): void {
  into.push(PASS);
  listPlays(state.players[state.decider]!, SESSION_COST, into);
}

export const refuseSenatePlay = (state: State, action: Action): RefusalKey | undefined =>
  refuseCard(state.players[state.decider]!, actionCard(action), SESSION_COST);

export function applySenatePlay(state: State, action: Action, tell?: Tell): void {
  const seat = state.decider;
  const c = actionCard(action);
  const player = state.players[seat]!;
  changeAurei(state, seat, -SESSION_COST, "7.5", tell);
  removeCard(player.hand, c);
  if (state.config.income === "round") player.sessionPlays = [...player.sessionPlays, c];
  tell?.({ type: "played", seat, card: c });
  layOut(state, seat, c, tell);
  askNext(state, tell);
}

export function applyPass(state: State, tell?: Tell): void {
  tell?.({ type: "passed", seat: state.decider });
  askNext(state, tell);
}
