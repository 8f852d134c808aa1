import type { Chance, Seat } from "@ara/kernel";
import { pax, type Action, type Outcome, type State } from "@ara/pax";
import type { Centurio } from "./centurio.ts";

/** When a search has to stop, whichever comes first. Time is asked of `now`; a search by iterations needs none. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly now?: () => number;
}

export interface SearchOptions {
  /** So many actions are looked at, the best beforehand: the rest are taken for blunders, unless there is much time. */
  readonly width: number;
  /** How long the rule-based player's opinion holds out against what was tried; it fades as tries add up. */
  readonly trust: number;
  /** How many of the searching seat's next decisions are searched too; the others follow the rule-based player. */
  readonly depth: number;
  /** How much an own next decision is tried because it looks good beforehand. */
  readonly curiosity: number;
}

/** What a search found out about one action. */
export interface Considered {
  readonly action: Action;
  readonly visits: number;
  /** The chance to win (a shared victory in part), and the expected lead in points. */
  readonly win: number;
  readonly margin: number;
  /** The chance that Rome wins. */
  readonly rome: number;
}

/** A lead in points counts a little: it tells more than won or lost, and a lost game is still played on. */
const MARGIN_WEIGHT = 0.2;
const MARGIN_SCALE = 40;
/** Alone, a category Rome is ahead in counts like so many points. */
const ALONE = 4;

/** What became of an action so far. */
export class Tries {
  visits = 0;
  win = 0;
  margin = 0;
  rome = 0;
  value = 0;
  readonly children = new Map<Action, Tries>();
  readonly action: Action;
  /** What the rule-based player thinks of it, from 0 (the best) down to -1. */
  readonly prior: number;

  constructor(action: Action, prior: number) {
    this.action = action;
    this.prior = prior;
  }

  add(outcome: Outcome, seat: Seat): void {
    const { winners, winner } = outcome;
    const win = winners.includes(seat) ? 1 / winners.length : 0;
    const margin = marginOf(outcome, seat);
    this.visits++;
    this.win += win;
    this.margin += margin;
    this.rome += winner === "rome" ? 1 : 0;
    this.value += (1 - MARGIN_WEIGHT) * win + MARGIN_WEIGHT * Math.max(0, Math.min(1, 0.5 + margin / MARGIN_SCALE));
  }

  /** The mean so far, with the opinion beforehand fading. */
  worth(trust: number): number {
    return this.visits === 0 ? this.prior : this.value / this.visits + (trust * this.prior) / Math.sqrt(this.visits);
  }
}

/** The lead over the best rival; alone, the fewer categories Rome is ahead in the better. */
function marginOf({ points, romeAhead }: Outcome, seat: Seat): number {
  if (points.length === 1) return -ALONE * romeAhead.length;
  const rivals = points.filter((_, other) => other !== seat);
  return points[seat]! - Math.max(...rivals);
}

/**
 * Information-set Monte-Carlo search. Every sweep guesses one full state and plays it out once for each action still in
 * the race, so that all of them meet the same luck; after each round the worse half drops out. Below the first action a
 * small tree of the seat's own next decisions is grown; everything else is played by the rule-based player.
 */
export function search(
  sample: () => State,
  legal: readonly Action[],
  brain: Centurio,
  options: SearchOptions,
  budget: Budget,
  chance: Chance,
): Considered[] {
  const inOrder = opinions(sample(), legal, brain);
  const clock = new Clock(budget);
  const tryOn = (guess: State, some: readonly Tries[]): void => {
    for (const tries of some) {
      playOut(pax.clone(guess), tries, brain, options, chance);
      clock.tick();
    }
  };
  let entrants = inOrder.slice(0, options.width);
  if (entrants.length > 1) {
    const guess = sample();
    tryOn(guess, entrants);
    const wide = inOrder.slice(0, widened(options.width, clock.playouts));
    tryOn(guess, wide.slice(entrants.length));
    entrants = wide;
  }
  const rounds = Math.ceil(Math.log2(entrants.length));
  let racing = entrants;
  for (let round = 1; round <= rounds && racing.length > 1; round++) {
    // The first guess of all has been tried already.
    if (round > 1) tryOn(sample(), racing);
    while (clock.spent < round / rounds) tryOn(sample(), racing);
    racing = racing.toSorted((a, b) => b.worth(options.trust) - a.worth(options.trust));
    racing = racing.slice(0, Math.ceil(racing.length / 2));
  }
  // Without a choice, too, as long as with one.
  while (entrants.length === 1 && clock.spent < 1) tryOn(sample(), entrants);
  const best = racing[0]!;
  return [
    best,
    ...entrants
      .filter((tries) => tries !== best)
      .toSorted((a, b) => b.visits - a.visits || b.value / b.visits - a.value / a.visits),
  ].map(considered);
}

