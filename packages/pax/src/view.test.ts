import type { Viewer } from "@ara/kernel";
import { expect, test } from "vitest";
import { config } from "./config.ts";
import { deckOf, NOBODY } from "./deck.ts";
import { pax } from "./game.ts";
import { score } from "./score.ts";
import type { State } from "./state.ts";
import { act, symbols, testCards, testGame, testTable, Unshuffled } from "./testing.ts";
import { view, type View } from "./view.ts";

const DISPLAYS = [["land:1:1"], ["intrigue:2:3", ...symbols("wealth", 3)], []];
const HANDS = [["army:1:1", "army:1:2"], ["fleet:1:1"], []];
const LEGIONS = [["senator:1:2"], ["land:1:1", "land:2:3"], [], []];
const HIDDEN = ["religion:1:1", "religion:1:2", "religion:2:3"];

/** Seat 1 is drawing; seat 0 has slipped a card under the deck, seat 2 has peeked. */
function drawing(options = {}): State {
  const state = testTable(
    3,
    {
      step: "draw",
      active: 1,
      startPlayer: 0,
      conspiratus: 1,
      aurei: [3, 4, 6],
      hands: HANDS,
      displays: DISPLAYS,
      legions: LEGIONS,
      romeOpen: ["wealth:2:4"],
      romeHidden: HIDDEN,
    },
    options,
  );
  state.deck = deckOf([5, 6, 7], [NOBODY, 0, 1]);
  state.drawn = testCards(["fleet:2:4"]);
  state.places = { hand: 1, legion: 0, deck: 1 };
  state.players[2]!.peeked = true;
  return { ...state, setAside: [9, 10] };
}

/** What all see. */
const common = {
  config: config(3),
  step: "draw",
  round: 1,
  active: 1,
  decider: 1,
  startPlayer: 0,
  taken: 1,
  conspiratus: 1,
  slippedBy: [NOBODY, 0, 1],
  setAside: 2,
  legions: LEGIONS.map(testCards),
  places: { hand: 1, legion: 0, deck: 1 },
  playedThisTurn: [],
  tributeLeft: 0,
  singly: false,
  score: null,
};
const displays = DISPLAYS.map(testCards);
const hands = HANDS.map(testCards);
const secret = { aurei: null, handSize: null, hand: null };
const rome = { open: testCards(["wealth:2:4"]), hidden: [null, null, null] };

const strict: [Viewer, View][] = [
  [
    0,
    {
      ...common,
      viewer: 0,
      deck: [null, 6, null],
      rome,
      players: [
        { display: displays[0]!, peeked: false, sessionPlays: [], aurei: 3, handSize: 2, hand: hands[0]! },
        { display: displays[1]!, peeked: false, sessionPlays: [], ...secret },
        { display: displays[2]!, peeked: true, sessionPlays: [], ...secret },
      ],
      drawn: [null],
      own: { prices: [2, 4, 0, 0], nextPlayCost: 1, limit: 1 },
    } as View,
  ],
  [
    1,
    {
      ...common,
      viewer: 1,
      deck: [null, null, 7],
      rome,
      players: [
        { display: displays[0]!, peeked: false, sessionPlays: [], ...secret },
        { display: displays[1]!, peeked: false, sessionPlays: [], aurei: 4, handSize: 1, hand: hands[1]! },
        { display: displays[2]!, peeked: true, sessionPlays: [], ...secret },
      ],
      drawn: testCards(["fleet:2:4"]),
      own: { prices: [1, 3, 0, 0], nextPlayCost: 0, limit: 2 },
    } as View,
  ],
  [
    2,
    {
      ...common,
      viewer: 2,
      deck: [null, null, null],
      rome: { ...rome, hidden: testCards(HIDDEN) },
      players: [
        { display: displays[0]!, peeked: false, sessionPlays: [], ...secret },
        { display: displays[1]!, peeked: false, sessionPlays: [], ...secret },
        { display: displays[2]!, peeked: true, sessionPlays: [], aurei: 6, handSize: 0, hand: hands[2]! },
      ],
      drawn: [null],
      own: { prices: [2, 4, 0, 0], nextPlayCost: 1, limit: 0 },
    } as View,
  ],
  [
    "spectator",
    {
      ...common,
      viewer: "spectator",
      deck: [null, null, null],
      rome,
      players: displays.map((display, seat) => ({ display, peeked: seat === 2, sessionPlays: [], ...secret })),
      drawn: [null],
      own: null,
    } as View,
  ],
];

