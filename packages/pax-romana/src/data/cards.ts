import { inside, wrong, type Place } from "./refusal.ts";
import { expectCount, flag, item, list, oneOf, shape, tableOf, text, whole, wrongUnless } from "./reader.ts";
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
  /** Talents to play it, or to be spared. */
  readonly cost: number;
  /** Leaves the game when played. */
  readonly removed: boolean;
  readonly notFor: readonly Power[];
}

/** How a kind of card is played: its rules are written for that, and no correction changes it. */
type Manner = Readonly<Record<CardName, Pick<CardKind, "hold"> & { readonly timing: string }>>;

/** Reads `cards.json`. */
export function readCards(json: unknown, at: Place, manner: Manner): readonly CardKind[] {
  const file = readFile(json, at);
  for (const id of CARDS) {
    const { hold, timing } = file.cards[id];
    const place = inside(inside(at, "cards"), id);
    wrongUnless(hold === manner[id].hold, inside(place, "hold"), String(manner[id].hold), hold);
    wrongUnless(timing === manner[id].timing, inside(place, "timing"), manner[id].timing, timing);
  }
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
