import { expect, test } from "vitest";
import type { Event } from "../event.ts";
import { accountsIn } from "./accounts.ts";

const turn = (n: number): Event => ({ type: "turnBegan", turn: n, rule: "3.2" });
const phase = (letter: "F" | "G" | "H" | "I"): Event => ({ type: "phaseBegan", phase: letter, rule: "3.2" });
const scored = (power: number, gop: number, cvp: number, [forGop, forCvp, forObjectives]: number[]): Event[] => [
  { type: "points", power, change: forGop! + forCvp! + forObjectives!, rule: "15.11" },
  {
    type: "scored",
    power,
    gop,
    cvp,
    forGop: forGop!,
    forCvp: forCvp!,
    forObjectives: forObjectives!,
    rule: "15.11",
  },
];
const shown: Event = { type: "objectiveShown", power: 1, objective: 12, rule: "15.48" };
const stability: Event = { type: "stability", power: 1, change: 1, level: 4, causes: ["points"], rule: "15.12" };

test("15.11: the account of a turn has points by source, places before and after, and what followed", () => {
  const first = [phase("H"), ...scored(0, 9, 2, [7, 0, 0]), ...scored(1, 5, 6, [0, 4, 0]), phase("I")];
  const second = [phase("H"), shown, ...scored(0, 4, 2, [0, 0, 0]), ...scored(1, 5, 6, [7, 4, 3]), stability];
  const events: Event[] = [
    turn(1),
    phase("F"),
    { ...stability, change: -1, level: 3 },
    ...first,
    { type: "playOrder", order: [1, 0], rule: "3.42" },
    turn(2),
    phase("F"),
    phase("G"),
    ...second,
  ];
  const [one, two] = accountsIn(events);
  expect(one).toMatchObject({ turn: 1, order: [1, 0], events: [] });
  expect(one!.lines.map(({ power, gained, place }) => [power, gained, place])).toEqual([
    [0, 7, 1],
    [1, 4, 2],
  ]);
  expect(two).toMatchObject({ turn: 2, order: [], events: [shown, stability] });
  expect(two!.lines).toMatchObject([
    { power: 1, gained: 14, total: 18, byGop: 1, byCvp: 1, place: 1, placeBefore: 2, forObjectives: 3 },
    { power: 0, gained: 0, total: 7, byGop: 2, byCvp: 2, place: 2, placeBefore: 1 },
  ]);
});

test("15.11: where no turn has been counted there is no account", () => {
  expect(accountsIn([turn(1), phase("F"), phase("G")])).toEqual([]);
});
