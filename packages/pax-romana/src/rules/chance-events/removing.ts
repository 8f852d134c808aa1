import { GARR, type Node, type Owner } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { addRow, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";

/** Takes standing units off the map that no battle has killed, stack by stack. */
export function removeUnits(
  state: State,
  isMeant: (node: Node, owner: Owner) => boolean,
  pick: (row: number[]) => readonly number[],
  rule: string,
  tell: Tell,
): void {
  for (const key of state.table.keys.slice()) {
    const node = nodeOfKey(key);
    const owner = ownerOfKey(key);
    if (!isMeant(node, owner)) continue;
    const units = pick(rowOf(state, key));
    if (units.every((n) => n === 0)) continue;
    addRow(state, key, units, -1);
    tell({ type: "unitsRemoved", owner, node, units, rule });
  }
}

export const everything = (row: number[]): readonly number[] => row;
export const garrisonsOnly = (row: number[]): readonly number[] => row.map((n, unit) => (unit === GARR ? n : 0));
