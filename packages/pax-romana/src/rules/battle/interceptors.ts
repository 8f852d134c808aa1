import { worldOf } from "../../config.ts";
import {
  CITY,
  FRESH,
  GARR,
  GREECE,
  GS,
  MIL,
  NONE,
  OWNERS,
  SLAVES_ROME,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Mark,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import type { Body, FrameOf, HandedBy } from "../../engine/procedure.ts";
import { isAtOdds, isKin, takeUp } from "../../state/force.ts";
import { hasOwner, nextOwner, placeOf } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { keysAt, markOfKey, rowOf, sumAt } from "../../state/table.ts";
import { worksAt } from "../../state/works.ts";
import { occupiersAt } from "../control/holder.ts";
import { interceptingFor, marchAsOne } from "../control/command.ts";
import { isPower, keeperOf, lastMover, powerBehind } from "../control/keeper.ts";
import { allows, isHost, moverOf, relationOf, STACK } from "../control/relation.ts";
import { isOffshore } from "../leaders/company.ts";
import { hasLand, leadersOf, standsHere } from "../movement/contents.ts";
import { isWatchedByKin } from "../movement/kin.ts";
import { isKept } from "../movement/limits.ts";
import { isLeftOnlyForBattle } from "../units/militia.ts";
import { bestTactics } from "./leadership.ts";

/** 10.31, 10.32: who may intercept from where, and what helps. */

/** A Space from which an owner's units, or one leader by himself, could come. */
export interface Candidate {
  readonly from: Node;
  readonly owner: Owner;
  /** NONE for an army. */
  readonly leader: Leader;
}

/** 10.31, R142: those who have tried against this entry: units, by the key of their Space and owner, and leaders. */
export interface Tried {
  readonly keys: number[];
  readonly rows: number[][];
  readonly leaders: Leader[];
}

/** 10.31: an interception: what is remembered of it, and its steps, which are in `interception.ts`. */
export type Interception = Body<
  "interception",
  {
    locals: {
      /** The Space that was entered, and as whom the force moves. */
      readonly space: Node;
      readonly mover: Owner;
      tried: Tried;
      /** Powers that have passed. */
      passed: Power[];
      /** R158: whether it came to a battle. */
      contested: boolean;
      /** The attempt under way: whose it is, and from where. */
      power: Power;
      from: Node;
      owner: Owner;
      /** 10.33: a leader by himself, or NONE. */
      alone: Leader;
      units: readonly number[];
      leaders: Leader[];
      asked: Leader[];
      /** 10.35: units that stay in the walls. */
      inside: readonly number[];
      insideForce: number;
      body: number;
      residents: readonly Owner[];
      /** 7.31, 10.39: those of the mover's side who were there before wait behind their walls. */
      sheltered: boolean;
      /** R408, R447: the power that says so: whose walls they are, or NONE. */
      warden: Power;
      /** What has come of the battle. */
      winner: HandedBy<"landBattle">["winner"];
      gone: HandedBy<"landBattle">["gone"];
    };
    acts: ("begin" | "next" | "inside" | "bribe" | "roll" | "missed") | ("fight" | "found" | "spoils" | "settled");
    asks: { attempt: "intercept" | "pass"; leader: "leader"; shelter: "useWalls" };
    after: { named: "chooseUnits"; insideNamed: "chooseUnits"; bribed: "bribe"; fought: "landBattle"; sacked: "sack" };
  }
>;
export type InterceptionFrame = FrameOf<Interception>;

/** Notes that units of a Space and owner have tried. */
export function noteTried({ keys, rows }: Tried, key: number, units: readonly number[]): void {
  const known = keys.indexOf(key);
  if (known === NONE) {
    keys.push(key);
    rows.push([...units]);
  } else units.forEach((n, unit) => (rows[known]![unit]! += n));
}

/** Names a Space and an owner in `barred` and `Tried`. */
export const interceptorKey = placeOf;

/** 10.45, 10.96: those whom a force leaves behind in a battle do not intercept it. */
export const barredAt = (space: Node): number[] => OWNERS.map((_, owner) => interceptorKey(space, owner));

/** What an owner has in a Space for a battle, whatever the marks: no garrisons and no squadrons. */
export function fightersAt(state: State, node: Node, owner: Owner): number[] {
  const sum = sumAt(state, node, owner);
  sum[GARR] = 0;
  sum[GS] = 0;
  return sum;
}

/**
 * 10.31, R61, R142: what can still ride out: land units that have not tried, and the elephants with them; militia only at
 * Home (12.32).
 */
export function ridersAt(state: State, from: Node, owner: Owner, to: Node, { keys, rows }: Tried): number[] {
  const sum = fightersAt(state, from, owner);
  if (worldOf(state.config).map.homeAt[to] !== owner) sum[MIL] = 0;
  const tried = rows[keys.indexOf(interceptorKey(from, owner))];
  if (tried) for (let unit = 0; unit < sum.length; unit++) sum[unit] = Math.max(0, sum[unit]! - tried[unit]!);
  return sum;
}

/**
 * Takes units of one owner out of a Space into a force, the freshest first, without those that carry one of the marks
 * `but`; their marks come back with them (R193).
 */
export function gatherInto(
  state: State,
  index: number,
  owner: Owner,
  units: readonly number[],
  but: Mark = FRESH,
): void {
  const { node } = state.forces[index]!;
  const left = units.slice();
  for (const key of keysAt(state, node, owner)) {
    const mark = markOfKey(key);
    if ((mark & but) !== 0) continue;
    const row = rowOf(state, key).map((n, unit) => Math.min(n, left[unit] ?? 0));
    row.forEach((n, unit) => (left[unit]! -= n));
    takeUp(state, index, mark, owner, mark, row);
  }
}

/** 10.31, R142, R170: everything a power could try against a force that has entered a Space. */
export function candidatesOf(
  state: State,
  force: Force,
  space: Node,
  power: Power,
  { barred, tried }: { readonly barred: readonly number[]; readonly tried: Tried },
): Candidate[] {
  const found: Candidate[] = [];
  if (meetsOwnSlaves(state, force, space, power)) return found;
  // 17.2, R333: whoever leads the army does not stop it; Greece may.
  if (isKin(force) && power === force.power) return found;
  const mayAnyhow = power === GREECE && isWatchedByKin(state, force, space);
  const owners = interceptingFor(state, power);
  const hasArmyThere = owners.some((owner) => standsHere(state, space, owner));
  for (const owner of owners) {
    if (!mayAnyhow && relationOf(state, force, owner) !== "hostile") continue;
    for (const from of worldOf(state.config).map.direct[space]!) {
      if (barred.includes(interceptorKey(from, owner)) || isKept(state, owner, from, space)) continue;
      const army = !mayNotJoin(state, space, owner) && hasLand(state, ridersAt(state, from, owner, space, tried));
      if (army) found.push({ from, owner, leader: NONE });
      if (!hasArmyThere) continue;
      for (const leader of leadersOf(state, from, owner))
        if (!tried.leaders.includes(leader) && !isOffshore(state, leader, from)) found.push({ from, owner, leader });
    }
  }
  // R484: who comes to a Space that an enemy has left only for a battle would be in his way when he has to go back.
  return found.length > 0 && isLeftOnlyForBattle(state, power, space) ? [] : found;
}

/** R277: the slaves that rose against this power sit there. */
function meetsOwnSlaves(state: State, force: Force, space: Node, power: Power): boolean {
  const slaves = SLAVES_ROME + power;
  return hasOwner(occupiersAt(state, space), slaves) && relationOf(state, force, slaves) === "hostile";
}

/** 12.44, R170: the Soldier of Fortune and his player's units do not attack together, except in scenario I. */
function mayNotJoin(state: State, space: Node, owner: Owner): boolean {
  if (marchAsOne(state, powerBehind(state, owner))) return false;
  if (owner === SOLDIER_OF_FORTUNE) return standsHere(state, space, keeperOf(state, owner));
  return (
    keeperOf(state, SOLDIER_OF_FORTUNE) === powerBehind(state, owner) && standsHere(state, space, SOLDIER_OF_FORTUNE)
  );
}

/** 10.34, 10.36, R145: those who stand in the Space against the force, and would fight beside an interceptor. */
export function residentsOf(state: State, force: Force, space: Node, power: Power): Owner[] {
  const there = occupiersAt(state, space);
  const found: Owner[] = [];
  for (let owner = nextOwner(there); owner !== NONE; owner = nextOwner(there, owner)) {
    if (!standsHere(state, space, owner)) continue;
    if (relationOf(state, force, owner) !== "hostile") continue;
    const behind = powerBehind(state, owner);
    const isOurs = behind === NONE || behind === power;
    if (isOurs || allows(state, behind, power, STACK) || isHost(state, power, owner, space)) found.push(owner);
  }
  return found;
}

/**
 * Whether an owner is on the side of a mover: the same, or of one power; whoever moves a horde is on its side (R138), but his
 * own army would attack it (13.24).
 */
export const isSameSide = (state: State, mover: Owner, owner: Owner): boolean =>
  owner === mover || (powerBehind(state, owner) !== NONE && powerBehind(state, owner) === lastMover(state, mover));

/**
 * R62, R138, R145, R447: units of the mover's own side that stand in the Space defend with him, and those of allies in his
 * force; other powers stay out of it.
 */
export function friendsOf(state: State, force: Force, space: Node): Owner[] {
  const there = occupiersAt(state, space);
  const mover = moverOf(force);
  const found: Owner[] = [];
  for (let owner = nextOwner(there); owner !== NONE; owner = nextOwner(there, owner)) {
    const isOurs = isSameSide(state, mover, owner) || hasAlly(state, force, owner);
    if (isOurs && !isAtOdds(force) && standsHere(state, space, owner)) found.push(owner);
  }
  return found;
}

/** 4.1, R398: whether a power whose units march in a force is behind an owner. */
const hasAlly = (state: State, { rows }: Force, owner: Owner): boolean =>
  rows.length > 1 && rows.some((row) => isPower(row.owner) && isSameSide(state, row.owner, owner));

/** 10.32, R63: what helps: the best leader, the walls they come from, and a City of their own they come to. */
export function helpFor(
  state: State,
  power: Power,
  from: Node,
  space: Node,
  leaders: readonly Leader[],
): Readonly<Record<"leader" | "walls" | "city", number>> {
  const { fromCity, fromTown, intoOwnCity } = worldOf(state.config).data.charts.interception;
  const origin = worksAt(state, from);
  const target = worksAt(state, space);
  return {
    leader: bestTactics(state, leaders),
    walls: origin ? (origin.works === CITY ? fromCity : fromTown) : 0,
    city: target?.owner === power && target.works === CITY ? intoOwnCity : 0,
  };
}

/** 10.32, R63: what is added to the dice. */
export function addedTo(state: State, power: Power, from: Node, space: Node, leaders: readonly Leader[]): number {
  const { leader, walls, city } = helpFor(state, power, from, space, leaders);
  return leader + walls + city;
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
