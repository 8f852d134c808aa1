import type { Sink } from "@ara/kernel";
import { DRAW, PEEK, SINGLY, type Action } from "./action.ts";
import { refuseSingly } from "./draw.ts";
import type { Tell } from "./event.ts";
import { changeAurei } from "./money.ts";
import type { RefusalKey } from "./refusal.ts";
import { endTurn } from "./round.ts";
import type { State } from "./state.ts";

/** 3.2 */
const PEEK_AUREI = 2;

/** 3.1: a full turn, or a look at Rome's face-down cards. */
export function legalTurn(state: State, into: Sink<Action>): void {
  into.push(DRAW);
  if (refuseSingly(state) === undefined) into.push(SINGLY);
  if (refusePeek(state) === undefined) into.push(PEEK);
}

/** 3.2, 8.3 */
export function refusePeek(state: State): RefusalKey | undefined {
  if (state.config.solo !== null) return "peek.solo";
  return state.rome.hidden.length === 0 ? "peek.public" : undefined;
}

export function applyPeek(state: State, tell?: Tell): void {
  const seat = state.active;
  state.players[seat]!.peeked = true;
  tell?.({ type: "peeked", seat, cards: state.rome.hidden });
  changeAurei(state, seat, PEEK_AUREI, "3.2", tell);
  endTurn(state, tell);
}
