import { worldOf } from "../config.ts";
import {
  HORDE_0,
  HORDE_LEADER,
  HORDES,
  NONE,
  SLAVES_ROME,
  SOLDIER_OF_FORTUNE,
  type HordeName,
  type Leader,
  type Node,
  type Owner,
  type Power,
  type Province,
  type Ratings,
} from "../data/index.ts";
import type { Army, State } from "./state.ts";
import { ownerOfKey } from "./keys.ts";

/** The only door to armies that are no power's (12.4, 12.7, 13.4); their pieces are in the table like all others. */

export const armyOf = ({ armies }: Pick<State, "armies">, owner: Owner): Army | undefined =>
  armies.find((army) => army.owner === owner);

/** 12.42: the Soldier of Fortune of a power. */
export const soldier = (keeper: Power): Army => ({
  owner: SOLDIER_OF_FORTUNE,
  kind: "soldier",
  keeper,
  use: "keeper",
  origin: NONE,
  warned: 0,
  node: NONE,
});

/** 12.71: the slaves of a power, and where they begin. */
export const slavesOf = (victim: Power, node: Node): Army => ({
  owner: SLAVES_ROME + victim,
  kind: "slaves",
  keeper: victim,
  use: "nobody",
  origin: NONE,
  warned: 0,
  node,
});

/** 13.42: a horde that a power has placed in a province. */
export const horde = (owner: Owner, kind: HordeName, keeper: Power, origin: Province): Army => ({
  owner,
  kind,
  keeper,
  use: "keeper",
  origin,
  warned: 0,
  node: NONE,
});

/** Whether an owner has any units on the map, standing or moving. */
export const hasUnits = ({ table, forces }: State, owner: Owner): boolean =>
  table.keys.some((key) => ownerOfKey(key) === owner) ||
  forces.some((force) => force?.rows.some((row) => row.owner === owner));

/** Armies in the order of their owners, so that equal positions are equal bytes. */
export function addArmy(state: State, army: Army): void {
  state.armies.push(army);
  state.armies.sort((a, b) => a.owner - b.owner);
}

export function removeArmy(state: State, owner: Owner): void {
  state.armies = state.armies.filter((army) => army.owner !== owner);
}

/** R112: a horde that is not in play, if possible the one of the same number as its kind; or NONE. */
export function freeHorde(state: State, kind: HordeName): Owner {
  const own = HORDE_0 + HORDES.indexOf(kind);
  if (!armyOf(state, own)) return own;
  for (let owner = HORDE_0; owner < SLAVES_ROME; owner++) if (!armyOf(state, owner)) return owner;
  return NONE;
}

const NOBODY: Ratings = { tactical: 0, campaign: 0 };

/** 8.2, 8.21, 13.4: what a leader is worth, nothing without one; a horde's leader is rated by his horde. */
export function ratingsOf(state: Pick<State, "config" | "armies">, leader: Leader): Ratings {
  if (leader === NONE) return NOBODY;
  const { leaders } = worldOf(state.config).data;
  if (leader < HORDE_LEADER) return { tactical: leaders.tactical[leader]!, campaign: leaders.campaign[leader]! };
  const army = armyOf(state, HORDE_0 + leader - HORDE_LEADER);
  return army ? leaders.hordes[HORDES.indexOf(army.kind as HordeName)]! : NOBODY;
}
