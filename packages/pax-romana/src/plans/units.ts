import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { EL, GS, type Unit } from "../data/index.ts";
import type { Prompt } from "../prompt/index.ts";
import type { PromptKey } from "../texts/en/prompts.ts";
import type { View } from "../view.ts";

/** The answer to "which units", so that just these are taken in the end, sort by sort where it must be. */
export function takeOf({ about, options }: Prompt, wanted: readonly number[]): Action | undefined {
  const { pool = [] } = about.choice ?? {};
  const asked = options.find(({ refusal, action }) => refusal === null && action.type === "takeUnits")?.action;
  if (asked?.type === "takeUnits") return { type: "takeUnits", unit: asked.unit, n: wanted[asked.unit] ?? 0 };
  if (pool.every((n, unit) => (wanted[unit] ?? 0) >= n)) return { type: "all" };
  return { type: wanted.some((n) => n > 0) ? "some" : "none" };
}

/** 5.11: the cheapest unit of some that holds a Space: the fewest Battle Points, then the fewest Talents. */
export function cheapestIn({ config }: View, counts: readonly number[]): Unit | undefined {
  const { bp, cost, occupying } = worldOf(config).data.units;
  const holding = occupying.filter((unit) => counts[unit]! > 0 && unit !== EL && unit !== GS);
  return holding.toSorted((a, b) => bp[a]! - bp[b]! || cost[a]! - cost[b]!)[0];
}

export const justOne = (unit: Unit): number[] => Array.from({ length: unit + 1 }, (_, i) => Number(i === unit));

/** Nobody stays, nothing is gathered. */
const NOBODY: ReadonlySet<PromptKey> = new Set(["interception.inside", "withdrawal.drop", "withdrawal.pickUp"]);
/** The cheapest stays, or becomes garrisons; never all. */
const CHEAPEST: ReadonlySet<PromptKey> = new Set(["units.drop", "units.breakDown"]);

/** The units that a question about units is usually answered with; everybody who moves, joins or flees. */
export function usualUnits({ key, about }: Prompt, view: View): readonly number[] {
  const { pool = [] } = about.choice ?? {};
  if (NOBODY.has(key)) return pool.map(() => 0);
  if (!CHEAPEST.has(key)) return pool;
  const unit = cheapestIn(view, pool);
  return pool.map((_, i) => Number(i === unit));
}
