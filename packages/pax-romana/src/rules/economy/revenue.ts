import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { isBarren } from "../barbarians/rebellions/rebels.ts";
import { holderOf } from "../control/holder.ts";
import { territoriesOf, worksOf, worthOf } from "../victory/points.ts";
import { Reach, type Line } from "./reach.ts";
import { surveyOf } from "./survey.ts";

/** 6.11: where Talents come from. */
export type SourceKind = "province" | "territory" | "works" | "mine";

/** One source of income: what it is, which one, and what it pays. `line` tells whether it can be collected (6.15). */
export interface Source {
  readonly kind: SourceKind;
  /** A province, a Territory, or the Space of works or a mine. */
  readonly at: number;
  readonly talents: number;
  readonly line: Line;
}

/** 6.11, 6.13-6.15, 5.31: everything that pays a power, with or without a line. */
export function sourcesOf(state: State, power: Power): readonly Source[] {
  const { map, data } = worldOf(state.config);
  const { territoryIncome, mineIncome } = data.charts.prices;
  const reach = new Reach(state, power, surveyOf(state, power));
  const found: Source[] = [];
  for (let province = 0; province < state.control.length; province++) {
    if (state.control[province] !== power || map.income[province] === 0 || isBarren(state, province)) continue;
    found.push({ kind: "province", at: province, talents: map.income[province]!, line: reach.province(province) });
  }
  for (const territory of territoriesOf(state, power)) {
    const lines = map.provincesOf[territory]!.map((province) => reach.province(province));
    const line = LINES.find((one) => lines.includes(one))!;
    found.push({ kind: "territory", at: territory, talents: territoryIncome, line });
  }
  for (const node of worksOf(state, power)) {
    const { income } = worthOf(state, node);
    if (income > 0) found.push({ kind: "works", at: node, talents: income, line: reach.space(node) });
  }
  for (const node of map.mines)
    if (holderOf(state, node) === power)
      found.push({ kind: "mine", at: node, talents: mineIncome, line: reach.space(node) });
  return found;
}

/** The best first: a Territory has the line of the best of its provinces. */
const LINES: readonly Line[] = ["none needed", "open", "through Rhodes", "shut"];

/** 6.16, R45, R124: sources that pay more than the toll of Rhodes, and reach Home only that way. */
export const isWorthToll = (toll: number, { line, talents }: Source): boolean =>
  line === "through Rhodes" && talents > toll;

export const isCollected = ({ line }: Source): boolean => line === "none needed" || line === "open";