/** Playouts from which on a long list is looked at further down, one action more whenever they double. */
const WIDEN_FROM = 256;

/** Progressive widening: the more can be tried, the more actions that look like blunders get a chance. */
const widened = (width: number, playouts: number): number =>
  width + Math.max(0, Math.floor(Math.log2(playouts / WIDEN_FROM)));

const considered = ({ action, visits, win, margin, rome }: Tries): Considered => {
  const n = Math.max(1, visits);
  return { action, visits, win: win / n, margin: margin / n, rome: rome / n };
};

/** The actions as the rule-based player sees them, the best first. */
function opinions(state: State, legal: readonly Action[], brain: Centurio): Tries[] {
  brain.outlook.look(state, state.decider);
  const worths = legal.map((action) => brain.worth(state, action));
  const best = Math.max(...worths);
  const usual = best - worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return legal
    .map((action, i) => new Tries(action, usual > 0 ? Math.max(-1, (worths[i]! - best) / usual) : 0))
    .toSorted((a, b) => b.prior - a.prior);
}

function playOut(state: State, first: Tries, brain: Centurio, options: SearchOptions, chance: Chance): void {
  const seat = state.decider;
  const path = [first];
  let node: Tries | undefined = first;
  const legal: Action[] = [];
  pax.apply(state, seat, first.action, chance);
  while (state.step !== "over") {
    legal.length = 0;
    pax.legal(state, state.decider, legal);
    let action = legal[0]!;
    if (legal.length > 1) {
      const searched: boolean = state.decider === seat && path.length <= options.depth && node !== undefined;
      const next: Tries | undefined = searched ? nextTries(node!, state, legal, brain, options.curiosity) : undefined;
      if (next) {
        path.push(next);
        // A decision tried for the first time is where the tree ends and the rule-based player takes over.
        node = next.visits > 0 ? next : undefined;
      }
      action = next?.action ?? brain.choose(state, legal);
    }
    pax.apply(state, state.decider, action, chance);
  }
  const outcome = pax.outcome(state)!;
  for (const tries of path) tries.add(outcome, seat);
}

/** The most promising next decision: its worth so far, and curiosity about what was tried little. */
export function nextTries(
  node: Tries,
  state: State,
  legal: readonly Action[],
  brain: Centurio,
  curiosity: number,
): Tries {
  if (legal.some((action) => !node.children.has(action))) {
    for (const tries of opinions(state, legal, brain)) {
      if (!node.children.has(tries.action)) node.children.set(tries.action, tries);
    }
  }
  const explore = curiosity * Math.sqrt(node.visits + 1);
  let best: Tries | undefined;
  let most = -Infinity;
  for (const action of legal) {
    const tries = node.children.get(action)!;
    const value = tries.visits > 0 ? tries.value / tries.visits : node.value / Math.max(1, node.visits);
    const worth = value + (explore * Math.exp(3 * tries.prior)) / (1 + tries.visits);
    if (worth > most) {
      most = worth;
      best = tries;
    }
  }
  return best!;
}

/** The next decision that was tried most, if often enough to say something. */
export function usualTries(node: Tries, legal: readonly Action[], least: number): Tries | undefined {
  let best: Tries | undefined;
  for (const action of legal) {
    const tries = node.children.get(action);
    if (tries && tries.visits >= least && tries.visits > (best?.visits ?? 0)) best = tries;
  }
  return best;
}

/** How much of a budget is spent, 0 to 1. */
class Clock {
  readonly #iterations: number;
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #start: number;
  #ticks = 0;

  constructor({ iterations = Infinity, milliseconds = Infinity, now = () => 0 }: Budget) {
    this.#iterations = iterations;
    this.#milliseconds = milliseconds;
    this.#now = now;
    this.#start = now();
  }

  tick(): void {
    this.#ticks++;
  }

  /** How many playouts there will be in all, as far as can be told. */
  get playouts(): number {
    const elapsed = Math.max(this.#now() - this.#start, 0.001);
    return Math.min(this.#iterations, (this.#ticks * this.#milliseconds) / elapsed);
  }

  get spent(): number {
    const byTime = this.#milliseconds === Infinity ? 0 : (this.#now() - this.#start) / this.#milliseconds;
    return Math.max(this.#ticks / this.#iterations, byTime);
  }
}
