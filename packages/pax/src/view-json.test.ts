import { expect, test } from "vitest";
import { config } from "./config.ts";
import { deckOf, NOBODY } from "./deck.ts";
import { testCards, testGame, testTable } from "./testing.ts";
import { view } from "./view.ts";
import { writeView } from "./view-json.ts";

test("10.3 a view is written as a position is, and what is hidden stays hidden", () => {
  const state = testTable(2, {
    active: 1,
    startPlayer: 0,
    hands: [["army:1:1"], ["land:1:1"]],
    displays: [[], ["wealth:1:1"]],
    legions: [["army:2:4"], [], ["land:1:2"]],
    romeHidden: ["senator:1:1"],
    step: "draw",
  });
  state.deck = deckOf(testCards(["fleet:1:1", "fleet:1:2", "fleet:1:3"]), [NOBODY, 0, 1]);
  state.drawn = testCards(["religion:1:1"]);
  state.places = { hand: 1, legion: 1, deck: 0 };
  expect(writeView(view(state, 1))).toStrictEqual({
    viewer: 1,
    config: { players: 2, nocturnus: false, solo: null, memory: "strict", lastClear: "no" },
    deck: [null, null, "fleet:1:3"],
    slippedBy: [null, 0, 1],
    setAside: 0,
    rome: { open: [], hidden: [null] },
    legions: [["army:2:4"], [], ["land:1:2"]],
    players: [
      { aurei: null, handSize: null, hand: null, display: [], peeked: false },
      { aurei: 5, handSize: 1, hand: ["land:1:1"], display: ["wealth:1:1"], peeked: false },
    ],
    round: 1,
    startPlayer: 0,
    conspiratus: null,
    active: 1,
    decider: 1,
    taken: [0],
    step: "draw",
    drawn: ["religion:1:1"],
    placesLeft: { hand: 1, legion: 1, deck: 0 },
    playedThisTurn: [],
    tributeLeft: 0,
    own: { prices: [4, 0, 2], nextPlayCost: 0, limit: 0 },
    score: null,
  });
  const spectator = writeView(view(state, "spectator"));
  expect(spectator).toMatchObject({ viewer: "spectator", deck: [null, null, null], drawn: [null], own: null });
});

test("every view of a game is plain JSON, the last one with its score", () => {
  for (const state of testGame(config(5, { nocturnus: true }), 2)) {
    for (const viewer of [0, 4, "spectator"] as const) {
      const written = writeView(view(state, viewer));
      expect(JSON.parse(JSON.stringify(written))).toStrictEqual(written);
      expect(written["score"] !== null).toBe(state.step === "over");
    }
  }
});
