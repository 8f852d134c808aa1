import type { Owner, Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { powerBehind } from "../control/keeper.ts";
import { RHODES, rhodianPower } from "../units/rhodes.ts";

export { RHODES };

/** The power that an owner's squadrons serve: its own, the one that keeps it, or the holder of Rhodus (12.51). */
export const servedPower = (state: State, owner: Owner): Power =>
  owner === RHODES ? rhodianPower(state) : powerBehind(state, owner);
