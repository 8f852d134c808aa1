import { expect, test } from "vitest";
import { defaultComposition, fullDeck } from "./composition.ts";
import {
  config,
  measure,
  optionMatters,
  OPTION_NAMES,
  RULES,
  TABLE_OPTIONS,
  writeConfig,
  type Config,
} from "./config.ts";
import { readConfig } from "./config-json.ts";
import { cardsOf } from "./deal.ts";

const small = { fromSecondDeck: 0, romeOpen: 0, senate: false };
const large = { setAside: 0, romeOpen: 3, senate: true };
const base = { categories: 7, romeGoal: 4 };
const night = { categories: 10, romeGoal: 5 };

test.each([
  [1, false, { ...base, ...small, setAside: 30, legions: 3 }],
  [2, false, { ...base, ...small, setAside: 20, legions: 3 }],
  [3, false, { ...base, ...small, setAside: 10, legions: 4 }],
  [4, false, { ...base, ...small, setAside: 0, legions: 5 }],
  [5, false, { ...base, ...large, fromSecondDeck: 15, legions: 6 }],
  [6, false, { ...base, ...large, fromSecondDeck: 30, legions: 7 }],
  [7, false, { ...base, ...large, fromSecondDeck: 45, legions: 8 }],
  [8, false, { ...base, ...large, fromSecondDeck: 60, legions: 9 }],
  [1, true, { ...night, ...small, setAside: 40, legions: 3 }],
  [2, true, { ...night, ...small, setAside: 30, legions: 3 }],
  [3, true, { ...night, ...small, setAside: 15, legions: 4 }],
  [4, true, { ...night, ...small, setAside: 0, legions: 5 }],
  [5, true, { ...night, ...large, fromSecondDeck: 30, legions: 6 }],
  [6, true, { ...night, ...large, fromSecondDeck: 45, legions: 7 }],
  [7, true, { ...night, ...large, fromSecondDeck: 60, legions: 8 }],
  [8, true, { ...night, ...large, fromSecondDeck: 75, legions: 9 }],
])(
  "2.1, 2.2, 6.3, 7.1, 7.3, 7.4, 7.5, 8.1, 9.1 the measures of %i players, Nocturnus %s",
  (players, nocturnus, all) => {
    expect(measure(config(players, { nocturnus }))).toStrictEqual(all);
  },
);

test("a config without options", () => {
  const options = {
    memory: "strict",
    religion: "must",
    emptyDeck: "draw",
    income: "turn",
    lastClear: "no",
    fifthGame: "laid",
  };
  const agreed = { nocturnus: false, ...options, startPlayer: null, cards: null, rules: RULES };
  expect(config(4)).toStrictEqual({ players: 4, solo: null, ...agreed });
  expect(config(1)).toStrictEqual({ players: 1, solo: 1, ...agreed });
  expect(config(1, { solo: 5, nocturnus: true })).toStrictEqual({ players: 1, ...agreed, solo: 5, nocturnus: true });
});

test("2.7, 3.4, 3.6, 3.11, 5.2, 8.4 the table options", () => {
  expect(TABLE_OPTIONS).toStrictEqual({
    memory: ["strict", "open"],
    religion: ["must", "may"],
    emptyDeck: ["draw", "hand"],
    income: ["turn", "round"],
    lastClear: ["no", "yes"],
    fifthGame: ["laid", "won"],
  });
});

test.each([
  [1, false, ["religion", "emptyDeck", "lastClear", "fifthGame"]],
  [1, true, ["religion", "emptyDeck", "lastClear"]],
  [2, false, ["memory", "religion", "emptyDeck", "lastClear"]],
  [5, true, ["memory", "religion", "emptyDeck", "income", "lastClear"]],
])("with %i players and Nocturnus %s these options make a difference: %j", (players, nocturnus, names) => {
  expect(OPTION_NAMES.filter((name) => optionMatters(name, { players, nocturnus }))).toStrictEqual(names);
});

const another = defaultComposition.map((count, c) => (c === 0 ? count + 1 : c === 1 ? count - 1 : count));

