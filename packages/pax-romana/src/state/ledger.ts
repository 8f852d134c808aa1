import { worldOf } from "../config.ts";
import type { Power } from "../data/index.ts";
import type { Tell } from "../event.ts";
import type { StabilityCause } from "./events.ts";
import type { State } from "./state.ts";

/** The only door to Talents, Stability and Victory Points; every change names its rule. */

export function changeTalents(state: State, power: Power, change: number, rule: string, tell?: Tell): void {
  if (change === 0) return;
  const own = state.powers[power]!;
  if (own.treasury + change < 0) throw new RangeError(`power ${power} has no ${-change} Talents (${rule})`);
  own.treasury += change;
  tell?.({ type: "talents", power, change, rule });
}

/** 14.14: never beyond the ends of the track. */
export function changeStability(
  state: State,
  power: Power,
  by: number,
  causes: readonly StabilityCause[],
  rule: string,
  tell?: Tell,
): void {
  const { lowest, highest } = worldOf(state.config).data.charts.stability;
  const own = state.powers[power]!;
  const level = Math.max(lowest, Math.min(highest, own.stability + by));
  const change = level - own.stability;
  own.stability = level;
  if (by !== 0) tell?.({ type: "stability", power, change, level, causes, rule });
}

export function changePoints(state: State, power: Power, change: number, rule: string, tell?: Tell): void {
  if (change === 0) return;
  const own = state.powers[power]!;
  own.victoryPoints += change;
  own.gained += change;
  tell?.({ type: "points", power, change, rule });
}
