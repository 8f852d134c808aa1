import type { Power } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";

export const MINOR_MOVES = 2;

export const expansionOf = (power: Power): Call<"expansion"> => ({ proc: "expansion", power, minors: MINOR_MOVES });

/** One Major Move of the Soldier of Fortune, and nothing else. */
export const soldiersMoveOf = (power: Power): Call<"expansion"> => ({
  proc: "expansion",
  power,
  minors: 0,
  only: "sof",
});
