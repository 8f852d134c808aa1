import { worldOf } from "../../config.ts";
import { GS, INDEPENDENT, type Node, type Owner } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { DEAD, leadersAt, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addRow, eachStack, ownerOfKey, rowOf } from "../../state/table.ts";
import { setWorks, worksAt } from "../../state/works.ts";
import { SYRACUSE, takeOverFleet } from "../units/independents.ts";
import { isPower, isSlaves, ownerOfLeader, powerBehind } from "../control/keeper.ts";

/** 7.33: whether the walls of a Space are as low as battle can bring them. */
function isBreached(state: State, node: Node): boolean {
  const here = worksAt(state, node);
  return here !== undefined && here.walls <= worldOf(state.config).data.units.works[here.works]!.leastWalls;
}

/** 7.34, 7.41: whether infantry other than that of the captor and his friends stands in a Space. */
function isDefended(state: State, node: Node, captor: Owner): boolean {
  const { isInfantry } = worldOf(state.config).data.units;
  let found = false;
  eachStack(state, node, (key, at) => {
    if (isFriend(state, ownerOfKey(key), captor)) return;
    for (let unit = 0; unit < isInfantry.length; unit++)
      if (isInfantry[unit] === 1 && state.table.counts[at + unit]! > 0) found = true;
  });
  return found;
}

/**
 * 7.41, 7.42, R77: works fall when their walls are lowest and no infantry defends them. That a land unit of the captor
 * is in the Space (R86) is for the caller to know: it may stand or be in a force.
 */
export const canCapture = (state: State, node: Node, captor: Owner): boolean =>
  isBreached(state, node) && !isDefended(state, node, captor);

/** 7.45, 12.45, 12.73: whose works become that an owner takes: barbarians' are nobody's, slaves take nothing. */
function newOwner(state: State, captor: Owner, before: Owner): Owner {
  if (isSlaves(captor)) return before;
  const power = powerBehind(state, captor);
  return isPower(power) ? power : INDEPENDENT;
}

/** 7.41, 7.42: the marker changes hands, and what is left inside is lost. Squadrons in port stay, Syracuse's change sides (12.53). */
export function captureWorks(state: State, node: Node, captor: Owner, tell?: Tell): void {
  const here = worksAt(state, node)!;
  const to = newOwner(state, captor, here.owner);
  setWorks(state, node, { ...here, owner: to });
  if (to !== here.owner) tell?.({ e: "captured", node, from: here.owner, to, rule: isPower(captor) ? "7.41" : "7.45" });
  clearInside(state, node, captor, tell);
  if (here.owner === SYRACUSE && isPower(to)) takeOverFleet(state, node, to, tell);
}

/** 7.41, R160: cavalry, elephants, garrisons and leaders that did not withdraw are lost. */
function clearInside(state: State, node: Node, captor: Owner, tell?: Tell): void {
  const keys: number[] = [];
  eachStack(state, node, (key) => void keys.push(key));
  for (const key of keys) {
    const owner = ownerOfKey(key);
    if (isFriend(state, owner, captor)) continue;
    const units = rowOf(state, key);
    units[GS] = 0;
    addRow(state, key, units, -1);
    if (units.some((n) => n > 0)) tell?.({ e: "lostInside", node, owner, units, rule: "7.41" });
  }
  for (const leader of leadersAt(state, node))
    if (!isFriend(state, ownerOfLeader(state, leader), captor)) {
      putLeader(state, leader, DEAD);
      tell?.({ e: "leaderLost", leader, node, rule: "7.41" });
    }
}

/** Whether an owner's pieces are on the captor's side. */
function isFriend(state: State, owner: Owner, captor: Owner): boolean {
  if (owner === captor) return true;
  const power = powerBehind(state, owner);
  return isPower(power) && power === powerBehind(state, captor);
}
