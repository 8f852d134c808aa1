import type { Edge } from "../../rules/battle/cavalry.ts";
import type { LossLine } from "../../rules/battle/distribution.ts";

/** Slow and obvious forms of the facts of chapter 10; they share no code with the rules. */

/** 10.51 step 2, R72: the nearest printed ratio; of two that are equally near, the lower. */
export function oddsByChart(larger: number, smaller: number): number {
  if (larger === 0) return 0;
  if (smaller === 0) return 10;
  const printed = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const shifts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const ratio = larger / smaller;
  let best = 0;
  printed.forEach((one, i) => {
    if (Math.abs(ratio - one) < Math.abs(ratio - printed[best]!) - 1e-9) best = i;
  });
  return shifts[best]!;
}

/** 10.61, 10.64: the sentences, one after the other. */
export function edgeBySentences(regular: number, legions: number, enemy: number): Edge {
  const legionary = Math.floor(legions / 2);
  const own = regular + legionary;
  const hasThreeTimes = enemy > 0 && own >= 3 * enemy;
  const hasTwoAgainstNone = enemy === 0 && own >= 2;
  if (own <= enemy) return "none";
  if (!hasThreeTimes && !hasTwoAgainstNone) return "superiority";
  if (legionary > 0 && regular < legionary) return "superiority";
  return "supremacy";
}

/** A whole distribution: a number for each line, and the line that flips a unit, or -1. */
export interface Distribution {
  readonly taken: readonly number[];
  readonly flip: number;
}

/** 10.81-10.84, R153: every legal distribution, found by trying all of them. */
export function distributionsOf(lines: readonly LossLine[], need: number): Distribution[] {
  const most = lines.reduce((sum, { count, absorbs }) => sum + count * absorbs, 0);
  const everything = lines.map(({ count }) => count);
  if (need >= most) return [{ taken: everything, flip: -1 }];
  return everyTaking(lines).flatMap((taken) =>
    [-1, ...lines.keys()].flatMap((flip) => (isLegal(lines, need, taken, flip) ? [{ taken, flip }] : [])),
  );
}

function everyTaking(lines: readonly LossLine[]): number[][] {
  let all: number[][] = [[]];
  for (const { count } of lines) {
    all = all.flatMap((before) => Array.from({ length: count + 1 }, (_, n) => [...before, n]));
  }
  return all;
}

const absorbed = (lines: readonly LossLine[], taken: readonly number[]): number =>
  lines.reduce((sum, { absorbs }, i) => sum + absorbs * taken[i]!, 0);

/** Whether the need is met, and a flip is one that 10.81 and 10.82 allow. */
function suffices(lines: readonly LossLine[], need: number, taken: readonly number[], flip: number): boolean {
  const dead = absorbed(lines, taken);
  if (flip === -1) return dead >= need;
  const { flipAbsorbs, reduced } = lines[flip]!;
  const reducedLeft = lines.some(({ unit, count }, i) => unit >= 0 && unit === reduced && taken[i]! < count);
  return flipAbsorbs > 0 && taken[flip]! < lines[flip]!.count && !reducedLeft && dead + flipAbsorbs >= need;
}

function isLegal(lines: readonly LossLine[], need: number, taken: readonly number[], flip: number): boolean {
  const dead = absorbed(lines, taken);
  if (!suffices(lines, need, taken, flip)) return false;
  if (flip !== -1 && dead >= need) return false;
  return lines.every(({ absorbs, flipAbsorbs }, i) => {
    if (taken[i] === 0) return true;
    // 10.83: a full unit dies only where it had more to take than a flip would.
    if (flipAbsorbs > 0) return need - (dead - absorbs) >= 3;
    const without = taken.map((n, other) => (other === i ? n - 1 : n));
    return !suffices(lines, need, without, flip);
  });
}
