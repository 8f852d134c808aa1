import type { FastChance, Seat } from "@ara/kernel";
import { pax, removeAll, type Action, type Outcome, type State } from "@ara/pax";
import { Centurio } from "./centurio.ts";
import type { Judgement } from "./net.ts";
import { horizonOf, netFor, policyFor } from "./nets.ts";
import { nextTries, sharesOf, Tries, usualTries } from "./search.ts";
import { weights } from "./weights.ts";

const brain = new Centurio(weights);

/** How much of what looks bad beforehand is tried nevertheless. */
const CURIOSITY = 0.6;
/** What was tried less often says nothing; the rule-based player goes on. */
const LEAST_TRIES = 6;

/**
 * A move, and how its seat goes on in the rest of the turn. A move that is followed by a blunder is worth little, whoever
 * makes it: so what follows is searched as well, and else left to the policy that was learnt. Everybody else, and the seat itself
 * in later turns, is played by the rule-based player.
 */
export class Plan {
  /** `null`: nothing is done first; whoever has to decide goes on as well as can be. */
  readonly action: Action | null;
  /** What is done next. */
  readonly #next: Action | undefined;
  readonly #root: Tries;

  constructor(action: Action | null, root: Tries = new Tries(action ?? -1, 0), next?: Action) {
    this.action = action;
    this.#root = root;
    this.#next = next;
  }

  /** The ways to go on that look best, so many at most: a few tries cannot tell them apart. */
  lines(most: number): readonly Plan[] {
    const next = [...this.#root.children.values()].toSorted((a, b) => b.visits - a.visits).slice(0, most);
    return next.length > 1 ? next.map(({ action }) => new Plan(this.action, this.#root, action)) : [this];
  }

  /** A guess played on until a net can judge it, to learn how to go on. */
  learn(guess: State, chance: FastChance): Judgement {
    const path = [this.#root];
    let node: Tries | undefined = this.#root;
    const state = this.#playOn(guess, chance, horizonOf(guess.config), (now, legal) => {
      if (!node) return undefined;
      const next: Tries = nextTries(node, now, legal, brain, CURIOSITY);
      path.push(next);
      // What is tried for the first time is where the plan ends.
      node = next.visits > 0 ? next : undefined;
      return next.action;
    });
    const found = judged(state, guess.decider);
    for (const tries of path) tries.add(found);
    return found;
  }

  /** A guess played to its end by what was learnt; nothing is learnt from it. */
  follow(guess: State, chance: FastChance): Outcome {
    let node: Tries | undefined = this.#root;
    const state = this.#playOn(guess, chance, Infinity, (_, legal) => {
      const wanted = node === this.#root && this.#next !== undefined ? node.children.get(this.#next) : undefined;
      node = wanted ?? (node && usualTries(node, legal, LEAST_TRIES));
      return node?.action;
    });
    return pax.outcome(state)!;
  }

  /** Until so many further turns have begun, or the game is over. */
  #playOn(
    guess: State,
    chance: FastChance,
    turns: number,
    goOn: (state: State, legal: readonly Action[]) => Action | undefined,
  ): State {
    const state = pax.clone(guess);
    const { decider: seat, round, taken } = state;
    if (this.action !== null) pax.apply(state, seat, this.action, chance);
    const policy = policyFor(state.config) ?? brain;
    const legal: Action[] = [];
    let turn = { round, taken };
    for (let begun = 0; state.step !== "over";) {
      if (state.step === "turn" && (state.taken !== turn.taken || state.round !== turn.round)) {
        if (++begun > turns) break;
        turn = { round: state.round, taken: state.taken };
      }
      removeAll(legal);
      pax.legal(state, state.decider, legal);
      const isOwn = state.decider === seat && state.taken === taken && state.round === round;
      const planned = isOwn && legal.length > 1 ? goOn(state, legal) : undefined;
      const action = planned ?? (isOwn ? policy : brain).choose(state, legal);
      pax.apply(state, state.decider, action, chance);
    }
    return state;
  }
}

/** What a game came to for a seat, or what a net says it will come to. */
function judged(state: State, seat: Seat): Judgement {
  if (state.step === "over") return sharesOf(pax.outcome(state)!, seat);
  const found: Judgement = { win: 0, lead: 0 };
  netFor(state.config).judge(state, seat, found);
  return found;
}
