import type { Chance } from "@ara/kernel";
import { worldOf, type Config } from "../config.ts";
import { CARDS, NONE, POWERS, type Card, type CardKind, type Power } from "../data/index.ts";
import { PAIRS, pairOf } from "./pairs.ts";
import type { Advanced, Cards, Seen, State } from "./state.ts";
import { zeros } from "../zeros.ts";

/** The only door to cards (17.1) and to what the Advanced Game remembers: where a hand changes, passes and knowledge follow. */

/** 17.14: cards in a hand. */
export const MOST_CARDS = 3;

/** 17.15: how long a pass lasts. What ends it is public. */
export const UNTILS = ["now", "move", "activation", "own", "turn", "hand"] as const;
export type Until = (typeof UNTILS)[number];

/** 17.11, R297: all cards in the deck; nothing is dealt. */
export const newCards = (config: Config): Cards => ({
  deck: worldOf(config).data.cards.flatMap(({ count }, card) => Array.from({ length: count }, () => card)),
  hands: POWERS.map(() => []),
  discard: [],
  removed: [],
  known: Array.from({ length: PAIRS }, () => []),
});

export const newAdvanced = (config: Config): Advanced => ({
  rhodesAlly: NONE,
  pergamumAlly: NONE,
  pontusPlayer: NONE,
  pontusMarkers: 0,
  pergamumRolled: false,
  inventor: NONE,
  helepolis: NONE,
  helepolisOwner: NONE,
  free: zeros(POWERS.length),
  civilWar: 0,
  disorder: POWERS.map(() => []),
  passed: POWERS.map(() => UNTILS.indexOf("turn")),
  silent: 0,
  tribeSeen: zeros(worldOf(config).map.tribalSpaces.length),
});

/** The cards of a table of the Advanced Game. */
export function cardsOf({ cards }: Pick<State, "cards">): Cards {
  if (cards === undefined) throw new Error("there are no cards in the Standard Game");
  return cards;
}

export function advancedOf({ advanced }: Pick<State, "advanced">): Advanced {
  if (advanced === undefined) throw new Error("this is the Standard Game");
  return advanced;
}

export const handOf = (state: Pick<State, "cards">, power: Power): readonly Card[] => cardsOf(state).hands[power]!;

/** The kinds of cards in a hand, each once. */
export const kindsIn = (hand: readonly Card[]): Card[] => hand.filter((card, i) => hand.indexOf(card) === i);

export const cardKind = ({ config }: Pick<State, "config">, card: Card): CardKind => worldOf(config).data.cards[card]!;
/** 17.2: whether a card is nothing to a power. */
export const isNotFor = ({ config }: Pick<State, "config">, power: Power, card: Card): boolean =>
  worldOf(config).data.cards[card]!.notFor.includes(power);
/** 17.2: what a kind of card costs in Talents: to play it, or to be spared. */
export const priceOfCard = ({ config }: Pick<State, "config">, card: Card): number =>
  worldOf(config).data.cards[card]!.cost;
export const cardOf = (name: string): Card => CARDS.indexOf(name as (typeof CARDS)[number]);

/** Lists of cards are sorted. */
function put(list: Card[], card: Card): void {
  let i = list.length;
  list.push(card);
  for (; i > 0 && list[i - 1]! > card; i--) list[i] = list[i - 1]!;
  list[i] = card;
}

function strike(list: Card[], card: Card): boolean {
  const i = list.indexOf(card);
  if (i !== NONE) list.splice(i, 1);
  return i !== NONE;
}

/** 17.13: a card of the deck by chance; whoever draws it says at once where it goes. */
function fromDeck(state: State, chance: Chance): Card {
  const { deck } = cardsOf(state);
  return deck.splice(chance.below(deck.length), 1)[0]!;
}

/** 17.13, 17.14: a card is drawn: into the hand, or face up among the played ones if it is played at once. */
export function drawCard(state: State, power: Power, chance: Chance): Card {
  const card = fromDeck(state, chance);
  if (cardKind(state, card).hold) intoHand(state, power, card);
  else put(cardsOf(state).discard, card);
  return card;
}

function intoHand(state: State, power: Power, card: Card): void {
  put(cardsOf(state).hands[power]!, card);
  handChanged(state, power);
}