test.each(strict)("2.7, 10.3, 2.5, 3.2, 3.3 what viewer %s sees, and nothing else", (viewer, seen) => {
  expect(view(drawing(), viewer)).toStrictEqual(seen);
});

test.each(strict)("2.7 with open memory viewer %s sees how much others have, but not what", (viewer, seen) => {
  const counts = [
    { aurei: 3, handSize: 2 },
    { aurei: 4, handSize: 1 },
    { aurei: 6, handSize: 0 },
  ];
  expect(view(drawing({ memory: "open" }), viewer)).toStrictEqual({
    ...seen,
    config: config(3, { memory: "open" }),
    players: seen.players.map((player, seat) => ({ ...player, ...counts[seat] })),
  });
});

test.each([0, 1, 2, "spectator"] as const)(
  "6.1, 10.3 when the game is over viewer %s sees all but the deck",
  (viewer) => {
    const state = { ...drawing(), step: "over", drawn: [] } as State;
    const seen = view(state, viewer);
    expect(seen.rome.hidden).toStrictEqual(testCards(HIDDEN));
    expect(seen.players.map(({ aurei, handSize, hand }) => ({ aurei, handSize, hand }))).toStrictEqual(
      [3, 4, 6].map((aurei, seat) => ({ aurei, handSize: hands[seat]!.length, hand: hands[seat] })),
    );
    expect(seen.score).toStrictEqual(score(state));
    expect(seen.deck).toStrictEqual([null, viewer === 0 ? 6 : null, viewer === 1 ? 7 : null]);
  },
);

test("3.2 only who peeked sees Rome's cards", () => {
  const state = testTable(2, { romeHidden: HIDDEN, deck: ["land:1:1"] });
  act(state, { type: "peek" });
  expect(view(state, 0).rome.hidden).toStrictEqual(testCards(HIDDEN));
  expect(view(state, 1).rome.hidden).toStrictEqual([null, null, null]);
  expect(view(state, "spectator").rome.hidden).toStrictEqual([null, null, null]);
  expect(view(state, 1).players.map(({ peeked }) => peeked)).toStrictEqual([true, false]);
});

test("2.5 the cards drawn at set-up are seen by their player only", () => {
  const c = config(2, { startPlayer: 0 });
  const state = pax.setup(c, pax.deal(c, new Unshuffled()));
  expect(view(state, 0).drawn).toStrictEqual(state.drawn);
  expect(view(state, 1).drawn).toStrictEqual([null, null]);
});

test("7.5 in a session the next card costs 1, except the active player", () => {
  const hands5 = [["senator:1:1", "land:1:1"], ["land:1:1"]];
  const state = testTable(5, { step: "play", hands: hands5, deck: ["land:1:1"] });
  act(state, { type: "play", card: "land:1:1" }, { type: "play", card: "senator:1:1" }, { type: "end" });
  expect([0, 1, 2].map((seat) => view(state, seat).own?.nextPlayCost)).toStrictEqual([2, 1, 1]);
  expect(view(state, 3)).toMatchObject({
    decider: 1,
    active: 0,
    playedThisTurn: testCards(["land:1:1", "senator:1:1"]),
  });
});

test("10.3 a view does not change when what it hides does", () => {
  for (const state of testGame(config(3, { nocturnus: true }), 5)) {
    if (state.step === "over") break;
    const before = view(state, "spectator");
    const swapped = pax.clone(state);
    for (const player of swapped.players) {
      player.hand = player.hand.map((c) => (c + 1) % 80);
      player.aurei += 3;
    }
    swapped.deck.slots = swapped.deck.slots.map((slot) => slot ^ 1);
    swapped.drawn = swapped.drawn.map((c) => c ^ 1);
    expect(view(swapped, "spectator")).toStrictEqual(before);
  }
});

test("a view is a copy: nothing in it changes with the game", () => {
  const state = drawing();
  const seen = view(state, 1);
  const before = JSON.stringify(seen);
  state.legions[0]!.push(1);
  state.rome.open.push(1);
  state.players[1]!.hand.push(1);
  state.players[1]!.display.push(1);
  state.drawn.push(1);
  state.playedThisTurn.push(1);
  state.places.hand++;
  expect(JSON.stringify(seen)).toBe(before);
});
