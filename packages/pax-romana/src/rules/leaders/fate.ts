import { EL, type Leader, type Node } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { joinForce, leaveForce } from "../../state/force.ts";
import { DEAD, IN_FORCE, putLeader } from "../../state/leaders.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { relationOf } from "../control/relation.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { isAboard, isDefended, isStranded, isWithArmy, isWithUnits } from "./company.ts";

/** What becomes of leaders when those they are with are destroyed, or an enemy comes (8.43, 8.44, 8.46, 9.21, 7.41). */

/** 8.45, 8.3: a leader is lost, wherever he is. The only way to die. */
export function loseLeader(state: State, leader: Leader, node: Node, rule: string, tell?: Tell): void {
  const place = state.leaders[leader]!;
  if (place >= IN_FORCE) leaveForce(state, place - IN_FORCE, leader, DEAD);
  else putLeader(state, leader, DEAD);
  tell?.({ type: "leaderLost", leader, node, rule });
}

/** 9.21, R54, R269, R377: the leaders a force would find alone in a Space; without land units it catches nobody. */
export function caughtBy(state: State, force: Force, space: Node): Leader[] {
  return hasLandUnit(state, force) ? forlornIn(state, force, space) : [];
}

/** 8.46, 7.41: those they were with have been swept away, or the walls around them taken. */
export function loseForlorn(state: State, force: Force, space: Node, rule: string, tell: Tell): void {
  for (const leader of forlornIn(state, force, space)) loseLeader(state, leader, space, rule, tell);
}

/** Leaders hostile to a force, ashore, with nobody who would fight it. */
function forlornIn(state: State, force: Force, space: Node): Leader[] {
  const found: Leader[] = [];
  for (let leader = 0; leader < state.leaders.length; leader++) {
    if (state.leaders[leader] !== space) continue;
    if (relationOf(state, force, ownerOfLeader(state, leader)) !== "hostile") continue;
    if (!isAboard(state, leader, space) && !isDefended(state, force, leader, space)) found.push(leader);
  }
  return found;
}

/** 8.23, R378: leaders whom the last ships would leave in a port of others go along with them. */
export function takeCastaways(state: State, index: number): void {
  const { node } = state.forces[index]!;
  for (let leader = 0; leader < state.leaders.length; leader++)
    if (state.leaders[leader] === node && isTheirs(state, index, leader) && isStranded(state, leader, node))
      joinForce(state, index, leader);
}

const isTheirs = (state: State, index: number, leader: Leader): boolean =>
  powerBehind(state, ownerOfLeader(state, leader)) === state.forces[index]!.power;

/** 8.44, 10.68: whether nothing is left of a force but leaders, and elephants that cannot stand alone. */
export function isDestroyed({ rows }: Force): boolean {
  for (const { counts } of rows)
    for (let unit = 0; unit < ROW; unit++) if (unit !== EL && counts[unit] !== 0) return false;
  return true;
}

/** 8.44: a force that was destroyed takes all its leaders with it, whosever they are. */
export function loseWithForce(state: State, force: Force, tell: Tell): void {
  for (const leader of force.leaders.slice()) loseLeader(state, leader, force.node, "8.44", tell);
}

/**
 * 8.44, R379: something other than a battle takes units off the map. Leaders whose army is destroyed are lost with it,
 * unless garrisons, ships, or an ally's units are left to them.
 */
export function losingLeaders(state: State, tell: Tell, destroy: () => void): void {
  const led = leadersOnMap(state).filter((leader) => isWithArmy(state, leader, state.leaders[leader]!));
  destroy();
  for (const leader of led) {
    const node = state.leaders[leader]!;
    if (!isWithUnits(state, leader, node) && !isAboard(state, leader, node))
      loseLeader(state, leader, node, "8.44", tell);
  }
}

const leadersOnMap = ({ leaders }: State): Leader[] =>
  leaders.flatMap((place, leader) => (place >= 0 && place < IN_FORCE ? [leader] : []));
