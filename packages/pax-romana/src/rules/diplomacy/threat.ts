import { NONE, PERGAMUM, POWERS, SOLDIER_OF_FORTUNE, type Node, type Owner, type Power } from "../../data/index.ts";
import { hasOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { occupiersAt } from "../control/holder.ts";
import { keeperOf } from "../control/keeper.ts";
import { relationOf } from "../control/relation.ts";
import { canBribe, isBribery } from "./bribe.ts";

const KEPT: readonly Owner[] = [SOLDIER_OF_FORTUNE, PERGAMUM];

/** 4.3, R181, R460: the first power that an attack in a Space is aimed at, and that may and can offer Talents; else NONE. */
export function victimAt(state: State, force: Force, node: Node): Power {
  if (!isBribery(state)) return NONE;
  const found = occupiersAt(state, node);
  const isAimedAt = (owner: Owner): boolean =>
    hasOwner(found, owner) && relationOf(state, force, owner, node) === "hostile";
  // 12.44, 12.54: an attack on his Soldier of Fortune, or on his ally Pergamum, is one on a power.
  const [soldiers, allys] = KEPT.map((owner) => (isAimedAt(owner) ? keeperOf(state, owner) : NONE));
  for (let power = 0; power < POWERS.length; power++)
    if ((power === soldiers || power === allys || isAimedAt(power)) && canBribe(state, force.power, power))
      return power;
  return NONE;
}
