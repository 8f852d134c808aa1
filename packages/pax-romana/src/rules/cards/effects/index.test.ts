import { expect, test } from "vitest";
import { CARDS, data } from "../../../data/index.ts";
import { effectOf, kindsAt, UNBUILT } from "./index.ts";

test("17.2: the kinds of cards that nobody can play yet", () => {
  expect([...UNBUILT]).toEqual(["successor-wars-roll-on"]);
  expect(CARDS.filter((_, card) => effectOf(card) === undefined).toSorted()).toEqual([...UNBUILT]);
});

test("17.14: cards that are held are played somewhere, cards that strike at once nowhere", () => {
  data.cards.forEach(({ hold, id }, card) => {
    const effect = effectOf(card);
    if (effect) expect([id, effect.at.length > 0]).toEqual([id, hold]);
  });
});

test("R301: nothing but Deus ex Machina answers a card", () => {
  expect(kindsAt("cardPlayed").map((card) => CARDS[card])).toEqual(["deus-ex-machina"]);
});
