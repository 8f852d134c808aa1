import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  buyLegion,
  placeTo,
  sumOfValues,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  valueOf,
  type Action,
  type Card,
  type PlayerState,
  type State,
} from "@ara/pax";
import { Outlook } from "./outlook.ts";
import type { WeightSets } from "./weights.ts";

/** The rule-based player: for any step, what each legal action is worth to whoever has to decide. */
export class Centurio {
  readonly outlook: Outlook;

  constructor(weights: WeightSets) {
    this.outlook = new Outlook(weights);
  }

  choose(state: State, legal: readonly Action[]): Action {
    // A full turn, which is listed first, is always worth more to it than a look at Rome's cards.
    if (legal.length === 1 || state.step === "turn") return legal[0]!;
    this.outlook.look(state, state.decider);
    let best = legal[0]!;
    let most = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const worth = this.worth(state, legal[i]!);
      if (worth > most) {
        most = worth;
        best = legal[i]!;
      }
    }
    return best;
  }

  /** In points; only differences within one decision mean anything. Look out first. */
  worth(state: State, action: Action): number {
    const player = state.players[state.decider]!;
    switch (actionType(action)) {
      case "keep":
        return this.outlook.gain(actionCard(action));
      case "start":
        return this.#start(state, action);
      case "draw":
        return 3;
      case "singly":
        return 2;
      case "peek":
        return 0;
      case "place":
        return this.#place(state, player, action);
      case "buy":
        return this.#buy(state, player, buyLegion(action));
      case "play":
        return this.#play(state, player, actionCard(action));
      case "end":
        return this.#end(state);
      case "tribute":
        return this.outlook.romeGain(actionCard(action)) - this.#inHand(actionCard(action));
      default:
        return 0;
    }
  }

  #end(state: State): number {
    const { weights, aureus } = this.outlook;
    return weights.playAt + weights.income * aureus * pax.income(state);
  }

  #start(state: State, action: Action): number {
    const plays = pax.startPlays(state.drawn, actionCard(action), pax.startUnder(action)) ?? [];
    let worth = this.outlook.weights.hand * this.outlook.gain(actionCard(action));
    for (const c of plays) worth += this.outlook.gain(c);
    return worth;
  }

  /** A card in hand: worth less the more cards wait there for the turns that are left. */
  #inHand(c: Card): number {
    const { weights, room } = this.outlook;
    return weights.hand * room * this.outlook.gain(c) + 0.2;
  }

  #place(state: State, player: PlayerState, action: Action): number {
    const w = this.outlook.weights;
    const c = actionCard(action);
    const to = placeTo(action);
    const toCome = pax.openPlaces(state.places) - state.drawn.length;
    if (to === TO_HAND) {
      const bar = toCome >= 2 ? w.keepFirst : toCome === 1 ? w.keepSecond : 0;
      return this.#inHand(c) - w.hand * bar;
    }
    if (to === TO_DECK) return 0;
    return this.#feed(state, player, c, to - TO_LEGION);
  }

  /** A card under a legion: mine if I buy it this turn, else a gift to the next buyer or to Rome. */
  #feed(state: State, player: PlayerState, c: Card, legion: number): number {
    const w = this.outlook.weights;
    const group = state.legions[legion]!;
    const sum = sumOfValues(group) + valueOf(c);
    const price = pax.priceOfSum(player, sum);
    const gift = -w.feedOther * this.outlook.gain(c);
    const rome = this.outlook.dearestBut(legion) < sum ? 0.5 * this.outlook.romeGain(c) : 0;
    if (price > player.aurei) return gift + rome;
    let mine = this.#inHand(c) - valueOf(c) * this.outlook.aureus;
    for (let i = 0; i < group.length; i++) mine += this.#inHand(group[i]!) - valueOf(group[i]!) * this.outlook.aureus;
    return Math.max(gift + rome, w.feedSelf * Math.min(mine, this.#inHand(c)));
  }

  #buy(state: State, player: PlayerState, legion: number): number {
    const group = state.legions[legion]!;
    const takenByRome = this.outlook.dearestBut(legion) < sumOfValues(group);
    let worth = -pax.priceFor(player, group) * this.outlook.aureus;
    for (let i = 0; i < group.length; i++) {
      worth += this.#inHand(group[i]!);
      if (takenByRome) worth -= this.outlook.weights.deny * this.outlook.romeGain(group[i]!);
    }
    return worth;
  }

  /** A card laid out, with what it costs and what it does to the income of this turn. */
  #play(state: State, player: PlayerState, c: Card): number {
    const w = this.outlook.weights;
    const own = state.decider === state.active;
    const cost = pax.playCostFor(state, state.decider);
    const income = own ? pax.income(state, c) : 0;
    const gained = this.outlook.gain(c) - w.waiting * this.#inHand(c);
    return gained + (w.income * income - cost) * this.outlook.aureus;
  }
}
