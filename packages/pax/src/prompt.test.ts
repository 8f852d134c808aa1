import { FastChance, legalActions, Match } from "@ara/kernel";
import { expect, test } from "vitest";
import { actionCard, actionType, buy, END, PEEK, place, play, TO_LEGION } from "./action.ts";
import { config } from "./config.ts";
import { pax } from "./game.ts";
import { promptOf } from "./prompt.ts";
import { testCards, testTable } from "./testing.ts";

test.each([
  ["two players", config(2)],
  ["six with Nocturnus", config(6, { nocturnus: true })],
  ["alone, game 4", config(1, { solo: 4 })],
])("10.4: a prompt offers exactly what is legal, and a reason for all else: %s", (_name, table) => {
  const seats = Array.from({ length: table.players }, (_, seat) => String(seat));
  const match = new Match(pax, table, { seats, seed: "prompt" });
  const chance = new FastChance("prompt");
  while (!match.over) {
    const seat = match.state.decider;
    const legal = legalActions(pax, match.state, seat);
    const { options, step } = promptOf(match.state, seat);
    expect(step).toBe(match.state.step);
    const open = options.filter(({ refusal }) => refusal === null).map(({ action }) => action);
    expect(new Set(open)).toEqual(new Set(legal));
    for (const { refusal } of options) if (refusal) expect(refusal.rule).toMatch(/^\d+\.\d+$/);
    match.act(seat, chance.pick(legal));
  }
  expect(promptOf(match.state, 0).options).toEqual([]);
});

const optionFor = (state: Parameters<typeof promptOf>[0], action: number) =>
  promptOf(state, 0).options.find((option) => option.action === action)!;

test("3.7, 3.8: what a group costs this player stands beside it, also where it is too dear", () => {
  const state = testTable(2, {
    step: "buy",
    aurei: [3],
    displays: [["wealth:2:1", "wealth:1:1"]],
    legions: [["army:1:4"], ["army:1:4", "land:1:2"]],
  });
  expect(optionFor(state, buy(0))).toMatchObject({ cost: 3, refusal: null });
  expect(optionFor(state, buy(1))).toMatchObject({ cost: 5, refusal: { key: "buy.cannotPay", rule: "3.7" } });
  expect(optionFor(state, buy(2))).toMatchObject({ refusal: { key: "buy.empty" } });
});

test("3.3: each drawn card can be asked about for each place, with the price of the group it would join", () => {
  const state = testTable(2, { step: "draw", legions: [["army:1:4"]] });
  state.drawn = testCards(["land:1:2"]);
  state.places = { hand: 0, legion: 1, deck: 1 };
  const { options, draw } = promptOf(state, 0);
  expect(draw).toEqual({ first: 2, due: 3 });
  expect(options.every(({ action }) => actionType(action) === "place")).toBe(true);
  expect(options).toHaveLength(5);
  const card = actionCard(options[0]!.action);
  expect(optionFor(state, place(card, TO_LEGION))).toMatchObject({ price: 6, refusal: null });
  expect(options.filter(({ refusal }) => refusal?.key === "place.handUsed")).toHaveLength(1);
});

test("3.9, 3.11: the cost of the next card, and what ending the turn brings", () => {
  const state = testTable(2, { step: "play", hands: [["land:1:1"]], displays: [["senator:1:1"]] });
  expect(optionFor(state, play(testCards(["land:1:1"])[0]!))).toMatchObject({ cost: 0, refusal: null });
  expect(optionFor(state, END)).toMatchObject({ income: 2 });
  state.playedThisTurn = testCards(["senator:1:1"]);
  expect(optionFor(state, play(testCards(["land:1:1"])[0]!))).toMatchObject({ cost: 1 });
  expect(optionFor(state, END)).toMatchObject({ income: 2 });
});

test("3.2, 8.3: a peek that is refused says why", () => {
  expect(optionFor(testTable(1, { step: "turn" }), PEEK).refusal).toMatchObject({ rule: "8.3" });
});
