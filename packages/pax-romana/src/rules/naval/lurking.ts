import { worldOf } from "../../config.ts";
import { DEEP_SEA, GS, OWNERS, type MapTables, type Node, type Owner, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { countAt } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { powerBehind } from "../control/keeper.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { hasCargo, squadronsOf } from "./hulls.ts";

/** 17.2 Naval Ambush: who may lie in wait for a transport. */

/** R309: naval steps from a squadron. */
const RANGE = 3;

const PONTUS: Owner = OWNERS.indexOf("pontus");

/** R311: own squadrons and those of allies, not of Pontus, and none that has mutinied. */
const hasSquadron = (state: State, power: Power, node: Node): boolean =>
  ownersOfFleet(state, power).some(
    (owner) => owner !== PONTUS && countAt(state, node, owner, GS) > 0 && !isMutinied(state, node, owner),
  );

/** R309: the nodes from which a squadron reaches a node without touching deep sea, whoever is on the way. */
function nodesInRange({ config }: State, node: Node): readonly Node[] {
  const { map } = worldOf(config);
  const known = ranges.get(map) ?? new Map<Node, readonly Node[]>();
  ranges.set(map, known);
  const range = known.get(node) ?? rangeOn(map, node);
  known.set(node, range);
  return range;
}

/** By map and node, once somebody has asked: the sea does not change. */
const ranges = new WeakMap<MapTables, Map<Node, readonly Node[]>>();

function rangeOn({ sea, kind }: MapTables, node: Node): readonly Node[] {
  const found = [node];
  let edge = [node];
  for (let step = 0; step < RANGE; step++) {
    edge = [...new Set(edge.flatMap((at) => sea[at]!))].filter((to) => kind[to] !== DEEP_SEA && !found.includes(to));
    found.push(...edge);
  }
  return found;
}

/** R94, R309-R311: the powers that may ambush a transport where it is: it has no escort, and their squadrons are in range. */
export function lurkersFor(state: State, index: number): Power[] {
  const force = state.forces[index];
  if (!state.advanced || !force || !hasCargo(force) || squadronsOf(force) > 0) return [];
  if (worldOf(state.config).map.kind[force.node] === DEEP_SEA) return [];
  const near = nodesInRange(state, force.node);
  const own = [force.power, ...force.rows.map(({ owner }) => powerBehind(state, owner))];
  return state.order.filter((power) => !own.includes(power) && near.some((node) => hasSquadron(state, power, node)));
}
