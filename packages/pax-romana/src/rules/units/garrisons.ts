import { worldOf } from "../../config.ts";
import { GARR, type Mark, type Node, type Owner, type Unit } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, keyOf } from "../../state/table.ts";

/** 12.16: garrisons one unit breaks down into: 3 for a full LG or HI, 2 for LI, 1 for a reduced one. */
export const garrisonsFrom = ({ config }: State, unit: Unit): number => worldOf(config).data.units.garrisons[unit]!;

/** 12.15, 12.17: only infantry becomes garrisons, and neither mercenaries nor militia. */
export const canBreakDown = (state: State, unit: Unit): boolean => garrisonsFrom(state, unit) > 0;

/**
 * 12.14: standing units of one mark become garrisons on the spot. Those made in a Major Move are fresh (R57, R127); a
 * caller who breaks down in a Minor Move notes the Space in `noTown` and makes them spent.
 */
export function breakDown(state: State, node: Node, owner: Owner, from: Mark, unit: Unit, n: number, to: Mark): void {
  const each = garrisonsFrom(state, unit);
  if (each === 0) throw new RangeError(`12.17: units of sort ${unit} do not become garrisons`);
  if (countIn(state, keyOf(node, owner, from), unit) < n) throw new RangeError(`no ${n} units of sort ${unit} there`);
  addUnits(state, keyOf(node, owner, to), GARR, n * each);
  addUnits(state, keyOf(node, owner, from), unit, -n);
}
