import type { CardName, PowerName } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { cardOf, cardsOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { position, powerOf, type Given } from "../../testing/position.ts";

/** A test position of the Advanced Game: all cards are in the deck, and powers play in the order of charts. */
export function advanced(given: Given = {}): State {
  const state = position("V", {
    settled: given.control === undefined,
    ...given,
    config: { ...given.config, game: "advanced" },
  });
  state.order.sort((a, b) => a - b);
  return state;
}

/** Puts cards of the deck into a hand. */
export function hold(state: State, name: PowerName, ...cards: readonly CardName[]): State {
  const { deck, hands } = cardsOf(state);
  for (const card of cards) hands[powerOf(name)]!.push(...deck.splice(deck.indexOf(cardOf(card)), 1));
  hands[powerOf(name)]!.sort((a, b) => a - b);
  return state;
}

/** What chance must say, as the face of a die, so that this card is drawn now. */
export const drawing = (state: State, card: CardName): number => cardsOf(state).deck.indexOf(cardOf(card)) + 1;

/** A card drawn that strikes at once: as `cardSegment` plays it. */
export function struckBy(state: State, name: PowerName, card: CardName): Call<"playCard"> {
  const { deck, discard } = cardsOf(state);
  discard.push(...deck.splice(deck.indexOf(cardOf(card)), 1));
  discard.sort((a, b) => a - b);
  return { proc: "playCard", power: powerOf(name), card: cardOf(card), as: "event", atOnce: true };
}

/** A card is put into a hand, and played from it. */
export function playedBy(
  state: State,
  name: PowerName,
  card: CardName,
  as: "event" | "mercenaries" = "event",
): Call<"playCard"> {
  hold(state, name, card);
  return { proc: "playCard", power: powerOf(name), card: cardOf(card), as, atOnce: false };
}
