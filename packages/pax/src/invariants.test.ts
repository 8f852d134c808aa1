import { expect, test } from "vitest";
import { config, type Config } from "./config.ts";
import { invariants } from "./invariants.ts";
import type { State } from "./state.ts";
import { eager, symbols, testCard, testGame, testTable } from "./testing.ts";

test.each([config(1, { solo: 5 }), config(2), config(4, { nocturnus: true }), config(6, { nocturnus: true })])(
  "10.1, 10.2 all invariants hold in a random game: %j",
  (c: Config) => {
    for (const state of testGame(c, 21, eager)) {
      expect(invariants.filter((invariant) => !invariant.holds(state)).map(({ name }) => name)).toStrictEqual([]);
    }
  },
);

const whole = (): State => testGame(config(3), 1).next().value!;
const drawn = (cards: string[], step: State["step"] = "draw"): State => ({
  ...testTable(2, { step }),
  drawn: cards.map(testCard),
});
const owing = (left: number, adversaries: number, step: State["step"] = "tribute"): State => ({
  ...testTable(2, { step, displays: [symbols("adversary", adversaries)] }, { nocturnus: true }),
  tributeLeft: left,
});
const deciding = (step: State["step"], decider: number): State => ({ ...testTable(5, { step }), decider });
const places = { hand: 1, legion: 0, deck: 0 };

const broken: [string, () => State, boolean][] = [
  ["10.1", () => whole(), true],
  ["10.1", () => ({ ...whole(), drawn: [] }), false],
  ["10.1", () => ({ ...whole(), setAside: [] }), false],
  ["10.1", () => ({ ...whole(), rome: { open: [], hidden: [] } }), false],
  ["10.1", () => ({ ...whole(), rome: { open: [0], hidden: whole().rome.hidden } }), false],
  ["10.1", () => ({ ...whole(), legions: [[0], [], [], []] }), false],
  ["10.2", () => testTable(2, { aurei: [0, 0] }), true],
  ["10.2", () => testTable(2, { aurei: [0, -1] }), false],
  ["3.10", () => testTable(2, { displays: [["army:1:1"]] }), false],
  ["3.10", () => testTable(2, { displays: [["army:1:1", "land:1:1"], ["fleet:1:1"]] }), false],
  ["3.10", () => testTable(2, { displays: [["army:1:1", "land:1:1"]] }), true],
  ["3.10", () => testTable(1, { displays: [["army:1:1"]] }, { solo: 3 }), true],
  ["3.10", () => testTable(1, { displays: [["army:1:1"]] }, { solo: 2 }), false],
  ["3.12", () => testTable(2, { displays: [["intrigue:1:1"]] }), false],
  ["3.12", () => testTable(2, { displays: [["intrigue:1:1"]], conspiratus: 0 }), true],
  ["symbols", () => ({ ...testTable(2), players: testTable(2, { displays: [["land:1:1"]] }).players }), true],
  ["symbols", () => wrongSymbols(), false],
  ["hands", () => withHand([1, 1, 2]), true],
  ["hands", () => withHand([2, 1]), false],
  ["3.3", () => drawn([]), false],
  ["3.3", () => drawn(["land:1:1"]), false],
  ["3.3", () => ({ ...drawn(["land:1:1"]), places }), true],
  ["3.3", () => ({ ...drawn(["land:1:1", "land:1:1"]), places }), false],
  ["3.3", () => ({ ...drawn(["land:1:1"], "buy"), places }), false],
  ["3.3", () => drawn([], "buy"), true],
  ["3.3", () => drawn(["land:1:1"], "setup"), true],
  ["9.4", () => owing(1, 4), true],
  ["9.4", () => owing(1, 3), false],
  ["9.4", () => owing(2, 8), true],
  ["9.4", () => owing(0, 4), false],
  ["9.4", () => owing(1, 4, "play"), false],
  ["9.4", () => owing(0, 4, "play"), true],
  ["7.5", () => deciding("senate", 1), true],
  ["7.5", () => deciding("senate", 0), false],
  ["7.5", () => deciding("play", 1), false],
  ["7.5", () => deciding("play", 0), true],
];

test.each(broken)("10.1, 10.2 the invariant of %s, case %#", (name, state, holds) => {
  const found = invariants.filter((invariant) => invariant.name.startsWith(name));
  expect(found).toHaveLength(1);
  expect(found[0]!.holds(state())).toBe(holds);
});

function wrongSymbols(): State {
  const state = testTable(2, { displays: [[], ["land:1:1"]] });
  state.players[1]!.symbols[0]!++;
  return state;
}

function withHand(hand: number[]): State {
  const state = testTable(2);
  state.players[1]!.hand = hand;
  return state;
}
