import { worldOf } from "../../config.ts";
import { DEEP_SEA, NONE, PORT, type Node } from "../../data/index.ts";
import type { Refusal } from "@ara/kernel";
import { refusal } from "../../refusal.ts";
import { MUST_LAND, SAIL_PAID, TOLL_REFUSED } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { keptBy } from "../movement/limits.ts";
import { asksToll, isNeutralRhodes, tollOf } from "../units/independents.ts";
import { hasCargo, isAlone, squadronsOf } from "./hulls.ts";
import { hasLanding, letsShipsOn } from "./landing.ts";
import { fleetsAt, hasPirates, isNavalPoint, isOpenShore, isPort, shoreFor, shoreOf } from "./waters.ts";

/** 11.12-11.36: where a fleet or transport may sail, and what it must have left when it gets there. */

/** 11.34, R164: MP kept for a landing elsewhere: one for losing, one to debark. */
const RESERVE = 2;

/** 11.31, 8.23: MP to come ashore; in the case of 11.34 nobody is left aboard for want of MP (R164). */
export function debarkCost({ config }: State, force: Force): number {
  if (!hasCargo(force)) return 0;
  const { debark } = worldOf(config).data.charts.movement;
  return (force.flags & MUST_LAND) === 0 ? debark : Math.max(0, Math.min(debark, force.mp));
}

/** 11.31: MP to set sail: once for the whole voyage, nothing for a fleet. */
export function sailCost({ config }: State, { mp, flags }: Force): number {
  return mp < 0 || (flags & SAIL_PAID) !== 0 ? 0 : worldOf(config).data.charts.movement.sail;
}

/** MP left after setting sail. */
const afterSail = (state: State, force: Force): number => force.mp - sailCost(state, force);

/** Why a force may not come ashore in a port with so many MP; undefined if it may. */
export function debarkRefusal(state: State, force: Force, port: Node, mp = force.mp): Refusal | undefined {
  const { attack } = worldOf(state.config).data.charts.movement;
  const shore = shoreFor(state, force, port);
  if (shore === "closed") return refusal("sea.closed", {});
  const cost = debarkCost(state, force);
  if (isOpenShore(shore)) return mp >= cost ? undefined : refusal("sea.noMp", { mp, need: cost }, "11.31");
  if (!hasLandUnit(state, force)) return refusal("sea.noFighter", {});
  const need = cost + attack + (shore === "hostile" ? RESERVE : 0);
  if (mp < need) return refusal("sea.noReserve", { mp, need }, shore === "hostile" ? "11.34" : "11.33");
  const way = onlyWayOut(state, force, port);
  if (shore === "light" || hasLanding(state, force, port, way)) return undefined;
  return refusal("sea.noLanding", {}, "11.34");
}

/** 12.51, R168: the one way out of neutral Rhodus for whoever does not pay, or cannot; NONE where all ways are open. */
function onlyWayOut(state: State, force: Force, port: Node): Node {
  if (port === force.node) return (force.flags & TOLL_REFUSED) === 0 ? NONE : force.from;
  return isNeutralRhodes(state, port) && !canPayToll(state, force, port) ? force.node : NONE;
}

const canPayToll = (state: State, { power }: Force, port: Node): boolean =>
  !asksToll(state, power, port) || state.powers[power]!.treasury >= tollOf(state);

export const canDebark = (state: State, force: Force, port: Node, mp = force.mp): boolean =>
  debarkRefusal(state, force, port, mp) === undefined;

/** 11.35: a new attack costs as much as landing and attacking, and has the same guarantee. */
export function attackRefusal(state: State, force: Force): Refusal | undefined {
  const { debark, attack } = worldOf(state.config).data.charts.movement;
  if (!hasLandUnit(state, force)) return refusal("sea.noFighter", {});
  const need = debark + attack + RESERVE;
  if (force.mp < need) return refusal("sea.noReserve", { mp: force.mp, need }, "11.35");
  const way = onlyWayOut(state, force, force.node);
  if (hasLanding(state, force, force.node, way)) return undefined;
  return refusal("sea.noLanding", {}, "11.34");
}

export const canAttackAgain = (state: State, force: Force): boolean => attackRefusal(state, force) === undefined;

/** 11.3: somebody is aboard who ends the voyage by going ashore. */
export const isTransport = (force: Force): boolean => hasCargo(force) || isAlone(force);

/** Whether the force could end its voyage in a node: a fleet anywhere but on the deep sea, a transport by debarking. */
export function canEnd(state: State, force: Force, node: Node, mp = force.mp): boolean {
  const kind = worldOf(state.config).map.kind[node]!;
  if (kind === DEEP_SEA) return false;
  if (kind !== PORT || !isTransport(force)) return true;
  return canDebark(state, force, node, mp) || joinsFleet(state, force, node);
}

