import { expect, test } from "vitest";
import { GS, LG, UNITS } from "../data/index.ts";
import type { Event } from "../event.ts";
import { battlesIn } from "./battles.ts";

const row = (unit: number, n: number): number[] => UNITS.map((_, i) => (i === unit ? n : 0));

test("10.2: a battle is reported with its dice before and after shifts, losses of both sides and walls", () => {
  const events: Event[] = [
    { type: "battleOpened", space: 7, kind: "attack", attacker: 0, defender: 2, rule: "10.2" },
    { type: "battleRolled", battlePoints: [9, 4], dice: [2, 5], rule: "10.51" },
    { type: "shifted", dice: [5, 3], rule: "10.51" },
    { type: "losses", power: 0, space: 7, owner: 0, units: row(LG, 1), rule: "10.8" },
    { type: "flipped", owner: 0, space: 7, unit: LG, rule: "10.84" },
    { type: "eliminated", owner: 2, space: 7, units: row(LG, 3), rule: "10.8" },
    { type: "wallsLost", space: 7, walls: 2, left: 1, rule: "7.32" },
    { type: "battleEnded", space: 7, winner: "attacker", holds: true, rule: "10.2" },
  ];
  expect(battlesIn(events)).toEqual([
    {
      at: 0,
      node: 7,
      kind: "attack",
      sides: [0, 2],
      winner: "attacker",
      holds: true,
      battlePoints: [9, 4],
      dice: [2, 5],
      shifted: [5, 3],
      lost: [row(LG, 1), row(LG, 3)],
      reduced: [row(LG, 1), row(LG, 0)],
      walls: 2,
      fallen: [],
    },
  ]);
});

test("11.43: a naval battle has the ships both sides lost; what is under way is no report yet", () => {
  const events: Event[] = [
    {
      type: "navalBattle",
      node: 3,
      fleets: [1, 0],
      battlePoints: [4, 2],
      dice: [1, 6],
      result: "lost",
      winnerDie: 3,
      rule: "11.43",
    },
    { type: "sunk", owner: 1, node: 3, units: row(GS, 2), rule: "11.44" },
    { type: "sunk", owner: 0, node: 3, units: row(GS, 1), rule: "11.44" },
    { type: "battleOpened", space: 7, kind: "attack", attacker: 0, defender: 2, rule: "10.2" },
  ];
  expect(battlesIn(events)).toMatchObject([
    { kind: "sea", sides: [1, 0], winner: "defender", lost: [row(GS, 2), row(GS, 1)] },
  ]);
});
