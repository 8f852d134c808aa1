/** 1.1, 1.4: the categories, in the order of records and score sheets; the last three belong to Nocturnus. */
export const CATEGORIES = [
  "land",
  "intrigue",
  "wealth",
  "fleet",
  "army",
  "religion",
  "senator",
  "militia",
  "scout",
  "adversary",
] as const;
export type CategoryName = (typeof CATEGORIES)[number];

/** A category is its index in `CATEGORIES`. */
export type Category = number;
export const LAND = 0;
export const INTRIGUE = 1;
export const WEALTH = 2;
export const FLEET = 3;
export const ARMY = 4;
export const RELIGION = 5;
export const SENATOR = 6;
export const MILITIA = 7;
export const SCOUT = 8;
export const ADVERSARY = 9;

export const BASE_CATEGORIES = 7;
export const ALL_CATEGORIES = 10;

/**
 * 1.2: a card is a small integer made of category, symbols and value. Equal cards are interchangeable, so they are the
 * same number. The deck we know has 1 or 2 symbols and values up to 4; an owner's box may have more.
 */
export type Card = number;
export const NO_CARD = -1;
export const MAX_SYMBOLS = 4;
export const MAX_VALUE = 8;
/** How many different cards a category can have. */
export const CODES_OF_CATEGORY = MAX_SYMBOLS * MAX_VALUE;
export const CARD_CODES = ALL_CATEGORIES * CODES_OF_CATEGORY;

export const card = (category: Category, symbols: number, value: number): Card =>
  (category << 5) | ((symbols - 1) << 3) | (value - 1);
export const categoryOf = (c: Card): Category => c >> 5;
export const symbolsOf = (c: Card): number => ((c >> 3) & 3) + 1;
export const valueOf = (c: Card): number => (c & 7) + 1;

/** `category:symbols:value`, as in records. */
export const writeCard = (c: Card): string => `${CATEGORIES[categoryOf(c)]}:${symbolsOf(c)}:${valueOf(c)}`;

const SPELLING = new Map<string, Card>(Array.from({ length: CARD_CODES }, (_, c) => [writeCard(c), c]));

export const readCard = (text: unknown): Card | undefined =>
  typeof text === "string" ? SPELLING.get(text) : undefined;

/** A list of cards, or the first item that is none. */
export function readCards(json: readonly unknown[]): { cards: Card[] } | { bad: unknown } {
  const cards: Card[] = [];
  for (const item of json) {
    const c = readCard(item);
    if (c === undefined) return { bad: item };
    cards.push(c);
  }
  return { cards };
}

/** The sum of values, the price of a group before any discount. */
export function sumOfValues(cards: readonly Card[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += valueOf(cards[i]!);
  return sum;
}

const NO_SYMBOLS: readonly number[] = Array.from(CATEGORIES, () => 0);

/** Symbols by category, without bonuses. */
export function countSymbols(...lists: readonly (readonly Card[])[]): number[] {
  const symbols = NO_SYMBOLS.slice();
  for (const cards of lists) for (const c of cards) symbols[categoryOf(c)]! += symbolsOf(c);
  return symbols;
}

const NONE: readonly number[] = Array.from({ length: CARD_CODES }, () => 0);

/** How often each card occurs. */
export function countCards(...lists: readonly (readonly Card[])[]): number[] {
  const counts = NONE.slice();
  for (let i = 0; i < lists.length; i++) addCards(counts, lists[i]!);
  return counts;
}

/** Counts on. */
export function addCards(counts: number[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) counts[cards[i]!]!++;
}

/** Hands are kept sorted, so that equal cards lie side by side. */
export function insertSorted(cards: Card[], c: Card): void {
  let i = cards.length;
  cards.push(c);
  while (i > 0 && cards[i - 1]! > c) {
    cards[i] = cards[i - 1]!;
    i--;
  }
  cards[i] = c;
}

/** Takes the first such card out, keeping the order of the others. */
export function removeCard(cards: Card[], c: Card): void {
  let i = 0;
  while (i < cards.length && cards[i] !== c) i++;
  for (i++; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.pop();
}

/** Takes all cards away. An array whose length is set gives its memory back, and the next card costs new memory. */
export function removeAll(cards: Card[]): void {
  while (cards.length > 0) cards.pop();
}
