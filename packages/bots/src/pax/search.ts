import type { Chance, Seat } from "@ara/kernel";
import { pax, type Action, type Outcome, type State } from "@ara/pax";
import type { Centurio } from "./centurio.ts";
import type { Judgement, Net } from "./net.ts";
import { horizonOf, netFor, policyFor } from "./nets.ts";
import type { Policy } from "./policy.ts";

/** When a search has to stop, whichever comes first. Time is asked of `now`; a search by iterations needs none. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly now?: () => number;
}

export interface SearchOptions {
  /** So many actions are looked at, the best beforehand: the rest are taken for blunders, unless there is much time. */
  readonly width: number;
  /** How long the opinion beforehand holds out against what was tried; it fades as tries add up. */
  readonly trust: number;
  /** Whether a net says what the table is worth at the end of the turn, or when everybody has had one; else games are played to their end. */
  readonly cut?: boolean;
  /**
   * Where a policy was learnt, how much further is looked than to the end of the turn: there the net is so often wrong about two
   * actions that many tries come no nearer to the truth than few.
   */
  readonly far?: Far;
  /**
   * Where no policy was learnt, some tries are played to their end nevertheless: what they came to, less what the net had said of
   * them, mends the net.
   */
  readonly mend?: Mend | undefined;
}

/** The mean of what the net says when these further turns begin; and the trust in the policy, of which less is needed then. */
interface Far {
  readonly from: number;
  readonly to: number;
  readonly trust: number;
}

interface Mend {
  /** The first sweep that is played to its end, and how many come to one that is. */
  readonly from: number;
  readonly every: number;
  /** How much of the difference is believed when it is known for sure, and how many tries make it half of that. */
  readonly share: number;
  readonly doubt: number;
}

/** What a search found out about one action. */
export interface Considered {
  readonly action: Action;
  readonly visits: number;
  /** The chance to win; a shared victory in part. */
  readonly win: number;
}

/** A lead in points counts a little: it tells more than won or lost, and a lost game is still played on. */
const MARGIN_WEIGHT = 0.2;
const MARGIN_SCALE = 40;
/** Alone, a category Rome is ahead in counts like so many points. */
const ALONE = 4;

/** How a game ended for a seat: its share of the victory, and its lead from 0 to 1. */
export function sharesOf(outcome: Outcome, seat: Seat): Judgement {
  const { winners } = outcome;
  return {
    win: winners.includes(seat) ? 1 / winners.length : 0,
    lead: Math.max(0, Math.min(1, 0.5 + marginOf(outcome, seat) / MARGIN_SCALE)),
  };
}

/** What a search adds up. */
export const valueOf = ({ win, lead }: Judgement): number => (1 - MARGIN_WEIGHT) * win + MARGIN_WEIGHT * lead;

/** What became of an action so far. */
export class Tries {
  visits = 0;
  win = 0;
  value = 0;
  /** Tries that were judged by a net and played to their end as well, and how much more they came to. */
  pairs = 0;
  more = 0;
  readonly children = new Map<Action, Tries>();
  readonly action: Action;
  /** What is thought of it beforehand, from 0 (the best) down to -1. */
  readonly prior: number;

  constructor(action: Action, prior: number) {
    this.action = action;
    this.prior = prior;
  }

  add(found: Judgement): void {
    this.visits++;
    this.win += found.win;
    this.value += valueOf(found);
  }

  /** What a try that a net had judged came to in the end. */
  mend(judged: Judgement, came: Judgement): void {
    this.pairs++;
    this.more += valueOf(came) - valueOf(judged);
  }

  /** The mean so far, mended by what is known of the net's mistakes, with the opinion beforehand fading. */
  worth({ trust, mend }: SearchOptions): number {
    if (this.visits === 0) return this.prior;
    const more = mend && this.pairs > 0 ? (mend.share * this.more) / (this.pairs + mend.doubt) : 0;
    return this.value / this.visits + more + (trust * this.prior) / Math.sqrt(this.visits);
  }
}