/** 17.15: a pass until the number of cards changes is over. */
function handChanged(state: State, power: Power): void {
  const { passed } = advancedOf(state);
  if (passed[power] === UNTILS.indexOf("hand")) passed[power] = NONE;
}

/** 17.15, R296, R301: a card leaves a hand face up, played or not. Of two alike, the one that others have seen goes first. */
export function discardCard(state: State, power: Power, card: Card): void {
  const { hands, known, discard } = cardsOf(state);
  if (!strike(hands[power]!, card)) throw new Error(`power ${power} does not hold card ${card}`);
  for (let other = 0; other < POWERS.length; other++) strike(known[pairOf(power, other)]!, card);
  put(discard, card);
  handChanged(state, power);
}

/** 17.2: a card that was played leaves the game. */
export function removeCard(state: State, card: Card): void {
  const { discard, removed } = cardsOf(state);
  if (strike(discard, card)) put(removed, card);
}

/** R326: a power sees a hand as it is. */
export function seeHand(state: State, power: Power, of: Power): void {
  const { hands, known } = cardsOf(state);
  known[pairOf(of, power)] = hands[of]!.slice();
}

/** R341: a power is shown one card of a hand. */
export function seeCard(state: State, power: Power, of: Power, card: Card): void {
  const known = cardsOf(state).known[pairOf(of, power)]!;
  if (!known.includes(card)) put(known, card);
}

/**
 * 17.2, R326, R487: a card passes from one hand to another, and both know it. Nobody else learns which it was: so whoever had
 * seen the hand knows one card of each kind less.
 */
export function passCard(state: State, from: Power, to: Power, card: Card): void {
  const { hands, known } = cardsOf(state);
  strike(hands[from]!, card);
  for (let other = 0; other < POWERS.length; other++)
    if (other === to) strike(known[pairOf(from, to)]!, card);
    else known[pairOf(from, other)] = oneLess(known[pairOf(from, other)]!);
  handChanged(state, from);
  intoHand(state, to, card);
  put(known[pairOf(to, from)]!, card);
}

/** What is left for certain of cards of which one has gone, nobody knows which. */
const oneLess = (cards: readonly Card[]): Card[] => cards.filter((card, i) => cards.indexOf(card) !== i);

/**
 * 17.14, R296, R337: all cards of a hand but one go back to the deck, unseen. R507: whoever had seen all of a hand of one kind
 * knows what was kept.
 */
export function returnHand(state: State, power: Power, kept: Card = NONE): void {
  const { deck, hands, known } = cardsOf(state);
  const hand = hands[power]!;
  const all = hand.length;
  const isOfOneKind = hand.every((card) => card === kept);
  const keeps = kept !== NONE && strike(hand, kept);
  for (const card of hand) put(deck, card);
  hands[power] = keeps ? [kept] : [];
  for (let other = 0; other < POWERS.length; other++) {
    const isCertain = keeps && isOfOneKind && known[pairOf(power, other)]!.length === all;
    known[pairOf(power, other)] = isCertain ? [kept] : [];
  }
  handChanged(state, power);
}

/** 17.14: what was played in a turn goes back to the deck. */
export function returnDiscards(state: State): void {
  const cards = cardsOf(state);
  for (const card of cards.discard) put(cards.deck, card);
  cards.discard = [];
}

/** Whether all cards of some kinds lie open: nobody can have one. */
export const areGone = (
  { config, cards }: { readonly config: Config; readonly cards?: Seen["cards"] },
  kinds: readonly Card[],
): boolean => {
  const { discard, removed } = cards!;
  const { cards: all } = worldOf(config).data;
  return kinds.every((card) => copiesIn(discard, card) + copiesIn(removed, card) === all[card]!.count);
};

function copiesIn(list: readonly Card[], card: Card): number {
  let copies = 0;
  for (const one of list) if (one === card) copies++;
  return copies;
}

/** 17.15: a new turn: nobody listens at pauses, and what lasted for a turn is over. */
export function beginTurnOfCards(state: State): void {
  const advanced = advancedOf(state);
  advanced.inventor = NONE;
  advanced.free.fill(0);
  advanced.passed.fill(UNTILS.indexOf("turn"));
  advanced.silent = 0;
  advanced.pontusMarkers = advanced.pontusPlayer === NONE ? 0 : 1;
}
