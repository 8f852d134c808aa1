import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { GALLIC_REVOLT, GS, NONE, PONTUS, type Node, type Owner } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner } from "../../state/keys.ts";
import { isKin } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { eachStack, ownerOfKey } from "../../state/table.ts";
import { provincesOf } from "../barbarians/rebellions/rebels.ts";
import { ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { moverOf } from "../control/relation.ts";
import { fleetOf } from "../units/independents.ts";
import { commandedBy } from "../control/command.ts";
import { holderOf, occupiersAt } from "../control/holder.ts";
import { whyKinKept } from "./kin.ts";

/**
 * 3.6, R264, R265: borders of the first turn; 13.3: those of rebellions. Marches, voyages, withdrawals and interceptions keep
 * to them.
 */

/** Whether pieces of an owner may not go from one node to the next. */
export const isKept = (state: State, owner: Owner, from: Node, to: Node): boolean =>
  isKeptOut(state, owner, from, to) || isKeptInFirstTurn(state, owner, from, to);

/** 12.55, 13.3: the same without the borders of the first turn, which hold nobody who retreats. */
export function isKeptOut(state: State, owner: Owner, from: Node, to: Node): boolean {
  if (state.advanced && isApart(state, owner, to)) return true;
  return state.rebellions !== undefined && whyKeptByRebels(state, owner, from, to) !== undefined;
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

function isKeptInFirstTurn(state: State, owner: Owner, from: Node, to: Node): boolean {
  const { limit } = worldOf(state.config);
  if (limit === null || limit.owner !== owner || limit.turn !== state.turn) return false;
  return limit.holds[from] === 1 && limit.open[to] === 0;
}

/** Why they may not; undefined if they may. */
export function whyKept(state: State, owner: Owner, from: Node, to: Node): Refusal | undefined {
  const shut = state.rebellions && whyKeptByRebels(state, owner, from, to);
  if (shut) return shut;
  if (isKeptInFirstTurn(state, owner, from, to)) return refusal(worldOf(state.config).limit!.refusal, {});
  return state.advanced && isApart(state, owner, to) ? refusal("limit.pontus", {}) : undefined;
}

/** 13.3, R363: the Gallic revolt stays in its mainland; Cyprus is closed to fleets from elsewhere. */
function whyKeptByRebels(state: State, owner: Owner, from: Node, to: Node): Refusal | undefined {
  const { map } = worldOf(state.config);
  if (to >= map.spaces) return undefined;
  if (owner === GALLIC_REVOLT)
    return provincesOf(state, "gaul").includes(map.province[to]!) ? undefined : refusal("step.gaul", {});
  return isCyprusShut(state, owner, from, to) ? refusal("sea.cyprus", {}) : undefined;
}

/** R363: shut for who comes by sea and has no squadron there. */
function isCyprusShut(state: State, owner: Owner, from: Node, to: Node): boolean {
  if (!state.rebellions!.cyprusClosed) return false;
  const { map } = worldOf(state.config);
  const cyprus = map.provinceOf.get("cyprus")!;
  if (map.province[to] !== cyprus || map.province[from] === cyprus || map.land[from]!.includes(to)) return false;
  return !map.spacesOf[cyprus]!.some((node) => hasSquadron(state, node, fleetOf(state, owner)));
}

/** Whether squadrons of a fleet lie in a node: a power's, or of others that serve it. */
function hasSquadron(state: State, node: Node, fleet: Owner): boolean {
  let found = false;
  eachStack(state, node, (key, at) => {
    found ||= state.table.counts[at + GS]! > 0 && fleetOf(state, ownerOfKey(key)) === fleet;
  });
  return found;
}

/** Why a force may not go from one node to the next; undefined if it may. */
export function keptBy(state: State, force: Force, from: Node, to: Node): Refusal | undefined {
  if (isKin(force)) {
    const kept = whyKinKept(state, force, from, to);
    if (kept) return kept;
  }
  if (state.rebellions) {
    const shut = whyKeptByRebels(state, moverOf(force), from, to);
    if (shut) return shut;
  }
  const { limit } = worldOf(state.config);
  if (state.advanced && isApart(state, moverOf(force), to)) return refusal("limit.pontus", {});
  return limit !== null && isOf(state, force, limit.owner) ? whyKept(state, limit.owner, from, to) : undefined;
}

/** Whether anybody of an owner is in a force; a force that has yet to be named is its power's. */
function isOf(state: State, { rows, leaders, power }: Force, owner: Owner): boolean {
  if (rows.length === 0 && leaders.length === 0) return power === owner;
  return rows.some((row) => row.owner === owner) || leaders.some((leader) => ownerOfLeader(state, leader) === owner);
}
