import { worldOf } from "../../config.ts";
import { CARTHAGE, type Node, type Owner, type Power, type Unit } from "../../data/index.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, countIn, keysAt, ownerOfKey } from "../../state/table.ts";
import { rangeOf } from "../stability/range.ts";

/** Changes units of an owner into others on the spot; their marks stay. */
export function convertUnits(state: State, node: Node, owner: Owner, from: Unit, to: Unit, n: number, each = 1): void {
  let left = n;
  for (const key of keysAt(state, node, owner).toReversed()) {
    const taken = Math.min(left, countIn(state, key, from));
    if (taken === 0) continue;
    addUnits(state, key, to, taken * each);
    addUnits(state, key, from, -taken);
    left -= taken;
  }
}

/** 6.42, R50: heavy infantry of a power on the map: full, reduced and mercenary, but not that of its allies. */
export function heaviesOf(state: State, power: Power): number {
  const { heavies } = worldOf(state.config).data.units;
  const { keys, counts } = state.table;
  let sum = 0;
  for (let i = 0; i < keys.length; i++) {
    if (ownerOfKey(keys[i]!) !== power) continue;
    for (let u = 0; u < heavies.length; u++) sum += counts[i * ROW + heavies[u]!]!;
  }
  for (const force of state.forces) {
    if (force === null) continue;
    for (const row of force.rows) if (row.owner === power) for (const unit of heavies) sum += row.counts[unit]!;
  }
  return sum;
}

/** How many units of a sort a power has standing on the map. */
export function totalOf(state: State, owner: Owner, unit: Unit): number {
  const { keys, counts } = state.table;
  let sum = 0;
  for (let i = 0; i < keys.length; i++) if (ownerOfKey(keys[i]!) === owner) sum += counts[i * ROW + unit]!;
  return sum;
}

/** 6.42: the heavy infantry a power fields for nothing, by its Stability. */
export const manpowerMaximum = (state: State, power: Power): number =>
  worldOf(state.config).data.charts.manpowerMaximum[power * 3 + rangeOf(state, power)]!;

/** 6.43, R48: how many more heavies a power may raise or hire: Carthage up to its maximum, the others without end. */
export const roomForHeavies = (state: State, power: Power, ordered = 0): number =>
  power === CARTHAGE ? Math.max(0, manpowerMaximum(state, power) - heaviesOf(state, power) - ordered) : Infinity;
