import { worldOf } from "../../config.ts";
import { NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import { armyOf, keepArmy, keepPart } from "../../state/armies.ts";
import { nextOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { occupiersAt } from "../control/holder.ts";
import { isHorde, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";

/** 13.4: what others ask about the hordes of an invasion. */

/** 13.42, 13.24: whoever moves a horde now decides for it until somebody else does. */
export function takeHorde(state: State, owner: Owner, power: Power): void {
  keepArmy(state, armyOf(state, owner)!, power);
}

/** 13.4: the Germans do not go back to the province from which they came, once they may be moved again. */
export function isOrigin(state: State, owner: Owner, node: Node): boolean {
  const army = isHorde(owner) ? armyOf(state, owner) : undefined;
  return army?.use === "anybody" && army.origin === worldOf(state.config).map.province[node];
}

/** 5.12, R451: the power, other than a horde's mover, whose pieces are in a Space; NONE without any. */
function hostAt(state: State, mover: Power, node: Node): Power {
  const there = occupiersAt(state, node);
  for (let owner = nextOwner(there); owner !== NONE; owner = nextOwner(there, owner)) {
    const power = powerBehind(state, owner);
    if (power !== NONE && power !== mover) return power;
  }
  return NONE;
}

/** 5.12, 13.42, R451: whether a force is a horde that stands with those with whom its new mover may not leave it. */
export const isUnwelcome = (state: State, force: Force): boolean =>
  isHorde(moverOf(force)) && hostAt(state, force.power, force.node) !== NONE;

/** R451: of a horde that has ended its Move where another power's pieces are, that part counts again as that power's. */
export function giveBackHorde(state: State, owner: Owner, power: Power, node: Node): void {
  const army = armyOf(state, owner);
  const host = army && isHorde(owner) ? hostAt(state, power, node) : NONE;
  if (host !== NONE) keepPart(army!, node, host);
}
