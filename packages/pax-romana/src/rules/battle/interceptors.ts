import { worldOf } from "../../config.ts";
import {
  CITY,
  GARR,
  GS,
  MIL,
  NONE,
  OWNERS,
  SLAVES_ROME,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { takeUp } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { keyOf, rowOf } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { occupiersAt } from "../control/holder.ts";
import { commandedBy, marchAsOne } from "../control/command.ts";
import { isPower, keeperOf, powerBehind } from "../control/keeper.ts";
import { allows, moverOf, relationOf, STACK } from "../control/relation.ts";
import { hasLand, leadersOf, standsHere } from "../movement/contents.ts";
import { isKept } from "../movement/limits.ts";
import { bestTactics } from "./leadership.ts";

/** 10.31, 10.32: who may intercept from where, and what helps. */

/** A Space from which an owner's units, or one leader by himself, could come. */
export interface Candidate {
  readonly from: Node;
  readonly owner: Owner;
  /** NONE for an army. */
  readonly leader: Leader;
}

/** Names a Space and an owner in `barred` and `tried`. */
export const interceptorKey = (node: Node, owner: Owner): number => node * 32 + owner;

/** 10.45, 10.96: those whom a force leaves behind in a battle do not intercept it. */
export const barredAt = (space: Node): number[] => OWNERS.map((_, owner) => interceptorKey(space, owner));

const MARKS = 3;

/** What an owner has in a Space for a battle, whatever the marks: no garrisons and no squadrons. */
export function fightersAt(state: State, node: Node, owner: Owner): number[] {
  const sum = rowOf(state, keyOf(node, owner, 0));
  for (let mark = 1; mark < MARKS; mark++) {
    const row = rowOf(state, keyOf(node, owner, mark));
    for (let unit = 0; unit < sum.length; unit++) sum[unit]! += row[unit]!;
  }
  sum[GARR] = 0;
  sum[GS] = 0;
  return sum;
}

/** 10.31, R61: what can ride out: land units and the elephants with them; militia only at Home (12.32). */
export function poolOf(state: State, from: Node, owner: Owner, to: Node): number[] {
  const sum = fightersAt(state, from, owner);
  if (worldOf(state.config).map.homeAt[to] !== owner) sum[MIL] = 0;
  return sum;
}

/** Takes units of one owner out of a Space into a force, whatever their marks; these come back with them (R193). */
export function muster(state: State, index: number, owner: Owner, units: readonly number[]): void {
  const { node } = state.forces[index]!;
  const left = units.slice();
  for (let mark = 0; mark < MARKS; mark++) {
    const row = rowOf(state, keyOf(node, owner, mark)).map((n, unit) => Math.min(n, left[unit] ?? 0));
    row.forEach((n, unit) => (left[unit]! -= n));
    takeUp(state, index, mark, owner, mark, row);
  }
}

/** 10.31, R142, R145, R170: everything a power could try against a force that has entered a Space. */
export function candidatesOf(
  state: State,
  force: Force,
  space: Node,
  power: Power,
  closed: (key: number) => boolean,
): Candidate[] {
  const found: Candidate[] = [];
  if (isThirdParty(state, force, space, power)) return found;
  const owners = commandedBy(state, power);
  const hasArmyThere = owners.some((owner) => standsHere(state, space, owner));
  for (const owner of owners) {
    if (relationOf(state, force, owner) !== "hostile") continue;
    for (const from of worldOf(state.config).map.direct[space]!) {
      if (closed(interceptorKey(from, owner)) || isKept(state, owner, from, space)) continue;
      const army = !mayNotJoin(state, space, owner) && hasLand(state, poolOf(state, from, owner, space));
      if (army) found.push({ from, owner, leader: NONE });
      if (hasArmyThere) for (const leader of leadersOf(state, from, owner)) found.push({ from, owner, leader });
    }
  }
  return found;
}

/** R145, R277: another power sits there that has not allowed it, or the slaves that rose against this one. */
function isThirdParty(state: State, force: Force, space: Node, power: Power): boolean {
  const there = occupiersAt(state, space);
  const slaves = SLAVES_ROME + power;
  if ((there & (1 << slaves)) !== 0 && relationOf(state, force, slaves) === "hostile") return true;
  const mover = powerBehind(state, moverOf(force));
  for (let other = 0; other < 4; other++) {
    if ((there & (1 << other)) === 0 || other === power || other === mover) continue;
    if (!allows(state, other, power, STACK)) return true;
  }
  return false;
}

/** 12.44, R170: the Soldier of Fortune and his player's units do not attack together, except in scenario I. */
function mayNotJoin(state: State, space: Node, owner: Owner): boolean {
  if (marchAsOne(state, powerBehind(state, owner))) return false;
  if (owner === SOLDIER_OF_FORTUNE) return standsHere(state, space, keeperOf(state, owner));
  return keeperOf(state, SOLDIER_OF_FORTUNE) === owner && standsHere(state, space, SOLDIER_OF_FORTUNE);
}

/** 10.34, 10.36: those who stand in the Space against the force, and would fight beside an interceptor. */
export function residentsOf(state: State, force: Force, space: Node, power: Power): Owner[] {
  const there = occupiersAt(state, space);
  const found: Owner[] = [];
  for (let owner = 0; owner < 24; owner++) {
    if ((there & (1 << owner)) === 0 || !standsHere(state, space, owner)) continue;
    if (relationOf(state, force, owner) !== "hostile") continue;
    const behind = powerBehind(state, owner);
    if (behind === power || behind === NONE || (isPower(owner) && allows(state, owner, power, STACK)))
      found.push(owner);
  }
  return found;
}

/** R62: units of the mover's own side that stand in the Space defend with him. */
export function friendsOf(state: State, force: Force, space: Node): Owner[] {
  const there = occupiersAt(state, space);
  const found: Owner[] = [];
  for (let owner = 0; owner < 24; owner++) {
    const isFriend = (there & (1 << owner)) !== 0 && relationOf(state, force, owner) === "friend";
    if (isFriend && standsHere(state, space, owner)) found.push(owner);
  }
  return found;
}

/** 10.32, R63: what is added to the dice. */
export function addedTo(state: State, power: Power, from: Node, space: Node, leaders: readonly Leader[]): number {
  const { fromCity, fromTown, intoOwnCity } = worldOf(state.config).data.charts.interception;
  const origin = worksAt(state, from);
  const target = worksAt(state, space);
  let added = bestTactics(state, leaders);
  if (origin) added += origin.works === CITY ? fromCity : fromTown;
  if (target?.owner === power && target.works === CITY) added += intoOwnCity;
  return added;
}

/** 7.31, 10.36, R259: whether nothing but hostile walls is left to the mover, with neutrals inside or with nobody. */
export function onlyWallsAreLeft(
  state: State,
  force: Force,
  { space, residents }: { readonly space: Node; readonly residents: readonly Owner[] },
): boolean {
  const builder = worksAt(state, space)?.owner;
  if (builder === undefined || relationOf(state, force, builder) !== "hostile") return false;
  return residents.every(
    (owner) => (owner === builder && powerBehind(state, owner) === NONE) || !standsHere(state, space, owner),
  );
}
