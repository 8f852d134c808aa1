import { expect, test } from "vitest";
import { priceFor } from "./buy.ts";
import { act, names, options, refusedBy, symbols, testCards, testTable } from "./testing.ts";

const GROUPS = [["army:1:2"], ["land:1:1", "intrigue:2:3"], [], ["fleet:2:4"]];

test("3.7 a purchase takes all cards under one legion for the sum of their values", () => {
  const state = testTable(3, { step: "buy", aurei: [4, 5, 5], hands: [["senator:1:1"]], legions: GROUPS });
  expect(options(state)).toStrictEqual([
    '{"type":"skip"}',
    '{"type":"buy","legion":1}',
    '{"type":"buy","legion":2}',
    '{"type":"buy","legion":4}',
  ]);
  expect(act(state, { type: "buy", legion: 2 })).toStrictEqual([
    { type: "bought", seat: 0, legion: 1, cards: testCards(GROUPS[1]) },
    { type: "aurei", seat: 0, change: -4, rule: "3.7" },
  ]);
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([0, 5, 5]);
  expect(names(state.players[0]!.hand)).toStrictEqual(["land:1:1", "intrigue:2:3", "senator:1:1"]);
  expect(state.legions.map(names)).toStrictEqual([["army:1:2"], [], [], ["fleet:2:4"]]);
  expect(state.step).toBe("play");
});

test("3.7 at most one group is bought", () => {
  const state = testTable(3, { step: "buy", aurei: [9], legions: GROUPS });
  act(state, { type: "buy", legion: 1 });
  expect(refusedBy(state, { type: "buy", legion: 2 })).toStrictEqual({
    key: "notNow",
    rule: "3.7",
    params: { action: "buy", step: "play" },
  });
});

test("3.7 nobody has to buy", () => {
  const state = testTable(3, { step: "buy", legions: GROUPS });
  expect(act(state, { type: "skip" })).toStrictEqual([]);
  expect(state).toMatchObject({ step: "play", active: 0 });
  expect(state.players[0]!.aurei).toBe(5);
});

test("3.7 an empty legion cannot be bought", () => {
  const state = testTable(3, { step: "buy", legions: GROUPS });
  expect(refusedBy(state, { type: "buy", legion: 3 })).toStrictEqual({ key: "buy.empty", rule: "3.7", params: {} });
});

test("3.7 a group that cannot be paid is not for sale", () => {
  const state = testTable(3, { step: "buy", aurei: [3], legions: GROUPS });
  expect(options(state)).toStrictEqual(['{"type":"skip"}', '{"type":"buy","legion":1}']);
  const cannotPay = { key: "buy.cannotPay", rule: "3.7", params: { price: 4, aurei: 3 } };
  expect(refusedBy(state, { type: "buy", legion: 4 })).toStrictEqual(cannotPay);
});

test.each([0, 5, 1.5, "1", undefined])("2.2 there is no legion %j", (legion) => {
  const state = testTable(3, { step: "buy", legions: GROUPS });
  const unknown = { key: "legion.unknown", rule: "2.2", params: { legions: 4 } };
  expect(refusedBy(state, { type: "buy", legion })).toStrictEqual(unknown);
});

test.each([
  [0, 5],
  [1, 5],
  [2, 5],
  [3, 4],
  [4, 4],
  [5, 4],
  [6, 3],
  [7, 3],
  [8, 3],
  [9, 2],
])("3.8 with %i Wealth symbols a group of 5 aurei costs %i", (wealth, price) => {
  const legions = [["army:2:4", "land:1:1"]];
  const state = testTable(2, { step: "buy", aurei: [price - 1], displays: [symbols("wealth", wealth)], legions });
  expect(priceFor(state.players[0]!, state.legions[0]!)).toBe(price);
  expect(options(state)).toStrictEqual(['{"type":"skip"}']);
  expect(refusedBy(state, { type: "buy", legion: 1 })).toMatchObject({ params: { price, aurei: price - 1 } });
  state.players[0]!.aurei = price;
  act(state, { type: "buy", legion: 1 });
  expect(state.players[0]!.aurei).toBe(0);
});

test("3.8 symbols count, not cards, and only one's own", () => {
  const legions = [["army:2:4"]];
  const displays = [["wealth:2:2", "wealth:1:1"], symbols("wealth", 9)];
  const state = testTable(2, { step: "buy", displays, legions });
  expect(state.players.map((player) => priceFor(player, state.legions[0]!))).toStrictEqual([3, 1]);
});

test.each([3, 6, 12])("3.8 a price never falls below 0: %i Wealth symbols, a group of 1 aureus", (wealth) => {
  const displays = [symbols("wealth", wealth)];
  const state = testTable(2, { step: "buy", aurei: [0], displays, legions: [["land:1:1"]] });
  expect(act(state, { type: "buy", legion: 1 })).toStrictEqual([
    { type: "bought", seat: 0, legion: 0, cards: testCards(["land:1:1"]) },
  ]);
  expect(state.players[0]!.aurei).toBe(0);
  expect(names(state.players[0]!.hand)).toStrictEqual(["land:1:1"]);
});
