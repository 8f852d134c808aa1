import { NONE, type Owner, type Unit } from "../../data/index.ts";

/**
 * 10.52, 10.8, 7.32: which losses are legal (R75, R76, R153, R413). A distribution is a number for each line
 * and at most one flip. What absorbs more than the need must do so for want of anything smaller: a line may be used only
 * while what is given beyond the need is less than leaving one of its units out would save.
 */
export interface LossLine {
  readonly kind: "walls" | "moving" | "standing";
  readonly owner: Owner;
  /** NONE for walls. */
  readonly unit: Unit;
  readonly count: number;
  readonly absorbs: number;
  /** 10.81, 10.82: BP a flip absorbs and the reduced side; 0 and NONE where there is none. */
  readonly flipAbsorbs: number;
  readonly reduced: Unit;
}

/** All that the lines can take. */
export function capacityOf(lines: readonly LossLine[]): number {
  let sum = 0;
  for (const { count, absorbs } of lines) sum += count * absorbs;
  return sum;
}

/** One way to end: which line flips a unit (or NONE), and how much more than the need is absorbed. */
export interface LossPlan {
  readonly flip: number;
  readonly excess: number;
}

const MOST_EXCESS = 2;

/** Every way to end that might be open to these lines. */
export function plansOf(lines: readonly LossLine[]): LossPlan[] {
  const plans: LossPlan[] = [];
  for (let excess = 0; excess <= MOST_EXCESS; excess++) plans.push({ flip: NONE, excess });
  lines.forEach(({ flipAbsorbs }, flip) => {
    for (let excess = 0; excess < flipAbsorbs; excess++) plans.push({ flip, excess });
  });
  return plans;
}

/** 10.81, 10.82, R413: what a reduced unit of its sort could take, no full unit is flipped for. */
function mustDie(lines: readonly LossLine[], { flip, excess }: LossPlan, i: number): boolean {
  if (flip === NONE || lines[i]!.unit === NONE || lines[i]!.unit !== lines[flip]!.reduced) return false;
  return lines[flip]!.flipAbsorbs - excess <= lines[i]!.absorbs;
}

/** Most units of a line a plan can use; 0 where each of them would be given in vain. */
export function mostOf(lines: readonly LossLine[], plan: LossPlan, i: number): number {
  const { count, absorbs, flipAbsorbs } = lines[i]!;
  if (i === plan.flip) return count - 1;
  if (flipAbsorbs > 0) return plan.flip !== NONE || plan.excess <= absorbs - flipAbsorbs - 1 ? count : 0;
  return plan.excess < absorbs ? count : 0;
}

/** Fewest units of a line a plan has to use; where that is more than `mostOf`, the plan leads nowhere. */
export const leastOf = (lines: readonly LossLine[], plan: LossPlan, i: number): number =>
  mustDie(lines, plan, i) ? lines[i]!.count : 0;

/** What the eliminations of a plan absorb together. */
export const targetOf = (lines: readonly LossLine[], need: number, { flip, excess }: LossPlan): number =>
  need + excess - (flip === NONE ? 0 : lines[flip]!.flipAbsorbs);

function allows(lines: readonly LossLine[], plan: LossPlan, taken: readonly number[], upTo: number): boolean {
  for (let i = 0; i < upTo; i++) {
    if (taken[i]! > mostOf(lines, plan, i) || taken[i]! < leastOf(lines, plan, i)) return false;
  }
  return true;
}

/** R448: a part of the lines, up to the one before `to`, and what it has to absorb. */
export interface Due {
  readonly to: number;
  readonly points: number;
}

/** What the eliminations of each part absorb in a plan; without dues all lines are one part. Empty where dues forbid it. */
function groupsOf(lines: readonly LossLine[], need: number, plan: LossPlan, dues: readonly Due[]): readonly Due[] {
  if (dues.length === 0) return [{ to: lines.length, points: targetOf(lines, need, plan) }];
  let [from, sum] = [0, 0];
  const groups = dues.map(({ to, points }) => {
    const flips = plan.flip >= from && plan.flip < to;
    from = to;
    sum += points;
    return { to, points: flips ? points - lines[plan.flip]!.flipAbsorbs : points };
  });
  return sum === need + plan.excess ? groups : [];
}

/** Which sums the lines from `from` on, up to `to`, can make: index is the sum. */
export function sumsOf(
  lines: readonly LossLine[],
  plan: LossPlan,
  from: number,
  to: number,
  most: number,
): readonly boolean[] {
  let sums: boolean[] = [true];
  for (let i = from; i < to; i++) {
    const { absorbs } = lines[i]!;
    const next: boolean[] = [];
    for (let n = leastOf(lines, plan, i); n <= mostOf(lines, plan, i) && n * absorbs <= most; n++) {
      for (let sum = 0; sum < sums.length && sum + n * absorbs <= most; sum++) {
        if (sums[sum]) next[sum + n * absorbs] = true;
      }
    }
    sums = next;
  }
  return sums;
}

function absorbedBy(lines: readonly LossLine[], taken: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += taken[i]! * lines[i]!.absorbs;
  return sum;
}

/** The sums that line `at` and those after it in its part may make together; none where another part cannot do its own. */
function restOf(
  lines: readonly LossLine[],
  plan: LossPlan,
  groups: readonly Due[],
  taken: readonly number[],
  at: number,
): { readonly left: number; readonly sums: readonly boolean[] } | undefined {
  let found: { left: number; sums: readonly boolean[] } | undefined;
  let from = 0;
  for (const { to, points } of groups) {
    if (to <= at) {
      if (absorbedBy(lines, taken, from, to) !== points) return undefined;
    } else if (from > at) {
      if (!sumsOf(lines, plan, from, to, points)[points]) return undefined;
    } else {
      const left = points - absorbedBy(lines, taken, from, at);
      if (left < 0) return undefined;
      found = { left, sums: sumsOf(lines, plan, at + 1, to, left) };
    }
    from = to;
  }
  return found;
}

/** The numbers of line `at` from which a legal end can be reached, after the lines before it. Never empty. */
export function numbersFor(
  lines: readonly LossLine[],
  need: number,
  taken: readonly number[],
  at: number,
  dues: readonly Due[] = [],
): number[] {
  const { count, absorbs } = lines[at]!;
  if (need >= capacityOf(lines)) return [count];
  const good: boolean[] = [];
  for (const plan of plansOf(lines)) {
    if (!allows(lines, plan, taken, at)) continue;
    const rest = restOf(lines, plan, groupsOf(lines, need, plan, dues), taken, at);
    if (!rest) continue;
    for (let n = leastOf(lines, plan, at); n <= mostOf(lines, plan, at); n++) {
      if (rest.sums[rest.left - n * absorbs]) good[n] = true;
    }
  }
  const numbers: number[] = [];
  for (let n = 0; n < good.length; n++) if (good[n]) numbers.push(n);
  return numbers;
}

/** Once every line has its number: the lines of which a unit may flip; NONE where nothing needs to. */
export function flipsFor(
  lines: readonly LossLine[],
  need: number,
  taken: readonly number[],
  dues: readonly Due[] = [],
): number[] {
  if (need >= capacityOf(lines)) return [NONE];
  const isMet = (groups: readonly Due[]): boolean =>
    groups.length > 0 &&
    groups.every(({ to, points }, g) => absorbedBy(lines, taken, groups[g - 1]?.to ?? 0, to) === points);
  const ends = plansOf(lines).filter(
    (plan) => isMet(groupsOf(lines, need, plan, dues)) && allows(lines, plan, taken, lines.length),
  );
  return [...new Set(ends.map(({ flip }) => flip))];
}
