import { NONE, POWERS, SOLDIER_OF_FORTUNE, type Node, type Owner, type Power } from "../../data/index.ts";
import { hasOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { occupiersAt } from "../control/holder.ts";
import { keeperOf } from "../control/keeper.ts";
import { relationOf } from "../control/relation.ts";
import { canBribe, isBribery } from "./bribe.ts";

/** 4.3, R181, R460: the first power that an attack in a Space is aimed at, and that may and can offer Talents; else NONE. */
export function victimAt(state: State, force: Force, node: Node): Power {
  if (!isBribery(state)) return NONE;
  const found = occupiersAt(state, node);
  const isAimedAt = (owner: Owner): boolean =>
    hasOwner(found, owner) && relationOf(state, force, owner, node) === "hostile";
  const soldiers = isAimedAt(SOLDIER_OF_FORTUNE) ? keeperOf(state, SOLDIER_OF_FORTUNE) : NONE;
  for (let power = 0; power < POWERS.length; power++)
    if ((power === soldiers || isAimedAt(power)) && canBribe(state, force.power, power)) return power;
  return NONE;
}
