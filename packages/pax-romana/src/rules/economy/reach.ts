import { worldOf } from "../../config.ts";
import type { Node, Power, Province } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { hasLine, linesOf, type Lines } from "./line-of-communication.ts";
import { OWN, RHODIAN, type Survey } from "./survey.ts";

/** 6.15, 6.16: which line leads Home; Home itself needs none, and neutral Rhodes takes a toll. */
export type Line = "none needed" | "open" | "through Rhodes" | "shut";

/** Knows what has a line to a power's Home, also through Rhodes where that is another answer. */
export class Reach {
  readonly #survey: Survey;
  readonly #state: State;
  readonly #power: Power;
  /** Searched for when they are needed: whoever has nothing outside his Home needs none. */
  #lines: Lines | undefined;
  #byRhodes: Lines | undefined;

  constructor(state: State, power: Power, survey: Survey) {
    this.#state = state;
    this.#power = power;
    this.#survey = survey;
  }

  /** 6.15: from a Space; Home itself needs no line. */
  space(node: Node): Line {
    if (worldOf(this.#state.config).map.homeAt[node] === this.#power) return "none needed";
    return this.#any([node]);
  }

  /** 6.15, R122: a province's line begins at any Space its controller occupies. */
  province(province: Province): Line {
    const { map } = worldOf(this.#state.config);
    if (map.home[province] === this.#power) return "none needed";
    return this.#any(map.spacesOf[province]!.filter((node) => (this.#survey[node]! & OWN) !== 0));
  }

  #any(nodes: readonly Node[]): Line {
    const lines = (this.#lines ??= linesOf(this.#state, this.#power, false, this.#survey));
    if (nodes.some((node) => hasLine(lines, node))) return "open";
    const byRhodes = (this.#byRhodes ??= this.#isRhodesThere() ? this.#linesByRhodes() : lines);
    return nodes.some((node) => hasLine(byRhodes, node)) ? "through Rhodes" : "shut";
  }

  #isRhodesThere(): boolean {
    return this.#survey.some((bits) => (bits & RHODIAN) !== 0);
  }

  #linesByRhodes(): Lines {
    return linesOf(this.#state, this.#power, true, this.#survey);
  }
}
