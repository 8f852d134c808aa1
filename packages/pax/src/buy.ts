import type { Sink } from "@ara/kernel";
import { buy, buyLegion, SKIP, type Action } from "./action.ts";
import { insertSorted, removeAll, sumOfValues, WEALTH, type Card } from "./card.ts";
import type { Tell } from "./event.ts";
import { changeAurei } from "./money.ts";
import type { RefusalKey } from "./refusal.ts";
import { every, type PlayerState, type State } from "./state.ts";

/** 3.7, 3.8: what cards of this sum of values cost this player. */
export const priceOfSum = (player: PlayerState, sum: number): number =>
  Math.max(0, sum - every(3, player.symbols[WEALTH]!));

export const priceFor = (player: PlayerState, group: readonly Card[]): number => priceOfSum(player, sumOfValues(group));

export function legalBuy(state: State, into: Sink<Action>): void {
  into.push(SKIP);
  for (let legion = 0; legion < state.legions.length; legion++) {
    if (refuseGroup(state, legion) === undefined) into.push(buy(legion));
  }
}

export const refuseBuy = (state: State, action: Action): RefusalKey | undefined =>
  refuseGroup(state, buyLegion(action));

function refuseGroup(state: State, legion: number): RefusalKey | undefined {
  const group = state.legions[legion];
  if (group === undefined) return "legion.unknown";
  if (group.length === 0) return "buy.empty";
  const player = state.players[state.active]!;
  return priceFor(player, group) > player.aurei ? "buy.cannotPay" : undefined;
}

export function applyBuy(state: State, action: Action, tell?: Tell): void {
  const seat = state.active;
  const player = state.players[seat]!;
  const legion = buyLegion(action);
  const group = state.legions[legion]!;
  const price = priceFor(player, group);
  tell?.({ type: "bought", seat, legion, cards: group.slice() });
  changeAurei(state, seat, -price, "3.7", tell);
  for (let i = 0; i < group.length; i++) insertSorted(player.hand, group[i]!);
  removeAll(group);
  state.step = "play";
}

export function applySkip(state: State): void {
  state.step = "play";
}
