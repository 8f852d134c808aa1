import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { data, HI, HI_REDUCED, LG, LG_REDUCED, LI, MHI, type Unit } from "../../data/index.ts";
import { distributionsOf, type Distribution } from "../../testing/oracles/battle.ts";
import { capacityOf, flipsFor, numbersFor, type Due, type LossLine } from "./distribution.ts";
import { duesOf } from "./dues.ts";
import { sharesOf } from "./loss-calls.ts";

const line = (unit: Unit, count: number, owner: number): LossLine => ({
  kind: "moving",
  owner,
  unit,
  count,
  absorbs: data.units.absorbs[unit]!,
  flipAbsorbs: data.units.flipAbsorbs[unit]!,
  reduced: data.units.reduced[unit]!,
});

/** What is owed by parts, each of them some lines, by their Battle Points. */
function owedBy(parts: readonly (readonly LossLine[])[], need: number): Due[] {
  let end = 0;
  const ends = parts.map(({ length }) => (end += length));
  return duesOf(parts.flat(), need, ends, sharesOf(need, parts.map(capacityOf)));
}

const points = (parts: readonly (readonly LossLine[])[], need: number): number[] =>
  owedBy(parts, need).map((due) => due.points);

test("10.84, R448: of two allies with heavy infantry one reduces a unit, and what both lose is what one would", () => {
  const allies = [[line(HI, 5, 0)], [line(HI, 5, 1)]];
  expect([1, 2, 3, 4, 5, 6].map((need) => points(allies, need))).toEqual([
    [2, 0],
    [2, 0],
    [3, 0],
    [3, 2],
    [3, 2],
    [3, 3],
  ]);
});

test("10.53, R448: nobody reduces a unit for what light infantry of an ally can take exactly", () => {
  expect(points([[line(LI, 2, 0)], [line(HI, 1, 1)]], 2)).toEqual([2, 0]);
  expect(points([[line(HI, 3, 0)], [line(LI, 9, 1)]], 4)).toEqual([2, 2]);
});

function endsOf(lines: readonly LossLine[], need: number, dues: readonly Due[], taken: number[] = []): Distribution[] {
  if (taken.length === lines.length) return flipsFor(lines, need, taken, dues).map((flip) => ({ taken, flip }));
  return numbersFor(lines, need, taken, taken.length, dues).flatMap((n) => endsOf(lines, need, dues, [...taken, n]));
}

test("10.53, 10.84, R448: whatever allies answer, one owner of all their units might have lost the same, and no less", () => {
  const chance = new FastChance("allies");
  const sorts = [LI, HI_REDUCED, LG_REDUCED, MHI, HI, LG];
  for (let round = 0; round < 1500; round++) {
    const parts = Array.from({ length: 2 + chance.below(2) }, (_, owner) =>
      sorts.flatMap((unit) => (chance.below(3) === 0 ? [line(unit, 1 + chance.below(2), owner)] : [])),
    ).filter(({ length }) => length > 0);
    const lines = parts.flat();
    if (parts.length < 2 || lines.length > 5) continue;
    const need = 1 + chance.below(capacityOf(lines));
    const dues = owedBy(parts, need);
    const what = JSON.stringify({ need, dues, lines });
    const legal = distributionsOf(lines, need);
    const names = legal.map((end) => JSON.stringify(end));
    const found = endsOf(lines, need, dues);
    expect(found.length, what).toBeGreaterThan(0);
    for (const end of found) expect(names, what).toContain(JSON.stringify(end));
    const lost = ({ taken, flip }: Distribution): number =>
      taken.reduce((sum, n, i) => sum + n * lines[i]!.absorbs, lines[flip]?.flipAbsorbs ?? 0);
    expect(new Set(found.map(lost)), what).toEqual(new Set([Math.min(...legal.map(lost))]));
  }
});
