import type { Seat } from "@ara/kernel";
import type { Card } from "./card.ts";

/**
 * The deck: cards leave at the top and come back under it. Everybody sees who slips a card under, and only that player
 * knows which; so each place in the deck remembers who put its card there.
 */
export interface Deck {
  /** `card + 512 * (seat + 1)`; 0 in place of seat + 1 for a card nobody has seen. */
  slots: number[];
  /** Index of the top card; what lies before it is gone. */
  top: number;
}

export const NOBODY = -1;

const SEAT_BITS = 9;
const CARD_MASK = (1 << SEAT_BITS) - 1;

/** The first card is on top. Nobody knows them, unless it is said who slipped each of them under. */
export function deckOf(cards: readonly Card[], slippedBy?: readonly Seat[]): Deck {
  const slots = cards.slice();
  if (slippedBy) for (let i = 0; i < slots.length; i++) slots[i] = slot(slots[i]!, slippedBy[i] ?? NOBODY);
  return { slots, top: 0 };
}

const slot = (c: Card, by: Seat): number => c | ((by + 1) << SEAT_BITS);

export const deckSize = (deck: Deck): number => deck.slots.length - deck.top;

/** The deck must not be empty: without the guard an `undefined` slot would pass for a card. */
export function drawTop(deck: Deck): Card {
  if (deck.top >= deck.slots.length) throw new Error("a card is drawn from an empty deck");
  return deck.slots[deck.top++]! & CARD_MASK;
}

export function drawMany(deck: Deck, count: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) cards.push(drawTop(deck));
  return cards;
}

export function slipUnder(deck: Deck, c: Card, by: Seat): void {
  deck.slots.push(slot(c, by));
}

export const deckCards = (deck: Deck): Card[] => deck.slots.slice(deck.top).map((s) => s & CARD_MASK);

/** Counts on, as `addCards` does. */
export function addDeck(counts: number[], { slots, top }: Deck): void {
  for (let i = top; i < slots.length; i++) counts[slots[i]! & CARD_MASK]!++;
}

/** For each card from the top: who slipped it under the deck, or `NOBODY`. */
export function deckSlippedBy(deck: Deck): Seat[] {
  const seats = deck.slots.slice(deck.top);
  for (let i = 0; i < seats.length; i++) seats[i] = (seats[i]! >> SEAT_BITS) - 1;
  return seats;
}

export const cloneDeck = (deck: Deck): Deck => ({ slots: deck.slots.slice(deck.top), top: 0 });
