import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { NONE, PONTUS, type Node, type Owner } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { commandedBy } from "../control/command.ts";
import { holderOf, occupiersAt } from "../control/holder.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";

/** 3.6, R264, R265: borders of the first turn. Marches, voyages, withdrawals and interceptions keep to them. */

/** Whether pieces of an owner may not go from one node to the next. */
export function isKept(state: State, owner: Owner, from: Node, to: Node): boolean {
  return (state.advanced !== undefined && isApart(state, owner, to)) || isWithinBorders(state, owner, from, to);
}

/** 12.55, R188: Pontus and its player do not enter each other's Spaces. */
function isApart(state: State, owner: Owner, to: Node): boolean {
  const player = state.advanced!.pontusPlayer;
  if (player === NONE || to >= worldOf(state.config).map.spaces) return false;
  const there = occupiersAt(state, to);
  if (owner === PONTUS)
    return holderOf(state, to) === player || commandedBy(state, player).some((one) => hasOwner(there, one));
  return hasOwner(there, PONTUS) && powerBehind(state, owner) === player;
}

function isWithinBorders(state: State, owner: Owner, from: Node, to: Node): boolean {
  const { limit } = worldOf(state.config);
  if (limit === null || limit.owner !== owner || limit.turn !== state.turn) return false;
  return limit.holds[from] === 1 && limit.open[to] === 0;
}

/** Why they may not; undefined if they may. */
export const whyKept = (state: State, owner: Owner, from: Node, to: Node): Refusal | undefined =>
  isWithinBorders(state, owner, from, to)
    ? refusal(worldOf(state.config).limit!.refusal, {})
    : isKept(state, owner, from, to)
      ? refusal("limit.pontus", {})
      : undefined;

/** Why a force may not go from one node to the next; undefined if it may. */
export function keptBy(state: State, force: Force, from: Node, to: Node): Refusal | undefined {
  const { limit } = worldOf(state.config);
  if (state.advanced && isApart(state, moverOf(force), to)) return refusal("limit.pontus", {});
  return limit !== null && isOf(state, force, limit.owner) ? whyKept(state, limit.owner, from, to) : undefined;
}

/** Whether anybody of an owner is in a force; a force that has yet to be named is its power's. */
function isOf(state: State, { rows, leaders, power }: Force, owner: Owner): boolean {
  if (rows.length === 0 && leaders.length === 0) return power === owner;
  return rows.some((row) => row.owner === owner) || leaders.some((leader) => ownerOfLeader(state, leader) === owner);
}