/** The lead over the best rival; alone, the fewer categories Rome is ahead in the better. */
function marginOf({ points, romeAhead }: Outcome, seat: Seat): number {
  if (points.length === 1) return -ALONE * romeAhead.length;
  const rivals = points.filter((_, other) => other !== seat);
  return points[seat]! - Math.max(...rivals);
}

/**
 * Information-set Monte-Carlo search. Every sweep guesses one full state and plays it on once for each action still in the
 * race, so that all of them meet the same luck; after each round the worse half drops out. Where a policy was learnt, it goes on
 * to the end of the turn, and a net judges the table; else the rule-based player plays for everybody, to the end or until a net
 * judges.
 */
export function search(
  sample: () => State,
  legal: readonly Action[],
  brain: Centurio,
  wanted: SearchOptions,
  budget: Budget,
  chance: Chance,
): Considered[] {
  const first = sample();
  const policy = wanted.cut ? policyFor(first.config) : undefined;
  const options = policy ? { ...wanted, mend: undefined, trust: wanted.far?.trust ?? wanted.trust } : wanted;
  const inOrder = foreseen(first, legal, brain, policy);
  const clock = new Clock(budget);
  const playOn = new Lookahead(first, policy ?? brain, options, chance);
  const tryOn = (guess: State, some: readonly Tries[]): void => {
    for (const tries of some) {
      playOn.play(pax.clone(guess), tries);
      clock.tick();
    }
    playOn.sweeps++;
  };
  let entrants = inOrder.slice(0, options.width);
  if (entrants.length > 1) {
    const guess = sample();
    tryOn(guess, entrants);
    const wide = inOrder.slice(0, widened(options.width, clock.playouts));
    tryOn(guess, wide.slice(entrants.length));
    entrants = wide;
  }
  // A few sweeps show which actions are the same by another name: a card to this or to that of two empty legions.
  if (options.cut && entrants.length > 1)
    while (entrants[0]!.visits < ALIKE && clock.spent < LOOKING) tryOn(sample(), entrants);
  let racing = distinct(entrants, options);
  const rounds = Math.ceil(Math.log2(racing.length));
  for (let round = 1; round <= rounds && racing.length > 1; round++) {
    // The first guess of all has been tried already.
    if (round > 1) tryOn(sample(), racing);
    while (clock.spent < round / rounds) tryOn(sample(), racing);
    racing = distinct(racing, options).toSorted((a, b) => b.worth(options) - a.worth(options));
    racing = racing.slice(0, Math.ceil(racing.length / 2));
  }
  // Where nothing is left to choose, as long as if there were.
  while (clock.spent < 1) tryOn(sample(), racing);
  const best = racing[0]!;
  return [
    best,
    ...entrants
      .filter((tries) => tries !== best)
      .toSorted((a, b) => b.visits - a.visits || b.value / b.visits - a.value / a.visits),
  ].map(considered);
}

/** What a net says of so many guesses is the same to the last digit only where two actions come to the same. */
const ALIKE = 4;
const LOOKING = 0.25;

