import type { Language } from "@ara/kernel";
import {
  categoryOf,
  symbolsOf,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  valueOf,
  type Card,
  type Category,
  type Place,
} from "@ara/pax";
import { categoryNamed, isFiller, isOneOf, numberOf } from "./input.ts";

/** How somebody names a card: by its number in the list, or by what is on it. */
export type Selector =
  | { readonly number: number }
  | {
      readonly category: Category;
      readonly symbols: number | undefined;
      readonly value: number | undefined;
      /** A number that may be either: "army 2". */
      readonly either: number | undefined;
    };

export interface Selected {
  readonly selector: Selector;
  readonly rest: readonly string[];
}

/** The card named at the beginning: "2", "army", "double army", "army 2 4", "army value 4". */
export function selectorAt(tokens: readonly string[], language: Language): Selected | undefined {
  let i = 0;
  let symbols: number | undefined;
  const isOne = (token: string | undefined): boolean => isOneOf(token, ({ marks }) => marks.one);
  const isTwo = (token: string | undefined): boolean => isOneOf(token, ({ marks }) => marks.two);
  for (; i < tokens.length; i++) {
    const named = categoryNamed(tokens[i]!, language);
    if (named !== undefined) break;
    if (isTwo(tokens[i])) symbols = 2;
    else if (isOne(tokens[i])) symbols = 1;
    else if (!isFiller(tokens[i]!)) break;
  }
  if (i >= tokens.length) return undefined;
  const number = numberOf(tokens[i]);
  if (number !== undefined) return { selector: { number }, rest: tokens.slice(i + 1) };
  const category = categoryNamed(tokens[i]!, language);
  if (category === undefined) return undefined;
  const marks = marksAt(tokens, i + 1);
  const selector = { category, symbols: marks.symbols ?? symbols, value: marks.value, either: marks.either };
  return { selector, rest: tokens.slice(marks.end) };
}

interface Marks {
  readonly symbols: number | undefined;
  readonly value: number | undefined;
  readonly either: number | undefined;
  readonly end: number;
}

/** Symbols and value after a category: two numbers, one of them, or a value with its word. */
function marksAt(tokens: readonly string[], from: number): Marks {
  const first = numberOf(tokens[from]);
  if (isOneOf(tokens[from], ({ marks }) => marks.value)) {
    return { symbols: undefined, value: numberOf(tokens[from + 1]), either: undefined, end: from + 2 };
  }
  if (first === undefined) return { symbols: undefined, value: undefined, either: undefined, end: from };
  let next = from + 1;
  while (next < tokens.length && isFiller(tokens[next]!)) next++;
  if (isOneOf(tokens[next], ({ marks }) => marks.value)) next++;
  const second = numberOf(tokens[next]);
  if (second === undefined) return { symbols: undefined, value: undefined, either: first, end: from + 1 };
  return { symbols: first, value: second, either: undefined, end: next + 1 };
}

/** The different cards that fit. */
export function fitting(selector: Selector, pool: readonly Card[]): Card[] {
  if ("number" in selector) return pool.slice(selector.number - 1, selector.number);
  const { category, symbols, value, either } = selector;
  const found = [...new Set(pool)].filter(
    (c) =>
      categoryOf(c) === category &&
      (symbols === undefined || symbolsOf(c) === symbols) &&
      (value === undefined || valueOf(c) === value),
  );
  if (either === undefined) return found;
  const bySymbols = found.filter((c) => symbolsOf(c) === either);
  return bySymbols.length > 0 ? bySymbols : found.filter((c) => valueOf(c) === either);
}

export interface Placed {
  /** `"legion"`: a legion, but not which. */
  readonly to: Place | "legion" | undefined;
  /** What stands before it: the card. */
  readonly before: readonly string[];
}

/** The place named at the end: "hand", "under the deck", "legion 3", "3". */
export function placeAtEnd(tokens: readonly string[]): Placed {
  const last = tokens.at(-1);
  const before = tokens.slice(0, -1);
  if (isOneOf(last, ({ places }) => places.hand)) return { to: TO_HAND, before };
  if (isOneOf(last, ({ places }) => places.deck)) return { to: TO_DECK, before };
  if (isOneOf(last, ({ places }) => places.legion)) return { to: "legion", before };
  const number = numberOf(last);
  if (number === undefined) return { to: undefined, before: tokens };
  const named = isOneOf(before.at(-1), ({ places }) => places.legion);
  return { to: TO_LEGION + legionIndex(number), before: named ? before.slice(0, -1) : before };
}

const NO_LEGION = 99;

/** Legions are counted from 1; one that does not exist is for the table to refuse (2.2). */
export const legionIndex = (number: number): number => (number > 0 ? number - 1 : NO_LEGION);

/** The number of a legion: "3", "legion 3", "iii". */
export const legionAt = (tokens: readonly string[]): number | undefined => {
  const named = tokens.filter((token) => !isFiller(token) && !isOneOf(token, ({ places }) => places.legion));
  return named.length === 1 ? numberOf(named[0]) : undefined;
};
