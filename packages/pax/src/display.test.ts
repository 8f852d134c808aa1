import { expect, test } from "vitest";
import { breaksLimit, isRightful, limitOf, startsBeyondLimit, withinLimit } from "./display.ts";
import { config } from "./config.ts";
import { NOBODY } from "./deck.ts";
import { act, options, refusedBy, symbols, testCard, testTable } from "./testing.ts";

test.each([
  [0, 0, 0],
  [3, 0, 3],
  [0, 2, 2],
  [3, 2, 3],
  [2, 3, 3],
])("3.10 with %i Land and %i Intrigue symbols the limit is %i: they are not added", (land, intrigue, limit) => {
  const displays = [[...symbols("land", land), ...symbols("intrigue", intrigue)]];
  expect(limitOf(testTable(2, { displays }).players[0]!)).toBe(limit);
});

test.each([
  ["fleet:1:1", ["land:1:1"], false],
  ["fleet:1:1", [], true],
  ["fleet:2:3", ["land:1:1"], true],
  ["fleet:2:3", ["land:2:3"], false],
  ["army:1:1", ["intrigue:1:1"], false],
  ["army:2:4", ["intrigue:1:1", "land:1:1"], true],
  ["army:1:1", ["land:2:3", "army:2:3"], true],
  ["army:1:1", ["land:2:3", "army:1:1"], false],
  // Each on its own: fleets leave room for armies.
  ["army:2:3", ["land:2:3", "fleet:2:3"], false],
  ["fleet:2:3", ["land:2:3", "army:2:3"], false],
  // Only fleets and armies are limited.
  ["religion:2:3", [], false],
  ["senator:2:3", ["land:1:1"], false],
  ["land:1:1", [], false],
  // 8.5: a display beyond the limit stops its own category only.
  ["fleet:1:1", ["army:2:4", "land:1:1"], false],
  ["army:1:1", ["army:2:4", "land:2:3"], true],
  ["wealth:1:1", ["army:2:4"], false],
])("3.10, 8.5 %s beside %j breaks the limit: %s", (card, display, breaks) => {
  const table = { step: "play", hands: [[card]], displays: [display] } as const;
  const state = testTable(1, table, { solo: 5 });
  expect(breaksLimit(state.players[0]!, testCard(card))).toBe(breaks);
  const play = { type: "play", card };
  expect(options(state)).toStrictEqual(breaks ? ['{"type":"end"}'] : ['{"type":"end"}', JSON.stringify(play)]);
  expect(refusedBy(state, play)?.key).toBe(breaks ? "play.limit" : undefined);
});

test("3.10 the refusal tells the numbers", () => {
  const displays = [["land:2:3", "intrigue:1:1", "army:1:1"]];
  const state = testTable(2, { step: "play", hands: [["army:2:4"]], displays });
  const params = { category: "army", symbols: 3, limit: 2 };
  expect(refusedBy(state, { type: "play", card: "army:2:4" })).toStrictEqual({
    key: "play.limit",
    rule: "3.10",
    params,
  });
});

test("3.10, 6.4 bonus ships and armies never count here", () => {
  const displays = [[...symbols("land", 3), ...symbols("fleet", 3), ...symbols("army", 2)]];
  const state = testTable(2, { step: "play", hands: [["army:1:1"]], displays });
  expect(refusedBy(state, { type: "play", card: "army:1:1" })).toBeUndefined();
  act(state, { type: "play", card: "army:1:1" });
  expect(withinLimit(state.players[0]!)).toBe(true);
});

test("3.10 a card played before may raise the limit", () => {
  const state = testTable(2, { step: "play", hands: [["fleet:1:1", "land:1:1"]] });
  expect(options(state)).toStrictEqual(['{"type":"end"}', '{"type":"play","card":"land:1:1"}']);
  act(state, { type: "play", card: "land:1:1" });
  expect(options(state)).toStrictEqual(['{"type":"end"}', '{"type":"play","card":"fleet:1:1"}']);
});

test.each([
  [["land:1:1", "fleet:1:1"], true],
  [["land:1:1", "fleet:2:3"], false],
  [["land:1:1", "army:2:3"], false],
  [["intrigue:2:3", "army:2:3", "fleet:2:3"], true],
  [["intrigue:2:3", "army:2:3", "fleet:2:3", "fleet:1:1"], false],
])("3.10 %j keeps the limit: %s", (display, within) => {
  expect(withinLimit(testTable(2, { displays: [display] }).players[0]!)).toBe(within);
});

test("8.5 from game 3 on the campaign starts with cards that ignore the limit", () => {
  const games = [1, 2, 3, 4, 5].map((solo) => startsBeyondLimit(config(1, { solo })));
  expect(games).toStrictEqual([false, false, true, true, true]);
  expect(startsBeyondLimit(config(4))).toBe(false);
});

