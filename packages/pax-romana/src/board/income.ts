import { worldOf } from "../config.ts";
import type { Power } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { isCollected, isWorthToll, sourcesOf, type Source, type SourceKind } from "../rules/economy/revenue.ts";
import type { View } from "../view.ts";

export const SOURCE_KINDS: readonly SourceKind[] = ["province", "territory", "works", "mine"];

/** 6.1: what a power would collect now: by kind of source, by way of Rhodes, and what no line brings home. */
export interface IncomeNow {
  readonly sources: readonly Source[];
  readonly byKind: Readonly<Record<SourceKind, number>>;
  /** 6.16: what is left of sources through Rhodes when its toll is paid. */
  readonly byRhodes: number;
  readonly cut: number;
  readonly total: number;
}

export function incomeNow(view: View, power: Power): IncomeNow {
  const state = seenState(view);
  const { rhodesToll } = worldOf(view.config).data.charts.prices;
  const sources = sourcesOf(state, power);
  const byKind: Record<SourceKind, number> = { province: 0, territory: 0, works: 0, mine: 0 };
  let [byRhodes, cut] = [0, 0];
  for (const source of sources) {
    if (isCollected(source)) byKind[source.kind] += source.talents;
    else if (isWorthToll(rhodesToll, source)) byRhodes += source.talents - rhodesToll;
    else cut += source.talents;
  }
  const total = SOURCE_KINDS.reduce((sum, kind) => sum + byKind[kind], byRhodes);
  return { sources, byKind, byRhodes, cut, total };
}

export type { Source, SourceKind };
