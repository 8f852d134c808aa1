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
  income,
  INTRIGUE,
  MILITIA,
  NOBODY,
  playCostFor,
  priceOfSum,
  RELIGION,
  SCOUT,
  SENATOR,
  soloGoal,
  valueOf,
  WEALTH,
  type PlayerState,
  type State,
  type Step,
} from "@ara/pax";
import { clip, count, roomOf, totalIn } from "./features.ts";
import type { Ranks } from "./ranks.ts";

/** What is told of each category, and of the table besides, with so many legions. */
const eachWith = (legions: number): number => 14 + legions;
export const policyFeatures = (legions: number): number => eachWith(legions) * ALL_CATEGORIES + 63 + 3 * legions;

/** 1.1, 1.4: the symbols of a category in the deck as we know it. */
const SYMBOLS = [16, 16, 14, 14, 14, 14, 14, 15, 15, 15];
/** Symbols that Rome's three face-down cards show on average. */
const HIDDEN_SYMBOLS = 4.2;
const STEPS: readonly Step[] = ["setup", "turn", "draw", "buy", "play", "tribute"];

const hand = new Float64Array(ALL_CATEGORIES);
const drawn = new Float64Array(ALL_CATEGORIES);
const rivals = new Float64Array(ALL_CATEGORIES);
const unseen = new Float64Array(ALL_CATEGORIES);
const rome = new Float64Array(ALL_CATEGORIES);
const cards = new Float64Array(ALL_CATEGORIES);
const offered = new Float64Array(9 * ALL_CATEGORIES);

/**
 * A decision as numbers, seen by whoever has to make it: nothing here looks at another hand, at the deck or, unless the
 * player peeked, at Rome's face-down cards. The same numbers as in `features.h`, from which a policy learns.
 */
export function decisionFeatures(state: State, ranks: Ranks, wide: number, x: Float32Array): void {
  const { players, legions, measures, config, decider: seat } = state;
  const { categories } = measures;
  const me = players[seat]!;
  hand.fill(0);
  drawn.fill(0);
  rivals.fill(0);
  cards.fill(0);
  offered.fill(0);
  count(hand, me.hand);
  count(drawn, state.drawn);
  for (let i = 0; i < me.display.length; i++) cards[categoryOf(me.display[i]!)]!++;
  let purse = 0;
  let size = 0;
  let rich = -1;
  let intrigue = 0;
  let freeRoom = -9;
  let devout = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const player = players[other]!;
    for (let c = 0; c < categories; c++) rivals[c] = Math.max(rivals[c]!, totalIn(player, c));
    purse = Math.max(purse, player.aurei);
    size = Math.max(size, player.hand.length);
    rich = Math.max(rich, player.aurei + player.hand.length);
    intrigue = Math.max(intrigue, player.symbols[INTRIGUE]!);
    freeRoom = Math.max(freeRoom, roomOf(player));
    devout = Math.max(devout, player.symbols[RELIGION]!);
  }
  ranks.look(state);
  for (let l = 0; l < legions.length; l++) count(offered, legions[l]!, ranks.of[l]! * ALL_CATEGORIES);
  const allUnseen = countRome(state, me);

  let extended = 0;
  for (const c of state.playedThisTurn) extended |= 1 << categoryOf(c);
  let k = 0;
  let romeAhead = 0;
  let laid = 0;
  let stronger = 0;
  for (let c = 0; c < categories; c++) {
    const mine = totalIn(me, c);
    const theirs = rivals[c]!;
    const held = rome[c]!;
    x[k++] = mine / 4;
    x[k++] = theirs / 4;
    x[k++] = held / 4;
    x[k++] = hand[c]! / 3;
    x[k++] = me.symbols[c]! > 0 ? 1 : 0;
    x[k++] = clip(mine - held, 3) / 3;
    x[k++] = clip(theirs - held, 3) / 3;
    x[k++] = mine > held ? 1 : 0;
    x[k++] = theirs > held ? 1 : 0;
    x[k++] = cards[c]! / 4;
    x[k++] = unseen[c]! / 8;
    x[k++] = drawn[c]! / 2;
    x[k++] = (extended >> c) & 1;
    x[k++] = clip(mine + hand[c]! - held, 3) / 3;
    for (let rank = 0; rank < wide; rank++) x[k++] = offered[rank * ALL_CATEGORIES + c]! / 2;
    if (held >= mine && held >= theirs) romeAhead++;
    if (mine > held) stronger++;
    if (me.symbols[c]! > 0) laid++;
  }
  const besides = eachWith(wide) * ALL_CATEGORIES;
  while (k < besides) x[k++] = 0;

  const riches = me.aurei + me.hand.length;
  const richest = Math.max(riches, rich);
  let best = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) best = Math.max(best, pointsOf(state, other, richest));
  }
  const points = pointsOf(state, seat, richest);
  const deck = deckSize(state.deck);
  const round = 2 * players.length + 1;
  const goal = config.solo === null ? measures.romeGoal : soloGoal(config);
  for (let i = 0; i < STEPS.length; i++) x[k++] = state.step === STEPS[i] ? 1 : 0;
  x[k++] = me.aurei / 8;
  x[k++] = Math.min(me.aurei, 1);
  x[k++] = Math.min(me.aurei, 2) / 2;
  x[k++] = Math.min(me.aurei, 4) / 4;
  x[k++] = purse / 8;
  x[k++] = size / 6;
  x[k++] = me.hand.length / 6;
  x[k++] = deck / (6 * round);
  x[k++] = deck === 0 ? 1 : 0;
  x[k++] = Math.min(deck, 1.6 * round) / (1.6 * round);
  x[k++] = deck < round ? 1 : 0;
  x[k++] = state.conspiratus === seat ? 1 : 0;
  x[k++] = state.conspiratus !== seat && state.conspiratus !== NOBODY ? 1 : 0;
  x[k++] = clip(me.symbols[INTRIGUE]! - intrigue, 6) / 3;
  x[k++] = state.taken / players.length;
  x[k++] = state.taken === players.length - 1 ? 1 : 0;
  x[k++] = (romeAhead - goal) / 3;
  x[k++] = romeAhead >= goal ? 1 : 0;
  x[k++] = romeAhead === goal ? 1 : 0;
  x[k++] = romeAhead === goal - 1 ? 1 : 0;
  x[k++] = clip(points - best, 20) / 15;
  x[k++] = points / 30;
  x[k++] = Math.sign(riches - rich);
  x[k++] = clip(riches - rich, 6) / 6;
  x[k++] = me.symbols[RELIGION]! >= 3 ? 1 : 0;
  x[k++] = me.symbols[RELIGION]! >= 6 ? 1 : 0;
  x[k++] = devout >= 3 ? 1 : 0;
  x[k++] = clip(roomOf(me), 3) / 3;
  x[k++] = clip(freeRoom, 3) / 3;
  for (let rank = 0; rank < wide; rank++) {
    const isThere = rank < legions.length;
    const sum = isThere ? ranks.sums[ranks.at[rank]!]! : 0;
    x[k++] = sum / 8;
    x[k++] = isThere ? legions[ranks.at[rank]!]!.length / 3 : 0;
    x[k++] = isThere && priceOfSum(me, sum) <= me.aurei ? 1 : 0;
  }
  const cost = playCostFor(state, seat);
  x[k++] = cost / 3;
  x[k++] = cost <= me.aurei ? 1 : 0;
  x[k++] = state.playedThisTurn.length / 3;
  x[k++] = income(state) / 4;
  x[k++] = (extended >> INTRIGUE) & 1;
  x[k++] = (extended >> SENATOR) & 1;
  x[k++] = state.places.hand / 2;
  x[k++] = state.places.legion;
  x[k++] = state.places.deck;
  x[k++] = state.drawn.length > 0 ? valueOf(state.drawn[0]!) / 4 : 0;
  x[k++] = state.drawn.length / 3;
  x[k++] = me.symbols[WEALTH]! % 3 === 2 ? 1 : 0;
  x[k++] = (me.symbols[FLEET]! % 3) / 2;
  x[k++] = (me.symbols[ARMY]! % 3) / 2;
  x[k++] = (me.symbols[MILITIA]! % 4) / 4;
  x[k++] = (me.symbols[SCOUT]! % 4) / 4;
  x[k++] = (me.symbols[ADVERSARY]! % 4) / 4;
  x[k++] = every(3, me.symbols[WEALTH]!) / 2;
  x[k++] = me.peeked ? 1 : 0;
  x[k++] = config.nocturnus ? 1 : 0;
  x[k++] = (config.solo ?? 0) / 5;
  x[k++] = players.length / 8;
  x[k++] = (categories - laid) / 4;
  x[k++] = clip(stronger - goal, 6) / 3;
  x[k++] = 1 - allUnseen / 100;
  x[k++] = state.round / 10;
  x[k++] = me.hand.length > 3 ? 1 : 0;
  x[k] = state.startPlayer === seat ? 1 : 0;
}

