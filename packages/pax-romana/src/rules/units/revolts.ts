import { worldOf } from "../../config.ts";
import type { Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { hasUnits, removeArmy } from "../../state/armies.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { eachStack } from "../../state/table.ts";
import { occupies } from "../control/holder.ts";

/** 12.71: whether land units or garrisons of anybody are in a Space. */
export function isGarrisoned(state: State, node: Node): boolean {
  let found = false;
  eachStack(state, node, (_key, at) => (found ||= occupies(state, state.table.counts, at)));
  return found;
}

/** 12.72: a revolt ends with its last unit, and Stability rises. Asked after every step. */
export function endRevolts(state: State, tell: Tell | undefined): void {
  for (const { kind, owner, keeper } of state.armies) {
    if (kind !== "slaves" || hasUnits(state, owner)) continue;
    removeArmy(state, owner);
    tell?.({ type: "revoltEnded", power: keeper, rule: "12.72" });
    const { slaveRevoltEnds } = worldOf(state.config).data.charts.stability.changes;
    changeStability(state, keeper, slaveRevoltEnds, ["slaves"], "12.72", tell);
  }
}
