import type { Chance } from "../chance.ts";
import { FORMAT_1 } from "../record.ts";
import { chancesOf, type Draw } from "../seeded.ts";

/** The chance of one draw in format 1. */
export const chanceOf = (seed: string, nonces: readonly string[], draw: Draw): Chance =>
  chancesOf(FORMAT_1, seed, nonces)(draw);
