import { FastChance, type Chance, type Decision } from "@ara/kernel";
import {
  deckCards,
  deckOf,
  deckSlippedBy,
  determinize,
  NOBODY,
  pax,
  recall,
  type Action,
  type Pax,
  type State,
} from "@ara/pax";
import { anchorSearch } from "./anchor.ts";
import { Centurio } from "./centurio.ts";
import { SEARCH_LEVELS } from "./levels.ts";
import { plainSearch } from "./plain.ts";
import { search, type Budget, type SearchOptions } from "./search.ts";
import { weights } from "./weights.ts";

/**
 * Players for measuring only, never at a table: `plain` is textbook search with random playouts; `anchor` is the same kind of
 * search made strong; `vetus` searches as the consul did before there were nets. Two cheat: `augur` is the consul with open cards, an
 * upper bound for what can be known; `sibylla` knows besides what will be drawn.
 */
export const LABORATORY = ["plain", "anchor", "vetus", "augur", "sibylla"] as const;
export type LaboratoryName = (typeof LABORATORY)[number];

/** The consul of version 0.1: every try is played to its end. */
const VETUS: SearchOptions = { width: 8, trust: 0.4 };

type Seek = (sample: () => State, legal: readonly Action[], brain: Centurio, budget: Budget, chance: Chance) => Action;

const SEEK: Readonly<Record<LaboratoryName, Seek>> = {
  plain: (sample, legal, _brain, budget, chance) => plainSearch(sample, legal, budget, chance),
  anchor: anchorSearch,
  vetus: (sample, legal, brain, budget, chance) => search(sample, legal, brain, VETUS, budget, chance)[0]!.action,
  augur: cheat,
  sibylla: cheat,
};

function cheat(...[sample, legal, brain, budget, chance]: Parameters<Seek>): Action {
  return search(sample, legal, brain, SEARCH_LEVELS.consul!.options, budget, chance)[0]!.action;
}

/** All hands and Rome's cards as they are; of the deck only what was slipped under it, which somebody has seen. */
export function withUnseenDeck(state: State, chance: Chance): State {
  const slippedBy = deckSlippedBy(state.deck);
  const cards = deckCards(state.deck);
  const unseen = chance.shuffle(cards.filter((_, i) => slippedBy[i] === NOBODY));
  const deck = deckOf(
    cards.map((c, i) => (slippedBy[i] === NOBODY ? unseen.pop()! : c)),
    slippedBy,
  );
  return { ...pax.clone(state), deck };
}

/** One of them. */
export class Contrast {
  readonly #name: LaboratoryName;
  readonly #budget: Budget;
  readonly #chance: FastChance;
  readonly #brain = new Centurio(weights);

  constructor(name: LaboratoryName, seed: string, budget: Budget) {
    this.#name = name;
    this.#budget = budget;
    this.#chance = new FastChance(`${seed}/${name}`);
  }

  /** On what the seat may know; `state` is for her who sees everything. */
  choose({ legal, view, log }: Decision<Pax>, state: State): Action {
    if (legal.length === 1) return legal[0]!;
    const recalled = recall(log, view.players.length);
    const sample = (): State => {
      if (this.#name === "sibylla") return pax.clone(state);
      return this.#name === "augur" ? withUnseenDeck(state, this.#chance) : determinize(view, this.#chance, recalled);
    };
    return SEEK[this.#name](sample, legal, this.#brain, this.#budget, this.#chance);
  }
}
