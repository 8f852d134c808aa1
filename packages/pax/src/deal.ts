import {
  brief,
  err,
  isObject,
  isWhole,
  ok,
  type Chance,
  type JsonObject,
  type Refusal,
  type Result,
  type Seat,
} from "@ara/kernel";
import {
  ALL_CATEGORIES,
  BASE_CATEGORIES,
  CARD_CODES,
  categoryOf,
  countCards,
  readCards,
  writeCard,
  type Card,
} from "./card.ts";
import { defaultComposition, fullDeck } from "./composition.ts";
import { measure, type Config } from "./config.ts";
import { refusal } from "./refusal.ts";

/** What chance decides in PAX, all of it before the first decision. */
export interface Deal {
  /** The whole shuffled deck, top card first, before anything is removed or dealt. */
  readonly deck: readonly Card[];
  readonly startPlayer: Seat;
}

/** 2.1, 7.1: shuffle all cards, with more than four players together with some of a second deck; 2.5: the start player. */
export function deal(config: Config, chance: Chance): Deal {
  const deck = cardsOf(config);
  const { fromSecondDeck } = measure(config);
  if (fromSecondDeck > 0) deck.push(...chance.shuffle(cardsOf(config)).slice(0, fromSecondDeck));
  chance.shuffle(deck);
  const startPlayer = config.startPlayer ?? (config.players > 1 ? chance.below(config.players) : 0);
  return { deck, startPlayer };
}

export const writeDeal = (_config: Config, { deck, startPlayer }: Deal): JsonObject => ({
  deck: deck.map(writeCard),
  startPlayer,
});

export function readDeal(config: Config, json: unknown): Result<Deal, Refusal> {
  if (!isObject(json) || !Array.isArray(json["deck"])) return err(refusal("deal.deck", {}));
  const { deck, startPlayer } = json;
  const read = readCards(deck as unknown[]);
  if ("bad" in read) return err(refusal("card.unknown", { found: brief(read.bad) }));
  const wrong = checkWhole(config, countCards(read.cards));
  if (wrong) return err(wrong);
  if (startPlayer === undefined) return err(refusal("field.missing", { field: "startPlayer" }));
  const agreed = config.startPlayer ?? startPlayer;
  if (!isWhole(startPlayer, 0, config.players - 1) || startPlayer !== agreed) {
    return err(refusal("deal.startPlayer", { found: brief(startPlayer) }));
  }
  return ok({ deck: read.cards, startPlayer });
}

/** 10.1: whether these are the cards of this game: one full deck, and as many of a second one as are due (7.1). */
export function checkWhole(config: Config, counts: readonly number[]): Refusal | undefined {
  const { fromSecondDeck, categories } = measure(config);
  const box = config.cards ?? defaultComposition;
  const most = fromSecondDeck > 0 ? 2 : 1;
  let total = 0;
  let expected = fromSecondDeck;
  for (let c = 0; c < CARD_CODES; c++) {
    const count = counts[c]!;
    const low = categoryOf(c) < categories ? box[c]! : 0;
    total += count;
    expected += low;
    if (count < low || count > low * most) {
      return refusal(count < low ? "deck.missing" : "deck.tooMany", {
        card: writeCard(c),
        found: count,
        expected: low,
      });
    }
  }
  return total === expected ? undefined : refusal("deck.total", { found: total, expected });
}

/** All cards of a game: of its own composition, or the default one. */
export function cardsOf(c: Config): Card[] {
  if (c.cards !== null) return fullDeck(c.cards, measure(c).categories);
  return (c.nocturnus ? NOCTURNUS_DECK : BASE_DECK).slice();
}

const BASE_DECK = fullDeck(defaultComposition, BASE_CATEGORIES);
const NOCTURNUS_DECK = fullDeck(defaultComposition, ALL_CATEGORIES);
