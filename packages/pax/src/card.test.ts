import { expect, test } from "vitest";
import {
  ADVERSARY,
  ARMY,
  BASE_CATEGORIES,
  card,
  CARD_CODES,
  CATEGORIES,
  categoryOf,
  countCards,
  countSymbols,
  FLEET,
  insertSorted,
  INTRIGUE,
  LAND,
  MILITIA,
  readCard,
  readCards,
  RELIGION,
  removeCard,
  SCOUT,
  SENATOR,
  sumOfValues,
  symbolsOf,
  valueOf,
  WEALTH,
  writeCard,
} from "./card.ts";
import { testCard, testCards } from "./testing.ts";

test("1.1 there are seven categories", () => {
  expect(CATEGORIES.slice(0, BASE_CATEGORIES)).toStrictEqual([
    "land",
    "intrigue",
    "wealth",
    "fleet",
    "army",
    "religion",
    "senator",
  ]);
  const codes = [LAND, INTRIGUE, WEALTH, FLEET, ARMY, RELIGION, SENATOR];
  expect(codes.map((code) => CATEGORIES[code])).toStrictEqual(CATEGORIES.slice(0, 7));
});

test("1.4 Nocturnus adds three", () => {
  expect(CATEGORIES.slice(BASE_CATEGORIES)).toStrictEqual(["militia", "scout", "adversary"]);
  expect([MILITIA, SCOUT, ADVERSARY].map((code) => CATEGORIES[code])).toStrictEqual(["militia", "scout", "adversary"]);
});

test.each([
  ["land:1:1", 0, 1, 1],
  ["land:1:4", 0, 1, 4],
  ["land:2:1", 0, 2, 1],
  ["fleet:2:3", 3, 2, 3],
  ["senator:1:2", 6, 1, 2],
  ["adversary:2:4", 9, 2, 4],
  ["land:3:5", 0, 3, 5],
  ["scout:4:8", 8, 4, 8],
])("1.2 %s is of category %i with %i symbols and value %i", (name, category, symbols, value) => {
  const c = card(category, symbols, value);
  expect(writeCard(c)).toBe(name);
  expect(readCard(name)).toBe(c);
  expect([categoryOf(c), symbolsOf(c), valueOf(c)]).toStrictEqual([category, symbols, value]);
});

test("1.2 different cards have different numbers", () => {
  const spelled = Array.from({ length: CARD_CODES }, (_, c) => writeCard(c));
  expect(new Set(spelled).size).toBe(320);
  expect(spelled.map(readCard)).toStrictEqual(Array.from({ length: CARD_CODES }, (_, c) => c));
});

test.each(["land:0:1", "land:5:1", "land:1:0", "land:1:9", "gold:1:1", "Land:1:1", "land:1", "", 3, null, undefined])(
  "1.2 %j is no card",
  (text) => {
    expect(readCard(text)).toBeUndefined();
  },
);

test("a list of cards is read up to the first that is none", () => {
  expect(readCards(["land:1:1", "army:2:4"])).toStrictEqual({ cards: [0, testCard("army:2:4")] });
  expect(readCards(["land:1:1", "gold", 7])).toStrictEqual({ bad: "gold" });
  expect(readCards([])).toStrictEqual({ cards: [] });
});

test("values and symbols are added up", () => {
  const cards = testCards(["land:1:1", "land:2:3", "scout:2:4"]);
  expect(sumOfValues(cards)).toBe(8);
  expect(sumOfValues([])).toBe(0);
  expect(countSymbols(cards, testCards(["scout:1:1"]))).toStrictEqual([3, 0, 0, 0, 0, 0, 0, 0, 3, 0]);
  const counts = countCards(cards, cards, testCards(["land:1:1"]));
  expect(counts).toHaveLength(320);
  expect(counts[testCard("land:1:1")]).toBe(3);
  expect(counts[testCard("scout:2:4")]).toBe(2);
  expect(counts.reduce((sum, count) => sum + count)).toBe(7);
});

test.each([
  [[], 3, [3]],
  [[1, 5], 3, [1, 3, 5]],
  [[1, 5], 0, [0, 1, 5]],
  [[1, 5], 9, [1, 5, 9]],
  [[1, 3, 3, 5], 3, [1, 3, 3, 3, 5]],
])("%j with %i stays in order", (cards, c, sorted) => {
  const hand = cards.slice();
  insertSorted(hand, c);
  expect(hand).toStrictEqual(sorted);
});

test.each([
  [[7, 3, 5, 3], 3, [7, 5, 3]],
  [[7, 3, 5], 7, [3, 5]],
  [[7, 3, 5], 5, [7, 3]],
  [[7], 7, []],
])("%j less one %i keeps its order", (cards, c, rest) => {
  const list = cards.slice();
  removeCard(list, c);
  expect(list).toStrictEqual(rest);
});
