import { worldOf } from "../../config.ts";
import {
  FRESH,
  GREECE,
  GS,
  HORDE_LEADER,
  OWNERS,
  SOLDIER_OF_FORTUNE,
  type Node,
  type Owner,
  type OwnerName,
  type Power,
} from "../../data/index.ts";
import { armyOf } from "../../state/armies.ts";
import { SOLDIER } from "../../state/force.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import type { Force, State } from "../../state/state.ts";
import { countIn, keyOf, markOfKey, nodeOfKey, ownerOfKey, rowOf } from "../../state/table.ts";
import { isHorde, keeperOf, ownerOfLeader } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { isMutinied } from "../barbarians/rebellion.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { canChoose } from "./choose-units.ts";
import { addBreakable } from "./garrisons.ts";

/** Whose pieces a Major Move takes: the power's own, its Soldier of Fortune's (12.42), or an army's by its name (13.42). */
export type Mover = "own" | OwnerName;

/** 12.42, R103: all that any power could move. */
export function moversOf({ armies }: State): Mover[] {
  const movers: Mover[] = ["own"];
  for (const { owner, kind, use } of armies) if (kind === "soldier" || use === "anybody") movers.push(OWNERS[owner]!);
  return movers;
}

/** In scenario I Pyrrhus is a Greek like any other: his army and the others move and fight together. */
const isPyrrhusGreek = ({ config }: State, power: Power): boolean =>
  power === GREECE && worldOf(config).scenario.special.includes("pyrrhusIsGreek");

/** 12.42, 12.44: the owners whose units may move together. */
export function ownersOf(state: State, power: Power, mover: Mover): readonly Owner[] {
  if (isPyrrhusGreek(state, power) && (mover === "own" || mover === "sof"))
    return mover === "own" ? [power, SOLDIER_OF_FORTUNE] : [];
  if (mover === "own") return [power];
  const owner = OWNERS.indexOf(mover);
  const army = armyOf(state, owner);
  return army?.use === "anybody" || (army?.use === "keeper" && army.keeper === power && army.kind === "soldier")
    ? [owner]
    : [];
}

/** 12.44: the owners whose units can be in a force. */
export function ownersIn(state: State, force: Force): readonly Owner[] {
  const mover = moverOf(force);
  if (isHorde(mover)) return [mover];
  return ownersOf(state, force.power, (force.flags & SOLDIER) === 0 ? "own" : "sof");
}

/** 12.42: all owners a power moves, one unit at a time. */
export const allOwnersOf = (state: State, power: Power): readonly Owner[] =>
  keeperOf(state, SOLDIER_OF_FORTUNE) === power ? [power, SOLDIER_OF_FORTUNE] : [power];

/** 12.51: the owners whose squadrons sail by themselves for a power: its own, and those that serve it. */
export function fleetsOf(state: State, power: Power, mover: Mover): readonly Owner[] {
  if (mover !== "own") return [];
  const owners = ownersOf(state, power, mover);
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

/** The nodes from which some owners can begin a Move (3.51): fresh units, or leaders, who carry no mark (R195). */
function startsOf(state: State, owners: readonly Owner[], fleets: readonly Owner[], needs: "any" | "company"): Node[] {
  const found: Node[] = [];
  for (const key of state.table.keys) {
    const node = nodeOfKey(key);
    const owner = ownerOfKey(key);
    if (markOfKey(key) !== FRESH || found.at(-1) === node) continue;
    const sails = fleets.includes(owner) && freshGalleys(state, node, owner) > 0;
    if (sails || (owners.includes(owner) && canChoose(state, freshArmy(state, node, owner), needs))) found.push(node);
  }
  // R286: the leaders of hordes go nowhere alone.
  for (let leader = 0; leader < HORDE_LEADER; leader++) {
    const place = state.leaders[leader]!;
    if (place >= 0 && place < IN_FORCE && !found.includes(place) && owners.includes(ownerOfLeader(state, leader)))
      found.push(place);
  }
  return found;
}

/** 9.11: where a Major Move can begin. */
export const majorStarts = (state: State, power: Power, mover: Mover): Node[] =>
  startsOf(state, ownersOf(state, power, mover), fleetsOf(state, power, mover), "company");

/** 9.11, 12.14: where a power can make a Minor Move. */
export function minorStarts(state: State, power: Power): Node[] {
  const found = startsOf(state, allOwnersOf(state, power), fleetsOf(state, power, "own"), "any");
  addBreakable(state, power, found);
  return found;
}
