import { capacityOf, plansOf, sumsOf, type Due, type LossLine, type LossPlan } from "./distribution.ts";

/** What each of several who decide has to give up, before they say what. */

interface Found {
  points: readonly number[];
  /** How far it is from their shares. */
  far: number;
}

/**
 * 10.53, 10.84, R448: all parts together lose what one owner of the same units would have to, with one flip at most; of
 * the ways to do so the one nearest to their shares, and of equals the one in which the first give more. `ends` says
 * where the lines of each part end.
 */
export function duesOf(
  lines: readonly LossLine[],
  need: number,
  ends: readonly number[],
  shares: readonly number[],
): Due[] {
  if (need >= capacityOf(lines)) return [];
  const plans = plansOf(lines);
  const mostExcess = Math.max(...plans.map(({ excess }) => excess));
  const best: Found = { points: [], far: Infinity };
  for (let excess = 0; excess <= mostExcess && best.points.length === 0; excess++)
    for (const plan of plans)
      if (plan.excess === excess) search(openSums(lines, need, ends, plan), shares, need + excess, best);
  return best.points.map((points, p) => ({ to: ends[p]!, points }));
}

/** For each part the sums it can make in a plan, with its flip. */
function openSums(lines: readonly LossLine[], need: number, ends: readonly number[], plan: LossPlan): number[][] {
  return ends.map((to, p) => {
    const from = ends[p - 1] ?? 0;
    const flip = plan.flip >= from && plan.flip < to ? lines[plan.flip]!.flipAbsorbs : 0;
    const sums: number[] = [];
    sumsOf(lines, plan, from, to, need + plan.excess).forEach((open, sum) => void (open && sums.push(sum + flip)));
    return sums.toReversed();
  });
}

/** Tries the sums of part after part, the greatest first. */
function search(
  open: readonly (readonly number[])[],
  shares: readonly number[],
  left: number,
  best: Found,
  points: readonly number[] = [],
  far = 0,
): void {
  if (far > best.far || left < 0) return;
  const p = points.length;
  if (p === open.length) {
    if (left === 0 && (far < best.far || isMoreAtFirst(points, best.points))) Object.assign(best, { points, far });
    return;
  }
  for (const sum of open[p]!)
    search(open, shares, left - sum, best, [...points, sum], far + Math.abs(sum - shares[p]!));
}

function isMoreAtFirst(points: readonly number[], than: readonly number[]): boolean {
  const p = points.findIndex((one, i) => one !== than[i]);
  return p >= 0 && points[p]! > than[p]!;
}
