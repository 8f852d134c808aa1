import { expect, test } from "vitest";
import { act, options, refusedBy, testCards, testTable } from "./testing.ts";

const HIDDEN = ["land:1:1", "army:2:4", "senator:1:1"];
const DECK = ["wealth:1:1", "fleet:1:1", "religion:1:1", "land:1:2"];

test("3.1 a turn is a full turn or a peek", () => {
  const state = testTable(3, { active: 1, startPlayer: 0, romeHidden: HIDDEN, deck: DECK });
  expect(options(state)).toStrictEqual(['{"type":"draw"}', '{"type":"peek"}']);
});

test("3.1 a full turn is draw, buy, play and income in this order", () => {
  const state = testTable(2, { romeHidden: HIDDEN, deck: DECK, hands: [["land:2:3"]] });
  const steps = [state.step];
  const turn = [
    { type: "draw" },
    { type: "place", card: "wealth:1:1", to: "hand" },
    { type: "place", card: "fleet:1:1", to: "deck" },
    { type: "place", card: "religion:1:1", to: "legion", legion: 3 },
    { type: "skip" },
    { type: "play", card: "land:2:3" },
    { type: "end" },
  ];
  for (const action of turn) {
    act(state, action);
    steps.push(state.step);
  }
  expect(steps).toStrictEqual(["turn", "draw", "draw", "draw", "buy", "play", "play", "turn"]);
  expect(state.active).toBe(1);
});

test("3.1 nobody can buy or play before drawing, nor peek after it", () => {
  const state = testTable(2, { romeHidden: HIDDEN, deck: DECK, hands: [["land:2:3"]], legions: [["land:1:1"]] });
  for (const [action, rule] of [
    [{ type: "buy", legion: 1 }, "3.7"],
    [{ type: "play", card: "land:2:3" }, "3.9"],
    [{ type: "end" }, "3.11"],
  ] as const) {
    expect(refusedBy(state, action)).toStrictEqual({
      key: "notNow",
      rule,
      params: { action: action.type, step: "turn" },
    });
  }
  act(state, { type: "draw" });
  expect(refusedBy(state, { type: "peek" })).toMatchObject({ key: "notNow", rule: "3.2" });
});

test("3.2 who peeks sees Rome's face-down cards, takes 2 aurei, and the turn ends", () => {
  const state = testTable(2, { romeHidden: HIDDEN, romeOpen: ["land:2:2"], deck: DECK });
  expect(act(state, { type: "peek" })).toStrictEqual([
    { type: "peeked", seat: 0, cards: testCards(HIDDEN) },
    { type: "aurei", seat: 0, change: 2, rule: "3.2" },
    { type: "turn", seat: 1 },
  ]);
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([7, 5]);
  expect(state.players.map(({ peeked }) => peeked)).toStrictEqual([true, false]);
  expect(state).toMatchObject({ active: 1, step: "turn" });
});

test("3.2 peeking is allowed in any turn, any number of times", () => {
  const state = testTable(2, { romeHidden: HIDDEN, deck: [...DECK, ...DECK] });
  act(state, { type: "peek" }, { type: "peek" }, { type: "peek" }, { type: "peek" });
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([9, 9]);
  expect(state.round).toBe(3);
});

test("3.2 what is public cannot be peeked at", () => {
  const state = testTable(2, { deck: DECK });
  expect(options(state)).toStrictEqual(['{"type":"draw"}']);
  expect(refusedBy(state, { type: "peek" })).toStrictEqual({ key: "peek.public", rule: "3.2", params: {} });
});

test.each([false, true])("8.3, 9.5 alone there is no peeking, Nocturnus %s", (nocturnus) => {
  const state = testTable(1, { romeHidden: HIDDEN, deck: DECK }, { nocturnus });
  expect(options(state)).toStrictEqual(['{"type":"draw"}']);
  expect(refusedBy(state, { type: "peek" })).toStrictEqual({ key: "peek.solo", rule: "8.3", params: {} });
});
