import { noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, type Config } from "../../config.ts";
import { data, type ScenarioName } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { Machine } from "../../engine/machine.ts";
import type { AnyProcedure } from "../../engine/machine.ts";
import { loose } from "../../testing/loose.ts";
import type { Event } from "../../event.ts";
import { setup } from "../../setup.ts";
import type { State } from "../../state/state.ts";
import { position, powerOf } from "../../testing/position.ts";
import { game } from "./game.ts";
import { gameTurn } from "./game-turn.ts";

/** A phase in which nothing happens. */
const idle = (name: string): AnyProcedure =>
  loose<Frame>({
    name,
    rule: "3.2",
    steps: { begin: (_state, _frame, course) => course.end(), next: (_state, _frame, course) => course.end() },
  });
const PHASES = ["income", "maintenance", "removal", "leaderSelection", "manpower"];
const MORE = ["activationPhase", "attritionPhase", "victoryPhase", "playOrder"];

/** The phases of every turn of a whole game. */
function turnsOf(scenario: ScenarioName, given: Partial<Config> = {}): { turns: Record<number, string>; state: State } {
  const state = position(scenario, { config: given });
  state.frames = [{ proc: "game", step: "turn" }];
  const turns: Record<number, string> = {};
  const tell = (event: Event): void => {
    if (event.type === "turnBegan") turns[event.turn] = "";
    if (event.type === "phaseBegan") turns[state.turn] += event.phase;
  };
  new Machine([game, gameTurn, ...[...PHASES, ...MORE].map(idle)], () => undefined).run(state, noChance, tell);
  return { turns, state };
}

test("3.2, 3.6, 3.7: the first turn begins with Activations, all others go from A to I; after the last one it is over", () => {
  const { turns, state } = turnsOf("V", { format: "basic" });
  const all = "ABCDEFGHI";
  expect(turns).toEqual({ 1: "FGHI", 2: all, 3: all, 4: all, 5: all });
  expect(state.over).not.toBeNull();
  expect(turnsOf("II").turns).toMatchObject({ 2: "FGHI", 3: all });
});

test("3.8: each format has its turns", () => {
  const lengths = ["basic", "basic2", "basicPlus", "ultraBasic"].map(
    (format) => Object.keys(turnsOf("V", { format }).turns).length,
  );
  expect(lengths).toEqual([5, 5, 5, 10]);
  expect(Object.keys(turnsOf("VII").turns)).toEqual(["1"]);
});

const begun = (table: Config): State =>
  setup(table, {
    tribes: data.tribes.slice(),
    objectives: data.charts.objectives.flatMap(({ count }, id) => Array.from({ length: count }, () => id)),
  });

test("3.42 example: scenario II begins with markers of Rome and Carthage in the row, and three of each in the cup", () => {
  const { row, cup, frames, order } = begun(config("II"));
  const [rome, carthage] = [powerOf("rome"), powerOf("carthage")];
  expect(order).toEqual([rome, carthage]);
  expect(cup.slice(0, 4)).toEqual([3, 3, 0, 0]);
  // Rome's marker is the first, and is being played; Carthage's lies in the second box.
  expect(frames.at(-1)).toMatchObject({ proc: "activation", power: rome });
  expect(row).toEqual([carthage]);
});

test("3.42 option, R34: only the first power of the initial order has a marker placed", () => {
  const { row, cup, frames, order } = begun(config("V", { format: "basicPlus", options: ["firstMarker"] }));
  expect(row).toEqual([]);
  expect(frames.find(({ proc }) => proc === "activation")).toMatchObject({ power: order[0] });
  expect(cup).toEqual([...[0, 1, 2, 3].map((power) => (power === order[0] ? 3 : 4)), 2]);
});

test("3.81: one objective for each power, chosen by chance and usable, in Basic II and Basic Plus; else none at first", () => {
  const hands = (format: string): number[] =>
    begun(config("V", { format })).objectives.hands.map(({ length }) => length);
  expect(["basic", "basic2", "basicPlus", "ultraBasic"].map(hands)).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
});
