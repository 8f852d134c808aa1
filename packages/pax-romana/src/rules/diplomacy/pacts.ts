import { worldOf } from "../../config.ts";
import { POWERS, SOLDIER_OF_FORTUNE, type Node, type Power } from "../../data/index.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { occupiersAt } from "../control/holder.ts";
import { keeperOf, powerBehind } from "../control/keeper.ts";
import { JOIN, LOC, PASS, SEA, STACK } from "../control/relation.ts";

/** 4.1, R180: permissions one power has given another: bits of `pacts`. */

const BITS = { pass: PASS, stack: STACK, join: JOIN, sea: SEA, loc: LOC } as const;
export type Permission = keyof typeof BITS;

export function permit(state: State, giver: Power, taker: Power, permission: Permission): void {
  state.pacts[pairOf(giver, taker)]! |= BITS[permission];
  if (permission !== "join") return;
  // R398: armies that march together stand together, in the Spaces of both.
  state.pacts[pairOf(giver, taker)]! |= STACK;
  state.pacts[pairOf(taker, giver)]! |= STACK;
}

export const isPermitted = ({ pacts }: State, giver: Power, taker: Power, permission: Permission): boolean =>
  (pacts[pairOf(giver, taker)]! & BITS[permission]) !== 0;

/** R180: powers whose permissions a giver may end now. Those who stand together in a Space stay allied until they part. */
export const breakableBy = (state: State, giver: Power): Power[] =>
  worldOf(state.config).scenario.powers.filter(
    (taker) => state.pacts[pairOf(giver, taker)] !== 0 && !standTogether(state, giver, taker),
  );

export function breakPact(state: State, giver: Power, taker: Power): void {
  state.pacts[pairOf(giver, taker)] = 0;
}

/** 4.1, R113: permissions end with the turn; only who still stands in a Space with the other keeps that one. */
export function endPacts(state: State): void {
  for (let giver = 0; giver < POWERS.length; giver++)
    for (let taker = 0; taker < POWERS.length; taker++) {
      const at = pairOf(giver, taker);
      if (state.pacts[at] !== 0) state.pacts[at]! &= standTogether(state, giver, taker) ? STACK : 0;
    }
}

/** Whether two powers, with their Soldier of Fortune, have units in the same Space: then one of them has a stack or a force there. */
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
    (there & (1 << power)) !== 0 ||
    (keeperOf(state, SOLDIER_OF_FORTUNE) === power && (there & (1 << SOLDIER_OF_FORTUNE)) !== 0);
  return isThere(a) && isThere(b);
}
