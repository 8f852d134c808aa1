import { worldOf } from "../../config.ts";
import { NONE, POWERS, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { hasOwner } from "../../state/keys.ts";
import { OPEN, pairOf, permissionIndex } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { touch } from "../../state/touched.ts";
import { commandedBy } from "../control/command.ts";
import { occupiersAt } from "../control/holder.ts";
import { isPower, lastMover, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { allows, PASS, STACK, TRUCE } from "../control/permission.ts";
import { breakWithVictim } from "../units/alliances.ts";
import { BITS, type Permission } from "./agreed.ts";
import type { TermKind } from "./term.ts";

const ALL: readonly number[] = Object.values(BITS);

export const isPermission = (kind: TermKind): kind is Permission => kind in BITS;

/** R431: for so many turns, this one included, or until it is taken back. */
export function permit(state: State, giver: Power, taker: Power, permission: Permission, turns = OPEN): void {
  const last = turns <= OPEN ? OPEN : state.turn + turns - 1;
  grant(state, giver, taker, BITS[permission], last);
  if (permission !== "join") return;
  // R398: armies that march together stand together, in the Spaces of both.
  grant(state, giver, taker, STACK, last);
  grant(state, taker, giver, STACK, last);
}

/** What stands already is not made shorter. */
function grant(state: State, giver: Power, taker: Power, bit: number, last: number): void {
  const at = permissionIndex(giver, taker, bit);
  const before = state.pactTurns[at]!;
  const stood = (state.pacts[pairOf(giver, taker)]! & bit) !== 0;
  state.pacts[pairOf(giver, taker)]! |= bit;
  state.pactTurns[at] = stood && (before === OPEN || (last !== OPEN && before > last)) ? before : last;
}

/** Whether there is nothing more to permit: it is allowed until it is taken back. */
export const isPermitted = ({ pacts, pactTurns }: State, giver: Power, taker: Power, permission: Permission): boolean =>
  (pacts[pairOf(giver, taker)]! & BITS[permission]) !== 0 &&
  pactTurns[permissionIndex(giver, taker, BITS[permission])] === OPEN;

/** R180, R431: powers with whom a power may end all that either permits the other. */
export const breakableBy = (state: State, power: Power): Power[] =>
  worldOf(state.config).scenario.powers.filter(
    (other) => other !== power && (stands(state, power, other) || stands(state, other, power)),
  );

/** Whether a power permits another anything that has not ended yet. */
const stands = (state: State, giver: Power, taker: Power): boolean => allows(state, giver, taker, ~TRUCE);

/** R431: an agreement that one of two powers ends is ended for both. */
export function breakPact(state: State, power: Power, other: Power): void {
  end(state, power, other, () => true);
  end(state, other, power, () => true);
}

/** R431: the powers that attack with units of some owners: their own, their Soldier of Fortune's (R466), a horde they move (13.26). */
export const attackersIn = (state: State, owners: readonly Owner[]): ReadonlySet<Power> =>
  new Set(owners.map((owner) => lastMover(state, owner)).filter(isPower));

/** R431, R466: whoever attacks a power, or its Soldier of Fortune, loses what that power has permitted him. */
export function forfeit(state: State, attacker: Power, attacked: Owner, tell: Tell): void {
  if (state.advanced) breakWithVictim(state, attacker, attacked, tell);
  const victim = powerBehind(state, attacked);
  if (victim === NONE || attacker === victim || !stands(state, victim, attacker)) return;
  end(state, victim, attacker, () => true);
  tell({ type: "pactEnded", from: victim, to: attacker, rule: "4.1" });
}

/** 4.1, R113, R431: what was agreed for some turns ends with the last of them. */
export function endPacts(state: State, tell: Tell): void {
  for (let giver = 0; giver < POWERS.length; giver++)
    for (let taker = 0; taker < POWERS.length; taker++) {
      if (state.pacts[pairOf(giver, taker)] === 0) continue;
      const isOver = (bit: number): boolean => {
        const last = state.pactTurns[permissionIndex(giver, taker, bit)]!;
        return last !== OPEN && last < state.turn;
      };
      const stood = stands(state, giver, taker);
      end(state, giver, taker, isOver);
      if (stood && !stands(state, giver, taker)) tell({ type: "pactEnded", from: giver, to: taker, rule: "4.1" });
    }
}

/** R206: two powers that share no Space any more owe each other nothing. */
export function partAllies(state: State): void {
  if (state.pacts.every((bits) => (bits & TRUCE) === 0)) return;
  for (let giver = 0; giver < POWERS.length; giver++)
    for (let taker = 0; taker < POWERS.length; taker++)
      if (allows(state, giver, taker, TRUCE) && !standTogether(state, giver, taker)) {
        state.pacts[pairOf(giver, taker)]! &= ~TRUCE;
        touchGuests(state, giver, taker);
      }
}

/** What lets pieces be in a Space of another: units (STACK), leaders (PASS). */
const GUESTS = STACK | PASS;

/** Takes permissions away; 5.12, R206: whoever is in a Space with the other is left in peace there, and let in nowhere any more. */
function end(state: State, giver: Power, taker: Power, isMeant: (bit: number) => boolean): void {
  const at = pairOf(giver, taker);
  const before = state.pacts[at]!;
  for (const bit of ALL) {
    if ((state.pacts[at]! & bit) === 0 || !isMeant(bit)) continue;
    state.pacts[at]! &= ~bit;
    state.pactTurns[permissionIndex(giver, taker, bit)] = OPEN;
  }
  if ((before & ~state.pacts[at]! & GUESTS) === 0) return;
  if (standTogether(state, giver, taker)) state.pacts[at]! |= TRUCE;
  touchGuests(state, giver, taker);
}

/**
 * R458: without leave to be there, whoever sits in a Space of the other's Home takes it from him. R422: a leader who was with
 * the other's units is alone now, and a horde that these have let in may be around him.
 */
function touchGuests(state: State, host: Power, guest: Power): void {
  const { homeAt, spaces } = worldOf(state.config).map;
  for (const [leader, node] of state.leaders.entries()) {
    const power = powerBehind(state, ownerOfLeader(state, leader));
    if (node >= 0 && node < spaces && (power === host || power === guest)) touch(state, node);
  }
  for (const key of state.table.keys) {
    const node = nodeOfKey(key);
    if (homeAt[node] === host && powerBehind(state, ownerOfKey(key)) === guest) touch(state, node);
  }
}

/**
 * R206: whether two powers, with their Soldier of Fortune, are in the same Space: then one of them has a stack or a force
 * there, and the other occupies it, too, or has a leader there.
 */
function standTogether(state: State, a: Power, b: Power): boolean {
  for (const key of state.table.keys) {
    const owner = powerBehind(state, ownerOfKey(key));
    if ((owner === a || owner === b) && isShared(state, nodeOfKey(key), a, b)) return true;
  }
  for (const force of state.forces) if (force && isShared(state, force.node, a, b)) return true;
  return false;
}

function isShared(state: State, node: Node, a: Power, b: Power): boolean {
  if (node >= worldOf(state.config).map.spaces) return false;
  const there = occupiersAt(state, node);
  const isThere = (power: Power): boolean =>
    commandedBy(state, power).some((owner) => hasOwner(there, owner)) ||
    state.leaders.some((place, leader) => place === node && powerBehind(state, ownerOfLeader(state, leader)) === power);
  return isThere(a) && isThere(b);
}
