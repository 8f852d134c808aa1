import { worldOf } from "../config.ts";
import type { Power } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { isCollected, isWorthToll, sourcesOf, type Source } from "../rules/economy/revenue.ts";
import type { View } from "../view.ts";

/** 6.11: what a power would collect if the next turn began now. */
export interface Income {
  readonly sources: readonly Source[];
  /** Talents that come of themselves. */
  readonly talents: number;
  /** 6.16: Talents by way of neutral Rhodes, its toll taken off. */
  readonly byRhodes: number;
  /** Talents of sources without a line. */
  readonly cut: number;
}

export function incomeOf(view: View, power: Power): Income {
  const state = seenState(view);
  const { rhodesToll } = worldOf(state.config).data.charts.prices;
  const sources = sourcesOf(state, power);
  const sum = (some: (source: Source) => boolean, less = 0): number =>
    sources.filter(some).reduce((total, { talents }) => total + talents - less, 0);
  const isByRhodes = (source: Source): boolean => isWorthToll(rhodesToll, source);
  return {
    sources,
    talents: sum(isCollected),
    byRhodes: sum(isByRhodes, rhodesToll),
    cut: sum((source) => !isCollected(source) && !isByRhodes(source)),
  };
}

export { isCollected, type Source } from "../rules/economy/revenue.ts";
