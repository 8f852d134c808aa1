import { expect, test } from "vitest";
import { deckCards, NOBODY } from "./deck.ts";
import { pax } from "./game.ts";
import type { State } from "./state.ts";
import { act, names, testCard, testCards, testTable, type TestTable } from "./testing.ts";

const DECK = ["religion:1:1", "religion:1:2", "religion:2:3", "religion:2:2"];
const HIDDEN = ["wealth:1:1", "wealth:1:2", "wealth:2:4"];
const end = { type: "end" };

/** The last player of a round of two is about to end the turn. */
const lastTurn = (more: TestTable, options = {}): State =>
  testTable(2, { step: "play", active: 1, startPlayer: 0, deck: DECK, romeHidden: HIDDEN, ...more }, options);

test("4.1 a round ends when every player has had one turn, clockwise from the start player", () => {
  const state = testTable(3, { step: "turn", active: 2, romeHidden: HIDDEN, deck: [...DECK, ...DECK] });
  const seats: number[] = [];
  const rounds: number[] = [];
  for (let i = 0; i < 6; i++) {
    seats.push(state.active);
    rounds.push(state.round);
    act(state, { type: "peek" });
  }
  expect(seats).toStrictEqual([2, 0, 1, 2, 0, 1]);
  expect(rounds).toStrictEqual([1, 1, 1, 2, 2, 2]);
});

test("4.1, 4.2, 4.3, 4.4 the end of a round, step by step", () => {
  const legions = [["land:1:1"], ["army:2:4", "land:1:1"], []];
  const state = lastTurn({ legions, displays: [[], ["intrigue:1:1"]], conspiratus: 1 });
  expect(act(state, end)).toStrictEqual([
    { type: "aurei", seat: 1, change: 2, rule: "3.11" },
    { type: "collected", legion: 1, cards: testCards(legions[1]) },
    { type: "laid", legion: 1, card: testCard("religion:1:1") },
    { type: "laid", legion: 2, card: testCard("religion:1:2") },
    { type: "round", round: 2, startPlayer: 1 },
    { type: "turn", seat: 1 },
  ]);
  expect(state).toMatchObject({ step: "turn", round: 2, taken: 0, active: 1, decider: 1, startPlayer: 1 });
  expect(names(state.rome.open)).toStrictEqual(legions[1]);
  expect(state.legions.map(names)).toStrictEqual([["land:1:1"], ["religion:1:1"], ["religion:1:2"]]);
  expect(names(deckCards(state.deck))).toStrictEqual(["religion:2:3", "religion:2:2"]);
});

test.each([
  ["the highest sum of values", [["land:1:1"], ["land:2:3", "land:1:2"], ["army:2:4"]], 1],
  ["symbols do not matter", [["religion:2:1", "religion:2:1"], ["army:1:3"], []], 1],
  ["a tie: the lowest legion", [["land:1:1"], ["army:2:4"], ["land:2:3", "land:1:1"]], 1],
  ["all equal: the first", [["land:1:2"], ["army:1:2"], ["fleet:1:2"]], 0],
  ["the last", [["land:1:1"], [], ["fleet:1:2"]], 2],
])("4.2 to Rome goes the dearest group: %s", (_, legions, richest) => {
  const state = lastTurn({ legions, romeOpen: ["senator:1:1"] });
  act(state, end);
  expect(names(state.rome.open)).toStrictEqual(["senator:1:1", ...legions[richest]!]);
  expect(names(state.legions[richest]!)).toHaveLength(1);
});

test("4.2 without cards under any legion nothing moves", () => {
  const state = lastTurn({});
  const events = act(state, end);
  expect(events.map(({ type }) => type)).toStrictEqual(["aurei", "laid", "laid", "laid", "round", "turn"]);
  expect(state.rome.open).toStrictEqual([]);
});

test("4.2 Rome knows no limit of fleets and armies", () => {
  const state = lastTurn({ legions: [["fleet:2:4", "army:2:4"]] });
  act(state, end);
  expect(names(state.rome.open)).toStrictEqual(["fleet:2:4", "army:2:4"]);
});

test.each([
  [NOBODY, 0],
  [0, 0],
  [1, 1],
])("4.3 primus conspiratus held by %i: seat %i starts", (conspiratus, startPlayer) => {
  const displays = [0, 1].map((seat) => (seat === conspiratus ? ["intrigue:1:1"] : []));
  const state = lastTurn({ conspiratus, displays, legions: [["land:1:1"]] });
  act(state, end);
  expect(state).toMatchObject({ startPlayer, active: startPlayer, decider: startPlayer });
  expect(pax.toAct(state)).toStrictEqual([startPlayer]);
});

test.each([
  [3, "exactly enough", "turn", 0],
  [4, "more than enough", "turn", 1],
  [2, "one too few", "over", 2],
  [1, "two too few", "over", 1],
])("4.4 three legions are empty and the deck has %i cards: %s", (cards, _, step, left) => {
  const state = lastTurn({ deck: DECK.slice(0, cards), legions: [["land:1:1"]] });
  act(state, end);
  expect(state.step).toBe(step);
  expect(names(deckCards(state.deck))).toStrictEqual(DECK.slice(cards - left, cards));
  const laid = step === "turn" ? DECK.slice(0, 3).map((card) => [card]) : [[], [], []];
  expect(state.legions.map(names)).toStrictEqual(laid);
});

