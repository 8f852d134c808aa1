import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import type { Node, Owner } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import type { Force, State } from "../../state/state.ts";
import { ownerOfLeader } from "../control/keeper.ts";

/** 3.6, R264, R265: borders of the first turn. Marches, voyages, withdrawals and interceptions keep to them. */

/** Whether pieces of an owner may not go from one node to the next. */
export function isKept(state: State, owner: Owner, from: Node, to: Node): boolean {
  const { limit } = worldOf(state.config);
  if (limit === null || limit.owner !== owner || limit.turn !== state.turn) return false;
  return limit.holds[from] === 1 && limit.open[to] === 0;
}

/** Why they may not; undefined if they may. */
export const whyKept = (state: State, owner: Owner, from: Node, to: Node): Refusal | undefined =>
  isKept(state, owner, from, to) ? refusal(worldOf(state.config).limit!.refusal, {}) : undefined;

/** Why a force may not go from one node to the next; undefined if it may. */
export function keptBy(state: State, force: Force, from: Node, to: Node): Refusal | undefined {
  const { limit } = worldOf(state.config);
  return limit !== null && isOf(state, force, limit.owner) ? whyKept(state, limit.owner, from, to) : undefined;
}

/** Whether anybody of an owner is in a force; a force that has yet to be named is its power's. */
function isOf(state: State, { rows, leaders, power }: Force, owner: Owner): boolean {
  if (rows.length === 0 && leaders.length === 0) return power === owner;
  return rows.some((row) => row.owner === owner) || leaders.some((leader) => ownerOfLeader(state, leader) === owner);
}
