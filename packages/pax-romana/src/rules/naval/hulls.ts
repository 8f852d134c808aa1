import { worldOf } from "../../config.ts";
import {
  GS,
  MOVED,
  NONE,
  OWNERS,
  PONTUS,
  WITHDRAWN,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { addToForce, countInForce, dissolve, landIn } from "../../state/force.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { putLeader } from "../../state/leaders.ts";
import { emptyRow, ROW, type Force, type State } from "../../state/state.ts";
import {
  addRow,
  countAt,
  countIn,
  eachStack,
  keyOf,
  markOfKey,
  ownerOfKey,
  rowOf,
  takeStanding,
} from "../../state/table.ts";
import { moveMutiny } from "../barbarians/mutinies.ts";
import { takeFromForce } from "../battle/casualties.ts";
import { isPower, lastMover, ownerOfLeader } from "../control/keeper.ts";
import type { Side } from "../frames.ts";
import { isWithArmy } from "../leaders/company.ts";
import { loseLeader } from "../leaders/fate.ts";
import { fleetOf, fleetOfForce, ownersOfFleet } from "../units/independents.ts";
import { faceOf, faceOfForce } from "../control/face.ts";

/** 11.11: one fleet: all squadrons of a power in a node, or those of a force, with whoever is aboard. */
export interface Fleet {
  /** A power, or an independent whose squadrons serve nobody. */
  readonly fleet: Owner;
  /** The force that sails, or NONE for a fleet that lies in `node`. */
  readonly force: number;
  readonly node: Node;
}

/** A force that sails, as a fleet; that of Pontus is its own (12.55). */
export function fleetSailing({ forces }: Pick<State, "forces">, force: number): Fleet {
  const sailing = forces[force]!;
  return { fleet: fleetOfForce(sailing), force, node: sailing.node };
}

export const squadronsOf = (force: Force): number => countInForce(force, GS);

/** 11.3: land units, garrisons or elephants aboard. */
export function hasCargo({ rows }: Force): boolean {
  for (const { counts } of rows)
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS && counts[unit] !== 0) return true;
  return false;
}

/** 8.23: leaders without any unit. */
export const isAlone = ({ rows }: Force): boolean => rows.length === 0;

const onPoint = ({ config }: State, node: Node): boolean => node >= worldOf(config).map.spaces;

/** Squadrons of the fleet. */
export function hullsIn(state: State, { fleet, force, node }: Fleet): number {
  if (force !== NONE) return state.forces[force] ? squadronsOf(state.forces[force]) : 0;
  let count = 0;
  for (const owner of ownersOfFleet(state, fleet)) count += countAt(state, node, owner, GS);
  return count;
}

/** Whose name the fleet bears in the log. */
export function faceOfFleet(state: State, { fleet, force, node }: Fleet): Owner {
  const sailing = force === NONE ? null : state.forces[force];
  if (sailing) return faceOfForce(state, sailing);
  return faceOf(
    fleet,
    ownersOfFleet(state, fleet).filter((owner) => countAt(state, node, owner, GS) > 0),
  );
}

/** Squadrons of one owner in the fleet. */
export function hullsOf(state: State, { force, node }: Fleet, owner: Owner): number {
  if (force === NONE) return countAt(state, node, owner, GS);
  let count = 0;
  for (const row of state.forces[force]!.rows) if (row.owner === owner) count += row.counts[GS]!;
  return count;
}

/** Whether anything but squadrons is aboard: in a port, a standing fleet carries nobody. */
export function isLaden(state: State, { fleet, force, node }: Fleet): boolean {
  if (force !== NONE) return state.forces[force] !== null && hasCargo(state.forces[force]!);
  if (!onPoint(state, node)) return false;
  let found = false;
  eachStack(state, node, (key, at) => {
    if (fleetOf(state, ownerOfKey(key)) !== fleet) return;
    for (let unit = 0; unit < ROW; unit++) if (unit !== GS && state.table.counts[at + unit] !== 0) found = true;
  });
  return found;
}

/** 11.43, 8.43, R215: leaders with the fleet; in a port they are ashore if an army is with them. */
export function leadersWith(state: State, { fleet, force, node }: Fleet): Leader[] {
  if (force !== NONE) return state.forces[force]?.leaders.slice() ?? [];
  return state.leaders.flatMap((place, leader) =>
    place === node && fleetOf(state, ownerOfLeader(state, leader)) === fleet && !isWithArmy(state, leader, node)
      ? [leader]
      : [],
  );
}

/** 11.43, 16.2: what one squadron of the fleet is worth; R492: no invention of its player is of use to that of Pontus. */
export function hullBp(state: State, fleet: Owner): number {
  const { squadronBp, technologyBp } = worldOf(state.config).data.charts.naval;
  return isPower(fleet) && hasFlag(state, fleet, FLAGS.galleyTechnology) ? technologyBp : squadronBp;
}

