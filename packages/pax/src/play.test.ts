import { expect, test } from "vitest";
import { income, nextPlayCost } from "./play.ts";
import { act, names, options, refusedBy, symbols, testCard, testTable } from "./testing.ts";

const HAND = ["land:1:1", "land:2:3", "wealth:1:1", "religion:1:1", "senator:1:1"];
const played = HAND.map((card) => ({ type: "play", card }));

test("3.9 the n-th card played this turn costs n - 1 aurei", () => {
  const state = testTable(2, { step: "play", aurei: [10], hands: [HAND] });
  const costs: number[] = [];
  const purses: number[] = [];
  for (const action of played) {
    costs.push(nextPlayCost(state));
    act(state, action);
    purses.push(state.players[0]!.aurei);
  }
  expect(costs).toStrictEqual([0, 1, 2, 3, 4]);
  expect(purses).toStrictEqual([10, 9, 7, 4, 0]);
  expect(names(state.players[0]!.display)).toStrictEqual(HAND);
  expect(names(state.playedThisTurn)).toStrictEqual(HAND);
  expect(state.players[0]!.hand).toStrictEqual([]);
});

test("3.9 what happens is told, and a free card costs nothing", () => {
  const state = testTable(2, { step: "play", active: 1, hands: [[], HAND] });
  expect(act(state, played[0]!, played[2]!)).toStrictEqual([
    { type: "played", seat: 1, card: testCard("land:1:1") },
    { type: "aurei", seat: 1, change: -1, rule: "3.9" },
    { type: "played", seat: 1, card: testCard("wealth:1:1") },
  ]);
  expect(state).toMatchObject({ step: "play", active: 1 });
});

test("3.9 any number of cards may be played, also none; equal cards are one choice", () => {
  const state = testTable(2, { step: "play", aurei: [1], hands: [["land:1:1", "land:1:1", "wealth:1:1"]] });
  const both = ['{"type":"end"}', '{"type":"play","card":"land:1:1"}', '{"type":"play","card":"wealth:1:1"}'];
  expect(options(state)).toStrictEqual(both);
  act(state, { type: "play", card: "land:1:1" });
  expect(options(state)).toStrictEqual(both);
  act(state, { type: "play", card: "land:1:1" });
  expect(options(state)).toStrictEqual(['{"type":"end"}']);
});

test("3.9 each card must be paid when it is played; income comes later", () => {
  const state = testTable(2, { step: "play", aurei: [0], hands: [HAND] });
  act(state, played[0]!);
  expect(options(state)).toStrictEqual(['{"type":"end"}']);
  expect(refusedBy(state, played[1]!)).toStrictEqual({
    key: "play.cannotPay",
    rule: "3.9",
    params: { cost: 1, aurei: 0 },
  });
});

test("3.9 only cards in hand are played", () => {
  const state = testTable(2, { step: "play", hands: [["land:1:1"], ["land:2:3"]] });
  expect(refusedBy(state, { type: "play", card: "land:2:3" })).toStrictEqual({
    key: "play.notInHand",
    rule: "3.9",
    params: { card: "land:2:3" },
  });
});

test.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [4, [0, 0, 1, 2, 3]],
  [7, [0, 0, 1, 2, 3]],
  [8, [0, 0, 0, 1, 2]],
  [12, [0, 0, 0, 0, 1]],
])("9.3 with %i Scout symbols in the display five cards cost %j", (scouts, costs) => {
  const displays = [symbols("scout", scouts)];
  const state = testTable(2, { step: "play", aurei: [20], hands: [HAND], displays }, { nocturnus: true });
  const paid = played.map((action) => {
    const cost = nextPlayCost(state);
    act(state, action);
    return cost;
  });
  expect(paid).toStrictEqual(costs);
  expect(state.players[0]!.aurei).toBe(20 - costs.reduce((sum, cost) => sum + cost));
});

