import type { Chance, Seat } from "@ara/kernel";
import { countCards, countSymbols, insertSorted, type Card } from "./card.ts";
import { measure, type Config, type Measures } from "./config.ts";
import { cardsOf } from "./deal.ts";
import { deckOf } from "./deck.ts";
import { breaksLimit } from "./display.ts";
import { SESSION_COST } from "./senate.ts";
import { STARTING_AUREI } from "./setup.ts";
import { cloneLegions, type PlayerState, type State } from "./state.ts";
import type { View } from "./view.ts";

/** A purse nobody may look into is guessed from 0 to this, less one. */
const PURSE_GUESS = 9;

/** What a viewer remembers of a player beyond what he sees: see `recall`. */
export interface Recalled {
  readonly aurei: number;
  /** Cards everybody saw him take, and `null` for each other card in his hand. */
  readonly hand: readonly (Card | null)[];
}

/**
 * A full state in which the viewer would see this view: all cards he does not know are dealt at random to where they
 * can be. With memory `strict` the sizes of other hands and purses are guessed too, unless they are recalled.
 */
export function determinize(view: View, chance: Chance, recalled: readonly Recalled[] = []): State {
  const measures = measure(view.config);
  const unseen = chance.shuffle(unseenCards(view, measures, recalled, chance));
  const players: PlayerState[] = [];
  for (const [seat, player] of view.players.entries()) {
    players.push({
      aurei: player.aurei ?? recalled[seat]?.aurei ?? guessAurei(view, chance),
      hand: player.hand?.slice() ?? takenInSight(recalled[seat]),
      display: player.display.slice(),
      symbols: countSymbols(player.display),
      peeked: player.peeked,
      sessionPlays: player.sessionPlays,
    });
  }
  if (view.step === "senate" && view.config.rules < 3)
    makeAble(view, players[view.decider]!, view.players[view.decider]!.hand, unseen);
  const state: State = {
    config: view.config,
    measures,
    step: view.step,
    round: view.round,
    active: view.active,
    decider: view.decider,
    startPlayer: view.startPlayer,
    taken: view.taken,
    conspiratus: view.conspiratus,
    deck: deckOf(fill(view.deck, unseen), view.slippedBy),
    setAside: unseen.splice(unseen.length - view.setAside).toReversed(),
    rome: { open: view.rome.open.slice(), hidden: fill(view.rome.hidden, unseen) },
    legions: cloneLegions(view.legions),
    players,
    drawn: fill(view.drawn, unseen),
    places: { hand: view.places.hand, legion: view.places.legion, deck: view.places.deck },
    playedThisTurn: view.playedThisTurn.slice(),
    tributeLeft: view.tributeLeft,
    singly: view.singly,
  };
  dealHands(view, recalled, players, unseen, chance);
  return state;
}

/** The cards a viewer knows, and the next unseen one for each that he does not. */
function fill(cards: readonly (Card | null)[], unseen: Card[]): Card[] {
  const filled: Card[] = [];
  for (let i = 0; i < cards.length; i++) filled.push(cards[i] ?? unseen.pop()!);
  return filled;
}

/** All cards of the game less those in sight. At a large table (7.1) the share of the second deck is guessed. */
function unseenCards(view: View, { fromSecondDeck }: Measures, recalled: readonly Recalled[], chance: Chance): Card[] {
  const seen = countKnown(view, recalled);
  const unseen: Card[] = [];
  for (const c of cardsOf(view.config)) {
    if (seen[c]! > 0) seen[c]!--;
    else unseen.push(c);
  }
  if (fromSecondDeck === 0) return unseen;
  // What was seen beyond one deck came from the second one; the rest of its share can be anything.
  let share = fromSecondDeck - seen.reduce((sum, count) => sum + count, 0);
  for (const c of chance.shuffle(cardsOf(view.config))) {
    if (seen[c]! > 0) seen[c]!--;
    else if (share > 0) {
      unseen.push(c);
      share--;
    }
  }
  return unseen;
}

/** How often the viewer knows each card to be somewhere; whoever guesses does so often, and counts in one list. */
const COUNTS = countCards();
function countKnown(view: View, recalled: readonly Recalled[]): number[] {
  const counts = COUNTS.fill(0);
  const count = (cards: readonly (Card | null)[]): void => {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== null) counts[cards[i]!]!++;
  };
  for (const [seat, { display, hand }] of view.players.entries()) {
    count(display);
    count(hand ?? recalled[seat]?.hand ?? NO_CARDS);
  }
  for (const group of view.legions) count(group);
  count(view.deck);
  count(view.rome.open);
  count(view.rome.hidden);
  count(view.drawn);
  return counts;
}

const NO_CARDS: readonly Card[] = [];

function takenInSight(recalled: Recalled | undefined): Card[] {
  const hand: Card[] = [];
  for (const c of recalled?.hand ?? NO_CARDS) if (c !== null) insertSorted(hand, c);
  return hand;
}

const guessAurei = (view: View, chance: Chance): number =>
  view.step === "setup" ? STARTING_AUREI : chance.below(PURSE_GUESS);

/** 7.5: under version 2 of the rules whoever is asked has an aureus and a card, under version 1 one that can be played. */
function makeAble({ config }: View, player: PlayerState, known: readonly Card[] | null, unseen: Card[]): void {
  player.aurei = Math.max(player.aurei, SESSION_COST);
  const fits = (c: Card): boolean => config.rules !== 1 || !breaksLimit(player, c);
  if (known !== null || player.hand.some(fits)) return;
  const at = unseen.findLastIndex(fits);
  if (at >= 0) insertSorted(player.hand, unseen.splice(at, 1)[0]!);
}

/** The cards left over are in the hands not in sight. */
function dealHands(
  view: View,
  recalled: readonly Recalled[],
  players: readonly PlayerState[],
  unseen: Card[],
  chance: Chance,
): void {
  const closed = players.flatMap((_, seat) => (view.players[seat]!.hand === null ? [seat] : []));
  const give = (seat: Seat): void => insertSorted(players[seat]!.hand, unseen.pop()!);
  const mustHold = view.step === "tribute" && closed.includes(view.decider);
  if (mustHold && players[view.decider]!.hand.length === 0) give(view.decider);
  const sizeOf = (seat: Seat): number | null =>
    view.players[seat]!.handSize ?? recalled[seat]?.hand.length ?? sizeAtSetup(view, seat);
  for (const seat of closed) {
    const missing = (sizeOf(seat) ?? 0) - players[seat]!.hand.length;
    for (let i = 0; i < missing; i++) give(seat);
  }
  const guessed = closed.filter((seat) => sizeOf(seat) === null);
  while (unseen.length > 0 && guessed.length > 0) give(chance.pick(guessed));
}

/** During set-up everybody has kept one card or none. */
function sizeAtSetup({ step, startPlayer, taken, config }: View, seat: Seat): number | null {
  if (step !== "setup") return null;
  return inTurnOrder(config, startPlayer, seat) < taken ? 1 : 0;
}

const inTurnOrder = ({ players }: Config, startPlayer: Seat, seat: Seat): number =>
  (seat - startPlayer + players) % players;
