import type { Province } from "@ara/pax-romana";

/** What somebody who plans with `steady` wants of it besides. */

/** A province to be had, and what it is worth beside its points. */
export interface Aim {
  readonly province: Province;
  readonly worth: number;
}

/** How many units more than usual are raised, and what part of the usual is kept for walls. */
export interface Levy {
  readonly heavies: number;
  readonly lights: number;
  readonly walls: number;
}
export const USUAL_LEVY: Levy = { heavies: 0, lights: 0, walls: 1 };