/** Intrigue and Adversary symbols of a player, and what he plays. */
const display = ([intrigue, adversary]: readonly [number, number]): string[] => [
  ...symbols("intrigue", intrigue),
  ...symbols("adversary", adversary),
];

test.each([
  {
    why: "the first Intrigue takes it",
    holder: NOBODY,
    mine: [0, 0],
    theirs: [0, 0],
    card: "intrigue:1:1",
    moves: true,
  },
  { why: "another card does not", holder: NOBODY, mine: [0, 0], theirs: [0, 0], card: "land:1:1", moves: false },
  { why: "fewer", holder: 1, mine: [0, 0], theirs: [2, 0], card: "intrigue:1:1", moves: false },
  { why: "a tie: it stays", holder: 1, mine: [1, 0], theirs: [2, 0], card: "intrigue:1:1", moves: false },
  { why: "strictly more", holder: 1, mine: [1, 0], theirs: [2, 0], card: "intrigue:2:3", moves: true },
  { why: "strictly more by one", holder: 1, mine: [2, 0], theirs: [2, 0], card: "intrigue:1:1", moves: true },
  { why: "his own already", holder: 0, mine: [2, 0], theirs: [1, 0], card: "intrigue:1:1", moves: false },
] as const)("3.12 primus conspiratus: $why", ({ holder, mine, theirs, card, moves }) => {
  const displays = [display(mine), display(theirs)];
  const state = testTable(2, { step: "play", conspiratus: holder, hands: [[card]], displays });
  expect(act(state, { type: "play", card })).toStrictEqual([
    { type: "played", seat: 0, card: testCard(card) },
    ...(moves ? [{ type: "conspiratus", seat: 0, from: holder }] : []),
  ]);
  expect(state.conspiratus).toBe(moves ? 0 : holder);
});

test.each([
  {
    why: "equal Intrigue, more Adversaries",
    holder: 1,
    mine: [1, 1],
    theirs: [2, 0],
    card: "intrigue:1:1",
    moves: true,
  },
  { why: "equal on both: it stays", holder: 1, mine: [1, 1], theirs: [2, 1], card: "intrigue:1:1", moves: false },
  {
    why: "equal Intrigue, fewer Adversaries",
    holder: 1,
    mine: [1, 1],
    theirs: [2, 2],
    card: "intrigue:1:1",
    moves: false,
  },
  { why: "an Adversary decides", holder: 1, mine: [2, 1], theirs: [2, 1], card: "adversary:1:1", moves: true },
  { why: "an Adversary ties", holder: 1, mine: [2, 0], theirs: [2, 1], card: "adversary:1:1", moves: false },
  { why: "Intrigue comes first", holder: 1, mine: [1, 3], theirs: [2, 0], card: "adversary:2:2", moves: false },
  {
    why: "more Intrigue, fewer Adversaries",
    holder: 1,
    mine: [2, 0],
    theirs: [2, 9],
    card: "intrigue:1:1",
    moves: true,
  },
  {
    why: "without Intrigue no Adversary helps",
    holder: NOBODY,
    mine: [0, 0],
    theirs: [0, 0],
    card: "adversary:2:2",
    moves: false,
  },
  { why: "another card changes nothing", holder: 1, mine: [2, 2], theirs: [2, 2], card: "scout:1:1", moves: false },
] as const)("9.4, 3.12 primus conspiratus with Adversaries: $why", ({ holder, mine, theirs, card, moves }) => {
  const displays = [display(mine), display(theirs)];
  const table = { step: "play", conspiratus: holder, hands: [[card]], displays } as const;
  const state = testTable(2, table, { nocturnus: true });
  const events = act(state, { type: "play", card });
  expect(events.filter(({ type }) => type === "conspiratus")).toStrictEqual(
    moves ? [{ type: "conspiratus", seat: 0, from: holder }] : [],
  );
  expect(state.conspiratus).toBe(moves ? 0 : holder);
});

test.each([
  [[0, 0, 0], NOBODY, true],
  [[0, 0, 0], 1, false],
  [[0, 1, 0], NOBODY, false],
  [[0, 1, 0], 1, true],
  [[0, 1, 0], 2, false],
  [[2, 2, 1], 0, true],
  [[2, 2, 1], 1, true],
  [[2, 2, 1], 2, false],
])("3.12 with Intrigue symbols %j seat %i holds it rightfully: %s", (intrigue, conspiratus, rightful) => {
  const displays = intrigue.map((count) => symbols("intrigue", count));
  expect(isRightful(testTable(3, { conspiratus, displays }))).toBe(rightful);
});

test.each([
  [0, true],
  [1, false],
])("9.4 on equal Intrigue the Adversaries say whether seat %i holds it rightfully: %s", (conspiratus, rightful) => {
  const displays = [display([1, 1]), display([1, 0])];
  expect(isRightful(testTable(2, { conspiratus, displays }, { nocturnus: true }))).toBe(rightful);
});