test.each([
  [2, ["scout:2:2", "land:1:1", "land:2:3"], [0, 1, 2]],
  [3, ["scout:1:1", "land:1:1", "land:2:3"], [0, 1, 2]],
  [6, ["land:1:1", "scout:2:2", "land:2:3"], [0, 0, 1]],
  [4, ["scout:2:2", "scout:2:3", "land:2:3"], [0, 0, 1]],
])(
  "9.3 Scouts played in this very turn do not count yet: %i in the display, then %j cost %j",
  (scouts, cards, costs) => {
    const displays = [symbols("scout", scouts)];
    const state = testTable(2, { step: "play", aurei: [9], hands: [cards], displays }, { nocturnus: true });
    const paid = cards.map((card) => {
      const cost = nextPlayCost(state);
      act(state, { type: "play", card });
      return cost;
    });
    expect(paid).toStrictEqual(costs);
  },
);

test("9.3 Scouts of others do not help", () => {
  const table = { step: "play", displays: [[], symbols("scout", 8)], hands: [HAND] } as const;
  const state = testTable(2, table, { nocturnus: true });
  act(state, played[0]!);
  expect(nextPlayCost(state)).toBe(1);
});

const OWN = ["land:1:1", "land:2:3", "wealth:2:4", "senator:1:1"];

test.each([
  ["no card", [], 2],
  ["one card of a new category", ["religion:2:3"], 1],
  ["one Land: three cards, not symbols, are in the category", ["land:2:2"], 3],
  ["the longest of the categories extended counts", ["wealth:1:1", "land:1:1"], 3],
  ["in any order", ["land:1:1", "wealth:1:1"], 3],
  ["longer categories not extended do not count", ["wealth:1:1"], 2],
  ["two cards of one category", ["religion:1:1", "religion:1:2"], 2],
  ["a Senator brings 1 more", ["senator:1:2"], 2 + 1],
  ["a Senator beside a longer category", ["land:1:1", "senator:1:2"], 3 + 1],
  ["two Senators bring no more than one", ["senator:1:2", "senator:2:2"], 3 + 1],
  ["Intrigue: nothing", ["intrigue:1:1"], 0],
  ["Intrigue last: nothing, whatever else was played", ["land:1:1", "senator:1:2", "intrigue:1:1"], 0],
  ["Intrigue first: nothing", ["intrigue:1:1", "land:1:1", "senator:1:2"], 0],
])("3.11 income: %s", (_, cards, aurei) => {
  const state = testTable(2, { step: "play", aurei: [9, 1], hands: [cards], displays: [OWN], deck: OWN });
  for (const card of cards) {
    const foreseen = income(state, testCard(card));
    act(state, { type: "play", card });
    expect(income(state)).toBe(foreseen);
  }
  expect(income(state)).toBe(aurei);
  const before = state.players[0]!.aurei;
  const events = act(state, { type: "end" });
  const paid = { type: "aurei", seat: 0, change: aurei, rule: "3.11" };
  expect(events).toStrictEqual([...(aurei > 0 ? [paid] : []), { type: "turn", seat: 1 }]);
  expect(state.players.map((player) => player.aurei)).toStrictEqual([before + aurei, 1]);
  expect(state).toMatchObject({ active: 1, step: "turn", playedThisTurn: [] });
});

test("1.3 the bank never runs out", () => {
  const displays = [symbols("land", 12)];
  const state = testTable(2, { step: "play", aurei: [40, 40], hands: [["land:1:1"]], displays, deck: OWN });
  act(state, { type: "play", card: "land:1:1" }, { type: "end" });
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([53, 40]);
});

test("3.13 cards in the display stay there, whatever happens", () => {
  const table = { displays: [OWN], hands: [["land:1:2"]], deck: [...OWN, ...OWN], romeHidden: OWN.slice(1) };
  const state = testTable(2, { ...table, step: "buy", legions: [["religion:1:1"]] });
  act(state, { type: "buy", legion: 1 }, { type: "play", card: "land:1:2" }, { type: "end" }, { type: "peek" });
  expect(names(state.players[0]!.display)).toStrictEqual([...OWN, "land:1:2"]);
  expect(refusedBy(state, { type: "tribute", card: "land:1:1" })).toMatchObject({ key: "notNow" });
});
