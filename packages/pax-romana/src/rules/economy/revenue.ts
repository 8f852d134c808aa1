import { worldOf } from "../../config.ts";
import type { Node, Power, Province } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { holderOf } from "../control/holder.ts";
import { territoriesOf, worksOf, worthOf } from "../victory/points.ts";
import { hasLine, linesOf, type Lines } from "./lineOfCommunication.ts";
import { OWN, RHODIAN, surveyOf, type Survey } from "./survey.ts";

/** 6.11: where Talents come from. */
export type SourceKind = "province" | "territory" | "works" | "mine";

/** One source of income: what it is, which one, and what it pays. `line` tells whether it can be collected (6.15). */
export interface Source {
  readonly kind: SourceKind;
  /** A province, a Territory, or the Space of works or a mine. */
  readonly at: number;
  readonly talents: number;
  readonly line: "none needed" | "open" | "through Rhodes" | "shut";
}

/** Knows which sources have a line to a power's Home, also through Rhodes where that is another answer. */
class Reach {
  readonly survey: Survey;
  readonly #state: State;
  readonly #power: Power;
  /** Searched for when they are needed: who has nothing outside his Home needs none. */
  #lines: Lines | undefined;
  #byRhodes: Lines | undefined;

  constructor(state: State, power: Power) {
    this.#state = state;
    this.#power = power;
    this.survey = surveyOf(state, power);
  }

  /** 6.15: a source in a Space; the own Home needs no line. */
  space(node: Node): Source["line"] {
    if (worldOf(this.#state.config).map.homeAt[node] === this.#power) return "none needed";
    return this.#any([node]);
  }

  /** 6.15, R122: a province's line begins at any Space its controller occupies. */
  province(province: Province): Source["line"] {
    const { map } = worldOf(this.#state.config);
    if (map.home[province] === this.#power) return "none needed";
    return this.#any(map.spacesOf[province]!.filter((node) => (this.survey[node]! & OWN) !== 0));
  }

  #any(nodes: readonly Node[]): Source["line"] {
    const lines = (this.#lines ??= linesOf(this.#state, this.#power, false, this.survey));
    if (nodes.some((node) => hasLine(lines, node))) return "open";
    const byRhodes = (this.#byRhodes ??= this.#isRhodesThere() ? this.#linesByRhodes() : lines);
    return nodes.some((node) => hasLine(byRhodes, node)) ? "through Rhodes" : "shut";
  }

  #isRhodesThere(): boolean {
    return this.survey.some((bits) => (bits & RHODIAN) !== 0);
  }

  #linesByRhodes(): Lines {
    return linesOf(this.#state, this.#power, true, this.survey);
  }
}

/** 6.11, 6.13-6.15, 5.31: everything that pays a power, with or without a line. */
export function sourcesOf(state: State, power: Power): readonly Source[] {
  const { map, data } = worldOf(state.config);
  const { territoryIncome, mineIncome } = data.charts.prices;
  const reach = new Reach(state, power);
  const found: Source[] = [];
  for (let province = 0; province < state.control.length; province++) {
    if (state.control[province] !== power || map.income[province] === 0) continue;
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
const LINES: readonly Source["line"][] = ["none needed", "open", "through Rhodes", "shut"];

/** 6.16, R45, R124: sources that pay more than the toll of Rhodes, and reach Home only that way. */
export const isWorthToll = (toll: number, { line, talents }: Source): boolean =>
  line === "through Rhodes" && talents > toll;

export const isCollected = ({ line }: Source): boolean => line === "none needed" || line === "open";
