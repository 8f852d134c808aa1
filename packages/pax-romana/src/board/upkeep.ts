import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { GS, type Node, type Power, type Unit } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { billOf, leftAt, spareHeavies, strainOf } from "../rules/economy/maintenance.ts";
import { heaviesOf, manpowerMaximum, totalOf } from "../rules/economy/stock.ts";
import { cvpOf } from "../rules/victory/points.ts";
import { ordersOn, type GivenUp } from "../state/slate.ts";
import { ROW } from "../state/state.ts";
import { countAt, nodeOfKey, ownerOfKey } from "../state/table.ts";
import type { View } from "../view.ts";

/** 6.4: units that cost Talents, in one place: how many there are, how many are let go, and how many might be. */
export interface UpkeepLine {
  readonly node: Node;
  readonly unit: Unit;
  readonly here: number;
  readonly givenUp: number;
  readonly most: number;
}

/** 6.4: what a power pays to keep what it has. */
export interface Upkeep {
  readonly lines: readonly UpkeepLine[];
  readonly treasury: number;
  /** Talents for all that is kept; what the treasury lacks. */
  readonly bill: number;
  readonly short: number;
  /** What the bill is made of. */
  readonly squadrons: number;
  readonly above: number;
  readonly heavies: number;
  readonly maximum: number;
  readonly cvp: number;
  /** 14.21: what the army does to Stability. */
  readonly stability: number;
}

/** One that is let go, and how many. */
export type LetGo = Required<GivenUp>;

/** The upkeep of a power if so much is let go. */
export function upkeepOf(view: View, power: Power, letGo: readonly LetGo[] = []): Upkeep {
  const state = seenState(view);
  const { units } = worldOf(view.config).data;
  const spare = spareHeavies(state, power, letGo);
  const isExcess = spareHeavies(state, power, []) > 0;
  const lines: UpkeepLine[] = [];
  const nodes = new Set(state.table.keys.filter((key) => ownerOfKey(key) === power).map(nodeOfKey));
  for (const node of nodes)
    for (let unit = 0; unit < ROW; unit++) {
      const here = countAt(state, node, power, unit);
      if (here === 0 || (unit !== GS && !(isExcess && units.isHeavy[unit] === 1))) continue;
      const givenUp = letGo.find((one) => one.node === node && one.unit === unit)?.n ?? 0;
      lines.push({ node, unit, here, givenUp, most: givenUp + leftAt(state, power, letGo, node, unit, spare) });
    }
  const { treasury } = state.powers[power]!;
  const bill = billOf(state, power, letGo, spare);
  const gone = letGo.reduce((sum, { unit, n }) => sum + (units.isHeavy[unit] === 1 ? n : 0), 0);
  const heavies = heaviesOf(state, power) - gone;
  return {
    lines,
    treasury,
    bill,
    short: Math.max(0, bill - treasury),
    squadrons: totalOf(state, power, GS) - letGo.reduce((sum, { unit, n }) => sum + (unit === GS ? n : 0), 0),
    above: Math.max(0, spare),
    heavies,
    maximum: manpowerMaximum(state, power),
    cvp: cvpOf(state, power),
    stability: strainOf(state, power, heavies),
  };
}

/** What lies on the slate already. */
const laidBy = (view: View, power: Power): readonly GivenUp[] =>
  ordersOn(seenState(view).powers[power]!, "maintenance");

export const letGoBy = (view: View, power: Power): readonly LetGo[] =>
  laidBy(view, power).filter((one): one is LetGo => one.n !== undefined);

/** What is to be answered so that exactly this is let go and all else is paid for. */
export const upkeepAnswers = (view: View, power: Power, letGo: readonly LetGo[]): readonly Action[] => [
  ...laidBy(view, power).map(() => ({ type: "undoOrder" }) as const),
  ...letGo.flatMap(({ node, unit, n }) =>
    n > 0 ? ([{ type: "giveUp", node, unit } as const, { type: "take", n } as const] as const) : [],
  ),
  { type: "lock" },
];
