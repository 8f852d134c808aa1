import {
  CAV,
  HI,
  HI_REDUCED,
  LG,
  leastOf,
  LG_REDUCED,
  LI,
  MCAV,
  MHI,
  MIL,
  MLI,
  mostOf,
  NONE,
  plansOf,
  targetOf,
  type Frames,
  type LossLine,
  type LossPlan,
  type Unit,
} from "@ara/pax-romana";
import { about, inFrame, type Questions, type Worth } from "./question.ts";

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

type Losses = Pick<Frames["losses"], "lines" | "need" | "taken" | "at">;

/** 10.84: where allies lose units together, each looks at his own and at what he owes himself. */
function ownPart({ lines, need, taken, at, dues }: Frames["losses"]): Losses {
  const part = dues.findIndex(({ to }) => at < to);
  if (part < 0) return { lines, need, taken, at };
  const from = dues[part - 1]?.to ?? 0;
  const { to, points } = dues[part]!;
  return { lines: lines.slice(from, to), need: points, taken: taken.slice(from), at: at - from };
}

const valueOf = (unit: Unit): number => VALUES[unit] ?? OTHER;
const priceOf = ({ kind, unit }: LossLine): number => (kind === "walls" ? WALL : valueOf(unit));
/** 10.81, 10.82: what a flip costs. */
const flipPriceOf = ({ unit, reduced }: LossLine): number => valueOf(unit) - valueOf(reduced);

/** By Battle Points to be absorbed exactly: the least that the lines from `from` on cost in a plan. */
function leastCosts(lines: readonly LossLine[], plan: LossPlan, from: number, most: number): number[] {
  let costs = Array.from({ length: most + 1 }, (_, points) => (points === 0 ? 0 : Infinity));
  for (let i = from; i < lines.length; i++) {
    const { absorbs } = lines[i]!;
    const price = priceOf(lines[i]!);
    costs = costs.map((_, points) => {
      let best = Infinity;
      for (let n = leastOf(lines, plan, i); n <= mostOf(lines, plan, i) && n * absorbs <= points; n++)
        best = Math.min(best, n * price + costs[points - n * absorbs]!);
      return best;
    });
  }
  return costs;
}

/** 10.8: the cheapest end that can be reached if `n` of the sort in question are given. */
function cheapestEnd({ lines, need, taken, at }: Losses, n: number, costsFor: (plan: LossPlan) => number[]): number {
  const given = [...taken, n];
  const absorbed = given.reduce((sum, one, i) => sum + one * lines[i]!.absorbs, 0);
  let best = Infinity;
  for (const plan of plansOf(lines)) {
    const isOpen = given.every((one, i) => one >= leastOf(lines, plan, i) && one <= mostOf(lines, plan, i));
    const left = targetOf(lines, need, plan) - absorbed;
    if (!isOpen || left < 0) continue;
    best = Math.min(best, costsFor(plan)[left]! + (plan.flip === NONE ? 0 : flipPriceOf(lines[plan.flip]!)));
  }
  return best + n * priceOf(lines[at]!);
}

/** 10.8: losses where they are cheapest, all sorts together; what no plan leads to is the last choice. */
const lose = about(["loseUnits", "loseWalls"], (view, { n }, outlook) => {
  const losses = ownPart(inFrame(view, "losses"));
  const { lines, need, at } = losses;
  const costsFor = (plan: LossPlan): number[] =>
    outlook.once(`losses ${plan.flip} ${plan.excess}`, () =>
      leastCosts(lines, plan, at + 1, Math.max(0, targetOf(lines, need, plan))),
    );
  return -Math.min(1000, cheapestEnd(losses, n, costsFor));
});

/** 10.84: the unit flips that loses least by it. */
const turnOver: Worth = (view, { unit }) =>
  -flipPriceOf(inFrame(view, "losses").lines.find((line) => line.unit === unit)!);

export const lossQuestions: Questions = { "losses.lose": lose, "losses.flip": turnOver };
