import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import { newsIn } from "./news.ts";

const began = (power: number): Event => ({ type: "activationBegan", power, rule: "3.41" });
const ended = (power: number): Event => ({ type: "activationEnded", power, rule: "3.43" });
const drawn = (power: number): Event => ({ type: "markerDrawn", power, rule: "3.42" });
const phase = (letter: "F" | "G" | "I"): Event => ({ type: "phaseBegan", phase: letter, rule: "3.2" });
const rolled: Event = { type: "eventRolled", power: 1, dice: [5, 2], event: 5, rule: "16.12" };
const set: Event = { type: "moveBegan", power: 0, owner: 0, force: 0, node: 1, die: 4, mp: 7, rule: "9.12" };
const sacked: Event = {
  type: "sackRolled",
  power: 0,
  owner: 0,
  node: 2,
  die: 5,
  rating: 4,
  sacked: true,
  rule: "7.51",
};
const tried: Event = {
  type: "interceptionRolled",
  power: 0,
  owner: 0,
  from: 1,
  to: 2,
  dice: [3, 2],
  added: 3,
  success: false,
  rule: "10.32",
};
const weather = (what: "none" | "blown"): Event => ({
  type: "disaster",
  power: 0,
  node: 3,
  die: 5,
  what,
  toll: 0,
  rule: "11.21",
});
const lost: Event = { type: "fleetLost", owner: 0, node: 3, units: [], rule: "9.44" };

const told = (events: readonly Event[], from: number, powers: readonly number[]): unknown[] =>
  newsIn(events, from, powers).map((one) =>
    one.kind === "line" ? one.event.type : [one.chapter.kind, one.chapter.power],
  );

test("3.41, 16.12: everything others did and every event since an answer is told, also where nothing moved", () => {
  const events = [phase("F"), began(0), ended(0), drawn(1), began(1), ended(1), drawn(4), rolled, drawn(0)];
  expect(told(events, 3, [0])).toEqual([
    ["activation", 1],
    ["event", 1],
  ]);
});

test("3.44: that one let one's own marker lapse is no news, that another did is", () => {
  const lapsed = (power: number): Event => ({ type: "markerLapsed", power, rule: "3.44" });
  expect(told([phase("F"), drawn(0), lapsed(0), drawn(1), lapsed(1)], 0, [0])).toEqual([["lapse", 1]]);
});

test("7.51, 9.12, 11.21: of one's own Activation one is told what the dice said, fair weather apart", () => {
  const events = [phase("F"), began(0), set, weather("none"), weather("blown"), sacked];
  expect(told(events, 2, [0])).toEqual(["moveBegan", "disaster", "sackRolled"]);
  expect(told(events, 5, [0])).toEqual(["sackRolled"]);
});

test("10.32: what an interception threw is told while the Activation of the other goes on", () => {
  expect(told([phase("F"), began(1), set, tried], 3, [0])).toEqual(["interceptionRolled"]);
});

test("9.44: a phase is told where it brought something", () => {
  const events = [phase("F"), began(0), ended(0), phase("G"), lost, phase("I"), phase("F"), began(1)];
  expect(told(events, 3, [0])).toEqual([["phase", -1]]);
});

test("5.2, 7.41, 14.21: one is told what one wins and loses, not what passes between others", () => {
  const won: Event = { type: "controlChanged", province: 3, from: 1, to: 0, rule: "5.2" };
  const town: Event = { type: "captured", node: 2, owner: 0, from: 1, to: 0, rule: "7.41" };
  const steady = (power: number): Event => ({
    type: "stability",
    power,
    change: 1,
    level: 6,
    causes: ["provinces"],
    rule: "14.21",
  });
  const events = [phase("F"), began(0), town, won, steady(0), steady(1)];
  expect(told(events, 2, [0])).toEqual(["captured", "controlChanged", "stability"]);
  expect(told(events, 2, [2])).toEqual([]);
});

test("11.35: after a landing that failed one is told where the fleet had to go, not where one sails by one's own word", () => {
  const back: Event = { type: "regrouped", power: 0, owner: 0, to: 2, aboard: true, rule: "10.97" };
  const ashore: Event = { type: "regrouped", power: 0, owner: 0, to: 2, rule: "10.97" };
  const sailed: Event = { type: "sailed", power: 0, owner: 0, from: 2, to: 1, mp: 0, rule: "11.11" };
  expect(told([phase("F"), began(0), sailed, back, sailed], 2, [0])).toEqual(["sailed"]);
  expect(told([phase("F"), began(0), back, sailed], 3, [0])).toEqual([]);
  expect(told([phase("F"), began(0), ashore, sailed], 2, [0])).toEqual([]);
});

test("9.12: what a die gave for one's own march is told while it lasts, and no more once others have moved", () => {
  expect(told([phase("F"), drawn(0), began(0), set], 0, [0])).toEqual(["moveBegan"]);
  const over = [phase("F"), drawn(0), began(0), set, sacked, ended(0), drawn(1), began(1), ended(1), drawn(0)];
  expect(told(over, 0, [0])).toEqual(["sackRolled", ["activation", 1]]);
});

test("10.86: that one's own unit settled as a garrison is news, while the phase lasts and once it is over", () => {
  const settled: Event = { type: "settled", power: 0, node: 1, unit: 1, n: 1, rule: "10.86" };
  const manpower: Event = { type: "phaseBegan", phase: "E", rule: "3.2" };
  expect(told([manpower, settled], 0, [0])).toEqual(["settled"]);
  expect(told([manpower, settled], 0, [1])).toEqual([]);
  expect(told([manpower, settled, phase("F")], 0, [0])).toEqual([["phase", -1]]);
});
