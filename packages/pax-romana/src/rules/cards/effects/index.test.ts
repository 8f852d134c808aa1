import { expect, test } from "vitest";
import { CARDS, data } from "../../../data/index.ts";
import { kindsAt } from "./index.ts";
import { effectOf } from "./known.ts";

test("17.2: every kind of card does something", () => {
  expect(CARDS.filter((_, card) => (effectOf(card) as unknown) === undefined)).toEqual([]);
});

test("17.14: cards that are held are played somewhere, cards that strike at once nowhere", () => {
  data.cards.forEach(({ hold, id }, card) => {
    expect([id, effectOf(card).at.length > 0]).toEqual([id, hold]);
  });
});

test("R301: nothing but Deus ex Machina answers a card", () => {
  expect(kindsAt("cardPlayed").map((card) => CARDS[card])).toEqual(["deus-ex-machina"]);
});
