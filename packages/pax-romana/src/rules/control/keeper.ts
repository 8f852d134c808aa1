import { worldOf } from "../../config.ts";
import {
  GALLIC_REBEL,
  GALLIC_REVOLT,
  HORDE_0,
  HORDE_LEADER,
  NONE,
  OWNERS,
  PERGAMUM,
  PERGAMUM_LEADER,
  PONTUS,
  POWERS,
  REBELS,
  SLAVES_ROME,
  SOLDIER_LEADER,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { armyOf, keeperAt } from "../../state/armies.ts";
import type { State } from "../../state/state.ts";

/** 12.71: the slaves of any power. */
export const isSlaves = (owner: Owner): boolean => owner >= SLAVES_ROME;
/** 12.73, R356: slaves and rebels keep a Town or City from its owner, and use its walls. */
export const sitsIn = (owner: Owner): boolean => owner === REBELS || isSlaves(owner);
/** 13.4: a horde of an invasion; 13.3: or of the Massive Rebellion. */
export const isHorde = (owner: Owner): boolean => owner >= GALLIC_REVOLT && owner < HORDE_0 + 4;
export const isPower = (owner: Owner): owner is Power => owner >= 0 && owner < POWERS.length;

/** 12.41, 12.42, 12.54: the power that uses the Soldier of Fortune, or is the ally of Pergamum; or NONE. */
export function keeperOf(state: Pick<State, "armies">, owner: Owner): Power {
  if (owner !== SOLDIER_OF_FORTUNE && owner !== PERGAMUM) return NONE;
  for (const army of state.armies) if (army.owner === owner) return army.keeper;
  return NONE;
}

/** Whose pieces an owner's are for his friends: the power's own, or those of the power that keeps them. */
export const powerBehind = (state: Pick<State, "armies">, owner: Owner): Power =>
  isPower(owner) ? owner : keeperOf(state, owner);

/** 12.31: whether a Space is in the Home Territory of an owner's power. */
export const isHomeOf = (state: Pick<State, "armies" | "config">, space: Node, owner: Owner): boolean =>
  isPower(powerBehind(state, owner)) && worldOf(state.config).map.homeAt[space] === powerBehind(state, owner);

/**
 * 13.42: a horde is at peace with whoever moved it last, the part of it that stands in a node with whoever moved that (R451);
 * others with the power behind them.
 */
export function lastMover(state: Pick<State, "armies">, owner: Owner, node: Node = NONE): Power {
  const army = isHorde(owner) || owner === PONTUS ? armyOf(state, owner) : undefined;
  return army ? keeperAt(army, node) : powerBehind(state, owner);
}

const RHODES = OWNERS.indexOf("rhodes");

/** Whose leader he is. */
export function ownerOfLeader(state: Pick<State, "config">, leader: Leader): Owner {
  const power = worldOf(state.config).data.leaders.power[leader]!;
  if (power !== NONE) return power;
  if (leader === SOLDIER_LEADER) return SOLDIER_OF_FORTUNE;
  if (leader === GALLIC_REBEL) return GALLIC_REVOLT;
  return leader >= HORDE_LEADER ? HORDE_0 + leader - HORDE_LEADER : leader >= PERGAMUM_LEADER ? PERGAMUM : NONE;
}

/** 13.24, R172: who decides for an owner in a battle against a power: its own power or keeper, else the first other one. */
export function deciderFor(state: State, owner: Owner, against: Power, node: Node = NONE): Power {
  // 12.51: the ally of Rhodes decides for its land units, though he does not move them.
  const own = owner === RHODES && state.advanced ? state.advanced.rhodesAlly : lastMover(state, owner, node);
  if (own !== NONE && own !== against) return own;
  return state.order.find((power) => power !== against) ?? against;
}
