import {
  CAV,
  HI,
  HI_REDUCED,
  LG,
  LG_REDUCED,
  LI,
  MCAV,
  MHI,
  MIL,
  MLI,
  NONE,
  type Frames,
  type Unit,
} from "@ara/pax-romana";
import { inFrame, type Questions, type Worth } from "./question.ts";

/** What a unit is worth to its owner: heavy infantry fights and settles, light infantry is soon raised again. */
const VALUES: Readonly<Record<number, number>> = {
  [MIL]: 0.2,
  [LI]: 0.5,
  [MLI]: 0.4,
  [CAV]: 1.2,
  [MCAV]: 1,
  [HI_REDUCED]: 0.6,
  [LG_REDUCED]: 1.2,
  [MHI]: 1.7,
  [HI]: 2.2,
  [LG]: 3,
};
const OTHER = 0.3;
const WALL = 0.5;

type Losses = Frames["losses"];
type Line = Losses["lines"][number];

const valueOf = (unit: Unit): number => VALUES[unit] ?? OTHER;
const priceOf = ({ kind, unit }: Line): number => (kind === "walls" ? WALL : valueOf(unit));
/** 10.81, 10.82: what a flip costs. */
const flipPriceOf = ({ unit, reduced }: Line): number => valueOf(unit) - valueOf(reduced);

/** 10.81, 10.82: how many of a line have to go at the least, and at the most, when a unit of line `flip` flips. */
function boundsOf(lines: readonly Line[], flip: number, i: number): readonly [number, number] {
  const { count, unit } = lines[i]!;
  if (flip === NONE) return [0, count];
  if (i === flip) return [0, count - 1];
  return unit !== NONE && unit === lines[flip]!.reduced ? [count, count] : [0, count];
}

/** By Battle Points that are still to be absorbed: the least that the lines from `from` on cost. */
function leastCosts(lines: readonly Line[], flip: number, from: number, need: number): number[] {
  let costs = Array.from({ length: need + 1 }, (_, points) => (points === 0 ? 0 : Infinity));
  for (let i = from; i < lines.length; i++) {
    const [least, most] = boundsOf(lines, flip, i);
    const { absorbs } = lines[i]!;
    const price = priceOf(lines[i]!);
    costs = costs.map((_, points) => {
      let best = Infinity;
      for (let n = least; n <= most; n++) {
        best = Math.min(best, n * price + costs[Math.max(0, points - n * absorbs)]!);
        if (n * absorbs >= points) break;
      }
      return best;
    });
  }
  return costs;
}

/** 10.8: the cheapest end that can be reached if `n` of the sort in question are given. */
function cheapestEnd({ lines, need, taken, at }: Losses, n: number, costsFor: (flip: number) => number[]): number {
  const given = [...taken, n];
  const absorbed = given.reduce((sum, one, i) => sum + one * lines[i]!.absorbs, 0);
  let best = Infinity;
  for (let flip = NONE; flip < lines.length; flip++) {
    const flips = flip === NONE ? 0 : lines[flip]!.flipAbsorbs;
    if (flip !== NONE && flips === 0) continue;
    const isOpen = given.every((one, i) => {
      const [least, most] = boundsOf(lines, flip, i);
      return one >= least && one <= most;
    });
    if (!isOpen) continue;
    const rest = costsFor(flip)[Math.max(0, need - absorbed - flips)]!;
    best = Math.min(best, rest + (flip === NONE ? 0 : flipPriceOf(lines[flip]!)));
  }
  return best + n * priceOf(lines[at]!);
}

/** 10.8: losses where they are cheapest, all sorts together; what no plan leads to is the last choice. */
const lose: Worth = (view, { n }, outlook) => {
  const losses = inFrame(view, "losses");
  const { lines, need, at } = losses;
  const costsFor = (flip: number): number[] =>
    outlook.once(`losses ${flip}`, () => leastCosts(lines, flip, at + 1, need));
  return -Math.min(1000, cheapestEnd(losses, n!, costsFor));
};

/** 10.84: the unit flips that loses least by it. */
const turnOver: Worth = (view, { n }) => {
  const line = inFrame(view, "losses").lines[n!];
  return line ? -flipPriceOf(line) : 0;
};

export const lossQuestions: Questions = { "losses.lose": lose, "losses.flip": turnOver };