/** One of each: the race is between actions that differ. Wins alone, without a net, are alike too often. */
function distinct(racing: readonly Tries[], { cut }: SearchOptions): Tries[] {
  if (!cut || racing[0]!.visits < ALIKE) return [...racing];
  const seen = new Set<number>();
  return racing.filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** Playouts from which on a long list is looked at further down, one action more whenever they double. */
const WIDEN_FROM = 256;

/** Progressive widening: the more can be tried, the more actions that look like blunders get a chance. */
const widened = (width: number, playouts: number): number =>
  width + Math.max(0, Math.floor(Math.log2(playouts / WIDEN_FROM)));

const considered = ({ action, visits, win }: Tries): Considered => ({
  action,
  visits,
  win: win / Math.max(1, visits),
});

/** The actions as the rule-based player sees them, the best first. */
export function opinions(state: State, legal: readonly Action[], brain: Centurio): Tries[] {
  brain.outlook.look(state, state.decider);
  const worths = legal.map((action) => brain.worth(state, action));
  const best = Math.max(...worths);
  const usual = best - worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return legal
    .map((action, i) => new Tries(action, usual > 0 ? Math.max(-1, (worths[i]! - best) / usual) : 0))
    .toSorted((a, b) => b.prior - a.prior);
}

/** So much less drawn to an action, and it is taken for a blunder. */
const BLUNDER = 6;

/**
 * The actions as a policy sees them, if there is one, the best first. Of a set-up with plays (8.5) it has learnt two steps, which
 * are one here.
 */
export function foreseen(
  state: State,
  legal: readonly Action[],
  brain: Centurio,
  policy: Policy | undefined = policyFor(state.config),
): Tries[] {
  if (!policy || startsWithPlays(state)) return opinions(state, legal, brain);
  policy.look(state);
  const worths = legal.map((action) => policy.worth(state, action));
  const best = Math.max(...worths);
  return legal
    .map((action, i) => new Tries(action, Math.max(-1, (worths[i]! - best) / BLUNDER)))
    .toSorted((a, b) => b.prior - a.prior);
}

const startsWithPlays = ({ step, drawn, config }: State): boolean =>
  step === "setup" && config.solo !== null && drawn.length > 2;

/** Who plays a guess on. */
type Player = Pick<Centurio, "choose">;

/** Plays guesses on after an action, as far as the options say. */
class Lookahead {
  sweeps = 0;
  readonly #player: Player;
  readonly #options: SearchOptions;
  readonly #chance: Chance;
  readonly #seat: Seat;
  readonly #net: Net | undefined;
  readonly #horizon: Pick<Far, "from" | "to">;
  readonly #legal: Action[] = [];
  readonly #said: Judgement = { win: 0, lead: 0 };
  readonly #mean: Judgement = { win: 0, lead: 0 };

  constructor({ decider, config }: State, player: Player, options: SearchOptions, chance: Chance) {
    this.#player = player;
    this.#options = options;
    this.#chance = chance;
    this.#seat = decider;
    this.#net = options.cut ? netFor(config) : undefined;
    const turns = options.cut ? horizonOf(config) : Infinity;
    this.#horizon = (policyFor(config) && options.cut && options.far) || { from: turns, to: turns };
  }

  play(state: State, tries: Tries): void {
    const seat = this.#seat;
    const found = this.#mean;
    pax.apply(state, seat, tries.action, this.#chance);
    this.#playTo(state, this.#horizon.from);
    if (state.step === "over") {
      tries.add(sharesOf(pax.outcome(state)!, seat));
      if (this.#net && this.#isMended) tries.pairs++;
      return;
    }
    this.#judgeOn(state);
    tries.add(found);
    if (!this.#isMended) return;
    this.#playTo(state, Infinity);
    tries.mend(found, sharesOf(pax.outcome(state)!, seat));
  }

  /** When each turn within the horizon begins: the net is not wrong in the same way every time. */
  #judgeOn(state: State): void {
    const { from, to } = this.#horizon;
    const mean = this.#mean;
    const share = 1 / (to - from + 1);
    mean.win = 0;
    mean.lead = 0;
    for (let turn = from; turn <= to; turn++) {
      if (turn > from) this.#playTo(state, 0);
      const { win, lead } = this.#isWorth(state);
      mean.win += share * win;
      mean.lead += share * lead;
    }
  }

  /** What it came to, if the game is over; else what the net says. */
  #isWorth(state: State): Judgement {
    if (state.step === "over") return sharesOf(pax.outcome(state)!, this.#seat);
    this.#net!.judge(state, this.#seat, this.#said);
    return this.#said;
  }

  get #isMended(): boolean {
    const { mend } = this.#options;
    return mend !== undefined && this.sweeps >= mend.from && this.sweeps % mend.every === 0;
  }

  /** Until so many further turns have begun, or the game is over. */
  #playTo(state: State, turns: number): void {
    const legal = this.#legal;
    let { round, taken } = state;
    let begun = 0;
    while (state.step !== "over") {
      if (state.step === "turn" && (state.taken !== taken || state.round !== round)) {
        if (++begun > turns) return;
        ({ round, taken } = state);
      }
      legal.length = 0;
      pax.legal(state, state.decider, legal);
      pax.apply(state, state.decider, this.#player.choose(state, legal), this.#chance);
    }
  }
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
    for (const tries of foreseen(state, legal, brain)) {
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
