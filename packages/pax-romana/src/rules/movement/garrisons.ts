import { worldOf } from "../../config.ts";
import { MOVED, NONE, type Node, type Owner, type Power, type Unit } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countAt, countIn, keysAt, markOfKey, nodeOfKey, ownerOfKey, sumAt } from "../../state/table.ts";
import { commandedBy } from "../control/command.ts";
import { hasCompany, hasLand, standsHere } from "./contents.ts";

/** 12.14-12.17: infantry becomes garrisons. */

/** 12.13: whether garrisons may be left in a Space. */
export function mayGarrison(state: State, node: Node, owner: Owner): boolean {
  const { map } = worldOf(state.config);
  return node < map.spaces && (map.mountain[node] === 0 || hasCompany(state, node, owner));
}

/** The stack with a unit that a Minor Move may break down, or NONE: one that has moved, if there is one (12.14 example). */
export function breakableKey(state: State, node: Node, power: Power, unit: Unit): number {
  const { map, data } = worldOf(state.config);
  if (node >= map.spaces || data.units.garrisons[unit] === 0 || countAt(state, node, power, unit) === 0) return NONE;
  if (map.mountain[node] === 1 && !leavesArmy(state, node, power, unit)) return NONE;
  return keysAt(state, node, power).findLast((key) => countIn(state, key, unit) > 0)!;
}

/** 12.13, 12.44: in a Mountain Fortress another land unit of the same command must stay with the garrisons. */
function leavesArmy(state: State, node: Node, power: Power, unit: Unit): boolean {
  const others = sumAt(state, node, power);
  others[unit]!--;
  return (
    hasLand(state, others) || commandedBy(state, power).some((one) => one !== power && standsHere(state, node, one))
  );
}

/** Whether a Minor Move can break down anything in a node. */
function hasBreakable(state: State, node: Node, power: Power): boolean {
  const { garrisons } = worldOf(state.config).data.units;
  for (let unit = 0; unit < garrisons.length; unit++) if (breakableKey(state, node, power, unit) !== NONE) return true;
  return false;
}

/** Adds the nodes where a power has moved infantry that could still become garrisons. */
export function addBreakable(state: State, power: Power, found: Node[]): void {
  for (const key of state.table.keys) {
    const node = nodeOfKey(key);
    if ((markOfKey(key) & MOVED) === 0 || ownerOfKey(key) !== power || found.includes(node)) continue;
    if (hasBreakable(state, node, power)) found.push(node);
  }
}
