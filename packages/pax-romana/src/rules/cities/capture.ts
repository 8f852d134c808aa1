import { worldOf } from "../../config.ts";
import { INDEPENDENT, PONTUS, type Node, type Owner } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { armyOf } from "../../state/armies.ts";
import { isKin } from "../../state/force.ts";
import type { Force, Seen, State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { loseMinor } from "../units/alliances.ts";
import { takeOverFleet } from "../units/independents.ts";
import { isHorde, isPower, isSlaves, lastMover, powerBehind } from "../control/keeper.ts";
import { moverOf, relation, relationOf } from "../control/relation.ts";
import { hasInfantry, standsHere } from "../movement/contents.ts";

/** 7.33: whether the walls of a Space are as low as battle can bring them. */
export function isBreached(state: Pick<Seen, "config" | "works">, node: Node): boolean {
  const here = worksAt(state, node);
  return here !== undefined && here.walls <= worldOf(state.config).data.units.works[here.works]!.leastWalls;
}

/** 7.34, 7.41: whether infantry other than that of the captor and his friends stands in a Space. */
function hasDefenders(state: Seen, node: Node, captor: Owner): boolean {
  let found = false;
  eachStack(state, node, (key, at) => {
    found ||= hasInfantry(state, state.table.counts, at) && !isFriend(state, ownerOfKey(key), captor);
  });
  return found;
}

/**
 * 7.41, 7.42, R77: works fall when their walls are lowest and no infantry defends them. That a land unit of the captor
 * is in the Space (R86) is for the caller to know: it may stand or be in a force.
 */
export const canCapture = (state: Seen, node: Node, captor: Owner): boolean =>
  isBreached(state, node) && !hasDefenders(state, node, captor);

/** The same for a force on the march; 17.2: Greeks who are attacked by Greeks defend their works like anybody. */
export function canTake(state: State, node: Node, force: Force): boolean {
  if (!isKin(force)) return canCapture(state, node, moverOf(force));
  let found = false;
  eachStack(state, node, (key, at) => {
    found ||= hasInfantry(state, state.table.counts, at) && relationOf(state, force, ownerOfKey(key)) === "hostile";
  });
  return isBreached(state, node) && !found;
}

/**
 * 7.45, 12.45, 12.73: whose works become that an owner takes: slaves take nothing; barbarians' are nobody's, and fall at once to
 * land units of their mover that are in the Space (7.42, R468).
 */
function newOwner(state: State, node: Node, captor: Owner, before: Owner): Owner {
  if (isSlaves(captor)) return before;
  // R352: what Pontus takes is its own.
  if (captor === PONTUS) return PONTUS;
  const power = powerBehind(state, captor);
  if (isPower(power)) return power;
  const mover = lastMover(state, captor);
  return isPower(mover) && standsHere(state, node, mover) ? mover : INDEPENDENT;
}

/** 7.41, 7.42: the marker changes hands. Squadrons in port stay, Syracuse's change sides (12.53). */
export function captureWorks(state: State, node: Node, captor: Owner, tell?: Tell): void {
  const here = worksAt(state, node)!;
  const to = newOwner(state, node, captor, here.owner);
  setWorks(state, node, { ...here, owner: to });
  if (to !== here.owner)
    tell?.({ type: "captured", node, owner: captor, from: here.owner, to, rule: isPower(captor) ? "7.41" : "7.45" });
  if (isPower(to)) takeOverFleet(state, node, to, tell);
  if (state.advanced && to !== here.owner) loseMinor(state, here.owner, tell);
}

/** 5.12, R276: whether an owner's pieces are on the captor's side, or have let him in. */
function isFriend(state: Pick<Seen, "armies" | "pacts">, owner: Owner, captor: Owner): boolean {
  const power = isHorde(captor) ? armyOf(state, captor)!.keeper : powerBehind(state, captor);
  return relation(state, captor, power, owner) !== "hostile";
}