/** Rome's symbols as far as a player knows them, and what he does not see anywhere: how much there is of it. */
function countRome({ players, legions, measures, rome: theirs }: State, me: PlayerState): number {
  rome.fill(0);
  unseen.fill(0);
  count(rome, theirs.open);
  if (me.peeked) count(rome, theirs.hidden);
  let all = 0;
  for (let c = 0; c < measures.categories; c++) {
    let rest = SYMBOLS[c]! - hand[c]! - drawn[c]! - rome[c]!;
    for (let other = 0; other < players.length; other++) rest -= players[other]!.symbols[c]!;
    for (let rank = 0; rank < legions.length; rank++) rest -= offered[rank * ALL_CATEGORIES + c]!;
    unseen[c] = rest;
    all += rest;
  }
  if (!me.peeked && all > 0) for (let c = 0; c < ALL_CATEGORIES; c++) rome[c]! += (HIDDEN_SYMBOLS * unseen[c]!) / all;
  const fleets = bonusIn(rome, FLEET);
  const armies = bonusIn(rome, ARMY);
  rome[FLEET]! += fleets;
  rome[ARMY]! += armies;
  return all;
}

/** 6.5: the points of a seat, if the game ended now, as far as is known; Rome's symbols have been counted. */
function pointsOf({ players, measures, conspiratus }: State, seat: Seat, richest: number): number {
  const player = players[seat]!;
  let points = conspiratus === seat ? 1 : 0;
  if (player.aurei + player.hand.length >= richest) points += 4;
  for (let c = 0; c < measures.categories; c++) {
    if (player.symbols[c]! > 0) points += 2;
    if (totalIn(player, c) > rome[c]!) points += 3;
  }
  return points + totalIn(player, FLEET) + totalIn(player, ARMY);
}
