import { worldOf } from "../../config.ts";
import { FRESH, GS, NAVAL_POINT, NONE, PONTUS, PORT, type Node, type Owner } from "../../data/index.ts";
import { emptyForce, isKin } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { eachStack, ownerOfKey, sumAt } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { moverOf, relationOf } from "../control/relation.ts";
import type { Side } from "../frames.ts";
import { meets } from "../movement/contents.ts";
import { isKeptOut, keptBy } from "../movement/limits.ts";
import { canCross, meetsSquadrons } from "../movement/steps.ts";
import { fleetOf, fleetOfForce } from "../units/independents.ts";

/** 10.94, 10.95: where a beaten force can go. */

/** A Space a retreat leads to, and the land points and passes on the way. */
export interface Route {
  readonly to: Node;
  readonly points: readonly Node[];
}

/** 10.94: all that would go: the force of a side, and whatever its owners have standing in the Space, allies' units too. */
export function partyOf(state: State, space: Node, { power, force, owners }: Side): Force {
  const moving = (force === NONE ? null : state.forces[force]) ?? emptyForce(power, space);
  const rows = moving.rows.slice();
  for (const owner of owners) {
    const counts = sumAt(state, space, owner);
    counts[GS] = 0;
    if (counts.some((n) => n > 0)) rows.push({ owner, mark: FRESH, counts });
  }
  return { ...moving, rows };
}

/**
 * 10.94, 7.23: nothing foreign stands or moves there, or would have to go back there. 13.3: the Gallic revolt stays in Gaul;
 * 12.55, R188: Pontus enters no Space of its player.
 */
export function isClear(state: State, force: Force, node: Node): boolean {
  if (meets(state, force, node) !== 0 || meetsForce(state, force, node) || isWayBack(state, force, node)) return false;
  if (isKin(force) && keptBy(state, force, force.node, node)) return false;
  return !isKeptOut(state, moverOf(force), force.node, node);
}

/**
 * 5.12, 10.97, R423: whether a force of enemies has come from a Space and, if it is beaten, regroups there: also one that
 * fights in another battle, from which this one's force withdrew.
 */
export function isWayBack(state: State, force: Force, node: Node): boolean {
  for (const other of state.forces)
    if (other && other !== force && wayBackOf(state, other) === node && other.node !== node && !other.aboard)
      if (other.rows.some(({ owner }) => relationOf(state, force, owner, node) === "hostile")) return true;
  return false;
}

/** 10.97, R159: the Space a force regroups in that is beaten; over a land point or pass it may have to go back to the last one. */
function wayBackOf(state: State, { from, lastSpace }: Force): Node {
  const { spaces, kind } = worldOf(state.config).map;
  return from >= spaces && kind[from] !== NAVAL_POINT ? lastSpace : from;
}

/** Whether a force of somebody else is in a node just now. */
export function meetsForce(state: State, force: Force, node: Node): boolean {
  for (const other of state.forces) {
    if (other === null || other === force || other.node !== node || other.aboard || other.rows.length === 0) continue;
    if (other.rows.some(({ owner }) => relationOf(state, force, owner, node) !== "friend")) return true;
  }
  return false;
}

/** 10.94, 10.96, R155: neighbouring Spaces, and the first ones behind points; never by the attacker's entry. */
export function firstRoutes(state: State, force: Force, space: Node, entry: Node): Route[] {
  const { map } = worldOf(state.config);
  const routes: Route[] = [];
  const add = (to: Node, points: readonly Node[]): void => {
    if (to === space || to === entry || !isClear(state, force, to)) return;
    const known = routes.findIndex((route) => route.to === to);
    if (known === NONE) routes.push({ to, points });
    else if (points.length < routes[known]!.points.length) routes[known] = { to, points };
  };
  for (const to of map.land[space]!) {
    if (to === entry) continue;
    if (to < map.spaces) add(to, []);
    else
      for (const { space: beyond, points, strait } of map.beyond[to]!) {
        if (points.includes(entry) || (strait === 1 && !canCross(state, force, points.at(-1)!, beyond))) continue;
        add(beyond, points);
      }
  }
  for (const to of map.strait[space]!) {
    if (to === entry || !canCross(state, force, space, to)) continue;
    if (to < map.spaces) add(to, []);
    else for (const { space: beyond, points } of map.beyond[to]!) add(beyond, points);
  }
  return routes;
}

/** 10.94, R71: a second Space, not connected to the battle, not the attacker's entry. */
export function secondSpaces(state: State, force: Force, first: Node, space: Node, entry: Node): Node[] {
  const { map } = worldOf(state.config);
  const isFar = (to: Node): boolean =>
    to < map.spaces &&
    to !== space &&
    to !== entry &&
    !map.land[space]!.includes(to) &&
    !map.strait[space]!.includes(to);
  return [
    ...map.land[first]!.filter((to) => isFar(to) && isClear(state, force, to)),
    ...map.strait[first]!.filter((to) => isFar(to) && canCross(state, force, first, to) && isClear(state, force, to)),
  ];
}

/** 10.95, 10.44, R157: friendly ports one sea edge away, without enemy squadrons and not the attacker's entry; Pontus has its own (12.55). */
export function seaPorts(state: State, force: Force, space: Node, entry: Node): Node[] {
  const { map } = worldOf(state.config);
  if (isKin(force) || map.kind[space] !== PORT || !hasSquadrons(state, force, space)) return [];
  const whose = fleetOfForce(force);
  return map.sea[space]!.filter(
    (to) =>
      map.kind[to] === PORT &&
      to !== entry &&
      isFriendlyPort(state, whose, to) &&
      isClear(state, force, to) &&
      !meetsSquadrons(state, force, to),
  );
}

/** R274: in whose squadrons a force goes: its own power's, those that serve it among them; Pontus in no others than its own (12.55). */
export function carrierOf(state: State, force: Force): Owner {
  const mover = moverOf(force);
  return mover === PONTUS ? PONTUS : powerBehind(state, mover);
}

/** Whether squadrons that carry the force lie in a port and sail (16.2). */
function hasSquadrons(state: State, force: Force, node: Node): boolean {
  const fleet = carrierOf(state, force);
  let found = force.rows.some(({ counts }) => counts[GS]! > 0);
  eachStack(state, node, (key, at) => {
    const owner = ownerOfKey(key);
    if (state.table.counts[at + GS] === 0 || isMutinied(state, node, owner)) return;
    found ||= fleet !== NONE && fleetOf(state, owner) === fleet;
  });
  return found;
}

/** 10.97, R159: whether a force on a land point or pass has the MP to reach a Space. */
export function canLeave(state: State, force: Force, point: Node): boolean {
  const { map, data } = worldOf(state.config);
  const { attack } = data.charts.movement;
  return map.beyond[point]!.some(({ space, mp }) => mp + (isClear(state, force, space) ? 0 : attack) <= force.mp);
}
