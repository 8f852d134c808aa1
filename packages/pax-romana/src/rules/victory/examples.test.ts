/** Worked examples of chapter 15 of the book, and its objectives letter by letter. */
import { expect, test } from "vitest";
import { CITY, data, OBJECTIVES, POWERS, TOWN, type PowerName } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { setWorks } from "../../state/works.ts";
import { position, powerOf } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { income } from "../economy/income.ts";
import { gopOf } from "./points.ts";
import { victoryPhase } from "./victory-phase.ts";

const phase = (state: State): Table => new Table(state, [victoryPhase], { proc: "victoryPhase" });
const scoredBy = (table: Table, name: PowerName) => table.told("scored").find(({ power }) => power === powerOf(name))!;

/** Provinces for each power, without a whole Territory. */
function controlling(counts: Readonly<Record<PowerName, number>>): State {
  const state = position("V");
  for (const [name, wanted] of Object.entries(counts)) {
    const power = powerOf(name as PowerName);
    for (let province = 0; province < state.control.length && gopOf(state, power) < wanted; province++) {
      if (state.control[province] !== -1 || data.map.spacesOf[province]!.length === 0) continue;
      const before = gopOf(state, power);
      state.control[province] = power;
      if (gopOf(state, power) !== before + 1) state.control[province] = -1;
    }
  }
  return state;
}

test("15.23 example: at the end of turn III Greece and the East have 8 provinces, Carthage 6, Rome 4", () => {
  const state = controlling({ greece: 8, east: 8, carthage: 6, rome: 4 });
  state.turn = 3;
  for (const power of state.powers) power.victoryPoints = 10;
  const table = phase(state);
  expect(POWERS.map((name) => scoredBy(table, name).gop)).toEqual([4, 6, 8, 8]);
  // Rome has the fewest; Carthage is third; Greece and the East share 7 and 4, and the half is dropped.
  expect(POWERS.map((name) => scoredBy(table, name).forGop)).toEqual([0, 2, 5, 5]);
  // The tracks are adjusted: nobody has built anything, so that all share 5, 3 and 1 VP besides.
  expect(state.powers.map(({ victoryPoints }) => victoryPoints)).toEqual([12, 14, 17, 17]);
});

/** Cities and Towns at full strength, wherever. */
function built(works: Readonly<Record<PowerName, readonly [cities: number, towns: number]>>): State {
  const state = position("V");
  let space = 0;
  for (const [name, numbers] of Object.entries(works)) {
    for (const [i, kind] of [CITY, TOWN].entries())
      for (let n = 0; n < numbers[i]!; n++)
        setWorks(state, space++, {
          owner: powerOf(name as PowerName),
          works: kind,
          walls: data.units.works[kind]!.walls,
        });
  }
  return state;
}

test("15.33 example: 3 Cities and 3 Towns, 1 and 4, 2 and 1, 1 and 2", () => {
  const state = built({ greece: [3, 3], east: [1, 4], rome: [2, 1], carthage: [1, 2] });
  const table = phase(state);
  expect(POWERS.map((name) => scoredBy(table, name).cvp)).toEqual([7, 5, 12, 7]);
  // Greece gets 5, Carthage nothing; Rome and the East divide the 4 VP of the second and third place.
  expect(POWERS.map((name) => scoredBy(table, name).forCvp)).toEqual([2, 0, 5, 2]);
});

test("15.12: with two powers one rises and one falls; without a difference nothing happens", () => {
  const levels = (...provinces: readonly string[]): number[] => {
    const state = position("II", { settled: true, stability: { rome: 0, carthage: 0 } });
    for (const id of provinces) state.control[data.map.provinceOf.get(id)!] = powerOf("rome");
    return phase(state)
      .state.powers.slice(0, 2)
      .map(({ stability }) => stability);
  };
  // Rome holds its three Home Provinces, Carthage four; nobody has built anything.
  expect(levels()).toEqual([-1, 1]);
  expect(levels("narbonensis")).toEqual([0, 0]);
  expect(levels("narbonensis", "aquitania")).toEqual([1, -1]);
});

test("15.49 L: in a tie for the fullest treasury nobody is the richest", () => {
  const richest = OBJECTIVES.indexOf("L");
  const collect = (treasury: Partial<Record<PowerName, number>>): Table => {
    const state = position("V", { settled: true, treasury });
    for (const hand of state.objectives.hands) hand.push(richest);
    return new Table(state, [income], { proc: "income" });
  };
  const { state } = collect({ rome: 90, carthage: 0 }).take("rome", { type: "keepSilent" });
  const [rome, carthage] = state.powers.map(({ treasury }) => treasury) as [number, number];
  expect(collect({ rome: 90, carthage: rome - carthage }).isOpen).toBe(false);
  expect(collect({ rome: 90, carthage: rome - carthage + 1 }).who).toEqual([powerOf("carthage")]);
});

test("15.49 N: the Sicilies, Germania, the Chersonese, and Rhodes only with Crete bring 2 VP each", () => {
  const collector = OBJECTIVES.indexOf("N");
  const vp = (...territories: readonly string[]): number => {
    const state = position("V");
    const { map } = data;
    for (const id of territories)
      for (const province of map.provincesOf[map.territoryNumbers.get(id)!]!)
        state.control[province] = powerOf("greece");
    state.objectives.shown[powerOf("greece")] = [collector];
    return scoredBy(phase(state), "greece").forObjectives;
  };
  expect([vp("rhodes"), vp("crete"), vp("rhodes", "crete"), vp("sicilies")]).toEqual([0, 0, 2, 2]);
  expect(vp("sicilies", "germania", "chersonese", "rhodes", "crete")).toBe(8);
});

test("15.41, 15.49: the twenty markers, letter by letter: how many, and what they bring Rome, Carthage, Greece and the East", () => {
  const list = data.charts.objectives.map(({ count, award }, i) => `${OBJECTIVES[i]} ${count}: ${award.join(" ")}`);
  expect(list).toEqual([
    "A 2: 8 8 4 4",
    "B 2: 8 8 8 0",
    "C 2: 8 4 8 8",
    "D 1: 6 6 6 3",
    "E 2: 3 6 6 6",
    "F 1: 6 6 0 6",
    "G 1: 4 4 4 4",
    "H 2: 4 8 4 8",
    "I 1: 4 4 4 4",
    "J 1: 6 3 6 6",
    "K 2: 6 6 6 6",
    "L 1: 3 3 3 3",
    "M 1: 3 3 3 3",
    "N 1: 2 2 2 2",
  ]);
});
