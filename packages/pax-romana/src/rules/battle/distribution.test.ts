import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import {
  CAV,
  data,
  HI,
  HI_REDUCED,
  LG,
  LG_REDUCED,
  LI,
  MHI,
  MIL,
  MLI,
  NONE,
  ROME,
  type Unit,
} from "../../data/index.ts";
import { distributionsOf, type Distribution } from "../../testing/oracles/battle.ts";
import { flipsFor, numbersFor, type LossLine } from "./distribution.ts";

const { units } = data;

const line = (unit: Unit, count: number, kind: "moving" | "standing" = "moving"): LossLine => ({
  kind,
  owner: ROME,
  unit,
  count,
  absorbs: units.absorbs[unit]!,
  flipAbsorbs: units.flipAbsorbs[unit]!,
  reduced: units.reduced[unit]!,
});
const walls = (count: number): LossLine => ({
  kind: "walls",
  owner: ROME,
  unit: NONE,
  count,
  absorbs: 2,
  flipAbsorbs: 0,
  reduced: NONE,
});

/** All ends the questions lead to. */
function endsOf(lines: readonly LossLine[], need: number, taken: readonly number[] = []): Distribution[] {
  if (taken.length === lines.length) return flipsFor(lines, need, taken).map((flip) => ({ taken, flip }));
  return numbersFor(lines, need, taken, taken.length).flatMap((n) => endsOf(lines, need, [...taken, n]));
}

test("10.53: three HI that need four lose one and flip another, absorbing five", () => {
  expect(endsOf([line(HI, 3)], 4)).toEqual([{ taken: [1], flip: 0 }]);
});

test("10.81: two legions that need one flip one; then the reduced one dies", () => {
  expect(endsOf([line(LG, 2)], 1)).toEqual([{ taken: [0], flip: 0 }]);
  expect(endsOf([line(LG_REDUCED, 1), line(LG, 1)], 1)).toEqual([{ taken: [1, 0], flip: -1 }]);
  expect(endsOf([line(LG_REDUCED, 1), line(LG, 1)], 2)).toEqual([{ taken: [1, 0], flip: -1 }]);
});

test("10.82: HI flip for up to two, mercenaries never", () => {
  expect(endsOf([line(HI, 2)], 2)).toEqual([{ taken: [0], flip: 0 }]);
  expect(endsOf([line(HI_REDUCED, 1), line(HI, 1)], 1)).toEqual([{ taken: [1, 0], flip: -1 }]);
  expect(endsOf([line(MHI, 2)], 1)).toEqual([{ taken: [1], flip: -1 }]);
});

test("10.83: more than two BP on one unit eliminate it", () => {
  expect(endsOf([line(HI, 2)], 3)).toEqual([{ taken: [1], flip: -1 }]);
  expect(endsOf([line(LG, 2)], 3)).toEqual([{ taken: [1], flip: -1 }]);
});

test("10.84: five HI that need four lose one and flip one, not two flips (R76)", () => {
  expect(endsOf([line(HI, 5)], 4)).toEqual([{ taken: [1], flip: 0 }]);
});

test("7.32: one LI in a City that needs three: two walls, or the LI and one wall (R75)", () => {
  expect(endsOf([walls(2), line(LI, 1)], 3)).toEqual([
    { taken: [1, 1], flip: -1 },
    { taken: [2, 0], flip: -1 },
  ]);
});

test("10.52: whatever exceeds the force takes all of it", () => {
  expect(endsOf([line(LI, 2), line(HI, 1)], 9)).toEqual([{ taken: [2, 1], flip: -1 }]);
});

test("10.82, 10.86: HI and a reduced one that need two flip the HI: the reduced one goes for one BP only (R413)", () => {
  expect(endsOf([line(HI_REDUCED, 1), line(HI, 1)], 2)).toEqual([{ taken: [0, 0], flip: 1 }]);
  expect(endsOf([line(HI_REDUCED, 1), line(HI, 2)], 1)).toEqual([{ taken: [1, 0], flip: -1 }]);
});

test("10.84: three HI and a reduced one that need five lose one and flip one, not a BP more (R413)", () => {
  expect(endsOf([line(HI_REDUCED, 1), line(HI, 3)], 5)).toEqual([{ taken: [0, 1], flip: 1 }]);
  // The fourth BP is one that the reduced unit owes.
  expect(endsOf([line(HI_REDUCED, 1), line(HI, 3)], 4)).toEqual([{ taken: [1, 1], flip: -1 }]);
});

test("10.81: three legions and a reduced one that need five or six: one legion, and the reduced one", () => {
  for (const need of [5, 6])
    expect(endsOf([line(LG_REDUCED, 1), line(LG, 3)], need)).toEqual([{ taken: [1, 1], flip: -1 }]);
});

test("10.81, 10.82: reduced units of the other sort do not matter to a flip (R153)", () => {
  expect(endsOf([line(HI_REDUCED, 1), line(LG, 1)], 2)).toEqual([{ taken: [0, 0], flip: 1 }]);
  expect(endsOf([line(LG_REDUCED, 1), line(HI, 1)], 1)).toEqual([
    { taken: [0, 0], flip: 1 },
    { taken: [1, 0], flip: -1 },
  ]);
});

/** What the questions lead to is compared with what the sentences of the rules allow. */
function compare(lines: readonly LossLine[], need: number): void {
  const found = endsOf(lines, need).map((end) => JSON.stringify(end));
  const legal = distributionsOf(lines, need).map((end) => JSON.stringify(end));
  const what = () => `${need} of ${lines.map(({ kind, unit, count }) => `${kind} ${unit} x${count}`).join(", ")}`;
  expect(legal.length, what()).toBeGreaterThan(0);
  expect(found.toSorted(), what()).toEqual(legal.toSorted());
}

const capacityOf = (lines: readonly LossLine[]): number =>
  lines.reduce((sum, { count, absorbs }) => sum + count * absorbs, 0);

test("10.52: the questions lead to every legal distribution and to no other, in armies of two sorts (R153)", () => {
  const bodies = [
    ...[1, 2].map((n) => walls(n)),
    ...[LI, HI_REDUCED, LG_REDUCED, MHI, HI, LG].flatMap((unit) => [1, 2, 3].map((n) => line(unit, n))),
  ];
  for (const one of bodies) {
    for (const two of bodies) {
      if (two.unit <= one.unit) continue;
      for (let need = 1; need <= capacityOf([one, two]) + 1; need++) compare([one, two], need);
    }
  }
});

test("10.52: the questions lead to every legal distribution and to no other, in armies of many sorts (R153)", () => {
  const chance = new FastChance("losses");
  const sorts = [MIL, LI, MLI, CAV, HI_REDUCED, LG_REDUCED, MHI, HI, LG];
  for (let round = 0; round < 1500; round++) {
    const lines: LossLine[] = chance.below(3) === 0 ? [walls(1 + chance.below(2))] : [];
    for (const unit of sorts) {
      for (const kind of ["moving", "standing"] as const) {
        if (chance.below(kind === "moving" ? 3 : 7) === 0) lines.push(line(unit, 1 + chance.below(3), kind));
      }
    }
    if (lines.length === 0 || lines.length > 5) continue;
    // 10.65: legions of 5 BP.
    if (chance.below(3) === 0) lines.forEach((one, i) => one.unit === LG && (lines[i] = { ...one, absorbs: 5 }));
    compare(lines, 1 + chance.below(capacityOf(lines)));
  }
});