/** Who decides for a fleet, for that of Pontus its player (R352); nobody is ever asked for an independent. */
export const commander = (state: Pick<State, "armies">, fleet: Owner): Power =>
  fleet === PONTUS ? lastMover(state, fleet) : (fleet as Power);

/** R95, R192, R352: fleets of powers, and of Pontus, leave before a battle or when they are beaten; those of independents never do. */
export const isMobile = (fleet: Owner): boolean => isPower(fleet) || fleet === PONTUS;

/** 11.46: the cargo as a side that takes losses. */
export const cargoSide = (state: State, { fleet, force }: Fleet): Side => ({
  power: commander(state, fleet),
  force,
  owners: force === NONE ? allOwners(state, fleet) : [],
});

/** Everybody whose pieces sail with the fleet: the Soldier of Fortune too (12.44). */
const allOwners = (state: State, fleet: Owner): Owner[] => {
  const found: Owner[] = [];
  for (let owner = 0; owner < OWNERS.length; owner++) if (fleetOf(state, owner) === fleet) found.push(owner);
  return found;
};

function onlyHulls(n: number): number[] {
  const row = emptyRow();
  row[GS] = n;
  return row;
}

/** Squadrons of one owner go down. */
export function sink(state: State, { force, node }: Fleet, owner: Owner, n: number, rule: string, tell: Tell): void {
  if (n === 0) return;
  if (force === NONE) takeStanding(state, node, owner, GS, n);
  else takeFromForce(state, force, owner, GS, n);
  tell({ type: "sunk", owner, node, units: onlyHulls(n), rule });
}

/** So many squadrons go down, whoever of the fleet they belong to: the Soldier of Fortune has some, too. */
export function sinkAny(state: State, given: Fleet, n: number, rule: string, tell: Tell): void {
  let left = n;
  for (const owner of allOwners(state, given.fleet)) {
    const here = Math.min(left, hullsOf(state, given, owner));
    sink(state, given, owner, here, rule, tell);
    left -= here;
  }
}

/** 8.43, 11.46: the whole fleet goes down, with everybody aboard. */
export function loseFleet(state: State, given: Fleet, rule: string, tell: Tell): void {
  const { force, node } = given;
  for (const leader of leadersWith(state, given)) loseLeader(state, leader, node, "8.43", tell);
  if (force !== NONE) {
    for (const { owner, counts } of state.forces[force]!.rows)
      tell({ type: "sunk", owner, node, units: counts.slice(), rule });
    return dissolve(state, force);
  }
  moveMutiny(state, node, NONE, given.fleet);
  for (const key of keysOf(state, given)) {
    const row = aboard(state, key, node);
    addRow(state, key, row, -1);
    if (row.some((n) => n > 0)) tell({ type: "sunk", owner: ownerOfKey(key), node, units: row, rule });
  }
}

/** What sails of a standing stack: at sea all of it, in a port the squadrons. */
export function aboard(state: State, key: number, node: Node): number[] {
  const row = rowOf(state, key);
  return onPoint(state, node) ? row : onlyHulls(row[GS]!);
}

/** The standing stacks of a fleet. */
export function keysOf(state: State, { fleet, node }: Fleet): number[] {
  const keys: number[] = [];
  eachStack(state, node, (key) => void (fleetOf(state, ownerOfKey(key)) === fleet && keys.push(key)));
  return keys;
}

/** 11.18, R278: squadrons that lost a battle neither sail, escort nor withdraw until the Activation closes. */
const BEATEN = MOVED | WITHDRAWN;

/** The squadrons of a fleet have lost a battle. */
export function tire(state: State, given: Fleet): void {
  const { force, node } = given;
  if (force !== NONE) {
    const moving = state.forces[force]!;
    for (const { owner, mark, counts } of moving.rows.slice()) {
      const hulls = counts[GS]!;
      addToForce(state, moving, owner, mark, GS, -hulls);
      addToForce(state, moving, owner, BEATEN, GS, hulls);
    }
    return;
  }
  for (const key of keysOf(state, given)) {
    const hulls = onlyHulls(countIn(state, key, GS));
    addRow(state, key, hulls, -1);
    addRow(state, keyOf(node, ownerOfKey(key), BEATEN), hulls);
  }
}

/** 11.44, R166: the fleet is put into a port; whoever was aboard is ashore there. */
export function putIntoPort(state: State, given: Fleet, port: Node): void {
  const { force, node } = given;
  if (force !== NONE) return landIn(state, state.forces[force]!, port);
  moveMutiny(state, node, port, given.fleet);
  for (const leader of leadersWith(state, given)) putLeader(state, leader, port);
  for (const key of keysOf(state, given)) {
    const row = aboard(state, key, node);
    addRow(state, key, row, -1);
    addRow(state, keyOf(port, ownerOfKey(key), markOfKey(key)), row);
  }
}
