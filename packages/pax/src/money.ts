import type { Seat } from "@ara/kernel";
import type { MoneyRule, Tell } from "./event.ts";
import type { State } from "./state.ts";

/** 10.2: the only way money moves. 1.3: the bank never runs out. */
export function changeAurei(state: State, seat: Seat, change: number, rule: MoneyRule, tell?: Tell): void {
  state.players[seat]!.aurei += change;
  if (change !== 0) tell?.({ type: "aurei", seat, change, rule });
}
