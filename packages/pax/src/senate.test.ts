import { legalActions, Match } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { actionType } from "./action.ts";
import { config, RULES } from "./config.ts";
import { pax } from "./game.ts";
import { isAsked, nextAsked } from "./senate.ts";
import type { State } from "./state.ts";
import { act, names, options, refusedBy, symbols, testCard, testTable, type TestTable } from "./testing.ts";

const DECK = ["religion:1:1", "religion:1:2", "religion:2:3"];
const LAND = ["land:1:1"];

/** The active player has a Senator to play. */
const table = (more: TestTable, players = 5, active = 0): State => {
  const hands = more.hands ?? Array.from({ length: players }, (_, seat) => (seat === active ? ["senator:1:1"] : LAND));
  return testTable(players, { step: "play", active, deck: DECK, ...more, hands });
};

const senator = { type: "play", card: "senator:1:1" };
const end = { type: "end" };
const land = { type: "play", card: "land:1:1" };
const pass = { type: "pass" };

test("7.5 after a Senator and the income every other player, clockwise, may play one card for 1 aureus", () => {
  const state = table({ aurei: [5, 1, 2, 3, 4] }, 5, 3);
  expect(act(state, senator, end)).toStrictEqual([
    { type: "played", seat: 3, card: testCard("senator:1:1") },
    { type: "aurei", seat: 3, change: 2, rule: "3.11" },
    { type: "senate", seat: 3 },
    { type: "asked", seat: 4 },
  ]);
  expect(state).toMatchObject({ step: "senate", active: 3, decider: 4 });
  expect(pax.toAct(state)).toStrictEqual([4]);
  expect(options(state)).toStrictEqual(['{"type":"pass"}', '{"type":"play","card":"land:1:1"}']);
  expect(act(state, land)).toStrictEqual([
    { type: "aurei", seat: 4, change: -1, rule: "7.5" },
    { type: "played", seat: 4, card: testCard("land:1:1") },
    { type: "asked", seat: 0 },
  ]);
  expect(state).toMatchObject({ step: "senate", decider: 0 });
  expect(act(state, pass)).toStrictEqual([
    { type: "passed", seat: 0 },
    { type: "asked", seat: 1 },
  ]);
  expect(state.decider).toBe(1);
  act(state, land);
  expect(state.decider).toBe(2);
  expect(act(state, land)).toStrictEqual([
    { type: "aurei", seat: 2, change: -1, rule: "7.5" },
    { type: "played", seat: 2, card: testCard("land:1:1") },
    { type: "adjourned" },
    { type: "turn", seat: 4 },
  ]);
  expect(state).toMatchObject({ step: "turn", active: 4, decider: 4 });
  // No income for what is played in the session.
  expect(state.players.map(({ aurei }) => aurei)).toStrictEqual([5, 0, 1, 5, 3]);
  expect(state.players.map(({ display }) => names(display))).toStrictEqual([[], LAND, LAND, ["senator:1:1"], LAND]);
});

test("7.5 only one card each: whoever has played is not asked again", () => {
  const hands = [["senator:1:1"], ["land:1:1", "land:1:2"], [], [], []];
  const state = table({ hands });
  act(state, senator, end, land, pass, pass, pass);
  expect(state).toMatchObject({ step: "turn", active: 1 });
  expect(names(state.players[1]!.hand)).toStrictEqual(["land:1:2"]);
});

test("7.5, 10.3 everybody is asked, whatever purse and hand: who is asked tells nothing", () => {
  const hands = [["senator:1:1"], [], ["fleet:1:1"], LAND, LAND];
  const state = table({ aurei: [5, 5, 5, 0, 1], hands });
  act(state, senator, end);
  expect(state).toMatchObject({ step: "senate", decider: 1 });
  expect(options(state)).toStrictEqual(['{"type":"pass"}']);
  act(state, pass);
  expect(state).toMatchObject({ step: "senate", decider: 2 });
  expect(refusedBy(state, { type: "play", card: "fleet:1:1" })).toMatchObject({ key: "play.limit" });
  act(state, pass);
  expect(refusedBy(state, land)).toMatchObject({ key: "play.cannotPay", rule: "7.5" });
  act(state, pass);
  expect(state).toMatchObject({ step: "senate", decider: 4 });
  act(state, pass);
  expect(state).toMatchObject({ step: "turn", active: 1 });
});

