import { NONE, type Power, type Province } from "../../data/index.ts";
import type { World } from "../../config.ts";

/** 5.21, 5.22: more than half of the Spaces of a province. */
export const isMost = (held: number, spaces: number): boolean => 2 * held > spaces;

/** 5.22: the power in play whose Home a province is, or NONE: then it is an independent one (5.21). */
export function homePowerOf({ map, seatOf }: Pick<World, "map" | "seatOf">, province: Province): Power {
  const home = map.home[province]!;
  return home === NONE || seatOf[home] === NONE ? NONE : home;
}
