import { FastChance, type Decision, type Player } from "@ara/kernel";
import { determinize, pax, recall, type Action, type Pax, type State } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { SEARCH_LEVELS } from "./levels.ts";
import { plainSearch } from "./plain.ts";
import { search, type Budget } from "./search.ts";
import { weights } from "./weights.ts";

/**
 * Players for measuring only, never at a table: `plain` is textbook search with random playouts; `sibylla` cheats, she
 * sees everything: an upper bound for what can be known.
 */
export const LABORATORY = ["plain", "sibylla"] as const;
export type LaboratoryName = (typeof LABORATORY)[number];

/** Plain search on what the seat may know. */
export class Plain implements Player<Pax> {
  readonly #budget: Budget;
  readonly #chance: FastChance;

  constructor(seed: string, budget: Budget) {
    this.#budget = budget;
    this.#chance = new FastChance(`${seed}/plain`);
  }

  choose({ legal, view, log }: Decision<Pax>): Action {
    if (legal.length === 1) return legal[0]!;
    const recalled = recall(log, view.players.length);
    return plainSearch(() => determinize(view, this.#chance, recalled), legal, this.#budget, this.#chance);
  }
}

/** The search of the consul on the true state, which the laboratory hands her. */
export class Sibylla {
  readonly #budget: Budget;
  readonly #chance: FastChance;
  readonly #brain = new Centurio(weights);

  constructor(seed: string, budget: Budget) {
    this.#budget = budget;
    this.#chance = new FastChance(`${seed}/sibylla`);
  }

  chooseSeeing(state: State, legal: readonly Action[]): Action {
    if (legal.length === 1) return legal[0]!;
    const { options } = SEARCH_LEVELS.consul!;
    return search(() => pax.clone(state), legal, this.#brain, options, this.#budget, this.#chance)[0]!.action;
  }
}