/** 8.23, R378: leaders who sail alone may end aboard their own fleet, in a port where they cannot go ashore. */
export const joinsFleet = (state: State, force: Force, port: Node): boolean =>
  isAlone(force) &&
  (fleetsAt(state, port) & (1 << force.power)) !== 0 &&
  !isOpenShore(shoreOf(state, force.power, port));

/** 11.12, 11.21: a fleet halts in port or on a naval point, a transport only at sea, leaders alone beside their fleet. */
export function mayHalt(state: State, force: Force): boolean {
  const { node } = force;
  return isNavalPoint(state, node) || (isPort(state, node) && (!isTransport(force) || joinsFleet(state, force, node)));
}

/** 11.31: ashore in this port; nobody embarks to debark where he is, unless there is no other way. */
export function mayDebark(state: State, force: Force, ways: number): boolean {
  if (force.mp < 0 || !isPort(state, force.node)) return false;
  if (!isTransport(force) && force.leaders.length === 0) return false;
  if (sailCost(state, force) > 0 && ways > 0) return false;
  return canDebark(state, force, force.node);
}

/** 11.16, 12.51: a port where the force need not stop: by a promise, or for a toll it can pay. */
function isPassable(state: State, force: Force, port: Node): boolean {
  if (isNeutralRhodes(state, port)) return canPayToll(state, force, port);
  return letsShipsOn(state, force, port);
}

/** Why a force may not sail to a neighbouring node; undefined if it may. */
export function sailRefusal(state: State, force: Force, to: Node, visited: readonly Node[]): Refusal | undefined {
  const { map } = worldOf(state.config);
  if (!map.sea[force.node]!.includes(to)) return refusal("sea.noWay", {});
  const mp = afterSail(state, force);
  if (force.mp >= 0 && mp < 0) return refusal("sea.noMp", { mp: force.mp, need: 1 }, "11.31");
  if ((force.flags & TOLL_REFUSED) !== 0 && to !== force.from) return refusal("sea.toll", {});
  const isBack = to === force.from && !canEnd(state, force, force.node);
  if (!isBack && visited.includes(to)) return refusal("sea.twice", {});
  const barred = whyBarred(state, force, force.node, to, mp);
  if (barred) return barred;
  if (isBack || canEnd(state, force, to, mp)) return undefined;
  return passRefusal(state, force, to, mp, visited);
}

export const canSail = (state: State, force: Force, to: Node, visited: readonly Node[]): boolean =>
  sailRefusal(state, force, to, visited) === undefined;

/** What closes a node to the force, whatever it finds there. */
function whyBarred(state: State, force: Force, from: Node, to: Node, mp: number): Refusal | undefined {
  if (hasPirates(state, to) && squadronsOf(force) === 0) return refusal("sea.pirates", {});
  if (hasCargo(force) && mp < debarkCost(state, force)) return refusal("sea.noMp", { mp, need: 1 }, "11.32");
  return keptBy(state, force, from, to);
}

/** 11.21, 11.36: a node where the force cannot end must let it pass, and lead on or back. */
function passRefusal(state: State, force: Force, to: Node, mp: number, visited: readonly Node[]): Refusal | undefined {
  if (isPort(state, to) && hasCargo(force) && !isPassable(state, force, to)) {
    // 11.36: past an enemy port only with the MP to attack it; those who cannot fight take the risk of 11.32.
    if (hasLandUnit(state, force)) return debarkRefusal(state, force, to, mp);
    if (shoreFor(state, force, to) === "closed") return refusal("sea.closed", {});
  }
  if (hasWayBack(state, force, to, mp) || hasExit(state, force, to, mp, visited)) return undefined;
  return refusal("sea.noExit", {});
}

/** Whether the force could end where it is, if it came back from a node: out of Cyprus not every fleet may (13.3, R363). */
const hasWayBack = (state: State, force: Force, from: Node, mp: number): boolean =>
  canEnd(state, force, force.node, mp) && whyBarred(state, force, from, force.node, mp) === undefined;

/** Whether a node where the force cannot end leads on to one where it can. */
function hasExit(state: State, force: Force, at: Node, mp: number, visited: readonly Node[]): boolean {
  for (const to of worldOf(state.config).map.sea[at]!) {
    if (to === force.node || visited.includes(to)) continue;
    if (whyBarred(state, force, at, to, mp) === undefined && canEnd(state, force, to, mp)) return true;
  }
  return false;
}

/** Whether the force can sail anywhere. */
export function canSailOn(state: State, force: Force, visited: readonly Node[]): boolean {
  for (const to of worldOf(state.config).map.sea[force.node]!) if (canSail(state, force, to, visited)) return true;
  return false;
}
