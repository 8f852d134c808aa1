import { expect, test } from "vitest";
import { act, names, options, refusedBy, symbols, testCard, testTable, type TestTable } from "./testing.ts";
import { tributeDue } from "./tribute.ts";
import type { State } from "./state.ts";

const HAND = ["land:1:1", "land:1:1", "army:2:4"];
const DECK = ["religion:1:1", "religion:1:2"];

const table = (adversaries: number, hand: readonly string[], more: TestTable = {}, players = 2): State =>
  testTable(
    players,
    { step: "play", deck: DECK, hands: [hand], displays: [symbols("adversary", adversaries)], ...more },
    { nocturnus: true },
  );

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [11, 2],
  [12, 3],
])("9.4 %i Adversary symbols owe Rome %i cards after income", (adversaries, due) => {
  const state = table(adversaries, HAND, { aurei: [0], romeOpen: ["wealth:1:1"] });
  expect(tributeDue(state.players[0]!)).toBe(due);
  expect(act(state, { type: "end" })[0]).toStrictEqual({ type: "aurei", seat: 0, change: 2, rule: "3.11" });
  expect(state.step).toBe(due > 0 ? "tribute" : "turn");
  expect(state.tributeLeft).toBe(due);
  for (let left = due; left > 0; left--) {
    expect(state).toMatchObject({ step: "tribute", active: 0, tributeLeft: left });
    act(state, { type: "tribute", card: names(state.players[0]!.hand)[0]! });
  }
  expect(names(state.rome.open)).toStrictEqual(["wealth:1:1", ...HAND.slice(0, due)]);
  expect(names(state.players[0]!.hand)).toStrictEqual(HAND.slice(due));
  expect(state).toMatchObject({ step: "turn", active: 1, tributeLeft: 0 });
});

test("9.4 the card is of the player's choice, and lies face up with Rome", () => {
  const state = table(4, HAND);
  act(state, { type: "end" });
  expect(options(state)).toStrictEqual([
    '{"type":"tribute","card":"land:1:1"}',
    '{"type":"tribute","card":"army:2:4"}',
  ]);
  expect(act(state, { type: "tribute", card: "army:2:4" })).toStrictEqual([
    { type: "tribute", seat: 0, card: testCard("army:2:4") },
    { type: "turn", seat: 1 },
  ]);
  expect(names(state.rome.open)).toStrictEqual(["army:2:4"]);
  expect(names(state.players[0]!.hand)).toStrictEqual(["land:1:1", "land:1:1"]);
  expect(state.players[0]!.aurei).toBe(7);
});

test("9.4 as far as the hand allows", () => {
  const empty = table(8, []);
  act(empty, { type: "end" });
  expect(empty).toMatchObject({ step: "turn", active: 1, tributeLeft: 0 });
  const one = table(8, ["land:1:1"]);
  act(one, { type: "end" });
  expect(one).toMatchObject({ step: "tribute", tributeLeft: 2 });
  act(one, { type: "tribute", card: "land:1:1" });
  expect(one).toMatchObject({ step: "turn", active: 1, tributeLeft: 0 });
});

test("9.4 Adversaries played this turn count", () => {
  const state = table(3, ["adversary:1:1", "land:1:1"]);
  act(state, { type: "play", card: "adversary:1:1" }, { type: "end" });
  expect(state.step).toBe("tribute");
});

test("9.4 only a card in hand can be given", () => {
  const state = table(4, HAND);
  act(state, { type: "end" });
  expect(refusedBy(state, { type: "tribute", card: "adversary:1:1" })).toStrictEqual({
    key: "tribute.notInHand",
    rule: "9.4",
    params: { card: "adversary:1:1" },
  });
});

test("9.4, 3.2 after a peek there is no income and no tribute", () => {
  const state = table(8, HAND, { step: "turn", romeHidden: HAND });
  act(state, { type: "peek" });
  expect(state).toMatchObject({ step: "turn", active: 1 });
  expect(names(state.players[0]!.hand)).toStrictEqual(HAND);
});

test("9.4, 7.5 tribute comes before the senate session", () => {
  const hands = [["senator:1:1", "land:1:1"], ["land:1:1"]];
  const state = table(4, [], { hands }, 5);
  act(state, { type: "play", card: "senator:1:1" }, { type: "end" });
  expect(state).toMatchObject({ step: "tribute", decider: 0 });
  expect(act(state, { type: "tribute", card: "land:1:1" })).toStrictEqual([
    { type: "tribute", seat: 0, card: testCard("land:1:1") },
    { type: "senate", seat: 0 },
    { type: "asked", seat: 1 },
  ]);
  expect(state).toMatchObject({ step: "senate", active: 0, decider: 1 });
});
