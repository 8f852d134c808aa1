import { expect, test } from "vitest";
import { readAction, writeAction } from "./action-json.ts";
import {
  buy,
  DRAW,
  END,
  keep,
  PASS,
  PEEK,
  place,
  play,
  SKIP,
  start,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  tribute,
} from "./action.ts";
import { legal } from "./rules.ts";
import { config } from "./config.ts";
import { refusedBy, testCard, testGame, testTable } from "./testing.ts";

const land = testCard("land:2:3");
const last = testCard("adversary:2:4");

test.each([
  [PEEK, { type: "peek" }],
  [DRAW, { type: "draw" }],
  [SKIP, { type: "skip" }],
  [END, { type: "end" }],
  [PASS, { type: "pass" }],
  [keep(land), { type: "keep", card: "land:2:3" }],
  [play(last), { type: "play", card: "adversary:2:4" }],
  [tribute(land), { type: "tribute", card: "land:2:3" }],
  [buy(0), { type: "buy", legion: 1 }],
  [buy(8), { type: "buy", legion: 9 }],
  [place(land, TO_HAND), { type: "place", card: "land:2:3", to: "hand" }],
  [place(last, TO_DECK), { type: "place", card: "adversary:2:4", to: "deck" }],
  [place(land, TO_LEGION), { type: "place", card: "land:2:3", to: "legion", legion: 1 }],
  [place(last, TO_LEGION + 8), { type: "place", card: "adversary:2:4", to: "legion", legion: 9 }],
])("action %i is written as in records", (action, json) => {
  expect(writeAction(testTable(8), 0, action)).toStrictEqual(json);
});

test("8.5 the start of a campaign game is written with all its cards", () => {
  const state = testTable(1, { step: "setup" }, { solo: 4 });
  state.drawn = [land, last, land, testCard("army:1:1")];
  expect(writeAction(state, 0, start(land, last))).toStrictEqual({
    type: "start",
    keep: "land:2:3",
    play: ["land:2:3", "army:1:1"],
    under: ["adversary:2:4"],
  });
  state.drawn = [land, land, land];
  expect(writeAction(state, 0, start(land, last))).toMatchObject({ keep: "land:2:3", play: [] });
});

test.each([config(1), config(1, { solo: 5, nocturnus: true }), config(4, { nocturnus: true }), config(6)])(
  "every legal action of a random game is read as it was written: %j",
  (c) => {
    for (const state of testGame(c, 3)) {
      const actions: number[] = [];
      legal(state, state.decider, actions);
      expect(new Set(actions).size).toBe(actions.length);
      for (const action of actions) {
        const json = writeAction(state, state.decider, action);
        expect(readAction(state, state.decider, json)).toStrictEqual({ ok: true, value: action });
      }
    }
  },
);

const unknown = (found: string): object => ({ key: "action.unknown", params: { found } });
const noCard = (found: string): object => ({ key: "card.unknown", rule: "1.2", params: { found } });
const noLegion = { key: "legion.unknown", rule: "2.2", params: { legions: 3 } };

test.each([
  [null, unknown("null")],
  ["draw", unknown('"draw"')],
  [["draw"], unknown('["draw"]')],
  [{}, unknown("{}")],
  [{ type: "steal" }, unknown('{"type":"steal"}')],
  [{ type: "keep" }, noCard("–")],
  [{ type: "play", card: "gold:1:1" }, noCard('"gold:1:1"')],
  [{ type: "tribute", card: 7 }, noCard("7")],
  [{ type: "place", card: "land:1:1" }, unknown('{"type":"place","card":"land:1:1"}')],
  [{ type: "place", card: "land:1:1", to: "rome" }, unknown('{"type":"place","card":"land:1:1","to":"rome"}')],
  [{ type: "place", card: "x", to: "hand" }, noCard('"x"')],
  [{ type: "place", card: "x", to: "deck" }, noCard('"x"')],
  [{ type: "place", card: "x", to: "legion", legion: 3 }, noCard('"x"')],
  [{ type: "place", card: "land:1:1", to: "legion" }, noLegion],
  [{ type: "place", card: "land:1:1", to: "legion", legion: 0 }, noLegion],
  [{ type: "place", card: "land:1:1", to: "legion", legion: 4 }, noLegion],
  [{ type: "buy" }, noLegion],
  [{ type: "buy", legion: 4 }, noLegion],
  [{ type: "start", keep: "land:1:1" }, unknown('{"type":"start","keep":"land:1:1"}')],
  [{ type: "start", keep: "land:1:1", play: [] }, unknown('{"type":"start","keep":"land:1:1","play":[]}')],
  [{ type: "start", keep: "land:1:1", under: [] }, unknown('{"type":"start","keep":"land:1:1","under":[]}')],
  [{ type: "start", keep: "x", play: [], under: [] }, noCard('"x"')],
  [{ type: "start", keep: "land:1:1", play: ["y"], under: ["land:1:1"] }, noCard('"y"')],
  [{ type: "start", keep: "land:1:1", play: [], under: ["z"] }, noCard('"z"')],
])("3.1, 10.4 %j is no action", (json, refusal) => {
  expect(refusedBy(testTable(2), json)).toStrictEqual(refusal);
});

test("8.5 the order in which the cards of a start are listed does not matter", () => {
  const state = testTable(1, { step: "setup" }, { solo: 4 });
  state.drawn = ["land:1:1", "army:1:1", "fleet:1:1", "wealth:1:1"].map(testCard);
  const json = { type: "start", keep: "wealth:1:1", play: ["fleet:1:1", "land:1:1"], under: ["army:1:1"] };
  const action = start(testCard("wealth:1:1"), testCard("army:1:1"));
  expect(readAction(state, 0, json)).toStrictEqual({ ok: true, value: action });
});

test.each([1, 2])("8.5, 10.4 game %i of the campaign begins without cards laid out, whatever a start names", (solo) => {
  const state = testTable(1, { step: "setup" }, { solo });
  state.drawn = ["land:1:1", "army:1:1"].map(testCard);
  for (const under of [["army:1:1"], ["fleet:1:1"], []]) {
    const refused = refusedBy(state, { type: "start", keep: "land:1:1", play: [], under });
    expect(refused).toStrictEqual({ key: "start.notCampaign", rule: "8.5", params: {} });
  }
});

test("10.4 a start outside the set-up is not now", () => {
  const state = testTable(1, {}, { solo: 4 });
  expect(refusedBy(state, { type: "start", keep: "land:1:1", play: [], under: [] })).toStrictEqual({
    key: "notNow",
    rule: "8.5",
    params: { action: "start", step: "turn" },
  });
});