test("7.5 before version 3 of the rules a session in which nobody can play is over at once", () => {
  const state = table({ hands: [["senator:1:1"]] });
  const earlier = { ...state, config: { ...state.config, rules: 2 } };
  expect(act(earlier, senator, end).slice(2)).toStrictEqual([
    { type: "senate", seat: 0 },
    { type: "adjourned" },
    { type: "turn", seat: 1 },
  ]);
});

test.each([
  [1, LAND, [], true],
  [0, LAND, [], true],
  [1, [], [], true],
  [1, LAND, [], true, 2],
  [0, LAND, [], false, 2],
  [1, [], [], false, 2],
  [1, ["army:1:1"], [], true, 2],
  [1, ["army:1:1"], LAND, true, 2],
  [1, ["army:1:1"], [], false, 1],
  [1, ["army:1:1"], LAND, true, 1],
  [1, ["army:1:1", "wealth:1:1"], [], true, 1],
] as const)(
  "7.5 with %i aurei, hand %j and display %j a seat is asked: %s (version of the rules: %s)",
  (aurei, hand, display, asked, rules: number = RULES) => {
    const state = table({ aurei: [0, 0, aurei, 0, 0], hands: [[], [], hand], displays: [[], [], display] });
    const ruled = { ...state, config: { ...state.config, rules } };
    expect(isAsked(ruled, state.players[2]!)).toBe(asked);
    expect(nextAsked(ruled, 1)).toBe(asked ? 2 : rules === RULES ? 2 : -1);
    expect(nextAsked(ruled, 4)).toBe(-1);
  },
);

test("7.5, 3.10 the limit holds in a session, and its cost is 1", () => {
  const hands = [["senator:1:1"], ["fleet:1:1", "land:1:1"], [], [], []];
  const state = table({ hands });
  act(state, senator, end);
  expect(options(state)).toStrictEqual(['{"type":"pass"}', '{"type":"play","card":"land:1:1"}']);
  expect(refusedBy(state, { type: "play", card: "fleet:1:1" })).toStrictEqual({
    key: "play.limit",
    rule: "3.10",
    params: { category: "fleet", symbols: 1, limit: 0 },
  });
  expect(refusedBy(state, { type: "play", card: "senator:1:1" })).toStrictEqual({
    key: "play.notInHand",
    rule: "3.9",
    params: { card: "senator:1:1" },
  });
  state.players[1]!.aurei = 0;
  expect(refusedBy(state, land)).toStrictEqual({ key: "play.cannotPay", rule: "7.5", params: { cost: 1, aurei: 0 } });
});

test("7.5 the cost is exactly 1, whatever was played before and whatever Scouts there are", () => {
  const hands = [["senator:1:1", "land:1:1", "land:1:2"], LAND];
  const state = testTable(
    5,
    { step: "play", aurei: [9, 9], deck: DECK, hands, displays: [[], symbols("scout", 8)] },
    { nocturnus: true },
  );
  act(state, land, { type: "play", card: "land:1:2" }, senator, end, land);
  expect(state.players[1]!.aurei).toBe(8);
});

test("7.5 primus conspiratus moves at once in a session", () => {
  const hands = [["senator:1:1"], ["intrigue:2:3"], ["intrigue:1:1"], [], []];
  const displays = [["intrigue:1:1"]];
  const state = table({ hands, displays, conspiratus: 0 });
  act(state, senator, end);
  expect(act(state, { type: "play", card: "intrigue:2:3" }).at(-2)).toStrictEqual({
    type: "conspiratus",
    seat: 1,
    from: 0,
  });
  act(state, { type: "play", card: "intrigue:1:1" });
  expect(state.conspiratus).toBe(1);
});

test("7.5 a Senator played in a session opens no further one", () => {
  const hands = [["senator:1:1"], ["senator:1:2"], LAND, [], []];
  const state = table({ hands });
  act(state, senator, end, { type: "play", card: "senator:1:2" });
  expect(state).toMatchObject({ step: "senate", active: 0, decider: 2 });
  expect(act(state, land, pass, pass).at(-1)).toStrictEqual({ type: "turn", seat: 1 });
  expect(names(state.playedThisTurn)).toStrictEqual([]);
});

test("7.5 without a Senator there is no session, also with Senators in the display", () => {
  const state = table({ hands: [LAND, LAND], displays: [["senator:1:1"]] });
  expect(act(state, land, end).map(({ type }) => type)).toStrictEqual(["played", "aurei", "turn"]);
  expect(state).toMatchObject({ step: "turn", active: 1 });
});

