import { worldOf } from "../../config.ts";
import { GS, NONE, type Node, type Owner } from "../../data/index.ts";
import type { Refusal } from "@ara/kernel";
import { refusal } from "../../refusal.ts";
import { MINOR } from "../../state/force.ts";
import { firstKeyAt } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { ROW } from "../../state/state.ts";
import { firstAt, ownerOfKey } from "../../state/table.ts";
import { isOrigin, isUnwelcome } from "../barbarians/hordes.ts";
import { priceAmongRebels } from "../barbarians/rebellions/rebels.ts";
import { isPower, powerBehind } from "../control/keeper.ts";
import { allows, moverOf, relationOf, SEA } from "../control/relation.ts";
import { fleetOf } from "../units/independents.ts";
import {
  hasCompany,
  hasElephants,
  hasGarrisons,
  hasLandUnit,
  hasMilitia,
  meets,
  MEETS_PASS,
  MUST_ATTACK,
} from "./contents.ts";
import { homePowerOf } from "./kin.ts";
import { keptBy } from "./limits.ts";

/** 9.2, 9.3: what a step costs and where it may lead. The only place where MP of land steps are computed. */

/** 9.21: MP to enter a node, without any attack. */
export function priceOf(state: State, from: Node, to: Node): number {
  const { map, data } = worldOf(state.config);
  const usual = map.strait[from]!.includes(to) ? data.charts.movement.strait : map.enter[to]!;
  return state.rebellions ? priceAmongRebels(state, to, usual) : usual;
}

/** 9.21: MP that must be left for the attack in a Space. */
export const reserveFor = (state: State, force: Force, to: Node): number => attackPrice(state, metAt(state, force, to));

const attackPrice = ({ config }: State, met: number): number =>
  (met & MUST_ATTACK) === 0 ? 0 : worldOf(config).data.charts.movement.attack;

/** What a force would meet in a node; nobody holds a point. */
const metAt = (state: State, force: Force, node: Node): number =>
  node < worldOf(state.config).map.spaces ? meets(state, force, node) : 0;

/** Why a force may not take a step; undefined if it may. */
export function stepRefusal(state: State, force: Force, to: Node): Refusal | undefined {
  const { map } = worldOf(state.config);
  const from = force.node;
  if (!map.land[from]!.includes(to) && !map.strait[from]!.includes(to)) return refusal("step.noWay", {});
  const origin = from < map.spaces ? from : force.lastSpace;
  const met = metAt(state, force, to);
  const barred = whyBarred(state, force, from, to, met);
  if (barred) return barred;
  const price = priceOf(state, from, to);
  const left = force.mp - price;
  const need = attackPrice(state, met);
  if (left < need) return refusal(left < 0 ? "step.tooFar" : "step.noReserve", { mp: force.mp, need: price + need });
  if (mayRest(state, force, to, met)) return undefined;
  // 9.31: a point is entered only if it can be left again, and coming back is no way to leave it (R140).
  if (isBackFromPoint(map.spaces, force, to) || hasExit(state, force, to, left - need, origin, 3)) return undefined;
  return to < map.spaces ? refusal("step.noRest", {}, "5.12") : refusal("step.noExit", {});
}

export const canStep = (state: State, force: Force, to: Node): boolean => stepRefusal(state, force, to) === undefined;

/** Back into the Space it came from is always a way off a point (R140). */
const isBackFromPoint = (spaces: number, { node, lastSpace }: Force, to: Node): boolean =>
  node >= spaces && to === lastSpace;

/** Rules that close a way whatever MP are left. */
function whyBarred(state: State, force: Force, from: Node, to: Node, met: number): Refusal | undefined {
  const { map } = worldOf(state.config);
  if (map.strait[from]!.includes(to) && !canCross(state, force, from, to)) return refusal("step.strait", {});
  const kept = keptBy(state, force, from, to);
  if (kept) return kept;
  if (hasMilitia(force) && !isHomeNode(state, force, to)) return refusal("step.militia", {});
  if (to >= map.spaces) return isElephantAlone(state, force) ? refusal("step.elephants", {}) : undefined;
  if (isBackHome(state, force, to)) return refusal("step.origin", {});
  if ((met & MUST_ATTACK) !== 0 && !hasLandUnit(state, force)) return refusal("step.noFighter", {});
  return isElephantAlone(state, force) && !hasCompany(state, to, force.rows[0]!.owner)
    ? refusal("step.elephants", {})
    : undefined;
}

