import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { HI, HI_REDUCED, LG, LG_REDUCED, MHI, type Node, type Power, type Unit } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { countIn, nodeOfKey, ownerOfKey, takeStanding } from "../../state/table.ts";

/** 14.22, R367: what a power may disband: reduced ones and mercenaries too. */
const HEAVIES: readonly Unit[] = [LG, LG_REDUCED, HI, HI_REDUCED, MHI];

const heavyKeys = (state: State, power: Power, unit: Unit): number[] =>
  state.table.keys.filter((key) => ownerOfKey(key) === power && countIn(state, key, unit) > 0);

export const hasHeavies = (state: State, power: Power): boolean =>
  HEAVIES.some((unit) => heavyKeys(state, power, unit).length > 0);

export function offerHeavies(state: State, power: Power, into: Sink<Action<"giveUp">>): void {
  for (const unit of HEAVIES)
    for (const node of new Set(heavyKeys(state, power, unit).map(nodeOfKey))) into.push({ type: "giveUp", node, unit });
}

/** 14.22: one of them goes, and nothing is refunded; R514: whoever led them stays. */
export function disbandHeavy(state: State, power: Power, node: Node, unit: Unit, tell: Tell): void {
  takeStanding(state, node, power, unit, 1);
  tell({ type: "disbanded", power, node, unit, n: 1, rule: "14.22" });
}
