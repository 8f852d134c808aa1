import { FRESH, GS, WITHDRAWN } from "../../data/index.ts";
import { addToForce } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { addRow, keyOf, markOfKey, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";

/** When the deeds of `DEEDS` end, and how a withdrawal begins to count. */

/** 9.14, 11.42, R230: an Activation closes: everybody is fresh, whoever it belongs to. */
export function closeActivation(state: State): void {
  for (const key of state.table.keys.filter((one) => markOfKey(one) !== FRESH))
    remark(state, key, FRESH, rowOf(state, key));
}

/** 10.41, R387: a Move closes, whoever made it: from the next one anybody may withdraw, but no squadron that is barred. */
export function closeWithdrawals(state: State): void {
  for (const key of state.table.keys.filter((one) => (markOfKey(one) & WITHDRAWN) !== 0)) {
    const row = rowOf(state, key);
    row[GS] = 0;
    remark(state, key, markOfKey(key) & ~WITHDRAWN, row);
  }
}

function remark(state: State, key: number, mark: number, row: readonly number[]): void {
  addRow(state, key, row, -1);
  addRow(state, keyOf(nodeOfKey(key), ownerOfKey(key), mark), row);
}

/** 10.41: those in a force have withdrawn; squadrons that carried them have not (11.42). */
export function haveWithdrawn(state: State, force: Force): void {
  for (const { owner, mark, counts } of force.rows.slice()) {
    if ((mark & WITHDRAWN) !== 0) continue;
    const units = counts.slice();
    units[GS] = 0;
    for (let unit = 0; unit < units.length; unit++) {
      addToForce(state, force, owner, mark, unit, -units[unit]!);
      addToForce(state, force, owner, mark | WITHDRAWN, unit, units[unit]!);
    }
  }
}
