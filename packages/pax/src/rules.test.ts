import { expect, test } from "vitest";
import { ACTION_TYPES, buy, place, TO_LEGION, type ActionType } from "./action.ts";
import { config } from "./config.ts";
import { pax } from "./game.ts";
import { writeState } from "./position.ts";
import { check, legal, playCostFor, RULE_OF_ACTION, toAct } from "./rules.ts";
import { STEPS, type Step } from "./state.ts";
import { eager, options, refusedBy, testGame, testTable } from "./testing.ts";

/** What can be decided at each step. */
const FLOW: Record<Step, ActionType[]> = {
  setup: ["keep", "start"],
  turn: ["draw", "singly", "peek"],
  draw: ["place"],
  buy: ["buy", "skip"],
  play: ["play", "end"],
  tribute: ["tribute"],
  senate: ["play", "pass"],
  over: [],
};

const EXAMPLES = {
  keep: { type: "keep", card: "land:1:1" },
  start: { type: "start", keep: "land:1:1", play: ["land:1:1"], under: ["land:1:1"] },
  peek: { type: "peek" },
  draw: { type: "draw" },
  singly: { type: "singly" },
  place: { type: "place", card: "land:1:1", to: "hand" },
  buy: { type: "buy", legion: 1 },
  skip: { type: "skip" },
  play: { type: "play", card: "land:1:1" },
  end: { type: "end" },
  tribute: { type: "tribute", card: "land:1:1" },
  pass: { type: "pass" },
} as const;

const RULES = {
  keep: "2.5",
  start: "8.5",
  peek: "3.2",
  draw: "3.3",
  singly: "3.4",
  place: "3.3",
  buy: "3.7",
  skip: "3.7",
  play: "3.9",
  end: "3.11",
  tribute: "9.4",
  pass: "7.5",
};

test("every action has a rule", () => {
  expect(RULE_OF_ACTION).toStrictEqual(RULES);
});

test.each(STEPS.filter((step) => step !== "over"))(
  "3.1, 10.4 in the step %s only its own actions are taken",
  (step) => {
    const state = testTable(2, { step });
    for (const action of ACTION_TYPES) {
      const refused = refusedBy(state, EXAMPLES[action]);
      if (FLOW[step].includes(action)) expect(refused?.key).not.toBe("notNow");
      else expect(refused).toStrictEqual({ key: "notNow", rule: RULES[action], params: { action, step } });
    }
  },
);

test("5.1, 10.4 when the game is over nobody decides anything", () => {
  const state = testTable(2, { step: "over" });
  expect(toAct(state)).toStrictEqual([]);
  expect(options(state)).toStrictEqual([]);
  for (const action of ACTION_TYPES) {
    expect(refusedBy(state, EXAMPLES[action])).toStrictEqual({ key: "over", rule: "5.1", params: {} });
  }
});

test("4.1, 10.4 another seat may not decide", () => {
  const state = testTable(3, { active: 1, deck: ["land:1:1"] });
  expect(toAct(state)).toStrictEqual([1]);
  for (const seat of [0, 2]) {
    expect(refusedBy(state, EXAMPLES.draw, seat)).toStrictEqual({ key: "notYourTurn", rule: "4.1", params: {} });
    const actions: number[] = [];
    legal(state, seat, actions);
    expect(actions).toStrictEqual([]);
  }
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])("seat %i decides when it is its turn", (seat) => {
  expect(toAct(testTable(8, { active: seat }))).toStrictEqual([seat]);
});

test("2.2, 10.4 a legion that is not there is refused, whoever asks", () => {
  const unknown = { key: "legion.unknown", rule: "2.2", params: { legions: 3 } };
  expect(check(testTable(2, { step: "buy" }), 0, buy(3))).toStrictEqual(unknown);
  const drawing = { ...testTable(2, { step: "draw" }), drawn: [0], places: { hand: 1, legion: 1, deck: 1 } };
  expect(check(drawing, 0, place(0, TO_LEGION + 3))).toStrictEqual(unknown);
  expect(check(drawing, 0, place(0, TO_LEGION + 2))).toBeUndefined();
});

test("3.9, 7.5 what the next card costs a seat", () => {
  const state = testTable(5, { step: "play" });
  state.playedThisTurn = [0, 0];
  expect([0, 1, 4].map((seat) => playCostFor(state, seat))).toStrictEqual([2, 1, 1]);
});

test.each([config(1, { solo: 3 }), config(2), config(3, { nocturnus: true }), config(5, { nocturnus: true })])(
  "10.4 what is legal is not refused, what is refused is not legal: %j",
  (c) => {
    for (const state of testGame(c, 8, eager)) {
      const before = JSON.stringify(writeState(state));
      const actions: number[] = [];
      legal(state, state.decider, actions);
      // Every action there is: all types, all cards, places and legions (set-up pairs aside).
      for (let type = 0; type < ACTION_TYPES.length; type++) {
        if (ACTION_TYPES[type] === "start") continue;
        const cards = ["keep", "place", "play", "tribute"].includes(ACTION_TYPES[type]!) ? 80 : 1;
        const more =
          ACTION_TYPES[type] === "place"
            ? 2 + state.legions.length + 1
            : ACTION_TYPES[type] === "buy"
              ? state.legions.length + 1
              : 1;
        for (let card = 0; card < cards; card++) {
          for (let m = 0; m < more; m++) {
            const action = type | (card << 4) | (m << 11);
            if ((check(state, state.decider, action) === undefined) !== actions.includes(action)) {
              expect.fail(`${JSON.stringify(pax.json.writeAction(state, state.decider, action))} in ${before}`);
            }
          }
        }
      }
      expect(JSON.stringify(writeState(state))).toBe(before);
    }
  },
);

test("the game names itself and its seats", () => {
  expect([pax.id, pax.rules]).toStrictEqual(["pax", 3]);
  expect(pax.seats(config(6))).toBe(6);
  expect(pax.outcome(testTable(2))).toBeUndefined();
});
