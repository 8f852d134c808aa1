import { worldOf, type Config } from "../../config.ts";
import {
  NONE,
  PERGAMUM,
  PORT,
  POWERS,
  SOLDIER_OF_FORTUNE,
  TRIBES,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import { firstKeyAt, hasOwner, justOwner, nextOwner, ownerOfKey, type Owners } from "../../state/keys.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import { builderAt } from "../../state/works.ts";
import { ROW, type State } from "../../state/state.ts";
import { firstAt } from "../../state/table.ts";
import { isPower, isSlaves, keeperOf, ownerOfLeader, powerBehind } from "./keeper.ts";
import { allows, PASS, STACK, TRUCE } from "./permission.ts";

/** 12.73: slaves sit there, so that nobody has it. */
const DENIED = -2;

/** 1.4, 12.12: land units and garrisons occupy; elephants, leaders and galleys do not (5.11, 5.42). */
export function occupies(state: State, counts: readonly number[], at: number): boolean {
  const { occupying } = worldOf(state.config).data.units;
  for (let i = 0; i < occupying.length; i++) if (counts[at + occupying[i]!] !== 0) return true;
  return false;
}

/** 5.11, 7.21, 5.41: the owners that occupy a Space. */
export function occupiersAt(state: State, node: Node): Owners {
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  let found: Owners = 0;
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++)
    if (occupies(state, counts, i * ROW)) found |= justOwner(ownerOfKey(keys[i]!));
  for (let i = 0; i < state.forces.length; i++) {
    const force = state.forces[i];
    if (!force || force.node !== node || force.aboard) continue;
    for (const { owner, counts: row } of force.rows) if (occupies(state, row, 0)) found |= justOwner(owner);
  }
  const builder = builderAt(state, node);
  if (builder !== NONE) found |= justOwner(builder);
  return hasTribe(state, node) ? found | justOwner(TRIBES) : found;
}

/** 13.11: whether an unrevealed tribal counter lies in a Space. */
export function hasTribe(state: State, node: Node): boolean {
  const tribal = worldOf(state.config).map.tribal[node]!;
  return tribal !== NONE && state.tribes[tribal]! > 0;
}

/** 5.11, 5.41, R178: who has a Space by occupying it; NONE where nobody does, `DENIED` where slaves sit. */
export function occupierAt(state: State, node: Node): Owner {
  const found = occupiersAt(state, node);
  const one = nextOwner(found);
  if (one === NONE) return NONE;
  return found === justOwner(one) ? (isSlaves(one) ? DENIED : one) : amongSeveral(state, node, found);
}

function amongSeveral(state: State, node: Node, found: Owners): Owner {
  let sharer = NONE;
  let powers: Owners = 0;
  for (let owner = nextOwner(found); owner !== NONE; owner = nextOwner(found, owner)) {
    if (isSlaves(owner)) return DENIED;
    if (isPower(owner)) powers |= justOwner(owner);
    else if (!isAlly(state, owner, found)) sharer = owner;
  }
  return sharer === NONE ? amongPowers(state, node, powers) : sharer;
}

/** 5.41, R466: the Soldier of Fortune, or Pergamum, denies nothing to his player who itself occupies, nor to an ally of his player. */
function isAlly(state: State, owner: Owner, found: Owners): boolean {
  const keeper = keeperOf(state, owner);
  if (keeper === NONE) return false;
  for (let power = 0; power < POWERS.length; power++)
    if (hasOwner(found, power) && (power === keeper || areAllied(state, power, keeper))) return true;
  return false;
}

/** What lets pieces of one power be in a Space of another. */
const GUESTS = STACK | PASS | TRUCE;

const areAllied = (state: State, one: Power, other: Power): boolean =>
  allows(state, one, other, GUESTS) || allows(state, other, one, GUESTS);

/**
 * R180, R421, R459: a Space held together belongs to the owner of works there, else to whoever had it, else to the power
 * whose force it is that has come, else to the giver of the permission.
 */
function amongPowers(state: State, node: Node, powers: Owners): Owner {
  const one = nextOwner(powers);
  if (powers === justOwner(one)) return one;
  const builder = builderAt(state, node);
  if (builder !== NONE && hasOwner(powers, builder)) return builder;
  const giver = giverAmong(state, powers);
  if (giver === NONE) return DENIED;
  const had = state.held[node] ?? NONE;
  if (had !== NONE && hasOwner(powers, had)) return had;
  const comer = state.forces.find((force) => force?.node === node && !force.aboard && hasOwner(powers, force.power));
  return comer ? comer.power : giver;
}

