import { worldOf } from "../../config.ts";
import { GS, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { powerBehind } from "../control/keeper.ts";
import { allows, SEA, STACK } from "../control/relation.ts";
import { hasLand } from "../movement/contents.ts";
import { fleetOf } from "../units/independents.ts";
import { isEnemyOfMilitia } from "../units/militia.ts";

/** R325: whether land units of anybody hostile, standing or on the march, are in a Space of a power's Home Territory. */
export const isInvaded = (state: State, power: Power, counts: (owner: Owner) => boolean): boolean =>
  isAnyAtHome(
    state,
    power,
    (owner, row, at, aboard) =>
      !aboard && hasLand(state, row, at) && counts(owner) && isEnemyOfMilitia(state, power, owner),
  );

/** R322, R511: whether combat units of anybody hostile are there, squadrons and whoever is aboard among them. */
export const areEnemiesAtHome = (state: State, power: Power): boolean =>
  isAnyAtHome(
    state,
    power,
    (owner, row, at) =>
      (hasLand(state, row, at) && isEnemyOfMilitia(state, power, owner)) ||
      (row[at + GS]! > 0 && isEnemyFleet(state, power, owner)),
  );

/** R260: squadrons are no enemies of a power that lets them, or its own, pass. */
function isEnemyFleet(state: State, power: Power, owner: Owner): boolean {
  const other = powerBehind(state, fleetOf(state, owner));
  if (other === NONE || other === power) return other === NONE;
  return !allows(state, other, power, STACK | SEA) && !allows(state, power, other, STACK | SEA);
}

/** Whether units like these, standing or in a force, are in a Space of a power's Home Territory. */
function isAnyAtHome(
  state: State,
  power: Power,
  isMeant: (owner: Owner, row: readonly number[], at: number, aboard: boolean) => boolean,
): boolean {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  const isThere = (node: Node): boolean => {
    let found = false;
    eachStack(state, node, (key, at) => {
      if (isMeant(ownerOfKey(key), state.table.counts, at, false)) found = true;
    });
    return (
      found ||
      state.forces.some(
        (force) =>
          force?.node === node && force.rows.some(({ owner, counts }) => isMeant(owner, counts, 0, force.aboard)),
      )
    );
  };
  return homeProvinces[power]!.some((province) => spacesOf[province]!.some(isThere));
}
