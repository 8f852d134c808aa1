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

/** The highest sum of values this player can pay for. */
const affordable = (player: PlayerState): number => player.aurei + every(3, player.symbols[WEALTH]!);

export function legalBuy(state: State, into: Sink<Action>): void {
  into.push(SKIP);
  const { legions } = state;
  const most = affordable(state.players[state.active]!);
  for (let legion = 0; legion < legions.length; legion++) {
    if (refuseGroup(legions[legion]!, most) === undefined) into.push(buy(legion));
  }
}

export function refuseBuy(state: State, action: Action): RefusalKey | undefined {
  const group = state.legions[buyLegion(action)];
  return group === undefined ? "legion.unknown" : refuseGroup(group, affordable(state.players[state.active]!));
}

function refuseGroup(group: readonly Card[], most: number): RefusalKey | undefined {
  if (group.length === 0) return "buy.empty";
  return sumOfValues(group) > most ? "buy.cannotPay" : undefined;
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
