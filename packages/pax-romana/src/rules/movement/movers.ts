import { worldOf } from "../../config.ts";
import {
  EL,
  FRESH,
  GALLIC_REBEL,
  GS,
  HORDE_LEADER,
  PONTUS,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { countIn, keyOf, markOfKey, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { commandedBy, ownersLedBy } from "../control/command.ts";
import type { MajorMover, MinorMover } from "../frames.ts";
import { ownerOfLeader } from "../control/keeper.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { canChoose } from "./choose-units.ts";
import { addBreakable } from "./garrisons.ts";

/** 12.51: the owners whose squadrons sail by themselves for a power: its own, and those that serve it. */
export function fleetsOf(state: State, power: Power, mover: MajorMover): readonly Owner[] {
  if (mover === "pontus") return [PONTUS];
  if (mover !== "own") return [];
  const owners = ownersLedBy(state, power, mover);
  const others = ownersOfFleet(state, power).filter((owner) => !owners.includes(owner));
  return others.length === 0 ? owners : [...owners, ...others];
}

/** 9.14, 16.2: squadrons of an owner that may sail: they have neither moved nor escorted, and obey. */
export const freshGalleys = (state: State, node: Node, owner: Owner): number =>
  isMutinied(state, node, owner) ? 0 : countIn(state, keyOf(node, owner, FRESH), GS);

/** 9.14: the units of an owner in a node that have not moved, without galleys. */
export function freshArmy(state: State, node: Node, owner: Owner): number[] {
  const row = rowOf(state, keyOf(node, owner, FRESH));
  row[GS] = 0;
  return row;
}

/** 9.11, 10.68, R132: the units of an owner in a node that can move by themselves: at sea no elephant does. */
export function loneUnits(state: State, node: Node, owner: Owner): number[] {
  const row = freshArmy(state, node, owner);
  if (node >= worldOf(state.config).map.spaces) row[EL] = 0;
  return row;
}

/**
 * The nodes from which some owners can begin a Move (3.51): fresh units, or leaders, who carry no mark (R195). Whoever asks
 * only whether there is one is content with one.
 */
function startsOf(
  state: State,
  owners: readonly Owner[],
  fleets: readonly Owner[],
  needs: "any" | "company",
  most = Infinity,
): Node[] {
  const found: Node[] = [];
  for (const key of state.table.keys) {
    if (found.length >= most) return found;
    const node = nodeOfKey(key);
    const owner = ownerOfKey(key);
    if (markOfKey(key) !== FRESH || found.at(-1) === node) continue;
    const unitsOf = needs === "any" ? loneUnits : freshArmy;
    const sails = fleets.includes(owner) && freshGalleys(state, node, owner) > 0;
    if (sails || (owners.includes(owner) && canChoose(state, unitsOf(state, node, owner), needs))) found.push(node);
  }
  // R286: the leaders of hordes go nowhere alone.
  for (let leader = 0; leader < HORDE_LEADER; leader++) {
    const place = state.leaders[leader]!;
    if (leader === GALLIC_REBEL) continue;
    if (place >= 0 && place < IN_FORCE && !found.includes(place) && owners.includes(ownerOfLeader(state, leader)))
      found.push(place);
  }
  return found;
}

/** 9.11: where a Major Move can begin. */
export const majorStarts = (state: State, power: Power, mover: MajorMover, most = Infinity): Node[] =>
  startsOf(state, ownersLedBy(state, power, mover), fleetsOf(state, power, mover), "company", most);

export const canMoveMajor = (state: State, power: Power, mover: MajorMover): boolean =>
  majorStarts(state, power, mover, 1).length > 0;

/** 9.11: from where a unit or a leader can set out in a Minor Move. */
export const minorMovers = (state: State, power: Power, most = Infinity, mover: MinorMover = "own"): Node[] =>
  startsOf(state, minorOwners(state, power, mover), fleetsOf(state, power, mover), "any", most);

/** 9.11, 12.14: where a power can make a Minor Move. */
export function minorStarts(state: State, power: Power, most = Infinity, mover: MinorMover = "own"): Node[] {
  const found = minorMovers(state, power, most, mover);
  if (mover === "own" && found.length < most) addBreakable(state, power, found);
  return found;
}

export const canMoveMinor = (state: State, power: Power, mover: MinorMover = "own"): boolean =>
  minorStarts(state, power, 1, mover).length > 0;

/** 12.55: whose units make Minor Moves. */
export const minorOwners = (state: State, power: Power, mover: MinorMover): readonly Owner[] =>
  mover === "pontus" ? [PONTUS] : commandedBy(state, power);