test("7.5 a Senator among other cards opens it too", () => {
  const state = table({ hands: [["senator:1:1", "land:1:1"], LAND] });
  act(state, senator, land, end);
  expect(state).toMatchObject({ step: "senate", decider: 1 });
});

test.each([
  [2, "turn"],
  [4, "turn"],
  [5, "senate"],
  [8, "senate"],
])("7.5 with %i players a Senator leads to the step %s", (players, step) => {
  const state = table({}, players);
  act(state, senator, end);
  expect(state.step).toBe(step);
});

test("7.5 the last session of a round is followed by its end", () => {
  const hands = [LAND, [], [], [], ["senator:1:1"]];
  const state = table({ hands, startPlayer: 0, legions: [LAND, LAND, LAND, LAND, LAND, LAND] }, 5, 4);
  act(state, senator, end);
  expect(state).toMatchObject({ step: "senate", decider: 0 });
  act(state, pass, pass, pass);
  expect(act(state, pass).map(({ type }) => type)).toStrictEqual([
    "passed",
    "adjourned",
    "collected",
    "laid",
    "round",
    "turn",
  ]);
});

test("7.5 once somebody is asked, nothing before can be taken back", () => {
  const match = new Match(pax, config(5), { seats: ["a", "b", "c", "d", "e"], seed: "senatus" });
  match.state = table({ hands: [["senator:1:1"], [], LAND, [], []] });
  const choose = (type: string): void => {
    const { state } = match;
    const action = legalActions(pax, state, state.decider).find((known) => actionType(known) === type)!;
    expect(match.act(state.decider, action).ok).toBe(true);
  };
  choose("play");
  expect(match.undoable(0)).toBe(1);
  choose("end");
  expect(match.state.decider).toBe(1);
  expect(match.undoable(0)).toBe(0);
  choose("pass");
  expect(match.undoable(1)).toBe(0);
});

describe("3.11, option income", () => {
  /** Seat 1 plays in the session of seat 0, then has its own turn. */
  const turnOf = (
    hand: readonly string[],
    income: "turn" | "round",
    session: string,
    ...own: readonly string[]
  ): number => {
    const hands = [["senator:1:1"], hand];
    const state = testTable(5, { step: "play", deck: DECK, hands, aurei: [5, 9] }, { income });
    act(state, senator, end, { type: "play", card: session }, pass, pass, pass);
    expect(state).toMatchObject({ step: "turn", active: 1 });
    state.step = "play";
    const before = state.players[1]!.aurei;
    const plays = own.map((card) => ({ type: "play", card }));
    const paid = (own.length * (own.length - 1)) / 2;
    act(state, ...plays, end);
    return state.players[1]!.aurei - before + paid;
  };

  test.each([
    ["turn", ["intrigue:1:1", "land:1:1"], "intrigue:1:1", ["land:1:1"], 1],
    ["round", ["intrigue:1:1", "land:1:1"], "intrigue:1:1", ["land:1:1"], 0],
    ["turn", ["senator:1:2", "land:1:1"], "senator:1:2", ["land:1:1"], 1],
    ["round", ["senator:1:2", "land:1:1"], "senator:1:2", ["land:1:1"], 2],
    ["turn", ["land:1:1"], "land:1:1", [], 2],
    ["round", ["land:1:1"], "land:1:1", [], 1],
  ] as const)(
    "%s: with %j, %s played in a session and %j in the own turn, it is %i",
    (income, hand, session, own, aurei) => {
      expect(turnOf(hand, income, session, ...own)).toBe(aurei);
    },
  );

  test("what was played in a session is forgotten when the round is over", () => {
    const legions = [LAND, LAND, LAND, LAND, LAND, LAND];
    const hands = [LAND, [], [], [], ["senator:1:1"]];
    const state = testTable(
      5,
      { step: "play", active: 4, startPlayer: 0, deck: DECK, hands, legions },
      { income: "round" },
    );
    act(state, senator, end, land);
    expect(names(state.players[0]!.sessionPlays)).toStrictEqual(LAND);
    act(state, pass, pass, pass);
    expect(state).toMatchObject({ step: "turn", round: 2 });
    expect(state.players[0]!.sessionPlays).toStrictEqual([]);
  });
});
