import {
  GALLIC_REBEL,
  GALLIC_REVOLT,
  GREECE,
  GS,
  HORDE_0,
  HORDE_LEADER,
  NONE,
  OWNERS,
  PERGAMUM,
  PONTUS,
  SOLDIER_LEADER,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { armyOf } from "../../state/armies.ts";
import { isAtOdds, isKin } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { hasSpace } from "./holder.ts";
import { isHorde, isPower, lastMover, powerBehind } from "./keeper.ts";
import { allows, isTruce, PASS, STACK } from "./permission.ts";

export { allows, JOIN, LOC, PASS, SEA, STACK } from "./permission.ts";

/**
 * 5.12: how a body stands to an owner it meets: it may stack with him (`friend`), go through without stopping (`pass`),
 * or must fight (`hostile`).
 */
export type Relation = "friend" | "pass" | "hostile";

/** 4.1, 5.12, 12.44, 13.42: `mover` is the owner of the moving pieces, `power` decides for them. */
export function relation(state: Pick<State, "armies" | "pacts">, mover: Owner, power: Power, other: Owner): Relation {
  if (mover === other || isWelcome(state, mover, other) || isWelcome(state, other, mover)) return "friend";
  const theirs = powerBehind(state, other);
  if (theirs === NONE) return "hostile";
  // 13.42, R101, R138: a horde goes into and through Spaces of whoever moves it; his own armies attack it (13.24).
  if (isHorde(mover)) return theirs === power ? "friend" : "hostile";
  const own = powerBehind(state, mover);
  if (theirs === own) return "friend";
  if (own === NONE) return "hostile";
  // 12.44, R466: what a power allows, or is allowed, holds for its Soldier of Fortune as for its own armies.
  if (allows(state, theirs, own, STACK)) return "friend";
  return allows(state, theirs, own, PASS) ? "pass" : "hostile";
}

const MAGNA_GRAECIA: Owner = OWNERS.indexOf("magnaGraecia");

/** Scenario IV, R370: Magna Graecia is a friend of Pyrrhus, who came with the set-up; not of his player, nor of who is hired later. */
export const isWelcome = (state: Pick<State, "armies">, guest: Owner, host: Owner): boolean =>
  host === MAGNA_GRAECIA && guest === SOLDIER_OF_FORTUNE && armyOf(state, guest)?.origin !== NONE;

/** 5.12, R206: whether pieces of two owners are at odds where they meet: neither has, or had, leave to be where the other is. */
export const areEnemies = (state: Pick<State, "armies" | "pacts">, a: Owner, b: Owner, node: Node = NONE): boolean =>
  relation(state, a, lastMover(state, a, node), b) === "hostile" &&
  relation(state, b, lastMover(state, b, node), a) === "hostile" &&
  !areParting(state, powerBehind(state, a), powerBehind(state, b));

const areParting = (state: Pick<State, "pacts">, one: Power, other: Power): boolean =>
  one !== NONE && other !== NONE && isTruce(state, one, other);

/**
 * The owner a force moves as: the Soldier of Fortune, a horde or slaves if units of theirs are in it; else its power, and
 * an ally whose units alone are left (4.1). Squadrons, which may be of Rhodes (12.51), sail as their power's, and Pergamum
 * marches as its ally's own (12.54). Leaders
 * alone move as whose they are.
 */
export function moverOf(force: Force): Owner {
  const { rows, leaders, power } = force;
  if (isKin(force)) return GREECE;
  if (rows.length === 0) return loneMover(leaders[0] ?? NONE, power);
  let found: Owner = NONE;
  for (const { owner, counts } of rows) {
    if (isPower(owner)) found = found === NONE || owner === power ? owner : found;
    else if (owner === PONTUS || (owner !== PERGAMUM && !isSquadrons(counts))) return owner;
  }
  return found === NONE ? power : found;
}

function isSquadrons(counts: readonly number[]): boolean {
  if (counts[GS] === 0) return false;
  for (let unit = 0; unit < counts.length; unit++) if (counts[unit] !== 0 && unit !== GS) return false;
  return counts.length > 0;
}

/** Powers' leaders come first in a force, so that others lead it only by themselves. */
function loneMover(leader: Leader, power: Power): Owner {
  if (leader >= HORDE_LEADER) return HORDE_0 + leader - HORDE_LEADER;
  if (leader === GALLIC_REBEL) return GALLIC_REVOLT;
  return leader === SOLDIER_LEADER ? SOLDIER_OF_FORTUNE : power;
}

/** 5.12, R398: what a force is to an owner in a node: with allies in it, the worst that any of them is. */
export function relationOf(state: State, force: Force, other: Owner, node: Node = force.node): Relation {
  if (isKin(force)) return asKin(state, force, other, node);
  const mover = moverOf(force);
  let found = isHost(state, mover, other, node) ? "friend" : relation(state, mover, force.power, other);
  if (force.rows.length <= 1) return found;
  // Nobody fights whoever is in the force himself, nor the Soldier of Fortune whom he keeps.
  if (isPower(mover) && isIn(force, powerBehind(state, other))) return "friend";
  for (const { owner } of force.rows)
    if (owner !== mover && isPower(owner)) found = worse(found, asAlly(state, force, owner, other, node));
  return found;
}

/** 17.2, R333: to Greeks what its leader has chosen, to all others what any Greek army is. */
function asKin(state: State, force: Force, other: Owner, node: Node): Relation {
  if (powerBehind(state, other) === GREECE) return isAtOdds(force) ? "hostile" : "friend";
  return isHost(state, GREECE, other, node) ? "friend" : relation(state, GREECE, GREECE, other);
}

const isIn = ({ rows }: Force, power: Power): boolean => rows.some(({ owner }) => owner === power);

/** What an ally's units in a force are to an owner. */
function asAlly(state: State, { power }: Force, ally: Power, other: Owner, node: Node): Relation {
  const theirs = powerBehind(state, other);
  if (theirs === NONE) return "hostile";
  return theirs === power || isHost(state, ally, other, node) ? "friend" : relation(state, ally, ally, other);
}

/** 4.1, 5.12, R457: whether a Space is of an owner's power, and another owner there is its guest, whom it does not fight there. */
export function isHost(state: State, owner: Owner, guest: Owner, node: Node): boolean {
  const power = powerBehind(state, owner);
  const theirs = powerBehind(state, guest);
  if (power === NONE || theirs === NONE || theirs === power) return false;
  return allows(state, power, theirs, STACK) && hasSpace(state, power, node);
}

const worse = (a: Relation, b: Relation): Relation =>
  a === "hostile" || b === "hostile" ? "hostile" : a === "pass" ? a : b;
