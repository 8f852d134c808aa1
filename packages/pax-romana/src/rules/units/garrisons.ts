import { worldOf } from "../../config.ts";
import type { Unit } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

/** 12.16: garrisons one unit breaks down into: 3 for a full LG or HI, 2 for LI, 1 for a reduced one. */
export const garrisonsFrom = ({ config }: State, unit: Unit): number => worldOf(config).data.units.garrisons[unit]!;

/** 12.15, 12.17: only infantry becomes garrisons, and neither mercenaries nor militia. */
export const canBreakDown = (state: State, unit: Unit): boolean => garrisonsFrom(state, unit) > 0;
