import { worldOf } from "../../config.ts";
import { HORDE_0, HORDE_LEADER, type Leader, type Node, type Owner, type Power } from "../../data/index.ts";
import { armyOf } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";
import { isHorde } from "../control/keeper.ts";

/** 13.4: what others ask about the hordes of an invasion. */

/** 13.4: the leader of a horde. */
export const leaderOfHorde = (owner: Owner): Leader => HORDE_LEADER + owner - HORDE_0;

/** 13.42, 13.24: whoever moves a horde now decides for it until somebody else does. */
export function takeHorde(state: State, owner: Owner, power: Power): void {
  armyOf(state, owner)!.keeper = power;
}

/** 13.4: the Germans do not go back to the province from which they came, once they may be moved again. */
export function isOrigin(state: State, owner: Owner, node: Node): boolean {
  const army = isHorde(owner) ? armyOf(state, owner) : undefined;
  return army?.use === "anybody" && army.origin === worldOf(state.config).map.province[node];
}
