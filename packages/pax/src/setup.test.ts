import { expect, test } from "vitest";
import { writeCard } from "./card.ts";
import { config, measure, type Config } from "./config.ts";
import { deal } from "./deal.ts";
import { deckCards, deckSlippedBy, NOBODY } from "./deck.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { setup } from "./setup.ts";
import type { State } from "./state.ts";
import { act, names, options, refusedBy, symbols, testCard, testCards, Unshuffled } from "./testing.ts";

test.each([
  { players: 2, nocturnus: false, aside: 20, legions: 3, open: 0, draws: [2, 3], left: 74 - 20 - 3 - 2 - 3 },
  { players: 3, nocturnus: false, aside: 10, legions: 4, open: 0, draws: [2, 3, 4], left: 74 - 10 - 3 - 3 - 4 },
  { players: 4, nocturnus: false, aside: 0, legions: 5, open: 0, draws: [2, 3, 4, 5], left: 74 - 3 - 4 - 5 },
  { players: 5, nocturnus: false, aside: 0, legions: 6, open: 3, draws: [2, 3, 4, 5, 5], left: 89 - 6 - 5 - 6 },
  { players: 6, nocturnus: false, aside: 0, legions: 7, open: 3, draws: [2, 3, 4, 5, 5, 5], left: 104 - 6 - 6 - 7 },
  { players: 7, nocturnus: false, aside: 0, legions: 8, open: 3, draws: [2, 3, 4, 5, 5, 5, 5], left: 119 - 6 - 7 - 8 },
  {
    players: 8,
    nocturnus: false,
    aside: 0,
    legions: 9,
    open: 3,
    draws: [2, 3, 4, 5, 5, 5, 5, 5],
    left: 134 - 6 - 8 - 9,
  },
  { players: 2, nocturnus: true, aside: 30, legions: 3, open: 0, draws: [2, 3], left: 104 - 30 - 3 - 2 - 3 },
  { players: 3, nocturnus: true, aside: 15, legions: 4, open: 0, draws: [2, 3, 4], left: 104 - 15 - 3 - 3 - 4 },
  { players: 4, nocturnus: true, aside: 0, legions: 5, open: 0, draws: [2, 3, 4, 5], left: 104 - 3 - 4 - 5 },
  { players: 5, nocturnus: true, aside: 0, legions: 6, open: 3, draws: [2, 3, 4, 5, 5], left: 134 - 6 - 5 - 6 },
  { players: 6, nocturnus: true, aside: 0, legions: 7, open: 3, draws: [2, 3, 4, 5, 5, 5], left: 149 - 6 - 6 - 7 },
  { players: 7, nocturnus: true, aside: 0, legions: 8, open: 3, draws: [2, 3, 4, 5, 5, 5, 5], left: 164 - 6 - 7 - 8 },
  {
    players: 8,
    nocturnus: true,
    aside: 0,
    legions: 9,
    open: 3,
    draws: [2, 3, 4, 5, 5, 5, 5, 5],
    left: 179 - 6 - 8 - 9,
  },
  { players: 1, nocturnus: false, aside: 30, legions: 3, open: 0, draws: [2], left: 74 - 30 - 3 - 1 - 3 },
  { players: 1, nocturnus: true, aside: 40, legions: 3, open: 0, draws: [2], left: 104 - 40 - 3 - 1 - 3 },
])(
  "2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 7.1, 7.2, 7.3, 7.4, 8.1, 9.5 set-up of $players players, Nocturnus $nocturnus",
  ({ players, nocturnus, aside, legions, open, draws, left }) => {
    const c = config(players, { nocturnus });
    const { deck, startPlayer } = deal(c, new Unshuffled());
    const state = setup(c, { deck, startPlayer });
    // Dealt from the top: removed, Rome face up, Rome face down, then the players in turn order.
    let from = aside + open + 3;
    expect(state.setAside).toStrictEqual(deck.slice(0, aside));
    expect(state.rome).toStrictEqual({ open: deck.slice(aside, aside + open), hidden: deck.slice(aside + open, from) });
    expect(state.legions).toStrictEqual(Array.from({ length: legions }, () => []));
    for (const [i, count] of draws.entries()) {
      expect(pax.toAct(state)).toStrictEqual([(startPlayer + i) % players]);
      expect(state.drawn).toStrictEqual(deck.slice(from, from + count));
      from += count;
      act(state, { type: "keep", card: writeCard(state.drawn[0]!) });
    }
    expect(state.players.map(({ aurei }) => aurei)).toStrictEqual(draws.map(() => 5));
    expect(state.players.map(({ hand }) => hand.length)).toStrictEqual(draws.map(() => 1));
    expect(state.players.map(({ display }) => display)).toStrictEqual(draws.map(() => []));
    expect(state.legions).toStrictEqual(deck.slice(from, from + legions).map((card) => [card]));
    expect(deckCards(state.deck)).toHaveLength(left);
    expect(state).toMatchObject({ step: "turn", round: 1, taken: 0, conspiratus: NOBODY, active: startPlayer });
    expect(pax.toAct(state)).toStrictEqual([startPlayer]);
  },
);

