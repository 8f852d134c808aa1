import { stripVTControlCharacters } from "node:util";
import { pax, type State } from "@ara/pax";
import { act, symbols, testTable } from "@ara/pax/testing";
import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

const asked = (state: State) => {
  const { question, open, closed, actions, only } = choicesOf(state, state.decider, "en");
  const meaning = (input: string): unknown => {
    const action = actions.get(input);
    return action === undefined ? undefined : pax.json.writeAction(state, state.decider, action);
  };
  const said = open.map(({ key, label }) => stripVTControlCharacters(`${key} ${label}`));
  return {
    question: stripVTControlCharacters(question),
    open: said,
    closed: closed.map((line) => stripVTControlCharacters(line)),
    meaning,
    only,
  };
};

const DECK = ["land:1:1", "fleet:1:2", "religion:1:1", "army:1:1"];

test("3.3 one card: h, d, a legion's number; what was used says so", () => {
  const state = testTable(2, { deck: DECK });
  act(state, { type: "draw" }, { type: "place", card: "land:1:1", to: "hand" });
  const { question, open, closed, meaning } = asked(state);
  expect(question).toBe("Card 2 of 3: Fleet ● 2. Where does it go?");
  expect(open).toStrictEqual(["d under the deck", "1-3 under this legion"]);
  expect(closed).toStrictEqual(["h  into the hand: used (PAX 3.3)"]);
  expect(meaning("3")).toStrictEqual({ type: "place", card: "fleet:1:2", to: "legion", legion: 3 });
  expect(meaning("4")).toBeUndefined();
});

test("3.4 two cards: first the letter, then the place", () => {
  const state = testTable(2, { deck: DECK, displays: [symbols("religion", 3)] });
  act(state, { type: "draw" });
  const { question, open, closed, meaning } = asked(state);
  expect(question).toContain("Cards 1 to 2 of 3.");
  expect(open.slice(0, 2)).toStrictEqual(["a Land ● 1", "b Fleet ● 2"]);
  expect(closed[0]).toContain("(PAX 3.4)");
  expect(meaning("b1")).toStrictEqual({ type: "place", card: "fleet:1:2", to: "legion", legion: 1 });
  expect(meaning("ad")).toStrictEqual({ type: "place", card: "land:1:1", to: "deck" });
});

test("3.7 a group is bought by its legion's number; those too dear share a line", () => {
  const legions = [["land:1:4"], ["land:1:1"], ["army:1:4"]];
  const { open, closed, meaning } = asked(testTable(2, { step: "buy", aurei: [3], legions }));
  expect(open).toStrictEqual(["2 buy II for 1", "0 buy nothing"]);
  expect(closed).toStrictEqual(["I, III: too dear, you have 3 aurei (PAX 3.7)"]);
  expect(meaning("2")).toStrictEqual({ type: "buy", legion: 2 });
  expect(meaning("0")).toStrictEqual({ type: "skip" });
});

test("3.9, 3.10 cards by number, the end last, and one line for each reason", () => {
  const hands = [["land:1:1", "fleet:1:1", "fleet:2:2", "army:1:1"]];
  const { open, closed, meaning } = asked(testTable(2, { step: "play", hands }));
  expect(open).toStrictEqual(["1 Land ● 1", "e end the turn: income 2"]);
  expect(closed).toStrictEqual([
    "Fleet ● 1, Fleet ●● 2, Army ● 1: more symbols than your Land or Intrigue allows (0) (PAX 3.10)",
  ]);
  expect(meaning("e")).toStrictEqual({ type: "end" });
  expect(meaning("0")).toStrictEqual({ type: "end" });
});

test("where there is but one thing to do, Enter does it", () => {
  expect(asked(testTable(2, { step: "play" })).only).toBeDefined();
  expect(asked(testTable(2, { romeHidden: ["land:1:1"] })).only).toBeUndefined();
});

test("8.5 the start of the campaign takes two letters", () => {
  const state = testTable(1, { step: "setup" }, { solo: 4 });
  state.drawn = [0, 9, 17, 25];
  const { question, open, meaning } = asked(state);
  expect(question).toContain("The other 2 are played");
  expect(open).toHaveLength(4);
  expect(meaning("ab")).toMatchObject({ type: "start" });
  expect(meaning("aa")).toBeUndefined();
});
