import { RecordingChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { countCards, writeCard } from "./card.ts";
import { config, type Config } from "./config.ts";
import { cardsOf, checkWhole, deal, readDeal, writeDeal } from "./deal.ts";
import { testCard, testCards, Unshuffled } from "./testing.ts";

test.each([
  [1, false, 74, 0],
  [2, false, 74, 0],
  [4, false, 74, 0],
  [5, false, 74, 15],
  [6, false, 74, 30],
  [7, false, 74, 45],
  [8, false, 74, 60],
  [4, true, 104, 0],
  [5, true, 104, 30],
  [6, true, 104, 45],
  [7, true, 104, 60],
  [8, true, 104, 75],
])(
  "2.1, 7.1, 9.1 %i players, Nocturnus %s: a deck of %i cards and %i of a second one",
  (players, nocturnus, one, two) => {
    const c = config(players, { nocturnus, startPlayer: 0 });
    const chance = new RecordingChance(new Unshuffled());
    const { deck } = deal(c, chance);
    const full = cardsOf(c);
    expect(full).toHaveLength(one);
    expect(deck).toStrictEqual([...full, ...full.slice(0, two)]);
    // Every card takes part: the second deck is shuffled before its cards are chosen, then all together.
    const shuffles = two > 0 ? [one, one + two] : [one];
    const asked = shuffles.flatMap((size) => Array.from({ length: size - 1 }, (_, i) => size - 1 - i));
    expect(chance.outcomes).toStrictEqual(asked);
  },
);

test("2.1 all cards are shuffled, not only those left", () => {
  class First extends Unshuffled {
    override below(): number {
      return 0;
    }
  }
  const c = config(2, { startPlayer: 0 });
  const full = cardsOf(c);
  expect(deal(c, new First()).deck).toStrictEqual([...full.slice(1), full[0]]);
});

test.each([
  ["chance decides", config(4), 3, 74],
  ["the table says who", config(4, { startPlayer: 1 }), 1, 73],
  ["the table says the first seat", config(4, { startPlayer: 0 }), 0, 73],
  ["alone there is nothing to choose", config(1), 0, 73],
])("2.5 the start player: %s", (_, c, startPlayer, draws) => {
  const chance = new RecordingChance(new Unshuffled());
  expect(deal(c, chance).startPlayer).toBe(startPlayer);
  expect(chance.outcomes).toHaveLength(draws);
});

const two = config(2);
const deck = cardsOf(two).map(writeCard);

test("a deal is read as it was written", () => {
  const dealt = deal(two, new Unshuffled());
  expect(writeDeal(two, dealt)).toStrictEqual({ deck, startPlayer: 1 });
  expect(readDeal(two, writeDeal(two, dealt))).toStrictEqual({ ok: true, value: dealt });
  const agreed = config(2, { startPlayer: 1 });
  expect(readDeal(agreed, writeDeal(agreed, dealt))).toStrictEqual({ ok: true, value: dealt });
});

const badDeals: [string, Config, unknown, string, string, object][] = [
  ["no object", two, null, "deal.deck", "2.1", {}],
  ["no deck", two, { startPlayer: 0 }, "deal.deck", "2.1", {}],
  ["a deck that is no list", two, { deck: "all", startPlayer: 0 }, "deal.deck", "2.1", {}],
  ["what is no card", two, { deck: [...deck, 5], startPlayer: 0 }, "card.unknown", "1.2", { found: "5" }],
  [
    "a card missing",
    two,
    { deck: deck.slice(1), startPlayer: 0 },
    "deck.missing",
    "10.1",
    { card: "land:1:1", found: 5, expected: 6 },
  ],
  ["a start player who is not there", two, { deck, startPlayer: 2 }, "deal.startPlayer", "2.5", { found: "2" }],
  ["half a start player", two, { deck, startPlayer: 0.5 }, "deal.startPlayer", "2.5", { found: "0.5" }],
  [
    "another start player than agreed",
    config(2, { startPlayer: 1 }),
    { deck, startPlayer: 0 },
    "deal.startPlayer",
    "2.5",
    { found: "0" },
  ],
];

test.each(badDeals)("2.1, 2.5 a deal with %s is refused", (_, c, json, key, rule, params) => {
  expect(readDeal(c, json)).toStrictEqual({ ok: false, error: { key, rule, params } });
});

const five = config(5);
const whole = cardsOf(five);
const landTwice = Array.from({ length: 12 }, () => "land:1:1");

test("2.5 a deal names the start player", () => {
  const error = { key: "field.missing", params: { field: "startPlayer" } };
  expect(readDeal(two, { deck })).toStrictEqual({ ok: false, error });
});

const piles: [string, Config, readonly number[], object | undefined][] = [
  ["one deck of two players", two, whole, undefined],
  [
    "a card too few",
    two,
    whole.slice(0, -1),
    { key: "deck.missing", rule: "10.1", params: { card: "senator:2:3", found: 1, expected: 2 } },
  ],
  [
    "a card too many",
    two,
    [...whole, testCard("army:1:1")],
    { key: "deck.tooMany", rule: "10.1", params: { card: "army:1:1", found: 4, expected: 3 } },
  ],
  [
    "a card of Nocturnus",
    two,
    [...whole, testCard("scout:1:1")],
    { key: "deck.tooMany", rule: "10.1", params: { card: "scout:1:1", found: 1, expected: 0 } },
  ],
  ["15 cards of the second deck", five, [...whole, ...whole.slice(0, 15)], undefined],
  ["all there is of one card", five, [...whole, ...whole.slice(0, 6), ...whole.slice(20, 29)], undefined],
  ["14 cards of the second deck", five, [...whole, ...whole.slice(0, 14)], total(88)],
  ["16 cards of the second deck", five, [...whole, ...whole.slice(0, 16)], total(90)],
  [
    "more of a card than two decks have",
    five,
    [...whole, ...testCards(landTwice.slice(0, 7)), ...whole.slice(20, 28)],
    { key: "deck.tooMany", rule: "10.1", params: { card: "land:1:1", found: 13, expected: 6 } },
  ],
];

test.each(piles)("7.1, 10.1 %s", (_, c, cards, wrong) => {
  expect(checkWhole(c, countCards(cards))).toStrictEqual(wrong);
});

function total(found: number): object {
  return { key: "deck.total", rule: "10.1", params: { found, expected: 89 } };
}
