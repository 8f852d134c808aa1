import { NONE, POWERS, type Node, type Power } from "../../data/index.ts";
import { hasOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { occupiersAt } from "../control/holder.ts";
import { relationOf } from "../control/relation.ts";
import { canBribe, isBribery } from "./bribe.ts";

/** 4.3, R181: the power that an attack in a Space is aimed at, if it may and can offer Talents; else NONE. */
export function victimAt(state: State, force: Force, node: Node): Power {
  if (!isBribery(state)) return NONE;
  const found = occupiersAt(state, node);
  for (let power = 0; power < POWERS.length; power++)
    if (hasOwner(found, power) && relationOf(state, force, power) === "hostile")
      return canBribe(state, force.power, power) ? power : NONE;
  return NONE;
}
