import { POWERS, type Power } from "../data/index.ts";

/** The place of what one power has given another, in lists of all such pairs. */
export const pairOf = (giver: Power, taker: Power): number => giver * POWERS.length + taker;

export const giverOf = (pair: number): Power => Math.floor(pair / POWERS.length);
export const takerOf = (pair: number): Power => pair % POWERS.length;

/** 4.1: how many permissions there are, each a bit: the place of one in lists of all pairs and permissions. */
export const PERMISSIONS = 5;
export const permissionIndex = (giver: Power, taker: Power, bit: number): number =>
  pairOf(giver, taker) * PERMISSIONS + Math.log2(bit);

/** 4.1: a permission without an end. */
export const OPEN = 0;

/** How many such places there are. */
export const PAIRS = POWERS.length ** 2;
