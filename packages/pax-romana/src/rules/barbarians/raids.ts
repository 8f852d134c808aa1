import type { Chance } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { GS, NONE, type Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { ROW, type State } from "../../state/state.ts";
import { eachStack } from "../../state/table.ts";
import { losingLeaders } from "../leaders/fate.ts";
import { hasLand } from "../movement/contents.ts";
import { garrisonsOnly, removeUnits } from "../chance-events/removing.ts";

/** 13.4: the invasions that bring no army. */

/** 13.4 Caledonians: all garrisons in Britannia are lost. */
export function caledonians(state: State, tell: Tell): void {
  const { province, provinceOf } = worldOf(state.config).map;
  const britannia = provinceOf.get("britannia");
  removeUnits(state, (node) => province[node] === britannia, garrisonsOnly, "13.4", tell);
}

/** 13.4: how far the Armenians ride from Amida (R13). */
const RAID = 3;

/**
 * 13.4 Armenians: a die for each occupied Space within three MP of Amida that is no Mountain Fortress; units fewer
 * than the die shows are lost. Hands back whether anything could happen.
 */
export function armenians(state: State, chance: Chance, tell: Tell): boolean {
  const { map } = worldOf(state.config);
  const amida = map.nodeOf.get("amida");
  if (amida === undefined || map.inPlay[amida] !== 1 || isHeldByArmy(state, amida)) return false;
  for (const node of within(state, amida, RAID)) {
    const units = unitsAt(state, node);
    if (units === 0 || map.mountain[node] === 1) continue;
    const die = chance.die(6);
    const lost = die > units;
    tell({ type: "raid", node, die, units, lost, rule: "13.4" });
    if (lost) losingLeaders(state, tell, () => removeUnits(state, (at) => at === node, onLand, "13.4", tell));
  }
  return true;
}

const onLand = (row: number[]): readonly number[] => row.map((n, unit) => (unit === GS ? 0 : n));

/** 13.4: whether a unit other than a garrison is in a Space. */
function isHeldByArmy(state: State, node: Node): boolean {
  let found = false;
  eachStack(state, node, (_key, at) => (found ||= hasLand(state, state.table.counts, at)));
  return found;
}

/** R288: units in a Space, garrisons and elephants included, squadrons not. */
function unitsAt(state: State, node: Node): number {
  let count = 0;
  eachStack(state, node, (_key, at) => {
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS) count += state.table.counts[at + unit]!;
  });
  return count;
}

/** 9.21: the Spaces that a march of so many MP reaches, its start included, in order. */
function within(state: State, start: Node, mp: number): Node[] {
  const { map, data } = worldOf(state.config);
  const left = Array.from({ length: map.nodes }, () => NONE);
  const reach = (node: Node, rest: number): void => {
    if (rest <= left[node]!) return;
    left[node] = rest;
    for (const to of map.land[node]!) reach(to, rest - map.enter[to]!);
    for (const to of map.strait[node]!) reach(to, rest - data.charts.movement.strait);
  };
  reach(start, mp);
  return left.flatMap((rest, node) => (rest >= 0 && node < map.spaces ? [node] : []));
}