/** 13.4, R287: whether a horde that has left its province would come back to it. */
function isBackHome(state: State, force: Force, to: Node): boolean {
  const owner = moverOf(force);
  const stood = force.node < worldOf(state.config).map.spaces ? force.node : force.lastSpace;
  return isOrigin(state, owner, to) && !isOrigin(state, owner, stood);
}

/** 10.68, R132: an elephant that moves alone, by a Minor Move. */
const isElephantAlone = (state: State, force: Force): boolean => hasElephants(force) && !hasLandUnit(state, force);

/** 12.32, R133: whether militia may be in a node: its Home, and points with nothing but Home around them. */
export function isHomeNode(state: State, force: Force, node: Node): boolean {
  const { map } = worldOf(state.config);
  const power = homePowerOf(force);
  if (node < map.spaces) return map.homeAt[node] === power;
  const isHome = (to: Node): boolean => to >= map.spaces || map.homeAt[to] === power;
  return map.land[node]!.every(isHome) && map.strait[node]!.every(isHome);
}

/** 9.33, R52: no enemy squadrons at either end; a guarded shore only if nobody else is there. */
export function canCross(state: State, force: Force, from: Node, to: Node): boolean {
  if (meetsSquadrons(state, force, from) || meetsSquadrons(state, force, to)) return false;
  if (!isGuarded(state, to)) return true;
  return (meets(state, force, to) & (MUST_ATTACK | MEETS_PASS)) === 0;
}

/** 9.33: the far shores that others close by holding them; the two straits between Europe and Asia may be forced. */
export const isGuarded = ({ config }: Pick<State, "config">, to: Node): boolean =>
  worldOf(config).map.guarded[to] === 1;

/** 9.33, 10.95, 12.51: whether a force would meet enemy squadrons in a node; those that serve the mover, or let his pass, are none. */
export function meetsSquadrons(state: State, force: Force, node: Node): boolean {
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++) {
    if (counts[i * ROW + GS] === 0) continue;
    const fleet = fleetOf(state, ownerOfKey(keys[i]!));
    if (relationOf(state, force, fleet, node) === "hostile" && !isFriendAtSea(state, force, fleet)) return true;
  }
  return false;
}

/** 4.1, R260, R516: whether a fleet's power lets all who are in a force pass at sea, or they let it. */
function isFriendAtSea(state: State, force: Force, fleet: Owner): boolean {
  if (!isPower(fleet)) return false;
  const owners = force.rows.length === 0 ? [moverOf(force)] : force.rows.map(({ owner }) => owner);
  return owners.every((owner) => {
    const own = powerBehind(state, owner);
    return own !== NONE && (allows(state, fleet, own, SEA) || allows(state, own, fleet, SEA));
  });
}

/** Whether a force could end its Move in a node (5.12, 9.31, 12.13, 10.68). */
export function mayRest(state: State, force: Force, node: Node, met = metAt(state, force, node)): boolean {
  const { map } = worldOf(state.config);
  if (node >= map.spaces) return false;
  if ((met & MEETS_PASS) !== 0) return false;
  if (node === force.node && (met & MUST_ATTACK) !== 0 && isUnwelcome(state, force)) return false;
  if (hasLandUnit(state, force) || force.rows.length === 0) return true;
  const withArmy = hasCompany(state, node, force.rows[0]!.owner);
  if (hasElephants(force)) return withArmy;
  // 12.13: garrisons do not end alone in a Mountain Fortress.
  return map.mountain[node] === 0 || !hasGarrisons(force) || withArmy;
}

/** 9.31, R140: whether a force at a node can go on to a Space to rest in, other than the one it left. */
function hasExit(state: State, force: Force, at: Node, mp: number, origin: Node, depth: number): boolean {
  const { map } = worldOf(state.config);
  if (depth === 0) return false;
  const before = force.node;
  for (const ways of [map.land[at]!, map.strait[at]!]) {
    for (const to of ways) {
      if (to === origin || to === before) continue;
      const met = metAt(state, force, to);
      const left = mp - priceOf(state, at, to) - attackPrice(state, met);
      if (left < 0 || whyBarred(state, force, at, to, met) !== undefined) continue;
      if (mayRest(state, force, to, met) || hasExit(state, force, to, left, origin, depth - 1)) return true;
    }
  }
  return false;
}

/** Whether a force that cannot rest where it is can still go anywhere. */
export function isStuck(state: State, force: Force): boolean {
  const { map } = worldOf(state.config);
  if (mayRest(state, force, force.node)) return false;
  const closed = (to: Node): boolean => !canStep(state, force, to);
  return map.land[force.node]!.every(closed) && map.strait[force.node]!.every(closed);
}

export const isMinor = ({ flags }: Force): boolean => (flags & MINOR) !== 0;
