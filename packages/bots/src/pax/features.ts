import type { Seat } from "@ara/kernel";
import {
  ALL_CATEGORIES,
  ARMY,
  bonusIn,
  categoryOf,
  deckSize,
  FLEET,
  INTRIGUE,
  LAND,
  NOBODY,
  RELIGION,
  soloGoal,
  symbolsOf,
  valueOf,
  type Card,
  type PlayerState,
  type State,
} from "@ara/pax";

/** What is told of each category, and of the table besides. */
const EACH = 12;
const BESIDES = 36;
export const FEATURES = EACH * ALL_CATEGORIES + BESIDES;

const rome = new Float64Array(ALL_CATEGORIES);
const rivals = new Float64Array(ALL_CATEGORIES);
const ownHand = new Float64Array(ALL_CATEGORIES);
const otherHands = new Float64Array(ALL_CATEGORIES);
const offered = new Float64Array(ALL_CATEGORIES);
const dearest = new Float64Array(ALL_CATEGORIES);

/**
 * A full state as numbers, seen by a seat: what a net is fed with. It looks at hands and at Rome's hidden cards, so it is
 * for states that were guessed. Nothing is made anew: a search asks for it ten thousand times a second.
 */
export function featuresOf(state: State, seat: Seat, x: Float32Array, at = 0): void {
  const { players, measures, config, legions } = state;
  const { categories } = measures;
  const me = players[seat]!;
  const others = Math.max(1, players.length - 1);
  rome.fill(0);
  rivals.fill(0);
  ownHand.fill(0);
  otherHands.fill(0);
  offered.fill(0);
  dearest.fill(0);
  count(rome, state.rome.open);
  count(rome, state.rome.hidden);
  addBonus(rome);
  count(ownHand, me.hand);
  let purse = 0;
  let rich = 0;
  let intrigue = 0;
  let handOfOthers = 0;
  let freeRoom = -9;
  let devout = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const player = players[other]!;
    count(otherHands, player.hand);
    handOfOthers += player.hand.length;
    for (let c = 0; c < categories; c++) rivals[c] = Math.max(rivals[c]!, totalIn(player, c));
    purse = Math.max(purse, player.aurei);
    rich = Math.max(rich, player.aurei + player.hand.length);
    intrigue = Math.max(intrigue, player.symbols[INTRIGUE]!);
    freeRoom = Math.max(freeRoom, roomOf(player));
    devout = Math.max(devout, player.symbols[RELIGION]!);
  }
  let most = -1;
  let cheapest = 99;
  let which = 0;
  for (let legion = 0; legion < legions.length; legion++) {
    const group = legions[legion]!;
    let sum = 0;
    for (let i = 0; i < group.length; i++) {
      offered[categoryOf(group[i]!)]! += symbolsOf(group[i]!);
      sum += valueOf(group[i]!);
    }
    if (sum > most) {
      most = sum;
      which = legion;
    }
    cheapest = Math.min(cheapest, sum);
  }
  count(dearest, legions[which]!);

  let k = at;
  let romeAhead = 0;
  let laid = 0;
  let stronger = 0;
  for (let c = 0; c < categories; c++) {
    const mine = totalIn(me, c);
    const theirs = rivals[c]!;
    const held = rome[c]!;
    x[k++] = mine / 6;
    x[k++] = theirs / 6;
    x[k++] = held / 6;
    x[k++] = ownHand[c]! / 3;
    x[k++] = otherHands[c]! / (3 * others);
    x[k++] = offered[c]! / 3;
    x[k++] = dearest[c]! / 3;
    x[k++] = me.symbols[c]! > 0 ? 1 : 0;
    x[k++] = mine > held ? 1 : 0;
    x[k++] = theirs > held ? 1 : 0;
    x[k++] = clip(mine - held, 3) / 3;
    x[k++] = clip(theirs - held, 3) / 3;
    if (held >= mine && held >= theirs) romeAhead++;
    if (me.symbols[c]! > 0) laid++;
    if (mine > held) stronger++;
  }
  for (let c = categories; c < ALL_CATEGORIES; c++) for (let i = 0; i < EACH; i++) x[k++] = 0;

  const riches = me.aurei + me.hand.length;
  const points = pointsOf(state, seat, Math.max(riches, rich));
  let best = 0;
  let better = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const theirs = pointsOf(state, other, Math.max(riches, rich));
    best = Math.max(best, theirs);
    if (theirs > points) better++;
  }
  const deck = deckSize(state.deck);
  const round = 2 * players.length + 1;
  const until = (seat - state.active + players.length) % players.length;
  const goal = config.solo === null ? measures.romeGoal : soloGoal(config);
  x[k++] = me.aurei / 10;
  x[k++] = purse / 10;
  x[k++] = me.hand.length / 6;
  x[k++] = handOfOthers / (6 * others);
  x[k++] = deck / (6 * round);
  x[k++] = deck === 0 ? 1 : 0;
  x[k++] = Math.min(deck, 1.6 * round) / (1.6 * round);
  x[k++] = deck < round ? 1 : 0;
  x[k++] = state.conspiratus === seat ? 1 : 0;
  x[k++] = state.conspiratus !== seat && state.conspiratus !== NOBODY ? 1 : 0;
  x[k++] = clip(me.symbols[INTRIGUE]! - intrigue, 6) / 3;
  x[k++] = until === 0 ? 1 : 0;
  x[k++] = until / players.length;
  x[k++] = state.taken / players.length;
  x[k++] = until === 0 && state.taken === players.length - 1 ? 1 : 0;
  x[k++] = (romeAhead - goal) / 3;
  x[k++] = romeAhead >= goal ? 1 : 0;
  x[k++] = romeAhead === goal ? 1 : 0;
  x[k++] = romeAhead === goal - 1 ? 1 : 0;
  x[k++] = clip(points - best, 20) / 15;
  x[k++] = points / 30;
  x[k++] = better / others;
  x[k++] = riches > rich ? 1 : riches < rich ? -1 : 0;
  x[k++] = clip(riches - rich, 6) / 6;
  x[k++] = me.symbols[RELIGION]! >= 3 ? 1 : 0;
  x[k++] = me.symbols[RELIGION]! >= 6 ? 1 : 0;
  x[k++] = devout >= 3 ? 1 : 0;
  x[k++] = clip(roomOf(me), 3) / 3;
  x[k++] = clip(freeRoom, 3) / 3;
  x[k++] = most / 8;
  x[k++] = cheapest / 4;
  x[k++] = (categories - laid) / 4;
  x[k++] = clip(stronger - goal, 6) / 3;
  x[k++] = players.length / 8;
  x[k++] = config.nocturnus ? 1 : 0;
  x[k] = (config.solo ?? 0) / 5;
}

