import { POWERS, type Power } from "../data/index.ts";

/** The place of what one power has given another, in lists of all such pairs. */
export const pairOf = (giver: Power, taker: Power): number => giver * POWERS.length + taker;

export const giverOf = (pair: number): Power => Math.floor(pair / POWERS.length);
export const takerOf = (pair: number): Power => pair % POWERS.length;

/** How many such places there are. */
export const PAIRS = POWERS.length ** 2;
