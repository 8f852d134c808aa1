import type { Power } from "../../data/index.ts";
import { FLAGS, setFlag } from "../../state/flags.ts";
import type { State } from "../../state/state.ts";

/** 16.2 Galley Technology: to the end of the turn each squadron of this power is worth 3 BP at sea. */
export const galleyTechnology = (state: State, power: Power): void => setFlag(state, power, FLAGS.galleyTechnology);
