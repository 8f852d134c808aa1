import { worldOf } from "../config.ts";
import { EL, FRESH, GARR, GS, NONE, type Leader, type Node, type Owner, type Power } from "../data/index.ts";
import { takeHorde } from "../rules/barbarians/hordes.ts";
import { gatherInto } from "../rules/battle/interceptors.ts";
import { leadersFor, ownersLedBy } from "../rules/control/command.ts";
import { isFriendly } from "../rules/control/holder.ts";
import { isHorde } from "../rules/control/keeper.ts";
import type { MajorMover } from "../rules/frames.ts";
import { isOffshore } from "../rules/leaders/company.ts";
import { campaignOf } from "../rules/movement/allowance.ts";
import { hasLand, isFleet, leadersOf } from "../rules/movement/contents.ts";
import { fleetsOf, freshArmy, freshGalleys } from "../rules/movement/movers.ts";
import { addForce, ALONE, emptyForce, goAboard, joinForce, leadForce, MINOR, note } from "../state/force.ts";
import { cloneState, emptyRow, type Force, type State } from "../state/state.ts";
import { sumAt, takeStanding } from "../state/table.ts";
import type { Stack } from "./reach.ts";

/** What is looked for in a place. */
export interface Wanted {
  readonly kind: "army" | "fleet";
  /** 12.42, 13.42: whose; a power's own unless it is said. */
  readonly mover?: MajorMover;
  /** 9.14: also what has moved in this Activation: it could come in another one. */
  readonly tired?: boolean;
  /** All that may be named, garrisons and every leader too, and not only what usually is. */
  readonly whole?: boolean;
}

/**
 * 9.11: all that a power would usually move from a place: its army with its leaders, garrisons only where there is nothing
 * else, and but for one unit where the Space would be lost without any; or its fleet, with leaders who have no army there to stay with.
 */
export function stackIn(state: State, power: Power, node: Node, wanted: Wanted): Stack | undefined {
  const { kind, mover = "own", tired = false, whole = false } = wanted;
  const owners = ownersLedBy(state, power, mover);
  const isNaval = kind === "fleet";
  const army = owners.map((owner) => ({ owner, counts: armyAt(state, node, owner, tired) }));
  const hasArmy = army.some(({ counts }) => hasLand(state, counts));
  const units = isNaval
    ? fleetsOf(state, power, mover).map((owner) => ({ owner, counts: hullsAt(state, node, owner, tired) }))
    : army.map(({ owner, counts }) => ({ owner, counts: marchers(counts, hasArmy, whole) }));
  if (!isNaval && !whole) leaveOne(state, power, node, units);
  const found = units.filter(({ counts }) => counts.some((n) => n > 0));
  const isLeft = isNaval && ((hasArmy && !whole) || found.length === 0);
  const leaders = isLeft ? [] : leadersIn(state, owners, node);
  return found.length === 0 && leaders.length === 0 ? undefined : { power, node, units: found, leaders };
}

/** 5.11: of an army the cheapest unit stays, where the Space would be its power's no more if nobody did. */
function leaveOne(state: State, power: Power, node: Node, units: readonly { owner: Owner; counts: number[] }[]): void {
  const own = units.find(({ owner }) => owner === power);
  const { bp, occupying } = worldOf(state.config).data.units;
  const going = own ? occupying.filter((unit) => own.counts[unit]! > 0) : [];
  const cheapest = going.toSorted((a, b) => bp[a]! - bp[b]!)[0];
  const several = going.reduce((sum, unit) => sum + own!.counts[unit]!, 0) > 1;
  if (cheapest === undefined || !several || !isFriendly(state, power, node)) return;
  const gone = cloneState(state);
  for (const unit of going) takeStanding(gone, node, power, unit, own!.counts[unit]!);
  if (!isFriendly(gone, power, node)) own!.counts[cheapest]!--;
}

const leadersIn = (state: State, owners: readonly Owner[], node: Node): Leader[] =>
  owners.flatMap((owner) => leadersOf(state, node, owner));

function armyAt(state: State, node: Node, owner: Owner, tired: boolean): number[] {
  if (!tired) return freshArmy(state, node, owner);
  const row = sumAt(state, node, owner);
  row[GS] = 0;
  return row;
}

function hullsAt(state: State, node: Node, owner: Owner, tired: boolean): number[] {
  const row = emptyRow();
  row[GS] = tired ? sumAt(state, node, owner)[GS]! : freshGalleys(state, node, owner);
  return row;
}

/** Garrisons stay where anything else goes; elephants go nowhere without an army (10.68). */
const marchers = (counts: readonly number[], hasArmy: boolean, whole: boolean): number[] =>
  counts.map((n, unit) => ((unit === GARR && hasArmy && !whole) || (unit === EL && !hasArmy) ? 0 : n));

/** Makes a force of a stack, as whoever names it would (9.11); says its index. It has no Movement Points yet. */
export function muster(state: State, { power, node, units, leaders, isMinor = false }: Stack): number {
  const atSea = node >= worldOf(state.config).map.spaces;
  const force = emptyForce(power, node, atSea);
  const index = addForce(state, force);
  for (const { owner, counts } of units) {
    gatherInto(state, index, owner, counts, FRESH);
    if (isHorde(owner)) takeHorde(state, owner, power);
  }
  for (const leader of leaders) joinForce(state, index, leader);
  if (isMinor) note(force, MINOR);
  if (force.rows.length === 0 && leaders.length > 0 && isOffshore(state, leaders[0]!, node)) goAboard(state, force);
  return index;
}

/** 9.12, 8.23, 11.11: Movement Points by the face of the die; none for a fleet. */
export function allowances(state: State, force: Force): number[] {
  if (isFleet(state, force)) return [];
  const isAlone = force.rows.length === 0;
  const isLed = isAlone || (force.flags & MINOR) === 0;
  const rating = isLed ? Math.max(0, ...leadersFor(state, force).map((leader) => campaignOf(state, leader))) : 0;
  return [1, 2, 3, 4, 5, 6].map((die) => (isAlone ? 2 : 1) * (die + rating));
}

/** A force as it sets out with so many Movement Points; -1 for a fleet. */
export function settingOut(force: Force, mp: number): Force {
  const ready: Force = { ...force, aboard: force.aboard || mp < 0 };
  leadForce(ready, force.leaders[0] ?? NONE, mp);
  if (force.rows.length === 0) note(ready, ALONE);
  return ready;
}
