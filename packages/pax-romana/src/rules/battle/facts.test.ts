import { FastChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { CAV, data, HI, HI_REDUCED, LG, LG_REDUCED, LI, MHI, NONE, ROME, type Unit } from "../../data/index.ts";
import { distributionsOf, edgeBySentences, oddsByChart, type Distribution } from "../../testing/oracles/battle.ts";
import { position } from "../../testing/position.ts";
import { edgeOver, legionaryCavalry, negate, NO_HORSE } from "./cavalry.ts";
import { flipsFor, numbersFor, type LossLine } from "./distribution.ts";
import { lossesAt, oddsShifts, simpleOddsShifts } from "./odds.ts";
import { netShifts, shiftsOf, type BattleFacts } from "./shifts.ts";

const { charts, units } = data;

test("10.51: ratios go to the nearest printed one, exact midpoints down (R72)", () => {
  const cases = [
    [12, 6, 2],
    [11, 6, 2],
    [10, 6, 1],
    [26, 10, 3],
    [25, 10, 2],
    [21, 11, 2],
    [12, 10, 0],
    [15, 14, 0],
    [5, 0, 10],
    [0, 0, 0],
  ] as const;
  for (const [larger, smaller, shifts] of cases) expect(oddsShifts(charts, larger, smaller)).toBe(shifts);
  for (let smaller = 0; smaller <= 120; smaller++) {
    for (let larger = smaller; larger <= 120; larger++) {
      expect(oddsShifts(charts, larger, smaller), `${larger}:${smaller}`).toBe(oddsByChart(larger, smaller));
    }
  }
});

test("10.56: with simplified rounding any superiority is one shift, then the whole ratio", () => {
  expect([11, 20, 26, 30, 45].map((larger) => simpleOddsShifts(charts, larger, 10))).toEqual([1, 2, 2, 3, 4]);
  expect(simpleOddsShifts(charts, 10, 10)).toBe(0);
});

test("10.56: the table chooses between both ways of counting odds", () => {
  const net = (options: readonly "simpleOdds"[]) =>
    netShifts(shiftsOf(position("II", { config: { options } }), facts({ battlePoints: [26, 10] })));
  expect([net([]), net(["simpleOdds"])]).toEqual([3, 2]);
});

test("10.53: halves of losses go up", () => {
  expect(lossesAt(charts, 9, 4)).toBe(4);
  expect(lossesAt(charts, 6, 4)).toBe(2);
  expect(lossesAt(charts, 25, 1)).toBe(3);
});

test("10.54: walls count in what the percentage is taken of: two LI in a City lose of 7 BP", () => {
  expect(lossesAt(charts, 2 + 5, 4)).toBe(3);
});

test("10.61: more cavalry is Superiority, three times or two against none is Supremacy", () => {
  const edge = (a: number, b: number) => edgeOver(charts, { regular: a, legionary: 0 }, { regular: b, legionary: 0 });
  expect([edge(1, 0), edge(2, 0), edge(4, 2), edge(6, 2), edge(2, 2), edge(1, 2)]).toEqual([
    "superiority",
    "supremacy",
    "superiority",
    "supremacy",
    "none",
    "none",
  ]);
});

test("10.64: legionary cavalry counts, but gives Supremacy only beside as much regular cavalry", () => {
  for (let regular = 0; regular <= 12; regular++) {
    for (let legions = 0; legions <= 12; legions++) {
      for (let enemy = 0; enemy <= 12; enemy++) {
        const own = { regular, legionary: legions >> 1 };
        const found = edgeOver(charts, own, { regular: enemy, legionary: 0 });
        expect(found, `${regular} ${legions} ${enemy}`).toBe(edgeBySentences(regular, legions, enemy));
      }
    }
  }
});

test("10.64: legionary cavalry is an option and begins with turn 3 (R83)", () => {
  const played = position("II", { turn: 3, config: { options: ["legionaryCavalry"] } });
  const early = position("II", { turn: 2, config: { options: ["legionaryCavalry"] } });
  const without = position("II", { turn: 3 });
  expect([played, early, without].map((state) => legionaryCavalry(state, 5))).toEqual([2, 0, 0]);
});

test("10.87: a reduced legion has no cavalry: four legions have two, three and a reduced one have one", () => {
  const state = position("II", { turn: 3, config: { options: ["legionaryCavalry"] } });
  expect(legionaryCavalry(state, 4)).toBe(2);
  expect(legionaryCavalry(state, 3)).toBe(1);
});

test("10.67: elephants negate the cavalry of legions first (R152)", () => {
  expect(negate({ regular: 2, legionary: 1 }, 2)).toEqual({ regular: 1, legionary: 0 });
  expect(negate({ regular: 2, legionary: 1 }, 5)).toEqual({ regular: 0, legionary: 0 });
});

const facts = (given: Partial<BattleFacts>): BattleFacts => ({
  battlePoints: [10, 10],
  horse: [NO_HORSE, NO_HORSE],
  tactics: [0, 0],
  walls: false,
  mountain: false,
  amphibious: false,
  bidder: "none",
  ...given,
});

test("10.51: the shifts example: 2:1 odds against one better leader and Supremacy leave Carthage two", () => {
  const state = position("II");
  const list = shiftsOf(
    state,
    facts({ battlePoints: [20, 10], tactics: [2, 3], horse: [NO_HORSE, { regular: 3, legionary: 0 }] }),
  );
  expect(netShifts(list)).toBe(-2);
});

test("10.51: player A with 2:1 and Superiority against a leader better by one has two shifts", () => {
  const state = position("II");
  const horse = [
    { regular: 3, legionary: 0 },
    { regular: 2, legionary: 0 },
  ] as const;
  expect(netShifts(shiftsOf(state, facts({ battlePoints: [20, 10], tactics: [1, 2], horse })))).toBe(2);
});

test("10.51: walls leave one shift to tactics; mountains, landings and bids add theirs", () => {
  const state = position("II");
  expect(netShifts(shiftsOf(state, facts({ tactics: [4, 1], walls: true })))).toBe(1);
  expect(netShifts(shiftsOf(state, facts({ tactics: [4, 1] })))).toBe(3);
  expect(netShifts(shiftsOf(state, facts({ mountain: true })))).toBe(-2);
  expect(netShifts(shiftsOf(state, facts({ amphibious: true })))).toBe(-2);
  expect(netShifts(shiftsOf(state, facts({ bidder: "attacker", walls: true })))).toBe(1);
});

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

test("10.52: the questions lead to every legal distribution and to no other (R153)", () => {
  const chance = new FastChance("losses");
  const sorts = [LI, CAV, HI_REDUCED, LG_REDUCED, MHI, HI, LG];
  for (let round = 0; round < 1500; round++) {
    const lines: LossLine[] = chance.below(3) === 0 ? [walls(1 + chance.below(2))] : [];
    for (const unit of sorts) {
      for (const kind of ["moving", "standing"] as const) {
        if (chance.below(kind === "moving" ? 2 : 6) === 0) lines.push(line(unit, 1 + chance.below(3), kind));
      }
    }
    if (lines.length === 0 || lines.length > 6) continue;
    // 10.65: legions of 5 BP.
    if (chance.below(3) === 0) lines.forEach((one, i) => one.unit === LG && (lines[i] = { ...one, absorbs: 5 }));
    const most = lines.reduce((sum, { count, absorbs }) => sum + count * absorbs, 0);
    const need = 1 + chance.below(most);
    const found = endsOf(lines, need).map((end) => JSON.stringify(end));
    const legal = distributionsOf(lines, need).map((end) => JSON.stringify(end));
    expect(legal.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(legal.toSorted());
  }
});
