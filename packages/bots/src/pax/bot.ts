import { FastChance, type Decision, type Player } from "@ara/kernel";
import { determinize, recall, type Action, type Pax, type State, type View } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import { SEARCH_LEVELS, type Level } from "./levels.ts";
import { worthToMiles } from "./miles.ts";
import type { Reason } from "./reason.ts";
import { isForced, saidReason } from "./reasons.ts";
import { search, type Budget, type Considered } from "./search.ts";
import { weights } from "./weights.ts";

/** What a bot thinks of a decision: what it would do, what else it looked at, and why. */
export interface Thought {
  readonly action: Action;
  /** The best first; empty where nothing was searched. */
  readonly considered: readonly Considered[];
  readonly reason: Reason;
}

export interface BotOptions {
  /** The same seed thinks the same thoughts, as long as the budget is in iterations. */
  readonly seed: string;
  /** Instead of the level's own budget. */
  readonly budget?: Budget | undefined;
  /** The clock for a budget in milliseconds; a pure package has none of its own. */
  readonly now?: (() => number) | undefined;
}

/** A player made of code. It is handed what its seat may know, never a state, and remembers nothing by itself. */
export class Bot implements Player<Pax> {
  readonly level: Level;
  readonly #chance: FastChance;
  readonly #budget: Budget;
  readonly #brain = new Centurio(weights);

  constructor(level: Level, { seed, budget, now }: BotOptions) {
    this.level = level;
    this.#chance = new FastChance(`${seed}/${level}`);
    this.#budget = { ...(budget ?? SEARCH_LEVELS[level]?.budget), ...(now && { now }) };
  }

  /** For measuring: where there is no choice, no time is spent. At a table see `think`. */
  choose(decision: Decision<Pax>): Action {
    const { legal } = decision;
    if (legal.length === 1) return legal[0]!;
    return this.level === "tiro" ? this.#chance.pick(legal) : this.think(decision).action;
  }

  /**
   * What others at the table see of this must not depend on what they may not know: the reason speaks of open cards only,
   * and a level that searches takes its time even where its hand or its purse leaves it no choice.
   */
  think({ legal, view, log }: Decision<Pax>): Thought {
    const recalled = recall(log, view.players.length);
    const guess = (): State => determinize(view, this.#chance, recalled);
    const state = guess();
    const considered = legal.length > 1 ? this.#search(guess, legal) : [];
    if (legal.length === 1 && !isForced({ legal, view })) this.#ponder(view, legal);
    const action = considered[0]?.action ?? this.#pick(state, legal);
    return { action, considered, reason: saidReason({ legal, view }, action) };
  }

  /** Spends the time of a search, with dice of its own: what is chosen later stays the same. */
  #ponder(view: View, legal: readonly Action[]): void {
    const level = SEARCH_LEVELS[this.level];
    const { iterations, now } = this.#budget;
    if (!level || (iterations === undefined && now === undefined)) return;
    const chance = new FastChance("ponder");
    search(() => determinize(view, chance), legal, this.#brain, level.options, this.#budget, chance);
  }

  #search(guess: () => State, legal: readonly Action[]): Considered[] {
    const options = SEARCH_LEVELS[this.level]?.options;
    return options ? search(guess, legal, this.#brain, options, this.#budget, this.#chance) : [];
  }

  /** Without a search: the rule-based player, the greedy one, or chance. None of them looks at what was guessed. */
  #pick(state: State, legal: readonly Action[]): Action {
    if (this.level === "tiro") return this.#chance.pick(legal);
    if (this.level !== "miles") return this.#brain.choose(state, legal);
    const worths = legal.map((action) => worthToMiles(state, action));
    const best = Math.max(...worths);
    return this.#chance.pick(legal.filter((_, i) => worths[i] === best));
  }
}
