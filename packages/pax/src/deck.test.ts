import { expect, test } from "vitest";
import { cloneDeck, deckCards, deckOf, deckSize, deckSlippedBy, drawMany, drawTop, NOBODY, slipUnder } from "./deck.ts";

test("cards leave at the top and come back under the deck", () => {
  const deck = deckOf([5, 79, 0]);
  expect(drawTop(deck)).toBe(5);
  slipUnder(deck, 79, 7);
  slipUnder(deck, 5, 0);
  expect(deckSize(deck)).toBe(4);
  expect(deckCards(deck)).toStrictEqual([79, 0, 79, 5]);
  expect(deckSlippedBy(deck)).toStrictEqual([NOBODY, NOBODY, 7, 0]);
  expect(drawMany(deck, 3)).toStrictEqual([79, 0, 79]);
  expect(deckCards(deck)).toStrictEqual([5]);
});

test("nothing can be drawn from an empty deck", () => {
  const deck = deckOf([5]);
  expect(() => drawMany(deck, 2)).toThrow("empty deck");
  expect(deckSize(deck)).toBe(0);
  slipUnder(deck, 6, 0);
  expect(drawTop(deck)).toBe(6);
  expect(() => drawTop(deck)).toThrow("empty deck");
});

test("a deck is read with those who slipped its cards under", () => {
  const deck = deckOf([5, 6, 7], [NOBODY, 2]);
  expect(deckSlippedBy(deck)).toStrictEqual([NOBODY, 2, NOBODY]);
});

test("a copy has the same cards and lives on its own", () => {
  const deck = deckOf([5, 6, 7]);
  drawTop(deck);
  const copy = cloneDeck(deck);
  expect(copy).toStrictEqual({ slots: deck.slots.slice(1), top: 0 });
  slipUnder(copy, 9, 1);
  drawTop(copy);
  expect(deckCards(deck)).toStrictEqual([6, 7]);
  expect(deckCards(copy)).toStrictEqual([7, 9]);
});
