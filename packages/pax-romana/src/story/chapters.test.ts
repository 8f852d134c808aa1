import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import { chaptersIn, unseenFrom } from "./chapters.ts";

const turn: Event = { type: "turnBegan", turn: 2, rule: "3.2" };
const phase = (letter: "E" | "F" | "G"): Event => ({ type: "phaseBegan", phase: letter, rule: "3.2" });
const drawn = (power: number): Event => ({ type: "markerDrawn", power, rule: "3.42" });
const paid = (power: number): Event => ({ type: "talents", power, change: -1, rule: "3.44" });
const began = (power: number): Event => ({ type: "activationBegan", power, rule: "3.41" });
const ended = (power: number): Event => ({ type: "activationEnded", power, rule: "3.43" });
const lapsed = (power: number): Event => ({ type: "markerLapsed", power, rule: "3.44" });
const planned: Event = { type: "planLocked", power: 1, kind: "manpower", rule: "6.2" };
const rolled: Event = { type: "eventRolled", power: 0, dice: [5, 2], event: 5, rule: "16.12" };

const kinds = (events: readonly Event[]): unknown[] =>
  chaptersIn(events).map(({ kind, power, from, done }) => [kind, power, from, done]);

test("3.42, 3.44: a marker, its price and what it opens are one chapter", () => {
  expect(kinds([turn, phase("F"), paid(0), began(0), ended(0), drawn(1), paid(1), began(1), ended(1)])).toEqual([
    ["activation", 0, 0, true],
    ["activation", 1, 5, true],
  ]);
});

test("3.2, 3.44, 16.12: phases, lapsed markers and events have chapters of their own; the last may still go on", () => {
  expect(
    kinds([planned, turn, phase("E"), planned, phase("F"), lapsed(0), drawn(4), rolled, drawn(1), paid(1), began(1)]),
  ).toEqual([
    ["setup", -1, 0, true],
    ["phase", -1, 1, true],
    ["lapse", 0, 4, true],
    ["event", 0, 6, true],
    ["activation", 1, 8, false],
  ]);
});

test("what somebody has not seen begins after his last Activation", () => {
  const chapters = chaptersIn([turn, phase("F"), began(0), ended(0), began(1), ended(1), phase("G"), planned]);
  expect(unseenFrom(chapters, [0])).toBe(1);
  expect(unseenFrom(chapters, [1])).toBe(2);
  expect(unseenFrom(chapters, [2])).toBe(0);
  expect(unseenFrom(chaptersIn([began(0), ended(0), began(0)]), [0])).toBe(1);
});
