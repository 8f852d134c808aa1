import type { Event, View } from "@ara/pax";
import { expect, test } from "vitest";
import type { Moment } from "./outline.ts";
import { actorOf, decidersAt, eventsBetween } from "./moment.ts";

const log: readonly Event[] = [
  { type: "aurei", seat: 1, change: 2, rule: "3.11" },
  { type: "collected", legion: 0, cards: [] },
  { type: "laid", legion: 0, card: 0 },
];
const moment = (at: number, event: number): Moment => ({
  at,
  event,
  log,
  view: {} as View,
  by: 1,
  did: "end",
  reason: null,
  toAct: [0],
});

test("what flies is what is told between two moments, one step on", () => {
  expect(eventsBetween(moment(4, 0), moment(4, 1))).toEqual([log[1]]);
  expect(eventsBetween(moment(4, 2), moment(5, 0))).toEqual([log[0]]);
  expect(eventsBetween(moment(4, 2), moment(5, 2))).toEqual(log);
});

test("nothing flies back, or far", () => {
  expect(eventsBetween(moment(4, 2), moment(4, 1))).toEqual([]);
  expect(eventsBetween(moment(4, 1), moment(5, 0))).toEqual([]);
  expect(eventsBetween(moment(4, 2), moment(6, 0))).toEqual([]);
});

test("whoever does what is told is known, where somebody does it", () => {
  expect([actorOf(moment(4, 0)), actorOf(moment(4, 1))]).toEqual([1, null]);
});

test("nobody has to decide before all of a decision is told", () => {
  expect([decidersAt(moment(4, 1)), decidersAt(moment(4, 2))]).toEqual([[], [0]]);
});
