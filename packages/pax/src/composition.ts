import { err, isObject, isWhole, ok, type Refusal, type Result } from "@ara/kernel";
import {
  ALL_CATEGORIES,
  BASE_CATEGORIES,
  CARD_CODES,
  CATEGORIES,
  card,
  categoryOf,
  CODES_OF_CATEGORY,
  MAX_SYMBOLS,
  MAX_VALUE,
  type Card,
} from "./card.ts";
import { refusal } from "./refusal.ts";
import reconstruction from "./data/cards.json" with { type: "json" };

/** 1.2: which cards one box holds: a count for every card. */
export type Composition = readonly number[];

/** 1.1, 1.4: how many cards each category has. */
export const CATEGORY_SIZES = [12, 12, 10, 10, 10, 10, 10, 10, 10, 10] as const;

export const defaultComposition: Composition = load(reconstruction);

function load(data: unknown): Composition {
  const read = readComposition(data);
  if (!read.ok) throw new Error(`the deck that comes with PAX is broken: ${JSON.stringify(read.error)}`);
  return read.value;
}

/**
 * Reads a composition file: an object with a list `cards` of `{ category, symbols, value, count }`. A file without any
 * Nocturnus card leaves those of the default in place.
 */
export function readComposition(json: unknown): Result<Composition, Refusal> {
  if (!isObject(json) || !Array.isArray(json["cards"])) return err(refusal("deck.file", {}));
  const counts = Array.from({ length: CARD_CODES }, () => 0);
  for (const [index, line] of json["cards"].entries()) {
    if (!isObject(line)) return err(refusal("deck.line", { line: index + 1 }));
    const { symbols, value, count } = line;
    const category = CATEGORIES.findIndex((name) => name === line["category"]);
    const isCard = category >= 0 && isWhole(symbols, 1, MAX_SYMBOLS) && isWhole(value, 1, MAX_VALUE);
    if (!isCard || !isWhole(count, 0, 12)) {
      return err(refusal("deck.line", { line: index + 1 }));
    }
    counts[card(category, symbols, value)]! += count;
  }
  const sizes = categorySizes(counts);
  if (sizes.slice(BASE_CATEGORIES).every((size) => size === 0)) {
    for (let c = BASE_CATEGORIES * CODES_OF_CATEGORY; c < CARD_CODES; c++) counts[c] = defaultComposition[c]!;
  }
  const wrong = categorySizes(counts).findIndex((size, category) => size !== CATEGORY_SIZES[category]);
  if (wrong < 0) return ok(counts);
  return err(
    refusal("deck.size", { category: CATEGORIES[wrong]!, found: sizes[wrong]!, expected: CATEGORY_SIZES[wrong]! }),
  );
}

function categorySizes(counts: Composition): number[] {
  const sizes = Array.from({ length: ALL_CATEGORIES }, () => 0);
  counts.forEach((count, c) => (sizes[categoryOf(c)]! += count));
  return sizes;
}

/** The cards of one box, in order; without Nocturnus, those of the base game only. */
export function fullDeck(composition: Composition, categories: number): Card[] {
  const cards: Card[] = [];
  for (let c = 0; c < categories * CODES_OF_CATEGORY; c++) for (let i = 0; i < composition[c]!; i++) cards.push(c);
  return cards;
}
