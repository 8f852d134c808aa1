import { worldOf } from "../../config.ts";
import { NONE, PORT, type Node } from "../../data/index.ts";
import type { Force, State } from "../../state/state.ts";
import { hasEnemyFleet, hasPirates, isOpenShore, shoreFor, shoreOfShips } from "./waters.ts";
import { isPower } from "../control/keeper.ts";
import { holderOf } from "../control/holder.ts";
import { allows, moverOf, SEA } from "../control/relation.ts";
import { isKept } from "../movement/limits.ts";
import { fleetOfForce } from "../units/independents.ts";

/**
 * 11.34, R164: whether a force that fails to take a port can come ashore elsewhere without a land battle: by way of points
 * and ports where nobody stops it, whatever disasters may do; with `only`, if that is the one way out of the port (12.51).
 */
export function hasLanding(state: State, force: Force, port: Node, only: Node = NONE): boolean {
  const { map } = worldOf(state.config);
  const owner = moverOf(force);
  const seen = new Set<Node>([port]);
  const queue: Node[] = [port];
  for (let i = 0; i < queue.length; i++) {
    for (const to of map.sea[queue[i]!]!) {
      if (seen.has(to) || (i === 0 && only !== NONE && to !== only) || isKept(state, owner, queue[i]!, to)) continue;
      seen.add(to);
      if (hasPirates(state, to) || hasEnemyFleet(state, force, to)) continue;
      if (map.kind[to] !== PORT) queue.push(to);
      else if (isOpenShore(shoreFor(state, force, to))) return true;
      else if (letsShipsOn(state, force, to)) queue.push(to);
    }
  }
  return false;
}

/** 11.12, 11.16, R463: a port that does not stop ships, whoever is aboard: of one's own, of a friend, or by his promise. */
export function letsShipsOn(state: State, force: Force, port: Node): boolean {
  const shore = shoreOfShips(state, force, port);
  return shore === "friendly" || shore === "shared" || isOpenByPact(state, force, port);
}

/** 4.1, 11.16: a port whose holder has promised to let fleets go on; Pontus has no part in it (12.55). */
function isOpenByPact(state: State, force: Force, port: Node): boolean {
  const holder = holderOf(state, port);
  const { power } = force;
  if (fleetOfForce(force) !== power) return false;
  return isPower(holder) && holder !== power && allows(state, holder, power, SEA);
}
