import { noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { deckCards } from "./deck.ts";
import { pax } from "./game.ts";
import { writeState } from "./position.ts";
import { clone, every, newPlayer, openPlaces } from "./state.ts";
import { testGame, testTable } from "./testing.ts";

test.each([
  [3, 2, 0],
  [3, 3, 1],
  [3, 5, 1],
  [3, 6, 2],
  [4, 3, 0],
  [4, 4, 1],
  [4, 7, 1],
  [4, 8, 2],
] as const)("for every full %i, of %i symbols: %i", (per, symbols, times) => {
  expect(every(per, symbols)).toBe(times);
});

test("a new player has nothing but aurei", () => {
  const symbols = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(newPlayer(5)).toStrictEqual({ aurei: 5, hand: [], display: [], symbols, peeked: false, sessionPlays: [] });
});

test("open places are added up", () => {
  expect(openPlaces({ hand: 3, legion: 1, deck: 1 })).toBe(5);
  expect(openPlaces({ hand: 0, legion: 1, deck: 0 })).toBe(1);
});

test("a copy is equal, and what happens to it happens to it alone", () => {
  for (const state of testGame(config(5, { nocturnus: true }), 1)) {
    const before = JSON.stringify(state);
    const copy = clone(state);
    expect(copy).toStrictEqual({ ...state, deck: { slots: state.deck.slots.slice(state.deck.top), top: 0 } });
    expect(writeState(copy)).toStrictEqual(writeState(state));
    if (state.step === "over") break;
    const actions: number[] = [];
    pax.legal(copy, copy.decider, actions);
    pax.apply(copy, copy.decider, actions.at(-1)!, noChance);
    expect(JSON.stringify(state)).toBe(before);
  }
});

test("a copy shares nothing that play changes", () => {
  const state = testTable(2, {
    hands: [["land:1:1"]],
    displays: [["land:1:2"]],
    deck: ["army:1:1"],
    romeOpen: ["army:1:2"],
  });
  state.drawn = [1];
  state.playedThisTurn = [2];
  const copy = clone(state);
  copy.players[0]!.hand.push(1);
  copy.players[0]!.display.push(1);
  copy.players[0]!.symbols[0]! += 1;
  copy.players[0]!.aurei++;
  copy.players[0]!.peeked = true;
  copy.legions[0]!.push(1);
  copy.rome.open.push(1);
  copy.drawn.push(1);
  copy.playedThisTurn.push(1);
  copy.places.hand++;
  copy.deck.slots.push(1);
  expect(state.players[0]).toMatchObject({ aurei: 5, hand: [0], display: [1], peeked: false });
  expect(state.players[0]!.symbols[0]).toBe(1);
  expect(state.legions[0]).toStrictEqual([]);
  expect(state.rome.open).toHaveLength(1);
  expect(state.drawn).toStrictEqual([1]);
  expect(state.playedThisTurn).toStrictEqual([2]);
  expect(state.places.hand).toBe(0);
  expect(deckCards(state.deck)).toHaveLength(1);
});