test("1.2 the cards of a game are those of its composition", () => {
  expect(cardsOf(config(2))).toStrictEqual(fullDeck(defaultComposition, 7));
  expect(cardsOf(config(2, { nocturnus: true }))).toStrictEqual(fullDeck(defaultComposition, 10));
  expect(cardsOf(config(2, { cards: another }))).toStrictEqual(fullDeck(another, 7));
});

test("a config is written as records have it", () => {
  expect(writeConfig(config(4))).toStrictEqual({
    players: 4,
    nocturnus: false,
    solo: null,
    memory: "strict",
    lastClear: "no",
  });
  expect(writeConfig(config(5, { income: "round" }))).toHaveProperty("income", "round");
  expect(writeConfig(config(2, { startPlayer: 0 }))).toHaveProperty("startPlayer", 0);
  const { cards } = writeConfig(config(2, { cards: another }));
  expect(cards).toMatchObject({ "land:1:1": 7, "land:1:2": 1 });
  expect(Object.keys(cards as object)).toHaveLength(defaultComposition.filter((count) => count > 0).length);
});

test.each<[Config]>([
  [config(1)],
  [config(1, { solo: 5, nocturnus: true })],
  [config(2, { startPlayer: 0 })],
  [config(2, { startPlayer: 1, memory: "open", lastClear: "yes" })],
  [config(8, { nocturnus: true, cards: another })],
  [config(5, { religion: "may", emptyDeck: "hand", income: "round" })],
  [config(1, { solo: 5, fifthGame: "won" })],
])("%j is read as it was written", (c) => {
  expect(readConfig(writeConfig(c))).toStrictEqual({ ok: true, value: c });
});

test("what a config leaves out is the default", () => {
  expect(readConfig({ players: 3 })).toStrictEqual({ ok: true, value: config(3) });
  expect(readConfig({ players: 3, startPlayer: null, cards: null })).toStrictEqual({ ok: true, value: config(3) });
});

test.each([0, 9, 2.5, "2", null])("2.1 there is no game for %j players", (players) => {
  const found = JSON.stringify(players);
  const error = { key: "config.players", rule: "2.1", params: { found } };
  expect(readConfig({ players })).toStrictEqual({ ok: false, error });
});

test.each([
  [1, null, "null"],
  [1, 0, "0"],
  [1, 6, "6"],
  [1, 1.5, "1.5"],
  [2, 1, "1"],
  [8, 5, "5"],
])("8.4 %i players cannot play game %j of the campaign", (players, solo, found) => {
  const error = { key: "config.solo", rule: "8.4", params: { players, found } };
  expect(readConfig({ players, solo })).toStrictEqual({ ok: false, error });
});

test.each([
  ["nocturnus", "yes", '"yes"'],
  ["memory", "weak", '"weak"'],
  ["memory", "", '""'],
  ["lastClear", true, "true"],
  ["religion", "maybe", '"maybe"'],
  ["income", null, "null"],
  ["emptyDeck", 2, "2"],
  ["fifthGame", "lost", '"lost"'],
  ["startPlayer", 3, "3"],
  ["startPlayer", -1, "-1"],
  ["startPlayer", "0", '"0"'],
  ["cards", [], "[]"],
  ["cards", 7, "7"],
])("the option %s cannot be %j", (field, value, found) => {
  const error = { key: "config.field", params: { field, found } };
  expect(readConfig({ players: 3, [field]: value })).toStrictEqual({ ok: false, error });
});

test("a config names how many play", () => {
  const error = { key: "field.missing", params: { field: "players" } };
  expect(readConfig({})).toStrictEqual({ ok: false, error });
});

test("a config is an object", () => {
  const error = { key: "config.field", params: { field: "config", found: "[]" } };
  expect(readConfig([])).toStrictEqual({ ok: false, error });
});

test("1.2 a composition in a config is judged like a file", () => {
  const cards = { ...(writeConfig(config(2, { cards: another }))["cards"] as object), "land:1:1": 6 };
  const size = { key: "deck.size", rule: "1.1", params: { category: "land", found: 11, expected: 12 } };
  expect(readConfig({ players: 2, cards })).toStrictEqual({ ok: false, error: size });
  const line = { key: "deck.line", params: { line: 1 } };
  expect(readConfig({ players: 2, cards: { gold: 3 } })).toStrictEqual({ ok: false, error: line });
});
