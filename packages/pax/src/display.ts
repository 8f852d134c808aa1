import type { Seat, Sink } from "@ara/kernel";
import { play, type Action } from "./action.ts";
import { ADVERSARY, ARMY, categoryOf, FLEET, INTRIGUE, LAND, NO_CARD, symbolsOf, type Card } from "./card.ts";
import type { Config } from "./config.ts";
import { NOBODY } from "./deck.ts";
import type { Tell } from "./event.ts";
import type { RefusalKey } from "./refusal.ts";
import { addToDisplay, type PlayerState, type State } from "./state.ts";

/** 3.10: how many Fleet symbols, and how many Army symbols, a display may hold. */
export const limitOf = (player: PlayerState): number => Math.max(player.symbols[LAND]!, player.symbols[INTRIGUE]!);

export const withinLimit = (player: PlayerState): boolean =>
  Math.max(player.symbols[FLEET]!, player.symbols[ARMY]!) <= limitOf(player);

/** 8.5: from game 3 on the campaign starts with cards that ignore the limit. */
export const startsBeyondLimit = ({ solo }: Config): boolean => solo !== null && solo >= 3;

/** 3.10; 8.5: only the category of the card itself is looked at. */
export function breaksLimit(player: PlayerState, c: Card): boolean {
  const category = categoryOf(c);
  if (category !== FLEET && category !== ARMY) return false;
  return player.symbols[category]! + symbolsOf(c) > limitOf(player);
}

/** All different cards in hand that can be laid out for this price. */
export function listPlays(player: PlayerState, cost: number, into: Sink<Action>): void {
  const { hand } = player;
  if (cost > player.aurei) return;
  let before = NO_CARD;
  for (let i = 0; i < hand.length; i++) {
    const c = hand[i]!;
    if (c !== before && !breaksLimit(player, c)) into.push(play(c));
    before = c;
  }
}

export function refuseCard(player: PlayerState, c: Card, cost: number): RefusalKey | undefined {
  if (!player.hand.includes(c)) return "play.notInHand";
  if (cost > player.aurei) return "play.cannotPay";
  return breaksLimit(player, c) ? "play.limit" : undefined;
}

/** 3.13: a card in the display stays there. Primus conspiratus moves at once if due (3.12, 9.4). */
export function layOut(state: State, seat: Seat, c: Card, tell?: Tell): void {
  addToDisplay(state.players[seat]!, c);
  const category = categoryOf(c);
  if ((category === INTRIGUE || category === ADVERSARY) && outdoes(state, seat)) {
    tell?.({ type: "conspiratus", seat, from: state.conspiratus });
    state.conspiratus = seat;
  }
}

/** 3.12: strictly more Intrigue than the holder; 9.4: on equal Intrigue, strictly more Adversary. */
function outdoes(state: State, seat: Seat): boolean {
  const mine = state.players[seat]!.symbols;
  if (seat === state.conspiratus || mine[INTRIGUE] === 0) return false;
  if (state.conspiratus === NOBODY) return true;
  const theirs = state.players[state.conspiratus]!.symbols;
  const lead = mine[INTRIGUE]! - theirs[INTRIGUE]!;
  return lead > 0 || (lead === 0 && mine[ADVERSARY]! > theirs[ADVERSARY]!);
}

/** 3.12: held by somebody with Intrigue whom nobody outdoes, or by nobody as long as there is no Intrigue. */
export function isRightful(state: State): boolean {
  const { conspiratus, players } = state;
  if (conspiratus !== NOBODY && players[conspiratus]!.symbols[INTRIGUE] === 0) return false;
  return players.every((_, seat) => !outdoes(state, seat));
}
