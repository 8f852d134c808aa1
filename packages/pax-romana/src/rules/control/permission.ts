import type { Power } from "../../data/index.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";

/** 4.1: what a power allows another, as long as was agreed: bits of `pacts`. */
export const PASS = 1;
export const STACK = 2;
export const SEA = 4;
export const LOC = 8;
/** 4.1, R398: to take along units that stand with the other's own, as their owner names them. */
export const JOIN = 16;
/** R206: no permission: those who stood together when one ended leave each other in peace where they are. */
export const TRUCE = 32;

/** Whether a power has given another this permission. */
export const allows = ({ pacts }: Pick<State, "pacts">, giver: Power, taker: Power, permission: number): boolean =>
  (pacts[pairOf(giver, taker)]! & permission) !== 0;

/** R206: whether two powers may still be where they stand together since a permission between them has ended. */
export const isTruce = (state: Pick<State, "pacts">, one: Power, other: Power): boolean =>
  allows(state, one, other, TRUCE) || allows(state, other, one, TRUCE);
