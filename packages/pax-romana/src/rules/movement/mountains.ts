import { worldOf } from "../../config.ts";
import { EL, GARR, MOVED, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { sumAt } from "../../state/table.ts";

/** 9.45: an army in a Mountain Fortress, and how many units and elephants it was. */
export interface Camp {
  readonly node: Node;
  readonly units: number;
}

/** 9.45: how many units suffer nothing. */
const SAFE = 2;

/** R366: own land units and elephants in a Space, but those that have done something. */
function unitsAt(state: State, power: Power, node: Node, but = 0): number {
  const { isLand } = worldOf(state.config).data.units;
  return sumAt(state, node, power, but).reduce(
    (sum, n, unit) => (unit === EL || (isLand[unit] === 1 && unit !== GARR) ? sum + n : sum),
    0,
  );
}

/** 9.45: the armies of a power that begin its Activation in a Mountain Fortress. */
export function campsOf(state: State, power: Power): Camp[] {
  const { mountain, spaces } = worldOf(state.config).map;
  const found: Camp[] = [];
  for (let node = 0; node < spaces; node++) {
    const units = mountain[node] === 1 ? unitsAt(state, power, node) : 0;
    if (units > SAFE) found.push({ node, units });
  }
  return found;
}

/** R366: whether more than two of them are still there without having moved. */
export const hasStayed = (state: State, power: Power, { node, units }: Camp): boolean =>
  Math.min(units, unitsAt(state, power, node, MOVED)) > SAFE;
