import type { Sink } from "@ara/kernel";
import { actionCard, tribute, type Action } from "./action.ts";
import { ADVERSARY, NO_CARD, removeCard } from "./card.ts";
import type { Tell } from "./event.ts";
import type { RefusalKey } from "./refusal.ts";
import { beginSenate } from "./senate.ts";
import { every, type PlayerState, type State } from "./state.ts";

/** 9.4: one card for every full 4 Adversary symbols. */
export const tributeDue = (player: PlayerState): number => every(4, player.symbols[ADVERSARY]!);

export function beginTribute(state: State, tell?: Tell): void {
  state.tributeLeft = tributeDue(state.players[state.active]!);
  state.step = "tribute";
  endTributeIfDone(state, tell);
}

/** As far as the hand allows. What is left is counted without the hand, whose size is a secret (2.7). */
function endTributeIfDone(state: State, tell?: Tell): void {
  if (state.tributeLeft > 0 && state.players[state.active]!.hand.length > 0) return;
  state.tributeLeft = 0;
  beginSenate(state, tell);
}

export function legalTribute(state: State, into: Sink<Action>): void {
  const { hand } = state.players[state.active]!;
  let before = NO_CARD;
  for (let i = 0; i < hand.length; i++) {
    const c = hand[i]!;
    if (c !== before) into.push(tribute(c));
    before = c;
  }
}

export function refuseTribute(state: State, action: Action): RefusalKey | undefined {
  return state.players[state.active]!.hand.includes(actionCard(action)) ? undefined : "tribute.notInHand";
}

export function applyTribute(state: State, action: Action, tell?: Tell): void {
  const seat = state.active;
  const c = actionCard(action);
  removeCard(state.players[seat]!.hand, c);
  state.rome.open.push(c);
  tell?.({ type: "tribute", seat, card: c });
  state.tributeLeft--;
  endTributeIfDone(state, tell);
}
