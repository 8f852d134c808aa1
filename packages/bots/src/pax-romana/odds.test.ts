import { CAV, config, emptyRow, HI, LG, type OptionName, type Unit } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { expectedShifts, fighterOf, prospect, type Fighter } from "./odds.ts";

const OPEN = { walls: false, mountain: false, amphibious: false };

function army(have: readonly (readonly [Unit, number])[], tactics = 0, seen = at()): Fighter {
  const row = emptyRow();
  for (const [unit, n] of have) row[unit] = n;
  return fighterOf(seen, row, tactics);
}

/** A table with options, in a turn. */
const at = (turn = 1, options: readonly OptionName[] = []) => ({ turn, config: config("II", { options }) });

const HORSE = [
  [HI, 2],
  [CAV, 2],
] as const;
const FOOT = [[HI, 2]] as const;

test("10.51: a battle is better with more Battle Points, tactics and cavalry, and worse on bad ground", () => {
  const win = (own: Fighter, ground = OPEN): number => prospect(expectedShifts(at(), own, army(FOOT), ground, 0)).win;
  const even = win(army(FOOT));
  expect(win(army([[HI, 4]]))).toBeGreaterThan(even);
  expect(win(army(FOOT, 2))).toBeGreaterThan(even);
  expect(win(army(HORSE))).toBeGreaterThan(even);
  expect(win(army(FOOT), { ...OPEN, mountain: true })).toBeLessThan(even);
  expect(win(army(FOOT), { ...OPEN, amphibious: true })).toBeLessThan(even);
});

test("10.61, 10.62: cavalry gives no shifts at walls, in mountains, or to whoever lands", () => {
  const shifts = (ground: object): number => expectedShifts(at(), army(HORSE), army(FOOT), { ...OPEN, ...ground }, 0);
  expect(shifts({})).toBe(4);
  expect(shifts({ walls: true })).toBe(0);
  expect(shifts({ mountain: true })).toBe(-2);
  expect(shifts({ amphibious: true })).toBe(-2);
});

test("10.51: of a better leader one shift is left at walls, and Wall Points count for the defender", () => {
  expect(expectedShifts(at(), army(FOOT, 4), army(FOOT), { ...OPEN, walls: true }, 0)).toBe(1);
  expect(expectedShifts(at(), army(FOOT), army(FOOT), { ...OPEN, walls: true }, 5)).toBe(-2);
});

test("10.64, 10.65: what the table plays with counts: cavalry of legions, or legions of 5 BP", () => {
  const legions = [[LG, 2]] as const;
  const shifts = (seen: ReturnType<typeof at>): number =>
    expectedShifts(seen, army(legions, 0, seen), army([[HI, 2]], 0, seen), OPEN, 0);
  expect(shifts(at(3))).toBe(1);
  expect(shifts(at(3, ["legionaryCavalry"]))).toBe(2);
  expect(army(legions, 0, at(9, ["legionsWithoutCavalry"])).strength).toBe(10);
});

test("10.56: simplified rounding counts where the table plays with it", () => {
  const shifts = (seen: ReturnType<typeof at>): number =>
    expectedShifts(seen, army([[HI, 5]], 0, seen), army([[HI, 2]], 0, seen), OPEN, 0);
  expect([shifts(at()), shifts(at(1, ["simpleOdds"]))]).toEqual([2, 2]);
  const close = (seen: ReturnType<typeof at>): number =>
    expectedShifts(
      seen,
      army(
        [
          [HI, 2],
          [CAV, 1],
        ],
        0,
        seen,
      ),
      army([[HI, 2]], 0, seen),
      { ...OPEN, mountain: false },
      0,
    );
  expect([close(at()), close(at(1, ["simpleOdds"]))]).toEqual([1, 2]);
});
