import { worldOf } from "../../config.ts";
import { GARR, GS, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import { builderAt } from "../../state/works.ts";
import { ROW, type State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { zeros } from "../../zeros.ts";
import { isFriendly } from "../control/holder.ts";
import { powerBehind } from "../control/keeper.ts";
import { allows, LOC, SEA, STACK } from "../control/relation.ts";
import { hasLand } from "../movement/contents.ts";
import { isNeutralRhodes } from "../units/independents.ts";
import { RHODES, servedPower } from "./allegiance.ts";

/** What one power finds in a node, as bits. */
/** 5.11: own land units, garrison or works: it occupies the Space. */
export const OWN = 1;
/** Own land units stand there (1.4): neither garrisons nor elephants. */
export const OWN_LAND = 2;
/** Own land units or garrisons, which mercenaries may join (12.21). */
export const OWN_UNITS = 512;
/** 6.16: land units, garrisons, works or unrevealed tribes of others. */
export const FOREIGN = 4;
/** The same, of a partner who lets lines pass (4.1). */
const PARTNER = 8;
/** 6.16, 12.51: neutral Rhodes, which lets lines pass for a Talent. */
export const RHODIAN = 16;
/** Squadrons: the power's own, those of others, those of neutral Rhodes. */
const OWN_FLEET = 32;
export const FOREIGN_FLEET = 64;
export const RHODIAN_FLEET = 128;
/** 12.62: pirates, or the Cilicians next door (12.64). */
export const PIRATES = 256;
/** 5.12, R466: land units, garrisons or works of an ally one may stand beside; and units of one's own Soldier of Fortune. */
const ALLY = 1024;
const SOLDIER = 2048;

/** Somebody else occupies the Space. */
const TAKEN = FOREIGN | PARTNER | RHODIAN;
/** 6.3: squadrons that are not one's own. */
export const FLEETS = FOREIGN_FLEET | RHODIAN_FLEET;

/** By node, what a power finds there: one look at all that stands on the map. */
export type Survey = number[];

export function surveyOf(state: State, power: Power): Survey {
  const { map } = worldOf(state.config);
  const found = zeros(map.nodes);
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length; i++) {
    const owner = ownerOfKey(keys[i]!);
    const at = i * ROW;
    const isArmy = hasLand(state, counts, at);
    let bits = 0;
    if (isArmy || counts[at + GARR] !== 0) bits |= owner === power ? OWN | OWN_UNITS : landOf(state, power, owner);
    if (isArmy && owner === power) bits |= OWN_LAND;
    if (counts[at + GS] !== 0) bits |= fleetBits(state, power, owner, nodeOfKey(keys[i]!));
    found[nodeOfKey(keys[i]!)]! |= bits;
  }
  for (let node = 0; node < map.spaces; node++) {
    const builder = builderAt(state, node);
    if (builder !== NONE) found[node]! |= landOf(state, power, builder);
  }
  for (let tribe = 0; tribe < state.tribes.length; tribe++)
    if (state.tribes[tribe] !== 0) found[map.tribalSpaces[tribe]!]! |= FOREIGN;
  if (state.pacts.some((bits) => (bits & STACK) !== 0)) markAllies(state, power, found);
  markPirates(state, found);
  return found;
}

/** 6.16: what the land units and works of an owner are to a power. */
function landOf(state: State, power: Power, owner: Owner): number {
  if (owner === power) return OWN;
  // 12.51: its ally pays it nothing.
  if (owner === RHODES) return state.advanced?.rhodesAlly === power ? PARTNER : RHODIAN;
  const theirs = powerBehind(state, owner);
  if (theirs === NONE) return FOREIGN;
  if (theirs === power) return SOLDIER;
  if (allows(state, theirs, power, LOC)) return PARTNER;
  return allows(state, theirs, power, STACK) || allows(state, power, theirs, STACK) ? ALLY : FOREIGN;
}

/** 6.16, 5.12, R257, R467: an ally is a partner where one stands beside him or is his host, and like any other elsewhere. */
function markAllies(state: State, power: Power, found: Survey): void {
  for (let node = 0; node < found.length; node++) {
    if ((found[node]! & ALLY) === 0) continue;
    const isShared = (found[node]! & (OWN | SOLDIER)) !== 0 || isGuests(state, power, node);
    found[node]! |= isShared ? PARTNER : FOREIGN;
  }
}

/** R458: whether a Space of a power's Home is still its own, though guests are in it. */
const isGuests = (state: State, power: Power, node: Node): boolean =>
  worldOf(state.config).map.homeAt[node] === power && isFriendly(state, power, node);

function fleetBits(state: State, power: Power, owner: Owner, node: Node): number {
  const master = servedPower(state, owner);
  if (master === power) return OWN_FLEET;
  // 6.16, R344: in Rhodus they let pass for the toll, whomever they serve.
  if (owner === RHODES && (master === NONE || (state.advanced && isNeutralRhodes(state, node)))) return RHODIAN_FLEET;
  return master !== NONE && sailsAsFriend(state, power, master) ? 0 : FOREIGN_FLEET;
}

/** 6.3, 6.16, R260: squadrons of an ally at sea, or of one who lets lines pass, are no enemies. */
const sailsAsFriend = (state: State, power: Power, other: Power): boolean =>
  allows(state, other, power, LOC | SEA) || allows(state, power, other, SEA);

/** 12.62, 12.64: pirates close their node; the Cilicians of Tarsus all around it that no own squadron keeps open. */
function markPirates(state: State, found: Survey): void {
  const { map } = worldOf(state.config);
  for (const node of state.pirates) {
    found[node]! |= PIRATES;
    if (node !== map.nodeOf.get("tarsus")) continue;
    for (const next of map.sea[node]!) if ((found[next]! & OWN_FLEET) === 0) found[next]! |= PIRATES;
  }
}

/** 6.23, 6.24: whether a Space is somebody else's: nothing of one's own is raised there. A shared one has one controller (R180). */
export function isTaken(state: State, power: Power, survey: Survey, node: Node): boolean {
  const taken = survey[node]! & TAKEN;
  return taken !== 0 && (taken !== PARTNER || !isFriendly(state, power, node));
}

/** 5.11, 5.14: whether a power controls a Space: it occupies it and is no guest there (R458), or it is an empty one of its Home. */
export function controlsSpace(state: State, power: Power, survey: Survey, node: Node): boolean {
  const here = survey[node]!;
  if (isTaken(state, power, survey, node)) return false;
  if ((here & OWN) !== 0) return isFriendly(state, power, node);
  return worldOf(state.config).map.homeAt[node] === power;
}
