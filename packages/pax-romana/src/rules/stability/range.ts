import { worldOf } from "../../config.ts";
import type { Power, Range } from "../../data/index.ts";
import type { State } from "../../state/state.ts";

/** 14.11, 14.13: the range of Stability a power is in: stable, unrest or turmoil. */
export function rangeOf({ config, powers }: State, power: Power): Range {
  const { lowest, range } = worldOf(config).data.charts.stability;
  return range[powers[power]!.stability - lowest]!;
}
