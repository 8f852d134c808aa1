import { FastChance } from "@ara/kernel";
import { deckCards, deckOf, NOBODY, readCard } from "@ara/pax";
import { testCards, testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { withUnseenDeck } from "./laboratory.ts";

const DECK = ["land:1:1", "army:2:4", "wealth:1:2", "fleet:1:1", "senator:1:1"];

test("open cards are those that lie somewhere: what will be drawn is not among them, but what was slipped under the deck is", () => {
  const table = testTable(2, { hands: [["army:1:4"], ["land:2:3"]], romeHidden: ["wealth:2:1"] });
  const state = { ...table, deck: deckOf(testCards(DECK), [NOBODY, NOBODY, NOBODY, NOBODY, 1]) };
  const chance = new FastChance("open");
  const guesses = Array.from({ length: 30 }, () => withUnseenDeck(state, chance));
  for (const { deck, players, rome } of guesses) {
    expect(players).toEqual(state.players);
    expect(rome).toEqual(state.rome);
    expect(deckCards(deck).toSorted((a, b) => a - b)).toEqual(deckCards(state.deck).toSorted((a, b) => a - b));
    expect(deckCards(deck).at(-1)).toBe(readCard("senator:1:1"));
  }
  expect(new Set(guesses.map(({ deck }) => deckCards(deck)[0])).size).toBe(4);
});
