import type { Seat } from "@ara/kernel";
import {
  ADVERSARY,
  ALL_CATEGORIES,
  ARMY,
  bonusIn,
  categoryOf,
  deckSize,
  every,
  FLEET,
  INTRIGUE,
  MILITIA,
  NOBODY,
  RELIGION,
  SCOUT,
  SENATOR,
  MAX_SYMBOLS,
  sumOfValues,
  symbolsOf,
  WEALTH,
  type Card,
  type State,
} from "@ara/pax";
import type { Weights, WeightSets } from "./weights.ts";

/**
 * What matters to one player now, from what that player may know: displays, legions, Rome's open cards and the own
 * hand. Nothing here looks at another hand, at the order of the deck or, unless the player peeked, at Rome's face-down
 * cards. One object is used again and again: a search looks out a million times.
 */
export class Outlook {
  readonly #sets: WeightSets;
  /** The set for this kind of game. */
  weights: Weights;
  /** Rome's symbols by category, bonus and expected face-down cards included. */
  readonly rome = new Float64Array(ALL_CATEGORIES);
  /** The most symbols any player has. */
  readonly best = new Float64Array(ALL_CATEGORIES);
  /** What one symbol more in a category is worth to this player, or two and so on, in points. */
  readonly #gain = new Float64Array(ALL_CATEGORIES * MAX_SYMBOLS);
  readonly #romeGain = new Float64Array(ALL_CATEGORIES);
  readonly #ahead = new Float64Array(ALL_CATEGORIES);
  /** Which gains are worked out for what was last looked at: the number of that look. */
  readonly #known = new Int32Array(ALL_CATEGORIES * MAX_SYMBOLS);
  #looks = 0;
  #state: State | undefined;
  #team = 0;
  #drift = 0;
  #spread = 1;
  readonly #count = new Float64Array(ALL_CATEGORIES + 1);
  /** How much of the game is left, 1 to 0, and about how many turns of this player. */
  left = 0;
  turns = 0;
  /** The chance that Rome wins. */
  romeWins = 0;
  /** What an aureus is worth, in points. */
  aureus = 0;
  /** How much of its worth a card more in the hand keeps: the less the more cards wait for the turns that are left. */
  room = 1;
  seat: Seat = 0;
  /** The legion with the highest sum of values, that sum, and the highest of the others. */
  #dearest = 0;
  #highest = 0;
  #second = 0;

  constructor(sets: WeightSets) {
    this.#sets = sets;
    this.weights = sets.table;
  }

  look(state: State, seat: Seat): void {
    const w = state.config.solo === null ? this.#sets.table : this.#sets.solo;
    this.weights = w;
    const { players, measures, config } = state;
    const { categories } = measures;
    this.seat = seat;
    const perRound = 2 * config.players + 1 + w.refill * config.players;
    const deck = deckSize(state.deck);
    this.turns = deck / perRound;
    this.left = Math.min(1, this.turns / 8);
    this.aureus = w.aureus * Math.min(1, 0.25 + this.turns / 3);
    this.room = Math.min(1, (2 * this.turns + 1) / (players[seat]!.hand.length + 1));
    this.#countRome(state, seat);
    this.#countLegions(state);

    const drift = w.drift * this.left;
    const spread = 1 / (w.spread + w.spreadLeft * this.left);
    for (let c = 0; c < categories; c++) {
      let best = 0;
      for (let other = 0; other < players.length; other++) {
        const theirs = total(players[other]!.symbols, c);
        if (theirs > best) best = theirs;
      }
      this.best[c] = best;
      this.#ahead[c] = logistic((best - this.rome[c]! - 0.5 - drift) * spread);
    }
    this.romeWins = this.#romeChance(categories, measures.romeGoal);

    const pivotal = 4 * this.romeWins * (1 - this.romeWins);
    // Whoever stands at Rome's side wants it to win; all others want it to lose.
    this.#team = (state.conspiratus === seat ? -w.betray : w.revolt) * (w.teamBase + pivotal);
    this.#spread = spread;
    this.#drift = drift;
    this.#state = state;
    this.#looks = (this.#looks + 1) | 0;
  }

