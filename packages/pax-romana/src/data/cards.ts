import { inside, wrong, type Place } from "./refusal.ts";
import { expectCount, flag, item, list, oneOf, shape, tableOf, text, whole } from "./reader.ts";
import { CARDS, POWERS, type CardName, type Power } from "./vocabulary.ts";

const TIMINGS = ["own", "ownStart", "any", "draw", "enemyMove", "battle", "reaction"] as const;

const readFile = shape({
  title: text,
  cards: tableOf(
    CARDS,
    item(
      { name: text, count: whole(1, 9), first: whole(1, 55), hold: flag, timing: oneOf(TIMINGS), effect: text },
      { cost: whole(1, 9), removed: flag, notFor: list(oneOf(POWERS)) },
    ),
  ),
});

/** 17.2: a kind of card of the Advanced Game. */
export interface CardKind {
  readonly id: CardName;
  readonly name: string;
  readonly count: number;
  /** The number printed on the first of them; the others follow. */
  readonly first: number;
  /** 17.14: held in hand, or played at once. */
  readonly hold: boolean;
  readonly timing: (typeof TIMINGS)[number];
  /** Talents to play it. */
  readonly cost: number;
  /** Leaves the game when played. */
  readonly removed: boolean;
  readonly notFor: readonly Power[];
}

/** Reads `cards.json`. */
export function readCards(json: unknown, at: Place): readonly CardKind[] {
  const file = readFile(json, at);
  const kinds = CARDS.map((id): CardKind => {
    const { name, count, first, hold, timing, cost = 0, removed = false, notFor = [] } = file.cards[id];
    return {
      id,
      name,
      count,
      first,
      hold,
      timing,
      cost,
      removed,
      notFor: notFor.map((power) => POWERS.indexOf(power)),
    };
  });
  const numbers = new Set(kinds.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i)));
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  expectCount(total, 55, inside(at, "cards.*.count"), "17.1");
  if (numbers.size < total) wrong("data.twice", inside(at, "cards.*.first"), "55 different numbers", numbers.size);
  return kinds;
}