/** A game in which the cards after Rome's are these. */
function begin(c: Config, cards: readonly string[], startPlayer = 0, tell?: (event: Event) => void): State {
  const { setAside, romeOpen } = measure(c);
  const before = symbols("religion", setAside + romeOpen + 3);
  return setup(c, { deck: testCards([...before, ...cards]), startPlayer }, tell);
}

const FIRST = ["land:1:1", "army:2:4"];
const SECOND = ["wealth:2:3", "fleet:1:2", "wealth:1:1"];
const LAID = ["senator:1:1", "senator:2:2", "senator:2:3"];

test("2.5 in turn order one card is kept, the others go under the deck in the order drawn", () => {
  const events: Event[] = [];
  const state = begin(config(2), [...FIRST, ...SECOND, ...LAID, "army:1:1"], 1, (event) => events.push(event));
  expect(events).toStrictEqual([
    { type: "dealtToRome", open: [], hidden: 3 },
    { type: "dealt", seat: 1, cards: testCards(FIRST) },
  ]);
  expect(state.step).toBe("setup");
  expect(options(state)).toStrictEqual(FIRST.map((card) => JSON.stringify({ type: "keep", card })));
  expect(act(state, { type: "keep", card: "army:2:4" })).toStrictEqual([
    { type: "kept", seat: 1, cards: testCards(["army:2:4"]), under: testCards(["land:1:1"]) },
    { type: "dealt", seat: 0, cards: testCards(SECOND) },
  ]);
  expect(state).toMatchObject({ step: "setup", active: 0, decider: 0, taken: 1 });
  expect(options(state)).toStrictEqual(SECOND.map((card) => JSON.stringify({ type: "keep", card })));
  expect(act(state, { type: "keep", card: "fleet:1:2" })).toStrictEqual([
    { type: "kept", seat: 0, cards: testCards(["fleet:1:2"]), under: testCards(["wealth:2:3", "wealth:1:1"]) },
    { type: "laid", legion: 0, card: testCard("senator:1:1") },
    { type: "laid", legion: 1, card: testCard("senator:2:2") },
    { type: "laid", legion: 2, card: testCard("senator:2:3") },
    { type: "round", round: 1, startPlayer: 1 },
    { type: "turn", seat: 1 },
  ]);
  expect(state.players.map(({ hand }) => names(hand))).toStrictEqual([["fleet:1:2"], ["army:2:4"]]);
  expect(names(deckCards(state.deck))).toStrictEqual(["army:1:1", "land:1:1", "wealth:2:3", "wealth:1:1"]);
  expect(deckSlippedBy(state.deck)).toStrictEqual([NOBODY, 1, 0, 0]);
  expect(state.drawn).toStrictEqual([]);
});

test("2.5 of equal cards it does not matter which is kept", () => {
  const state = begin(config(2), ["land:1:1", "land:1:1"]);
  expect(options(state)).toStrictEqual(['{"type":"keep","card":"land:1:1"}']);
});

test("7.4 with five and more players three cards lie open before Rome", () => {
  const events: Event[] = [];
  const state = begin(config(5), symbols("land", 40), 0, (event) => events.push(event));
  state.rome.open.push(testCard("army:1:1")); // what was told stays as it was told
  expect(events[0]).toStrictEqual({ type: "dealtToRome", open: testCards(symbols("religion", 3)), hidden: 3 });
});

test("7.6 a large table is dealt like a small one: who starts draws first and begins the round", () => {
  const state = begin(config(6), symbols("land", 60), 4);
  const order = [4, 5, 0, 1, 2, 3];
  for (const seat of order) {
    expect(pax.toAct(state)).toStrictEqual([seat]);
    act(state, { type: "keep", card: "land:1:1" });
  }
  expect(state).toMatchObject({ step: "turn", active: 4, startPlayer: 4 });
});

const DRAWN = ["fleet:2:4", "army:2:4", "land:1:1", "intrigue:1:1", "wealth:1:1"];

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
])("8.5 game %i of the campaign: draw %i", (solo, draws) => {
  const state = begin(config(1, { solo }), [...DRAWN, ...LAID, ...LAID]);
  expect(names(state.drawn)).toStrictEqual(DRAWN.slice(0, draws));
});

test.each([1, 2])("8.5 game %i: keep 1, 1 under the deck", (solo) => {
  const state = begin(config(1, { solo }), [...DRAWN, ...LAID]);
  expect(options(state)).toStrictEqual(['{"type":"keep","card":"fleet:2:4"}', '{"type":"keep","card":"army:2:4"}']);
  act(state, { type: "keep", card: "army:2:4" });
  expect(names(state.players[0]!.hand)).toStrictEqual(["army:2:4"]);
  expect(deckCards(state.deck).at(-1)).toBe(testCard("fleet:2:4"));
  expect(state.players[0]!.display).toStrictEqual([]);
  expect(state.step).toBe("turn");
});

