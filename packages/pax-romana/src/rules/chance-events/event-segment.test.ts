import { expect, test } from "vitest";
import { NONE } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { position, powerOf } from "../../testing/position.ts";
import { dice, Table } from "../../testing/table.ts";
import { hasFlag, FLAGS } from "../../state/flags.ts";
import { drawerOf } from "./event-segment.ts";
import { activates, arrivalThat, diceFor, draws, eventOf, idleMove, PROCEDURES } from "./testing.ts";

const phase = (): Frame => ({ proc: "activationPhase", step: "next" });

test("16.11, 16.12: an event marker drawn from the cup is rolled for by the power activated last", () => {
  const state = position("V", { treasury: { rome: 5, carthage: 5, greece: 5, east: 5 } });
  state.row = [];
  state.cup = [0, 0, 0, 0, 1];
  state.streak = { power: powerOf("carthage"), times: 1 };
  const table = new Table(state, [...PROCEDURES, arrivalThat("held"), idleMove], phase(), [0, ...diceFor("revenues")]);
  expect(table.told("eventRolled")).toMatchObject([{ power: powerOf("carthage"), event: eventOf("revenues") }]);
  expect(state.cup).toEqual([0, 0, 0, 0, 0]);
  expect(table.isOpen).toBe(false);
});

test("16.12, R28: before anybody has been activated the first in the order of play draws", () => {
  const state = position("V");
  state.order = [2, 0, 1, 3];
  const drawer = (power: number): number => drawerOf({ ...state, streak: { power, times: 1 } });
  expect([NONE, 0, 3].map(drawer)).toEqual([2, 0, 3]);
});

test("16.11: none, one or two event markers are in the cup, as the format of play says", () => {
  const markers = (format: string): number => position("V", { config: { format } }).cup[4]!;
  expect(["basic", "basic2", "basicPlus"].map(markers)).toEqual([0, 1, 2]);
});

test.each(["conqueror", "disease", "galleyTechnology", "stabilityCheck"] as const)(
  "16.13, 16.2: %s waits for whoever is activated by the next marker drawn",
  (name) => {
    const state = position("V");
    expect(draws(state, "carthage", name).told("eventWaits")).toMatchObject([{ event: eventOf(name) }]);
    expect(state.waiting).toEqual([eventOf(name)]);
  },
);

test("16.13, R28: a power's own event waits for the next marker drawn, not for one of the row", () => {
  const state = position("V", { treasury: { rome: 5, greece: 5 } });
  const table = draws(state, "carthage", "galleyTechnology");
  expect(state.waiting).toEqual([eventOf("galleyTechnology")]);
  expect(table.told("eventWaits")).toHaveLength(1);
  state.turn++;
  activates(state, "rome", [], false);
  expect(hasFlag(state, powerOf("rome"), FLAGS.galleyTechnology)).toBe(false);
  state.frames = [];
  activates(state, "greece");
  expect(hasFlag(state, powerOf("greece"), FLAGS.galleyTechnology)).toBe(true);
  expect(state.waiting).toEqual([]);
});

test("R118: several waiting events strike one marker, in the order rolled, before payment", () => {
  const state = position("V", {
    treasury: { rome: 3 },
    stability: { rome: 2 },
    leaders: { "rome-1": "roma" },
    settled: true,
  });
  state.waiting = [eventOf("disease"), eventOf("stabilityCheck"), eventOf("galleyTechnology")];
  const table = activates(state, "rome", dice(6));
  expect(table.options("rome").map(({ type: verb, n }) => [verb, n])).toEqual([
    ["payUnrest", 3],
    ["payUnrest", 2],
    ["payUnrest", 1],
    ["payUnrest", 0],
  ]);
  table.take("rome", { n: 0 });
  expect(table.told("eventStruck").map(({ event }) => event)).toEqual(
    ["disease", "stabilityCheck", "galleyTechnology"].map((name) => eventOf(name as never)),
  );
  expect(table.choices("rome", "type")).toContain("pay");
});

test("12.47, R29: Rome ignores the Soldier of Fortune and rolls again", () => {
  const state = position("V", { treasury: { rome: 5, carthage: 5, greece: 5, east: 5 } });
  state.armies = [];
  const table = draws(state, "rome", "soldierOfFortune", diceFor("revenues"));
  expect(table.told("eventRolled").map(({ event }) => event)).toEqual([
    eventOf("soldierOfFortune"),
    eventOf("revenues"),
  ]);
  expect(state.armies).toEqual([]);
});

test("12.47, R29: any power but Rome takes the first roll as it is", () => {
  const table = draws(position("V"), "carthage", "soldierOfFortune", diceFor("revenues"));
  expect(table.told("eventRolled")).toHaveLength(1);
});
