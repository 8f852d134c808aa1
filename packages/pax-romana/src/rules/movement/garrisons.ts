import { worldOf } from "../../config.ts";
import { FRESH, SPENT, type Node, type Owner, type Power, type Unit } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countIn, keyOf, markOfKey, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { hasCompany, hasLand } from "./contents.ts";

/** 12.14-12.17: infantry becomes garrisons. */

/** 12.13: whether garrisons may be left in a Space. */
export function mayGarrison(state: State, node: Node, owner: Owner): boolean {
  const { map } = worldOf(state.config);
  return node < map.spaces && (map.mountain[node] === 0 || hasCompany(state, node, owner));
}

/** The mark of a standing unit that a Minor Move may break down, or -1: those that moved may be, too (12.14 example). */
export function breakableMark(state: State, node: Node, power: Power, unit: Unit): number {
  const { map, data } = worldOf(state.config);
  if (node >= map.spaces || data.units.garrisons[unit] === 0) return -1;
  const mark = [SPENT, FRESH].find((one) => countIn(state, keyOf(node, power, one), unit) > 0);
  if (mark === undefined || map.mountain[node] === 0) return mark ?? -1;
  return leavesArmy(state, node, power, unit) ? mark : -1;
}

/** 12.13: in a Mountain Fortress another land unit must stay with the garrisons. */
function leavesArmy(state: State, node: Node, power: Power, unit: Unit): boolean {
  const rows = [FRESH, SPENT].map((mark) => rowOf(state, keyOf(node, power, mark)));
  rows.find((row) => row[unit]! > 0)![unit]!--;
  return rows.some((row) => hasLand(state, row));
}

/** Whether a Minor Move can break down anything in a node. */
function canBreakDown(state: State, node: Node, power: Power): boolean {
  const { garrisons } = worldOf(state.config).data.units;
  for (let unit = 0; unit < garrisons.length; unit++) if (breakableMark(state, node, power, unit) !== -1) return true;
  return false;
}

/** Adds the nodes where a power has moved infantry that could still become garrisons. */
export function addBreakable(state: State, power: Power, found: Node[]): void {
  for (const key of state.table.keys) {
    const node = nodeOfKey(key);
    if (markOfKey(key) !== SPENT || ownerOfKey(key) !== power || found.includes(node)) continue;
    if (canBreakDown(state, node, power)) found.push(node);
  }
}
