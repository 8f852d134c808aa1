import { expect, test } from "vitest";
import { data } from "../../data/index.ts";
import { edgeBySentences, oddsByChart } from "../../testing/oracles/battle.ts";
import { position } from "../../testing/position.ts";
import { edgeOver, legionaryCavalry, negate, NO_HORSE } from "./cavalry.ts";
import { lossesAt, oddsShifts, simpleOddsShifts } from "./odds.ts";
import { netShifts, shiftsOf, type BattleFacts } from "./shifts.ts";

const { charts } = data;

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
