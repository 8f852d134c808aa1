import { FastChance, legalActions } from "@ara/kernel";
import { config, pax, score, type State } from "@ara/pax";
import { testTable } from "@ara/pax/testing";
import { describe, expect, test } from "vitest";
import { FEATURES, featuresOf } from "./features.ts";

const TABLES = [
  config(2),
  config(2, { nocturnus: true }),
  config(4, { nocturnus: true }),
  config(8),
  config(1, { solo: 5 }),
  config(1, { solo: 2, nocturnus: true }),
];
/** Where the table as a whole begins: after ten categories of twelve numbers each. */
const TABLE = 120;
const POINTS = TABLE + 20;
const LEAD = TABLE + 19;
const ROME = TABLE + 15;

const told = (state: State, seat: number): Float32Array => {
  const x = new Float32Array(FEATURES);
  featuresOf(state, seat, x);
  return x;
};

/** Every state of a random game in which a turn begins, and the last one. */
function* states(table: (typeof TABLES)[number]): Generator<State> {
  const chance = new FastChance("features");
  const state = pax.setup(table, pax.deal(table, chance));
  while (state.step !== "over") {
    if (state.step === "turn") yield state;
    pax.apply(state, state.decider, chance.pick(legalActions(pax, state, state.decider)), chance);
  }
  yield state;
}

describe.each(TABLES)("at a table of %j", (table) => {
  test("every number is written, small, and nothing beyond", () => {
    for (const state of states(table)) {
      for (let seat = 0; seat < table.players; seat++) {
        const x = new Float32Array(FEATURES + 2).fill(Number.NaN);
        featuresOf(state, seat, x, 1);
        expect(x[0]).toBeNaN();
        expect(x[FEATURES + 1]).toBeNaN();
        expect([...x.subarray(1, FEATURES + 1)].every((value) => Math.abs(value) < 20)).toBe(true);
      }
    }
  });

  test("points and Rome's categories are those of the score sheet", () => {
    for (const state of states(table)) {
      const { players, categories } = score(state);
      const ahead = categories.filter(({ romeAhead }) => romeAhead).length;
      for (let seat = 0; seat < table.players; seat++) {
        const x = told(state, seat);
        const rivals = players.filter((_, other) => other !== seat).map(({ total }) => total);
        expect(x[POINTS]! * 30).toBeCloseTo(players[seat]!.total, 4);
        const lead = players[seat]!.total - Math.max(0, ...rivals);
        expect(x[LEAD]! * 15).toBeCloseTo(Math.max(-20, Math.min(20, lead)), 4);
        const goal = table.solo === null ? state.measures.romeGoal : table.solo + (table.nocturnus ? 5 : 2);
        expect(x[ROME]! * 3 + goal).toBeCloseTo(ahead, 4);
      }
    }
  });
});

test("two seats that have changed places see each other's table", () => {
  const sides = { hands: [["army:1:4"], ["land:2:3", "wealth:1:1"]], displays: [["fleet:2:2"], ["intrigue:1:2"]] };
  const here = testTable(2, { ...sides, aurei: [3, 7], conspiratus: 1, active: 0, deck: ["land:1:1"] });
  const there = testTable(2, {
    hands: sides.hands.toReversed(),
    displays: sides.displays.toReversed(),
    aurei: [7, 3],
    conspiratus: 0,
    active: 1,
    deck: ["land:1:1"],
  });
  expect(told(here, 0)).toEqual(told(there, 1));
  expect(told(here, 1)).toEqual(told(there, 0));
  expect(told(here, 0)).not.toEqual(told(here, 1));
});

test("a guessed hand and Rome's hidden cards are seen", () => {
  const plain = testTable(2, { hands: [[], ["army:1:4"]], romeHidden: ["land:1:1"] });
  const other = testTable(2, { hands: [[], ["land:1:4"]], romeHidden: ["land:1:1"] });
  const hidden = testTable(2, { hands: [[], ["army:1:4"]], romeHidden: ["army:1:1"] });
  expect(told(other, 0)).not.toEqual(told(plain, 0));
  expect(told(hidden, 0)).not.toEqual(told(plain, 0));
});