test("4.4, 5.1 with too few cards the game ends at once; none is laid", () => {
  const state = lastTurn({ deck: DECK.slice(0, 1), legions: [["land:1:1"], ["army:1:2"]] });
  expect(act(state, end)).toStrictEqual([
    { type: "aurei", seat: 1, change: 2, rule: "3.11" },
    { type: "collected", legion: 1, cards: testCards(["army:1:2"]) },
    { type: "over", rule: "4.4", hidden: testCards(HIDDEN) },
  ]);
  expect(state).toMatchObject({ step: "over", round: 1 });
  expect(pax.toAct(state)).toStrictEqual([]);
});

test("4.4 no empty legion needs no card", () => {
  const legions = [["land:1:1"], ["army:1:2"], ["land:1:2"]];
  const state = lastTurn({ deck: DECK.slice(0, 1), legions: [...legions.slice(0, 2), []], step: "play" });
  act(state, end);
  expect(state.step).toBe("over");
  const filled = lastTurn({ deck: DECK.slice(0, 1), legions });
  act(filled, end);
  expect(filled.step).toBe("turn");
  expect(filled.legions.map(names)).toStrictEqual([["land:1:1"], ["religion:1:1"], ["land:1:2"]]);
});

test("5.1 the game ends after the round in which the deck ran out, not before", () => {
  const state = testTable(2, { deck: ["land:1:1"], legions: [["army:1:1"]], romeHidden: HIDDEN });
  act(state, { type: "draw" }, { type: "place", card: "land:1:1", to: "hand" }, { type: "skip" }, end);
  expect(state).toMatchObject({ step: "turn", active: 1 });
  act(state, { type: "draw" });
  expect(state.players[1]!.aurei).toBe(7);
  expect(act(state, { type: "skip" }, end)).toStrictEqual([
    { type: "aurei", seat: 1, change: 2, rule: "3.11" },
    { type: "over", rule: "5.1", hidden: testCards(HIDDEN) },
  ]);
  expect(state.step).toBe("over");
});

test("5.1 a card slipped under the empty deck keeps the game going", () => {
  const state = testTable(2, {
    active: 1,
    startPlayer: 0,
    deck: ["land:1:1"],
    displays: [[], Array.from({ length: 6 }, () => "religion:1:1")],
    legions: [["army:1:1"], ["army:1:1"], ["army:1:2"]],
  });
  act(state, { type: "draw" }, { type: "place", card: "land:1:1", to: "deck" }, { type: "skip" }, end);
  expect(state).toMatchObject({ step: "turn", round: 2 });
  expect(names(state.legions[2]!)).toStrictEqual(["land:1:1"]);
});

test.each([
  ["no", [], [["army:1:1"], ["army:1:2"], []]],
  ["yes", ["army:1:2"], [["army:1:1"], [], []]],
] as const)("5.2 lastClear %s: Rome collects %j when the deck ran out", (lastClear, rome, legions) => {
  const state = lastTurn({ deck: [], legions: [["army:1:1"], ["army:1:2"]] }, { lastClear });
  const events = act(state, end);
  expect(events.some(({ type }) => type === "collected")).toBe(lastClear === "yes");
  expect(events.at(-1)).toStrictEqual({ type: "over", rule: "5.1", hidden: testCards(HIDDEN) });
  expect(names(state.rome.open)).toStrictEqual(rome);
  expect(state.legions.map(names)).toStrictEqual(legions);
  expect(state).toMatchObject({ step: "over", startPlayer: 0, round: 1 });
});

test.each(["no", "yes"] as const)("5.2 lastClear %s does not matter as long as there are cards", (lastClear) => {
  const state = lastTurn({ legions: [["army:1:1"]] }, { lastClear });
  act(state, end);
  expect(names(state.rome.open)).toStrictEqual(["army:1:1"]);
  expect(state.step).toBe("turn");
});

test("6.1 Rome's face-down cards are revealed at the end", () => {
  const state = lastTurn({ deck: [] });
  expect(pax.outcome(state)).toBeUndefined();
  act(state, end);
  expect(pax.view(state, "spectator").rome.hidden).toStrictEqual(testCards(HIDDEN));
  expect(pax.view(state, "spectator").score?.categories[2]).toMatchObject({ category: "wealth", rome: 4 });
  expect(pax.outcome(state)?.winner).toBe("rome");
});

test("8.2 alone a round is one turn, then Rome collects and the legions are filled", () => {
  const legions = [["land:1:1"], ["army:2:4"], ["land:1:2"]];
  const state = testTable(1, { step: "play", deck: DECK, legions, romeHidden: HIDDEN });
  expect(act(state, end)).toStrictEqual([
    { type: "aurei", seat: 0, change: 2, rule: "3.11" },
    { type: "collected", legion: 1, cards: testCards(["army:2:4"]) },
    { type: "laid", legion: 1, card: testCard("religion:1:1") },
    { type: "round", round: 2, startPlayer: 0 },
    { type: "turn", seat: 0 },
  ]);
});

test("7.6, 8.2, 9.5 large and solo tables, also with Nocturnus, end like all others", () => {
  for (const players of [1, 8]) {
    const table: TestTable = { step: "play", active: players - 1, startPlayer: 0, legions: [["land:1:1"]], deck: [] };
    const state = testTable(players, table, { nocturnus: true });
    expect(act(state, end).at(-1)).toStrictEqual({ type: "over", rule: "5.1", hidden: [] });
  }
});

test("5.1, 7.5 after a session that was the last of the game nobody but the active seat is named", () => {
  const hands = [["land:1:1"], [], [], [], ["senator:1:1"]];
  const state = testTable(5, { step: "play", active: 4, startPlayer: 0, hands });
  act(state, { type: "play", card: "senator:1:1" }, end, ...Array.from({ length: 4 }, () => ({ type: "pass" })));
  expect(state).toMatchObject({ step: "over", active: 4, decider: 4 });
});
