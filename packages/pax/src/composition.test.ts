import { expect, test } from "vitest";
import { categoryOf, countCards, CATEGORIES } from "./card.ts";
import { CATEGORY_SIZES, defaultComposition, fullDeck, readComposition } from "./composition.ts";
import { deckData } from "./deck-data.ts";
import { testCard } from "./testing.ts";

const sizes = (cards: readonly number[]): number[] => {
  const found = CATEGORIES.map(() => 0);
  for (const c of cards) found[categoryOf(c)]!++;
  return found;
};

test("1.1 the base deck has 74 cards: 12 Land, 12 Intrigue and 10 of each other category", () => {
  const deck = fullDeck(defaultComposition, 7);
  expect(deck).toHaveLength(74);
  expect(sizes(deck)).toStrictEqual([12, 12, 10, 10, 10, 10, 10, 0, 0, 0]);
});

test("1.4 with Nocturnus there are 104 cards", () => {
  const deck = fullDeck(defaultComposition, 10);
  expect(deck).toHaveLength(104);
  expect(sizes(deck)).toStrictEqual([12, 12, 10, 10, 10, 10, 10, 10, 10, 10]);
  expect(sizes(deck)).toStrictEqual([...CATEGORY_SIZES]);
});

test("1.2 the composition is what the data file says, and every line names its provenance", () => {
  const counts = countCards(fullDeck(defaultComposition, 10));
  expect(counts).toStrictEqual([...defaultComposition]);
  for (const { category, symbols, value, count, confidence, source } of deckData.cards) {
    expect(counts[testCard(`${category}:${symbols}:${value}`)]).toBe(count);
    expect(Object.keys(deckData.confidenceScale)).toContain(confidence);
    expect(source).not.toBe("");
  }
  expect(readComposition(deckData)).toStrictEqual({ ok: true, value: defaultComposition });
});

/** Every category on cards of one kind: `category:1:1`. */
const lines = (categories: readonly string[] = CATEGORIES): { category: string; count: number }[] =>
  categories.map((category) => ({
    category,
    count: CATEGORY_SIZES[CATEGORIES.findIndex((name) => name === category)]!,
  }));

const fileOf = (list: readonly object[]): object => ({
  cards: list.map((line) => ({ symbols: 1, value: 1, ...line })),
});

test("1.2 another composition can be loaded", () => {
  const read = readComposition(fileOf(lines()));
  expect(read.ok && sizes(fullDeck(read.value, 10))).toStrictEqual([...CATEGORY_SIZES]);
  expect(read.ok && read.value[testCard("land:1:1")]).toBe(12);
  expect(read.ok && read.value[testCard("adversary:1:1")]).toBe(10);
});

test("1.2 an owner's box may have a third symbol and a value of 5", () => {
  const [own, ...others] = lines();
  const rich = { ...own, symbols: 3, value: 5, count: 2 };
  const read = readComposition(fileOf([{ ...own, count: 10 }, rich, ...others]));
  expect(read.ok && read.value[testCard("land:3:5")]).toBe(2);
  expect(read.ok && sizes(fullDeck(read.value, 10))).toStrictEqual([...CATEGORY_SIZES]);
});

test("lines of the same card add up, and a count may be 0", () => {
  const [land, ...others] = lines();
  const split = [{ ...land, count: 5 }, { ...land, count: 7 }, { ...land, value: 4, symbols: 2, count: 0 }, ...others];
  const read = readComposition(fileOf(split));
  expect(read.ok && read.value[testCard("land:1:1")]).toBe(12);
});

test("1.4 a file of the base game alone leaves the cards of Nocturnus as they are", () => {
  const read = readComposition(fileOf(lines(CATEGORIES.slice(0, 7))));
  expect(read.ok && read.value.slice(testCard("militia:1:1"))).toStrictEqual(
    defaultComposition.slice(testCard("militia:1:1")),
  );
  expect(read.ok && read.value[testCard("senator:1:1")]).toBe(10);
});

test.each([null, 3, [], {}, { cards: null }, { cards: {} }])("1.2 %j is no composition", (json) => {
  expect(readComposition(json)).toStrictEqual({ ok: false, error: { key: "deck.file", params: {} } });
});

const land = { category: "land", symbols: 1, value: 1, count: 1 };
test.each([
  null,
  "land:1:1",
  { ...land, category: "gold" },
  { ...land, category: undefined },
  { ...land, symbols: 0 },
  { ...land, symbols: 5 },
  { ...land, symbols: 1.5 },
  { ...land, value: 0 },
  { ...land, value: 9 },
  { ...land, count: -1 },
  { ...land, count: 13 },
  { ...land, count: "1" },
])("1.2 %j is no line of a composition", (line) => {
  const error = { key: "deck.line", params: { line: 2 } };
  expect(readComposition({ cards: [land, line, land] })).toStrictEqual({ ok: false, error });
});

test.each([
  ["land", 11, 12],
  ["wealth", 11, 10],
  ["militia", 9, 10],
  ["adversary", 0, 10],
])("1.1, 1.4 a composition with %s on %i cards instead of %i is refused", (category, found, expected) => {
  const wrong = lines().map((line) => (line.category === category ? { ...line, count: found } : line));
  const error = { key: "deck.size", rule: "1.1", params: { category, found, expected } };
  expect(readComposition(fileOf(wrong))).toStrictEqual({ ok: false, error });
});