  #countRome(state: State, seat: Seat): void {
    const { rome } = this;
    for (let c = 0; c < ALL_CATEGORIES; c++) rome[c] = 0;
    const { open, hidden } = state.rome;
    for (let i = 0; i < open.length; i++) rome[categoryOf(open[i]!)]! += symbolsOf(open[i]!);
    if (state.players[seat]!.peeked) {
      for (let i = 0; i < hidden.length; i++) rome[categoryOf(hidden[i]!)]! += symbolsOf(hidden[i]!);
    } else {
      const expected = (hidden.length * 1.4) / state.measures.categories;
      for (let c = 0; c < state.measures.categories; c++) rome[c]! += expected;
    }
    const fleets = bonusIn(rome, FLEET);
    const armies = bonusIn(rome, ARMY);
    rome[FLEET]! += fleets;
    rome[ARMY]! += armies;
  }

  #countLegions({ legions }: State): void {
    this.#highest = 0;
    this.#second = 0;
    for (let legion = 0; legion < legions.length; legion++) {
      const sum = sumOfValues(legions[legion]!);
      if (sum > this.#highest) {
        this.#second = this.#highest;
        this.#highest = sum;
        this.#dearest = legion;
      } else if (sum > this.#second) this.#second = sum;
    }
  }

  /** The highest sum under any other legion. */
  dearestBut(legion: number): number {
    return legion === this.#dearest ? this.#second : this.#highest;
  }

  /** The chance that Rome is ahead in enough categories, each taken on its own. */
  #romeChance(categories: number, goal: number): number {
    const count = this.#count;
    count[0] = 1;
    for (let c = 0; c < categories; c++) {
      const rome = 1 - this.#ahead[c]!;
      count[c + 1] = 0;
      for (let n = c + 1; n > 0; n--) count[n] = count[n]! * (1 - rome) + count[n - 1]! * rome;
      count[0] *= 1 - rome;
    }
    let chance = 0;
    for (let n = goal; n <= categories; n++) chance += count[n]!;
    return chance;
  }

  /** What a category is good for besides points. */
  #use(state: State, seat: Seat, c: number, k: number): number {
    const w = this.weights;
    const own = state.players[seat]!.symbols;
    const { turns } = this;
    switch (c) {
      case WEALTH:
        return w.wealth * step(own[c]!, k, 3) * turns;
      case RELIGION:
        return w.religion * (crosses(own[c]!, k, 3) + crosses(own[c]!, k, 6)) * turns;
      case SENATOR:
        return w.senator * Math.min(1, turns);
      case MILITIA:
        return w.militia * step(own[c]!, k, 4) * turns;
      case SCOUT:
        return w.scout * step(own[c]!, k, 4) * turns;
      case ADVERSARY:
        return -w.adversary * step(own[c]!, k, 4) * turns;
      case INTRIGUE:
        return this.#conspiracy(state, seat, k) + this.#allowance(own, c, k);
      default:
        return this.#allowance(own, c, k);
    }
  }

  /** What it is worth to take primus conspiratus, or to lead by more. */
  #conspiracy(state: State, seat: Seat, k: number): number {
    const w = this.weights;
    const own = state.players[seat]!.symbols[INTRIGUE]!;
    let others = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) others = Math.max(others, state.players[other]!.symbols[INTRIGUE]!);
    }
    const holds = state.conspiratus === seat;
    const takes = !holds && (state.conspiratus === NOBODY || own + k > others);
    const prize = 1 + w.conspire * this.romeWins;
    if (takes) return prize;
    const lead = Math.abs(own + (holds ? 0.5 : 0) - others);
    return (w.race * prize) / (1 + lead);
  }

  /** 3.10: room for fleets and armies, as far as they wait for it. */
  #allowance(own: readonly number[], c: number, k: number): number {
    if (c !== INTRIGUE && c !== 0) return 0;
    const limit = Math.max(own[0]!, own[INTRIGUE]!);
    const more = Math.max(0, own[c]! + k - limit);
    const short = Math.max(0, 2 - (limit - Math.max(own[FLEET]!, own[ARMY]!)));
    return this.weights.allowance * Math.min(more, short) * this.left;
  }

  /** What a card in the own display would be worth. */
  gain(c: Card): number {
    const at = categoryOf(c) * MAX_SYMBOLS + symbolsOf(c) - 1;
    if (this.#known[at] !== this.#looks) this.#weigh(at);
    return this.#gain[at]!;
  }

  /** What it is worth to this player that Rome gets a card: mostly less than nothing. */
  romeGain(c: Card): number {
    const category = categoryOf(c);
    const at = category * MAX_SYMBOLS;
    if (this.#known[at] !== this.#looks) this.#weigh(at);
    return this.#romeGain[category]! * symbolsOf(c);
  }

  /** Only what is asked for is worked out: most decisions are about few categories. */
  #weigh(at: number): void {
    this.#known[at] = this.#looks;
    const c = Math.floor(at / MAX_SYMBOLS);
    const k = (at % MAX_SYMBOLS) + 1;
    const w = this.weights;
    const state = this.#state!;
    const own = state.players[this.seat]!.symbols;
    const spread = this.#spread;
    const team = this.#team;
    const rome = this.rome[c]! + this.#drift + 0.5;
    const mine = total(own, c);
    const nowOwn = logistic((mine - rome) * spread);
    this.#romeGain[c] = team * (logistic((this.best[c]! - rome - 1) * spread) - this.#ahead[c]!);
    const then = mine + k;
    const ahead = logistic((then - rome) * spread);
    let gain = 3 * (ahead - nowOwn);
    if (own[c] === 0) gain += w.category;
    if (then > this.best[c]!) gain += team * (ahead - this.#ahead[c]!);
    if (c === FLEET || c === ARMY) gain += k + every(3, own[c]! + k) - every(3, own[c]!); // 6.4
    this.#gain[at] = gain + this.#use(state, this.seat, c, k);
  }
}

/** Symbols, bonus included. */
const total = (symbols: readonly number[], c: number): number => symbols[c]! + bonusIn(symbols, c);
const step = (own: number, k: number, per: number): number =>
  Math.floor((own + k) / per) - Math.floor(own / per) + (0.15 * k) / per;
const crosses = (own: number, k: number, at: number): number => (own < at ? (own + k >= at ? 1 : (0.2 * k) / at) : 0);

/** A logistic curve by table: exact enough, and far cheaper than `exp`. */
const TABLE = Float64Array.from({ length: 1025 }, (_, i) => 1 / (1 + Math.exp(-(i - 512) / 64)));
const logistic = (x: number): number => {
  const at = (x * 64 + 512.5) | 0;
  return TABLE[at < 0 ? 0 : at > 1024 ? 1024 : at]!;
};
