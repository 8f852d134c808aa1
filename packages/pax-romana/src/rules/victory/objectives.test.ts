import { ScriptedChance } from "@ara/kernel";
import { expect, test } from "vitest";
import type { Event } from "../../event.ts";
import { CARTHAGE, data, EAST, GREECE, OBJECTIVES, ROME } from "../../data/index.ts";
import { pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import {
  awardOf,
  dealObjectives,
  drawObjective,
  objectivePrice,
  returnObjective,
  showObjective,
  unseenBy,
} from "./objectives.ts";
import { standingOf } from "./standing.ts";
import { victoryPhase } from "./victory-phase.ts";

const marker = (letter: (typeof OBJECTIVES)[number]): number => OBJECTIVES.indexOf(letter);
const phase = (state: State): Table => new Table(state, [victoryPhase], { proc: "victoryPhase" });

test("15.43: a marker costs 1, 2 or 3 Talents by Stability; nobody buys a fourth, shown ones counted, or one from an empty pool", () => {
  const price = (stability: number, change: (state: State) => void = () => {}): number => {
    const state = position("V", { config: { format: "ultraBasic" }, stability: { rome: stability } });
    change(state);
    return objectivePrice(state, ROME);
  };
  expect([price(5), price(-2), price(-9)]).toEqual([1, 2, 3]);
  const two = [marker("A"), marker("C")];
  expect(price(5, ({ objectives }) => objectives.hands[ROME]!.push(...two))).toBe(1);
  const three = ({ objectives: { hands, shown } }: State): void => {
    hands[ROME]!.push(...two);
    shown[ROME]!.push(marker("E"));
  };
  expect(price(5, three)).toBe(Infinity);
  expect(price(5, ({ objectives }) => (objectives.pool = []))).toBe(Infinity);
  expect(objectivePrice(position("V", { config: { format: "basic2" } }), ROME)).toBe(Infinity);
});

test("15.44, 15.47: a marker is drawn from those the power can use; where there is none it draws none", () => {
  const state = position("V");
  state.objectives.pool = ["B", "C", "B", "K"].map((letter) => marker(letter as "B"));
  const events: Event[] = [];
  const draw = (): void => drawObjective(state, EAST, new ScriptedChance([1, 0]), (event) => events.push(event));
  draw();
  expect(state.objectives.hands[EAST]).toEqual([marker("K")]);
  expect(state.objectives.pool).toEqual([marker("B"), marker("C"), marker("B")]);
  state.objectives.pool = [marker("B")];
  draw();
  expect([state.objectives.hands[EAST]!.length, state.objectives.pool.length]).toEqual([1, 1]);
  expect(events).toMatchObject([{ type: "objectiveDrawn", power: EAST }]);
});

test("3.81, 15.47: a power for which the pool has no objective is dealt none", () => {
  const state = position("V", { config: { format: "basic2" } });
  state.order = [EAST, ROME, CARTHAGE, GREECE];
  state.objectives.hands = [[], [], [], []];
  state.objectives.pool = [marker("B"), marker("B"), marker("B"), marker("B")];
  dealObjectives(state);
  expect(state.objectives.hands).toEqual([[marker("B")], [marker("B")], [marker("B")], []]);
  expect(state.objectives.pool).toEqual([marker("B")]);
});

test("15.45, 15.46: whoever has seen a marker knows it until it is turned over or goes back; nobody turns over what he has not", () => {
  const state = position("V");
  const { objectives } = state;
  objectives.hands[ROME] = [marker("A"), marker("C"), marker("C")];
  const known = objectives.known[pairOf(ROME, GREECE)]!;
  known.push(marker("C"), marker("A"));
  expect(unseenBy(state, ROME, GREECE)).toEqual([marker("C")]);
  expect(unseenBy(state, ROME, EAST)).toHaveLength(3);
  expect(objectives.hands[ROME]).toHaveLength(3);
  showObjective(state, ROME, marker("C"), () => {});
  expect([objectives.shown[ROME], known]).toEqual([[marker("C")], [marker("A")]]);
  const pool = objectives.pool.length;
  returnObjective(state, ROME, marker("A"), false);
  expect([known, objectives.hands[ROME], objectives.pool.length - pool]).toEqual([[], [marker("C")], 1]);
  for (const letter of ["A", "N"] as const) {
    showObjective(state, ROME, marker(letter), () => {});
    returnObjective(state, ROME, marker(letter), true);
  }
  expect([objectives.shown[ROME], objectives.hands[ROME], objectives.pool.length - pool]).toEqual([
    [marker("C")],
    [marker("C")],
    1,
  ]);
});

test("15.49 A to J: every place of the list is needed, and all of them are enough", () => {
  for (const [objective, { control, award }] of data.charts.objectives.entries()) {
    if (control === undefined) continue;
    const territories = control.territories.flatMap((territory) => data.map.provincesOf[territory]!);
    const provinces = [...territories, ...control.provinces];
    const spaces = [...new Set([...provinces.flatMap((province) => data.map.spacesOf[province]!), ...control.spaces])];
    // Carthage holds them all; then Greece takes a place.
    const given = (lost: readonly number[]): State => {
      const owners = spaces.map((node) => (lost.includes(node) ? "greece" : "carthage"));
      const pieces = spaces.map((node, i) => [`${owners[i]} ${data.map.ids[node]}`, { LI: 1 }]);
      return position("V", { settled: true, pieces: Object.fromEntries(pieces) });
    };
    expect(awardOf(given([]), CARTHAGE, objective)).toBe(award[CARTHAGE]);
    for (const province of provinces) expect(awardOf(given(data.map.spacesOf[province]!), CARTHAGE, objective)).toBe(0);
    for (const space of control.spaces) expect(awardOf(given([space]), CARTHAGE, objective)).toBe(0);
  }
});

/** Rome holds Tripolitania, a Home Province of Carthage (15.49 M). */
function invaded(shown: readonly (typeof OBJECTIVES)[number][], isHeld = true): State {
  const spaces = data.map.spacesOf[data.map.provinceOf.get("tripolitania")!]!;
  const pieces = spaces.map((node) => [`rome ${data.map.ids[node]}`, { LI: 1 }]);
  const state = position("V", { settled: true, pieces: isHeld ? Object.fromEntries(pieces) : {} });
  state.objectives.shown[ROME] = shown.map(marker);
  return state;
}

test("15.42, 15.11: GOP of objectives count for the standing, VP of objectives are added to those for the standings", () => {
  const scored = (state: State): object => {
    const { gop, forGop, forCvp, forObjectives } = phase(state)
      .told("scored")
      .find(({ power }) => power === ROME)!;
    expect(state.powers[ROME]!.victoryPoints).toBe(forGop + forCvp + forObjectives);
    return { gop, forObjectives };
  };
  const { gop } = scored(invaded([])) as { gop: number };
  expect(scored(invaded(["M"]))).toEqual({ gop, forObjectives: 3 });
  expect(scored(invaded(["M"], false))).toMatchObject({ forObjectives: 0 });
});

test("15.46: L, M and N go back only when they were used", () => {
  expect(phase(invaded(["M", "C"])).state.objectives.shown[ROME]).toEqual([marker("C")]);
  const kept = phase(invaded(["M"], false));
  expect(kept.state.objectives.shown[ROME]).toEqual([marker("M")]);
  expect(kept.told("objectiveReturned")).toEqual([]);
});

test("15.48: two of one letter are claimed one by one; whoever claims what he does not fulfil is told so", () => {
  const state = invaded([]);
  state.objectives.hands[ROME] = [marker("M"), marker("M"), marker("A")];
  const table = phase(state);
  expect(table.refusal("rome", { type: "show", kind: "A" })).toBe("objective.notFulfilled 15.48");
  expect(table.refusal("rome", { type: "pass" })).not.toContain("objective.notFulfilled");
  expect(table.choices("rome", "kind")).toEqual(["M"]);
  table.take("rome", { type: "show", kind: "M" });
  expect(table.choices("rome", "kind")).toEqual(["M"]);
  table.take("rome", { type: "show", kind: "M" });
  expect(table.options("rome")).toEqual([{ type: "lock" }]);
});

test("15.49 L, R108: how a game stands does not count a hidden L: it is earned in the Income Phase", () => {
  const state = invaded([]);
  state.objectives.hands[ROME] = [marker("L")];
  expect(standingOf(state).scored.find(({ power }) => power === ROME)!.forObjectives).toBe(0);
});
