import { describe, expect, test } from "vitest";
import { config } from "./config.ts";
import { cardsOf } from "./deal.ts";
import { symbolsOf } from "./card.ts";
import type { Event } from "./event.ts";
import { luckOf } from "./luck.ts";
import { testCards } from "./testing.ts";

const TWO = config(2);
const drew = (seat: number, ...cards: string[]): Event => ({ type: "drew", seat, cards: testCards(cards) });

describe("the luck of the draw", () => {
  test("nothing drawn is neither good nor bad luck", () => {
    expect(luckOf(TWO, [])).toEqual([
      { cards: 0, symbols: 0, expected: 0, rank: 50 },
      { cards: 0, symbols: 0, expected: 0, rank: 50 },
    ]);
  });

  test("two symbols on every card are luck, one on every card is none", () => {
    const doubles = Array.from({ length: 10 }, () => "land:2:3");
    const singles = Array.from({ length: 10 }, () => "land:1:1");
    const [lucky, unlucky] = luckOf(TWO, [drew(0, ...doubles), drew(1, ...singles)]);
    expect(lucky).toMatchObject({ cards: 10, symbols: 20 });
    expect(lucky!.rank).toBeGreaterThan(95);
    expect(unlucky).toMatchObject({ cards: 10, symbols: 10 });
    expect(unlucky!.rank).toBeLessThan(5);
    expect(lucky!.expected).toBeCloseTo(unlucky!.expected);
  });

  test("one card is as lucky as the deck says", () => {
    const deck = cardsOf(TWO);
    const doubles = deck.filter((c) => symbolsOf(c) === 2).length / deck.length;
    const [one, two] = luckOf(TWO, [drew(0, "land:1:1"), drew(1, "land:2:3")]);
    expect(one!.expected).toBeCloseTo(1 + doubles);
    expect(one!.rank).toBe(Math.round(50 * (1 - doubles)));
    expect(two!.rank).toBe(Math.round(100 * (1 - doubles / 2)));
  });

  test("cards that come back from under the deck are not counted", () => {
    const all = 74 - 20;
    const first: Event = { type: "dealtToRome", open: [], hidden: 3 };
    const fresh = Array.from({ length: all - 3 }, () => "land:1:1");
    const [luck] = luckOf(TWO, [first, drew(0, ...fresh), drew(0, "land:2:3")]);
    expect(luck).toMatchObject({ cards: all - 3, symbols: all - 3 });
  });

  test("what another player drew unseen is not counted", () => {
    expect(luckOf(TWO, [{ type: "drew", seat: 1, cards: [null] }])[1]!.cards).toBe(0);
  });
});
