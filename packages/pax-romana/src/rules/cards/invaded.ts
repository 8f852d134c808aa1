import { worldOf } from "../../config.ts";
import type { Node, Owner, Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { hasLand } from "../movement/contents.ts";
import { isEnemyOfMilitia } from "../units/militia.ts";

/** R322, R325: whether land units of anybody hostile, standing or on the march, are in a Space of a power's Home Territory. */
export function isInvaded(state: State, power: Power, counts: (owner: Owner) => boolean = () => true): boolean {
  const { homeProvinces, spacesOf } = worldOf(state.config).map;
  const isEnemy = (owner: Owner): boolean => counts(owner) && isEnemyOfMilitia(state, power, owner);
  const isThere = (node: Node): boolean => {
    let found = false;
    eachStack(state, node, (key, at) => {
      if (hasLand(state, state.table.counts, at) && isEnemy(ownerOfKey(key))) found = true;
    });
    const isMarching = state.forces.some(
      (force) =>
        force?.node === node &&
        !force.aboard &&
        force.rows.some(({ owner, counts: row }) => hasLand(state, row) && isEnemy(owner)),
    );
    return found || isMarching;
  };
  return homeProvinces[power]!.some((province) => spacesOf[province]!.some(isThere));
}
