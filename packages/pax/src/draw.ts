import type { Sink } from "@ara/kernel";
import { actionCard, place, placeTo, TO_DECK, TO_HAND, TO_LEGION, type Action } from "./action.ts";
import { insertSorted, MILITIA, RELIGION, removeCard } from "./card.ts";
import { deckSize, drawTop, slipUnder } from "./deck.ts";
import type { Tell } from "./event.ts";
import { changeAurei } from "./money.ts";
import type { RefusalKey } from "./refusal.ts";
import { every, openPlaces, type PlayerState, type State } from "./state.ts";

/** 3.6 */
const EMPTY_DECK_AUREI = 2;

/** 9.2: how many cards more than usual are drawn and kept. */
export const extraDraws = (player: PlayerState): number => every(4, player.symbols[MILITIA]!);

/** 3.3 to 3.5, 9.2: how many drawn cards the active player holds at a time; `Infinity`: all at once. */
export function holds({ players, active, singly }: State): number {
  if (singly) return 1;
  const religion = players[active]!.symbols[RELIGION]!;
  return religion >= 6 ? Infinity : religion >= 3 ? 2 : 1;
}

/** 3.4, 3.5, option `religion`: whether somebody who sees several cards at a time may draw one by one instead. */
export function refuseSingly(state: State): RefusalKey | undefined {
  if (state.config.religion === "must") return "singly.must";
  return holds(state) > 1 && deckSize(state.deck) > 1 ? undefined : "singly.same";
}

export function applyDraw(state: State, singly: boolean, tell?: Tell): void {
  const player = state.players[state.active]!;
  if (deckSize(state.deck) === 0) {
    changeAurei(state, state.active, EMPTY_DECK_AUREI, "3.6", tell);
    return endDraw(state, tell);
  }
  state.singly = singly;
  state.step = "draw";
  state.places.hand = 1 + extraDraws(player);
  state.places.legion = 1;
  state.places.deck = 1;
  drawUpTo(state, holds(state), tell);
}

/** Every place takes one card, so as many cards are still due as there are open places without a card in sight. */
function drawUpTo(state: State, held: number, tell?: Tell): void {
  const { deck, drawn } = state;
  const most = Math.min(held, openPlaces(state.places));
  const before = drawn.length;
  while (drawn.length < most && deckSize(deck) > 0) drawn.push(drawTop(deck));
  if (drawn.length > before) tell?.({ type: "drew", seat: state.active, cards: drawn.slice(before) });
}

export function legalPlace(state: State, into: Sink<Action>): void {
  const { drawn, places, legions } = state;
  const mayKeep = refuseHand(state) === undefined;
  for (let i = 0; i < drawn.length; i++) {
    const c = drawn[i]!;
    if (i > 0 && drawn.indexOf(c) < i) continue;
    if (mayKeep) into.push(place(c, TO_HAND));
    if (places.deck > 0) into.push(place(c, TO_DECK));
    if (places.legion > 0) for (let l = 0; l < legions.length; l++) into.push(place(c, TO_LEGION + l));
  }
}

export function refusePlace(state: State, action: Action): RefusalKey | undefined {
  if (!state.drawn.includes(actionCard(action))) return "place.notDrawn";
  const to = placeTo(action);
  if (to === TO_HAND) return refuseHand(state);
  if (to === TO_DECK) return state.places.deck > 0 ? undefined : "place.deckUsed";
  if (to - TO_LEGION >= state.legions.length) return "legion.unknown";
  return state.places.legion > 0 ? undefined : "place.legionUsed";
}

/** 3.4: of the first two cards one must go under a legion or the deck, unless there is no third. */
function refuseHand(state: State): RefusalKey | undefined {
  if (state.places.hand === 0) return "place.handUsed";
  const player = state.players[state.active]!;
  const firstOfTwo = state.drawn.length === 2 && openPlaces(state.places) === 3;
  const restricted = firstOfTwo && holds(state) === 2 && extraDraws(player) === 0 && deckSize(state.deck) > 0;
  return restricted ? "place.firstTwo" : undefined;
}

export function applyPlace(state: State, action: Action, tell?: Tell): void {
  const seat = state.active;
  const player = state.players[seat]!;
  const c = actionCard(action);
  const to = placeTo(action);
  removeCard(state.drawn, c);
  if (to === TO_HAND) {
    state.places.hand--;
    insertSorted(player.hand, c);
    tell?.({ type: "placed", seat, cards: [c], to: "hand" });
  } else if (to === TO_DECK) {
    state.places.deck--;
    slipUnder(state.deck, c, seat);
    tell?.({ type: "placed", seat, cards: [c], to: "deck" });
  } else {
    state.places.legion--;
    state.legions[to - TO_LEGION]!.push(c);
    tell?.({ type: "fed", seat, card: c, legion: to - TO_LEGION });
  }
  // 3.6: with 6 Religion symbols everything was drawn at the start; otherwise a card slipped under can come back.
  const held = holds(state);
  if (held !== Infinity) drawUpTo(state, held, tell);
  if (state.drawn.length === 0) endDraw(state, tell);
}

/** 3.6: places not used stay unused; option `emptyDeck`: who could take no card into the hand gets 2 aurei too. */
function endDraw(state: State, tell?: Tell): void {
  const took = state.places.hand <= extraDraws(state.players[state.active]!);
  if (!took && state.config.emptyDeck === "hand") changeAurei(state, state.active, EMPTY_DECK_AUREI, "3.6", tell);
  state.singly = false;
  state.places.hand = 0;
  state.places.legion = 0;
  state.places.deck = 0;
  state.step = "buy";
}
