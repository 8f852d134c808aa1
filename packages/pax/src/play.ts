import type { Sink } from "@ara/kernel";
import { actionCard, END, type Action } from "./action.ts";
import { categoryOf, INTRIGUE, removeCard, SCOUT, SENATOR, symbolsOf, type Card, type Category } from "./card.ts";
import { layOut, listPlays, refuseCard } from "./display.ts";
import type { Tell } from "./event.ts";
import { changeAurei } from "./money.ts";
import type { RefusalKey } from "./refusal.ts";
import { every, type State } from "./state.ts";
import { beginTribute } from "./tribute.ts";

/** 3.11: without any card played. */
const BASE_INCOME = 2;
/** 3.11: with at least one Senator played. */
const SENATOR_INCOME = 1;

/** 3.9: what the next card costs: free, 1, 2 ...; 9.3: with Scouts laid out before this turn, more cards are free. */
export function nextPlayCost(state: State): number {
  const { playedThisTurn } = state;
  let scouts = state.players[state.active]!.symbols[SCOUT]!;
  if (scouts > 0) for (const c of playedThisTurn) if (categoryOf(c) === SCOUT) scouts -= symbolsOf(c);
  return Math.max(0, playedThisTurn.length - every(4, scouts));
}

export function legalPlay(state: State, into: Sink<Action>): void {
  into.push(END);
  const player = state.players[state.active]!;
  if (player.hand.length > 0) listPlays(player, nextPlayCost(state), into);
}

export const refusePlay = (state: State, action: Action): RefusalKey | undefined =>
  refuseCard(state.players[state.active]!, actionCard(action), nextPlayCost(state));

export function applyPlay(state: State, action: Action, tell?: Tell): void {
  const seat = state.active;
  const c = actionCard(action);
  changeAurei(state, seat, -nextPlayCost(state), "3.9", tell);
  removeCard(state.players[seat]!.hand, c);
  state.playedThisTurn.push(c);
  tell?.({ type: "played", seat, card: c });
  layOut(state, seat, c, tell);
}

/** Income, then tribute (9.4), then the senate session (7.5), then the next seat. */
export function applyEnd(state: State, tell?: Tell): void {
  changeAurei(state, state.active, income(state), "3.11", tell);
  beginTribute(state, tell);
}

/** What income depends on: everybody sees it. */
interface Played {
  readonly active: number;
  readonly playedThisTurn: readonly Card[];
  readonly players: readonly { readonly display: readonly Card[]; readonly sessionPlays: readonly Card[] }[];
}

/** 3.11: of this turn as it stands, or with one more card played. */
export function income(state: Played, more?: Card): number {
  const { display, sessionPlays } = state.players[state.active]!;
  const played = sessionPlays.length === 0 ? state.playedThisTurn : [...sessionPlays, ...state.playedThisTurn];
  const count = played.length + (more === undefined ? 0 : 1);
  if (count === 0) return BASE_INCOME;
  let longest = 0;
  let senators = 0;
  for (let i = 0; i < count; i++) {
    const category = categoryOf(played[i] ?? more!);
    if (category === INTRIGUE) return 0;
    if (category === SENATOR) senators = SENATOR_INCOME;
    const joins = more !== undefined && categoryOf(more) === category ? 1 : 0;
    longest = Math.max(longest, cardsIn(display, category) + joins);
  }
  return longest + senators;
}

/** Cards, not symbols. */
function cardsIn(display: readonly Card[], category: Category): number {
  let count = 0;
  for (let i = 0; i < display.length; i++) if (categoryOf(display[i]!) === category) count++;
  return count;
}
