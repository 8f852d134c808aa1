import { Match } from "@ara/kernel";
import {
  buy,
  cardsOf,
  config,
  DRAW,
  END,
  pax,
  PEEK,
  removeCard,
  SKIP,
  type Action,
  type Deal,
  type Pax,
} from "@ara/pax";
import { keeps, plays, toDeck, toHand, toLegion, named } from "./moves.ts";

/**
 * The prepared game, as far as it is taught turn by turn: cards in the order in which they leave the deck, and what the
 * two players do with them. Everything is played by the rules; a test replays it.
 */

/** Rome's three face-down cards (2.3). */
const ROME = ["fleet:2:3 senator:2:2 land:1:2"];

/** The top of the deck after that, as it comes. */
const TOP = [
  // The first cards (2.5): two for the learner, three for the rival.
  "land:2:2 senator:1:1",
  "intrigue:1:1 religion:1:1 army:1:1",
  // Under the legions (2.6).
  "army:2:3 fleet:1:1 religion:2:2",
  // Round I: learner, rival, legions I to III.
  "land:1:1 religion:1:1 army:2:4",
  "wealth:1:2 senator:1:1 land:1:2",
  "land:2:3 wealth:1:1 senator:1:2",
  // Round II: rival (the learner peeks), legion I.
  "religion:1:1 fleet:1:2 army:1:1",
  "army:2:3",
  // Round III: rival (two at once, 3.4), learner, legions I and II.
  "army:1:2 intrigue:1:2 land:1:1",
  "senator:1:1 wealth:2:3 fleet:2:4",
  "fleet:1:2 army:1:2",
  // Round IV: rival, learner.
  "religion:2:3 wealth:1:1 senator:1:1",
  "intrigue:2:3 land:1:1 religion:1:2",
];

/** The rest of the deck. */
const REST = [
  "intrigue:1:2 senator:2:2 intrigue:1:1 army:1:1 land:2:3 fleet:1:1",
  "wealth:1:2 senator:1:1 wealth:2:2 land:1:1 intrigue:1:2 intrigue:2:3",
  "fleet:1:2 senator:2:3 religion:1:2 wealth:2:4",
];

/** What the rival does, turn by turn. */
export const RIVAL = {
  setup: [keeps("intrigue:1:1")],
  first: [
    DRAW,
    toHand("wealth:1:2"),
    toLegion("senator:1:1", 1),
    toDeck("land:1:2"),
    buy(2),
    plays("intrigue:1:1"),
    END,
  ],
  second: [
    DRAW,
    toHand("religion:1:1"),
    toLegion("fleet:1:2", 1),
    toDeck("army:1:1"),
    SKIP,
    plays("religion:2:2"),
    plays("religion:1:1"),
    END,
  ],
  third: [
    DRAW,
    toDeck("intrigue:1:2"),
    toHand("army:1:2"),
    toLegion("land:1:1", 1),
    SKIP,
    plays("wealth:1:2"),
    plays("army:1:2"),
    END,
  ],
  fourth: [
    DRAW,
    toDeck("wealth:1:1"),
    toHand("religion:2:3"),
    toLegion("senator:1:1", 1),
    SKIP,
    plays("religion:2:3"),
    END,
  ],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

/** What the learner is asked to do, turn by turn. */
export const LEARNER = {
  setup: [keeps("land:2:2")],
  first: [
    DRAW,
    toHand("land:1:1"),
    toLegion("religion:1:1", 2),
    toDeck("army:2:4"),
    buy(1),
    plays("land:2:2"),
    plays("fleet:1:1"),
    plays("land:1:1"),
    END,
  ],
  second: [PEEK],
  third: [
    DRAW,
    toLegion("senator:1:1", 2),
    toHand("wealth:2:3"),
    toDeck("fleet:2:4"),
    buy(1),
    plays("wealth:2:3"),
    plays("wealth:1:1"),
    END,
  ],
  fourth: [
    DRAW,
    toHand("intrigue:2:3"),
    toLegion("land:1:1", 2),
    toDeck("religion:1:2"),
    buy(1),
    plays("intrigue:2:3"),
    END,
  ],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

/**
 * Rounds V to IX, both players' decisions, as two bots once made them: nobody is asked to make these. They end when
 * one card is left to play that decides the game, and one turn to end.
 */
export const LATER: readonly Action[] = [
  [DRAW, toHand("intrigue:1:1"), toDeck("army:1:1"), toLegion("land:2:3", 1), SKIP, plays("intrigue:1:1"), END],
  [DRAW, toLegion("wealth:1:2", 1), toHand("fleet:1:1"), toDeck("senator:1:1"), buy(0), plays("intrigue:1:2"), END],
  [DRAW, toHand("intrigue:1:2"), toDeck("intrigue:2:3"), toLegion("fleet:1:2", 1), buy(1), plays("intrigue:1:2"), END],
  [DRAW, toDeck("senator:2:3"), toHand("wealth:2:4"), toLegion("religion:1:2", 2), SKIP, plays("wealth:2:4"), END],
  [
    DRAW,
    toDeck("religion:1:1"),
    toLegion("army:1:1", 1),
    toHand("army:2:4"),
    SKIP,
    plays("army:2:4"),
    plays("army:1:2"),
    END,
  ],
  [
    DRAW,
    toDeck("land:1:2"),
    toHand("intrigue:1:2"),
    toLegion("army:1:1", 1),
    SKIP,
    plays("intrigue:1:2"),
    plays("wealth:1:2"),
    END,
  ],
  [
    DRAW,
    toLegion("wealth:1:1", 1),
    toDeck("religion:1:2"),
    toHand("army:1:1"),
    SKIP,
    plays("religion:1:1"),
    plays("army:1:1"),
    END,
  ],
  [
    DRAW,
    toDeck("senator:1:1"),
    toHand("intrigue:2:3"),
    toLegion("senator:2:3", 1),
    SKIP,
    plays("intrigue:2:3"),
    plays("fleet:1:1"),
    END,
  ],
  [DRAW, toDeck("land:1:2"), toHand("senator:1:1"), toLegion("religion:1:2", 1), SKIP, END],
  [DRAW, toDeck("land:1:2"), toLegion("land:1:2", 1), SKIP, plays("land:1:1")],
].flat();

/** The last card of the learner, and the end. */
export const LAST = [plays("land:1:1"), END] as const;

/** Two players; the learner begins. */
export const PREPARED = config(2, { startPlayer: 0 });

/** What chance would have to decide for this game: what is set aside (2.1) is whatever the game does not need. */
export function preparedDeal(): Deal {
  const used = [...ROME, ...TOP, ...REST].flatMap((line) => line.split(" ")).map(named);
  const aside = cardsOf(PREPARED);
  for (const c of used) removeCard(aside, c);
  return { deck: [...aside, ...used], startPlayer: 0 };
}

/** A game like any other, but for its deal. */
export function preparedMatch(names: readonly [learner: string, rival: string]): Match<Pax> {
  return new Match({ ...pax, deal: preparedDeal }, PREPARED, { seats: names, seed: "learn" });
}
