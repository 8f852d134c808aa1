import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import type { StabilityCause } from "../state/events.ts";
import { turnedIn } from "./turned.ts";

const turn = (n: number): Event => ({ type: "turnBegan", turn: n, rule: "3.2" });
const phase = (letter: "A" | "B" | "F" | "G" | "H"): Event => ({ type: "phaseBegan", phase: letter, rule: "3.2" });
const stability = (power: number, change: number, level: number, causes: StabilityCause[] = ["points"]): Event => ({
  type: "stability",
  power,
  change,
  level,
  causes,
  rule: "14.2",
});
const points = (power: number, change: number): Event => ({ type: "points", power, change, rule: "15.11" });
const income = (power: number): Event => ({
  type: "incomeCollected",
  power,
  provinces: 4,
  territories: 2,
  works: 1,
  mines: 0,
  byRhodes: 1,
  rule: "6.11",
});
const paid = (power: number, talents: number): Event => ({
  type: "maintenancePaid",
  power,
  talents,
  squadrons: 1,
  heavies: 0,
  rule: "6.41",
});
const first = [turn(1), phase("A"), income(0), phase("F"), stability(0, -1, 5), points(0, 2)];

test("3.2: between two turns Stability with its causes, points, income and upkeep are summed for each power", () => {
  const events = [
    ...first,
    phase("G"),
    stability(0, -2, 3, ["army"]),
    phase("H"),
    points(0, 3),
    points(0, 1),
    stability(0, 1, 4),
    points(1, 7),
    turn(2),
    phase("A"),
    income(0),
    phase("B"),
    paid(0, 3),
  ];
  const told = { power: 0, stability: { from: 5, to: 4, causes: ["army", "points"] }, points: 4, income: 8, upkeep: 3 };
  expect(turnedIn(events, [0, 1])).toEqual([
    told,
    { power: 1, stability: null, points: 7, income: null, upkeep: null },
  ]);
  // What Activations bring is no part of it.
  expect(turnedIn([...events, phase("F"), points(0, 9)], [0])).toEqual([told]);
});

test("3.2: in the first turn nothing is over yet", () => {
  expect(turnedIn(first, [0])).toEqual([]);
});