/** The first of some powers that lets another of them stand in its Spaces, or NONE where they are enemies. */
function giverAmong(state: State, powers: Owners): Power {
  for (let giver = 0; giver < POWERS.length; giver++)
    for (let taker = 0; taker < POWERS.length; taker++)
      if (hasOwner(powers, giver) && hasOwner(powers, taker) && allows(state, giver, taker, STACK | TRUCE))
        return giver;
  return NONE;
}

/** 2.11: the power in play whose Home the Space is, or NONE. */
export function homeOf(state: State, node: Node): Power {
  const { map, seatOf } = worldOf(state.config);
  const home = map.homeAt[node]!;
  return home === NONE || seatOf[home] === NONE ? NONE : home;
}

/** 5.41, R458: whether a power is in a Space of another's Home that the other has not lost, and has leave to be there. */
function isGuestOfHome(state: State, node: Node, occupier: Owner): boolean {
  const had = state.held[node] ?? NONE;
  if (had === NONE || had === occupier || had !== homeOf(state, node) || builderAt(state, node) !== NONE) return false;
  const guest = powerBehind(state, occupier);
  if (guest === NONE) return false;
  return allows(state, had, guest, STACK | PASS) || (allows(state, had, guest, TRUCE) && hasLeader(state, had, node));
}

/** R206: whether a power has a leader in a Space, so that it shares the Space with whoever else is there. */
function hasLeader(state: State, power: Power, node: Node): boolean {
  for (let leader = 0; leader < state.leaders.length; leader++) {
    const place = state.leaders[leader]!;
    const at = place < IN_FORCE ? place : state.forces[place - IN_FORCE]?.node;
    if (at === node && ownerOfLeader(state, leader) === power) return true;
  }
  return false;
}

/** 17.2, R350: whether a Space was Pergamum's at the set-up, and a power its ally: he gains no control there that he has not got. */
const isOfAllysHome = (state: State, node: Node, occupier: Owner): boolean =>
  isPower(occupier) &&
  keeperOf(state, PERGAMUM) === occupier &&
  state.held[node] !== occupier &&
  isPergamene(state.config, node);

/** R350: the Spaces that Pergamum occupies at the set-up. */
const isPergamene = (config: Config, node: Node): boolean =>
  worldOf(config).scenario.independents.advanced.some(({ owner, space }) => owner === PERGAMUM && space === node);

/** 5.11: who controls a Space: a power, another owner, or NONE. */
export function holderOf(state: State, node: Node): Owner {
  const occupier = occupierAt(state, node);
  if (occupier === DENIED) return NONE;
  if (occupier === NONE || isGuestOfHome(state, node, occupier)) return homeOf(state, node);
  // R178, 5.41: the Soldier of Fortune takes nothing from his own player, nor an ally from his.
  if (occupier === SOLDIER_OF_FORTUNE || occupier === PERGAMUM) {
    const home = homeOf(state, node);
    if (home !== NONE && home === keeperOf(state, occupier)) return home;
  }
  return state.advanced && isOfAllysHome(state, node, occupier) ? NONE : occupier;
}

/** R457: whether a Space is a power's own for whoever comes there: the power had it, or has something in it that stays. */
export function hasSpace(state: State, power: Power, node: Node): boolean {
  if (node >= worldOf(state.config).map.spaces) return false;
  if (state.held[node] === power || builderAt(state, node) === power) return true;
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++)
    if (ownerOfKey(keys[i]!) === power && occupies(state, counts, i * ROW)) return true;
  return false;
}

/** 1.4, 5.11: a Space is friendly to the power that controls it. */
export const isFriendly = (state: State, power: Power, node: Node): boolean => holderOf(state, node) === power;

/**
 * 5.13, 5.14, 1.4, R469: a port is friendly like any other Space, also one that belongs to an ally, if the power itself
 * occupies it as well; the open sea is nobody's.
 */
export function isFriendlyPort(state: State, power: Owner, node: Node): boolean {
  if (worldOf(state.config).map.kind[node] !== PORT) return false;
  const holder = holderOf(state, node);
  if (holder === power || (isPower(holder) && hasOwner(occupiersAt(state, node), power))) return true;
  // 12.54, 17.2: what Pergamum occupies is to its ally as if his own units did.
  return keeperOf(state, PERGAMUM) === power && hasOwner(occupiersAt(state, node), PERGAMUM);
}

/** 5.41: whether an occupier denies a province to a power: everybody but himself and those he keeps. */
export const denies = (state: State, occupier: Owner, power: Power): boolean =>
  occupier !== NONE && (occupier === DENIED || powerBehind(state, occupier) !== power);