test.each([
  [3, 1],
  [4, 2],
  [5, 3],
])("8.5, 9.5 game %i: play %i at once, 1 under the deck, keep 1, free and beyond the limit", (solo, plays) => {
  const drawn = DRAWN.slice(0, plays + 2);
  const [under, kept] = [drawn.at(-1)!, drawn.at(-2)!];
  for (const nocturnus of [false, true]) {
    const state = begin(config(1, { solo, nocturnus }), [...drawn, ...LAID, "army:1:1"]);
    const played = drawn.slice(0, plays);
    const events = act(state, { type: "start", keep: kept, play: played, under: [under] });
    expect(events.slice(0, 2)).toStrictEqual([
      { type: "started", seat: 0, cards: testCards(played) },
      { type: "kept", seat: 0, cards: testCards([kept]), under: testCards([under]) },
    ]);
    expect(names(state.players[0]!.display)).toStrictEqual(played);
    expect(names(state.players[0]!.hand)).toStrictEqual([kept]);
    expect(names(deckCards(state.deck))).toStrictEqual(["army:1:1", under]);
    expect(state.players[0]!.aurei).toBe(5);
    expect(state.players[0]!.symbols[3]).toBe(2);
    expect(state.step).toBe("turn");
  }
});

test("8.5 all ways to begin game 3", () => {
  const state = begin(config(1, { solo: 3 }), DRAWN);
  const ways = [
    ["fleet:2:4", "land:1:1", "army:2:4"],
    ["fleet:2:4", "army:2:4", "land:1:1"],
    ["army:2:4", "land:1:1", "fleet:2:4"],
    ["army:2:4", "fleet:2:4", "land:1:1"],
    ["land:1:1", "army:2:4", "fleet:2:4"],
    ["land:1:1", "fleet:2:4", "army:2:4"],
  ];
  expect(options(state)).toStrictEqual(
    ways.map(([kept, play, under]) => JSON.stringify({ type: "start", keep: kept, play: [play], under: [under] })),
  );
});

test("8.5 equal cards are one choice", () => {
  const state = begin(config(1, { solo: 3 }), ["land:1:1", "land:1:1", "army:1:1"]);
  expect(options(state)).toStrictEqual([
    '{"type":"start","keep":"land:1:1","play":["army:1:1"],"under":["land:1:1"]}',
    '{"type":"start","keep":"land:1:1","play":["land:1:1"],"under":["army:1:1"]}',
    '{"type":"start","keep":"army:1:1","play":["land:1:1"],"under":["land:1:1"]}',
  ]);
});

test("3.12, 8.5 an Intrigue card laid out at the start takes primus conspiratus", () => {
  const state = begin(config(1, { solo: 3 }), ["intrigue:1:1", "land:1:1", "army:1:1", ...LAID, ...LAID]);
  const events = act(state, { type: "start", keep: "land:1:1", play: ["intrigue:1:1"], under: ["army:1:1"] });
  expect(events[1]).toStrictEqual({ type: "conspiratus", seat: 0, from: NOBODY });
  expect(state.conspiratus).toBe(0);
});

const keepArmy = { type: "keep", card: "army:2:4" };
const startOf = (keep: string, play: string[], under: string[]): { type: string } =>
  ({ type: "start", keep, play, under }) as { type: string };

test.each([
  ["keep.notDrawn", 2, { type: "keep", card: "scout:1:1" }, "2.5", { card: "scout:1:1" }],
  ["keep.campaign", 3, keepArmy, "8.5", {}],
  ["start.notCampaign", 2, startOf("army:2:4", [], ["fleet:2:4"]), "8.5", {}],
  ["start.cards", 3, startOf("army:2:4", ["fleet:2:4"], ["wealth:1:1"]), "8.5", { plays: 1 }],
  ["start.cards", 3, startOf("army:2:4", [], ["fleet:2:4", "land:1:1"]), "8.5", { plays: 1 }],
  ["start.cards", 3, startOf("army:2:4", ["fleet:2:4", "land:1:1"], []), "8.5", { plays: 1 }],
  ["start.cards", 3, startOf("army:2:4", ["army:2:4"], ["fleet:2:4"]), "8.5", { plays: 1 }],
  ["start.cards", 5, startOf("army:2:4", ["fleet:2:4"], ["wealth:1:1"]), "8.5", { plays: 3 }],
])("8.5, 2.5 %s in game %i of the campaign", (key, solo, json, rule, params) => {
  const state = begin(config(1, { solo }), DRAWN);
  expect(refusedBy(state, json)).toStrictEqual({ key, rule, params });
});

test("8.5 with other players nobody begins with cards laid out", () => {
  const state = begin(config(2), FIRST);
  expect(refusedBy(state, startOf("army:2:4", [], ["land:1:1"]))).toStrictEqual({
    key: "start.notCampaign",
    rule: "8.5",
    params: {},
  });
});