export function count(symbols: Float64Array, cards: readonly Card[], at = 0): void {
  for (let i = 0; i < cards.length; i++) symbols[at + categoryOf(cards[i]!)]! += symbolsOf(cards[i]!);
}

function addBonus(symbols: Float64Array): void {
  const fleets = bonusIn(symbols, FLEET);
  symbols[ARMY]! += bonusIn(symbols, ARMY);
  symbols[FLEET]! += fleets;
}

export const totalIn = ({ symbols }: PlayerState, c: number): number => symbols[c]! + bonusIn(symbols, c);
export const clip = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);

/** 3.10: symbols of fleets or armies that could still be laid out. */
export const roomOf = ({ symbols }: PlayerState): number =>
  Math.max(symbols[LAND]!, symbols[INTRIGUE]!) - Math.max(symbols[FLEET]!, symbols[ARMY]!);

/** 6.5: the points of a seat, if the game ended now; Rome's symbols have been counted. */
function pointsOf(state: State, seat: Seat, richest: number): number {
  const player = state.players[seat]!;
  let points = state.conspiratus === seat ? 1 : 0;
  if (player.aurei + player.hand.length >= richest) points += 4;
  for (let c = 0; c < state.measures.categories; c++) {
    const own = player.symbols[c]!;
    if (own > 0) points += 2;
    if (own + bonusIn(player.symbols, c) > rome[c]!) points += 3;
  }
  return points + totalIn(player, FLEET) + totalIn(player, ARMY);
}
