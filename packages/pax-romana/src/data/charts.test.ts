import { expect, test } from "vitest";
import { data } from "./data.ts";
import { idsOf, map, province, spacesIn, isPort } from "./testing.ts";
import {
  CARTHAGE,
  EAST,
  EVENTS,
  GREECE,
  HORDES,
  INVASIONS,
  NONE,
  OBJECTIVES,
  REBELLIONS,
  ROME,
  STABLE,
  TURMOIL,
  UNITS,
  UNREST,
  type ObjectiveName,
} from "./vocabulary.ts";

const { charts, tribes, cards, formats } = data;

/** 10.51 by the table: what rules will do, in the slowest way. */
function shiftsFor(larger: number, smaller: number): number {
  const row = charts.odds.quarters.findIndex((quarters) => 4 * larger <= quarters * smaller);
  return smaller === 0 || row < 0 ? charts.odds.withoutOpponent : charts.odds.shifts[row]!;
}

test.each([
  [12, 6, 2],
  [11, 6, 2],
  [10, 6, 1],
  [21, 11, 2],
  [26, 10, 3],
  [25, 10, 2],
  [12, 10, 0],
  [15, 14, 0],
  [5, 4, 0],
  [7, 4, 1],
  [120, 1, 10],
  [3, 0, 10],
])("10.51, 10.56: %i to %i gives %i shifts", (larger, smaller, shifts) => {
  expect(shiftsFor(larger, smaller)).toBe(shifts);
});

test("10.51: the table is the formula of whole numbers, for all BP up to 60", () => {
  for (let b = 1; b <= 60; b++) {
    for (let a = b; a <= 60; a++) {
      const ceiling = Math.min(10, Math.ceil((2 * a - b) / (2 * b)));
      const formula = 4 * a <= 5 * b ? 0 : 4 * a <= 7 * b ? 1 : 2 * a <= 5 * b ? 2 : ceiling;
      expect(shiftsFor(a, b)).toBe(formula);
    }
  }
});

test("6.42: Manpower Maximums by power and range", () => {
  const of = (power: number): number[] => [STABLE, UNREST, TURMOIL].map((r) => charts.manpowerMaximum[power * 3 + r]!);
  expect([ROME, CARTHAGE, GREECE, EAST].map(of)).toStrictEqual([
    [30, 20, 12],
    [15, 12, 8],
    [20, 15, 10],
    [18, 15, 10],
  ]);
});

test("14.11, 14.14: the Stability track from -6 to +8 and its ranges", () => {
  const { lowest, highest, range } = charts.stability;
  expect([lowest, highest, range.length]).toStrictEqual([-6, 8, 15]);
  expect([-6, -4, -3, -1, 0, 8].map((level) => range[level - lowest])).toStrictEqual([2, 2, 1, 1, 0, 0]);
});

test("14.12: the powers start at different levels", () => {
  expect(new Set(charts.stability.start).size).toBe(4);
});

test("14.21: changes of Stability", () => {
  expect(charts.stability.changes).toStrictEqual({
    gainProvince: 1,
    loseProvince: -1,
    regainHomeProvince: 2,
    loseHomeProvince: -2,
    withdrawAtHome: -1,
    raiseMilitia: -1,
    barbariansAtCapital: -1,
    slaveRevolt: -1,
    slaveRevoltEnds: 1,
    mostVictoryPoints: 1,
    fewestVictoryPoints: -1,
    armyOverCities: -2,
    armyOverCities3: -3,
    armyOverCities4: -4,
    loseCapital: -1,
    retakeCapital: 1,
  });
});

test("10.67: elephants by die", () => {
  expect(charts.elephants).toStrictEqual({
    negates: [0, 1, 1, 1, 0, 0, 0],
    enemyLoss: [0, 1, 0, 0, 0, 0, 0],
    ownLoss: [0, 0, 0, 0, 0, 0, 1],
    dies: [0, 0, 0, 1, 0, 1, 1],
  });
});

test("9.43: attrition by die", () => expect(charts.attrition).toStrictEqual([0, 10, 10, 20, 20, 30, 30]));

test("8.41: leaders die on 12, losers also on 2", () => {
  const sums = (row: readonly number[]): number[] => row.flatMap((dies, sum) => (dies === 1 ? [sum] : []));
  expect(sums(charts.leaderDeath.winner)).toStrictEqual([12]);
  expect(sums(charts.leaderDeath.loserOrDraw)).toStrictEqual([2, 12]);
});

test("9.21: costs of movement agree with the map's tables", () => {
  const { enter, mountain, alpinePass, strait, attack, pickUp, dropOff } = charts.movement;
  expect([enter, mountain, alpinePass, strait, attack, pickUp, dropOff]).toStrictEqual([1, 2, 2, 2, 1, 1, 0]);
  expect(new Set(map.enter)).toStrictEqual(new Set([enter, mountain]));
});

test("10.32, 10.43, 10.61, 10.96: interception and cavalry", () => {
  expect(charts.interception).toStrictEqual({ target: 12, fromCity: 3, fromTown: 1, intoOwnCity: 1 });
  expect(charts.battle).toMatchObject({
    supremacyRatio: 3,
    supremacyAlone: 2,
    hinderSuperiority: -1,
    hinderSupremacy: -3,
    preventSuperiority: 1,
    preventSupremacy: 3,
  });
});

test("10.51, 10.61, 10.71, 11.33: shifts for everything but odds and leaders", () => {
  expect(charts.shifts).toMatchObject({
    cavalrySuperiority: 1,
    cavalrySupremacy: 3,
    mountainFortress: 2,
    amphibious: 2,
    siegeExpertise: 1,
    tacticalAtWalls: 1,
  });
});

test("7.32, 10.51, 10.91: dice, per cent and walls in battle", () => {
  const battle = { dieLowest: 0, dieHighest: 10, lossPercent: 10, retreatReduction: 1, wallBp: 1, wallAbsorbs: 2 };
  expect(charts.battle).toMatchObject(battle);
});

test("9.21, 8.42, 10.92: MP of a battle", () => {
  expect(charts.movement).toMatchObject({ attack: 1, continueAfterLoss: 1, forceRetreat: 1, leaderDeath: 1 });
});

test("11.14, 11.21, 11.42, 11.43, 12.63, 12.64, 16.2: every number at sea", () => {
  expect(charts.naval).toStrictEqual({
    continuityHighest: 7,
    continuityLeader: -1,
    continuityEnemyWithdrew: 1,
    continuityWonBattle: 2,
    pointBlownFrom: 6,
    deepBlownFrom: 3,
    deepStormFrom: 5,
    squadronBp: 2,
    technologyBp: 3,
    leader: 1,
    piratesTarget: 6,
    piratesLeader: 1,
    piratesCilician: -1,
    withdrawalRange: 3,
  });
});

test("11.31, 12.44, 12.51: the price of a voyage, of Rhodes, and the escort of the Soldier of Fortune", () => {
  const { embark, sail, debark } = charts.movement;
  expect([embark, sail, debark, charts.prices.rhodesToll, charts.soldierOfFortune.escort]).toStrictEqual([
    1, 1, 1, 1, 1,
  ]);
});

test("16.2: eleven events, one for each sum", () => {
  expect(charts.events.slice(0, 2)).toStrictEqual([NONE, NONE]);
  expect(charts.events.slice(2).toSorted((a, b) => a - b)).toStrictEqual(EVENTS.map((_, i) => i));
  expect(charts.rebellions.slice(2).toSorted((a, b) => a - b)).toStrictEqual(REBELLIONS.map((_, i) => i));
});

test("13.41: five invasions over the sums 2 to 12", () => {
  expect(charts.invasions).toHaveLength(13);
  expect(new Set(charts.invasions.slice(2)).size).toBe(INVASIONS.length);
  const horde = charts.hordes.map(({ horde: h, dice, cavalry }) => `${HORDES[h]} ${dice} ${cavalry}`);
  expect(horde).toStrictEqual(["westGauls 2 0", "eastGauls 2 0", "germans 3 0", "germans 2 2"]);
});

test("16.2: rebellions take whole territories, Gaul without Britannia", () => {
  const area = (name: (typeof REBELLIONS)[number]): string[] =>
    charts.rebellionAreas[REBELLIONS.indexOf(name)]!.map((p) => map.provinceIds[p]!);
  expect(area("gaul")).not.toContain("britannia");
  for (const [name, territory] of [
    ["danube", "danube"],
    ["germany", "germania"],
    ["hispania", "hispania"],
  ] as const) {
    const provinces = map.provincesOf[map.territoryNumbers.get(territory)!]!;
    expect(new Set(charts.rebellionAreas[REBELLIONS.indexOf(name)])).toStrictEqual(new Set(provinces));
  }
  expect(area("navalMutiny")).toStrictEqual([]);
});

test("16.2: the harvest table names six territories, Rome among them", () => {
  const names = charts.harvest.slice(1).map((t) => map.territoryIds[t]);
  expect(new Set(names).size).toBe(6);
  expect(names).toContain("rome");
});

const objective = (name: ObjectiveName) => charts.objectives[OBJECTIVES.indexOf(name)]!;

test("15.41: twenty Opportunity Objectives of fourteen kinds", () => {
  expect(charts.objectives.map(({ count }) => count)).toStrictEqual([2, 2, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1]);
  expect(charts.objectives.reduce((sum, { count }) => sum + count, 0)).toBe(20);
});

test("15.49: awards by power, and what has to be controlled", () => {
  expect(objective("A").award).toStrictEqual([8, 8, 4, 4]);
  expect(objective("B").award).toStrictEqual([8, 8, 8, 0]);
  expect(objective("F").award).toStrictEqual([6, 6, 0, 6]);
  expect(objective("H").award).toStrictEqual([4, 8, 4, 8]);
  expect(OBJECTIVES.filter((name) => objective(name).kind === "vp")).toStrictEqual(["L", "M", "N"]);
  expect(OBJECTIVES.filter((name) => objective(name).discarded)).toStrictEqual(["L", "M", "N"]);
  const withPort = map.provincesOf[map.territoryNumbers.get("asia_minor")!]!.filter(
    (p) => p !== province("cappadocia"),
  );
  expect(new Set(objective("A").control?.provinces)).toStrictEqual(new Set(withPort));
  const ports = ["baetica", "mauretania", "tarraconensis"].flatMap((id) => spacesIn(id).filter(isPort));
  expect(idsOf(objective("J").control?.spaces ?? [])).toStrictEqual(ports.toSorted());
});

test("15.23, 15.33: VP by place", () => {
  expect(charts.victory).toStrictEqual({ gop: [7, 4, 2, 0], cvp: [5, 3, 1, 0] });
});

test("15.43: the price of an objective", () => {
  const { objectiveStable, objectiveUnrest, objectiveTurmoil } = charts.prices;
  expect([objectiveStable, objectiveUnrest, objectiveTurmoil]).toStrictEqual([1, 2, 3]);
});

test("3.44, 6.41, 6.42, 7.46, 10.86, 12.51: prices of one Talent", () => {
  const { activation, galleyMaintenance, overManpowerMaximum, wallRepair, rebuild, rhodesToll } = charts.prices;
  const prices = [activation, galleyMaintenance, overManpowerMaximum, wallRepair, rebuild, rhodesToll];
  expect(prices).toStrictEqual([1, 1, 1, 1, 1, 1]);
});

test("1.3: ten turns of 25 years from 300 to 50 BC", () => {
  expect(charts.turns.from).toStrictEqual([300, 275, 250, 225, 200, 175, 150, 125, 100, 75]);
  expect(charts.turns.to).toStrictEqual(charts.turns.from.map((year) => year - 25));
});

test("12.43: the army of the Soldier of Fortune", () => {
  const army = Object.fromEntries(UNITS.map((name, i) => [name, charts.soldierOfFortune.units[i]]));
  expect(army).toMatchObject({ HI: 4, LI: 2, CAV: 1, EL: 1, GS: 0 });
  expect(charts.soldierOfFortune.escort).toBe(1);
});

test("13.11, 13.12: thirty tribal counters of strength 2 to 8", () => {
  expect(tribes).toHaveLength(30);
  expect([Math.min(...tribes), Math.max(...tribes)]).toStrictEqual([2, 8]);
  expect(tribes.length - map.tribalSpaces.length).toBe(4);
});

test("17.2: 55 cards, 29 of them held, 39 kinds; four leave the game", () => {
  const sum = (list: typeof cards): number => list.reduce((total, { count }) => total + count, 0);
  expect([sum(cards), sum(cards.filter(({ hold }) => hold)), cards.length]).toStrictEqual([55, 29, 39]);
  expect(sum(cards.filter(({ removed }) => removed))).toBe(4);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(39);
  const numbers = cards.flatMap(({ first, count }) => Array.from({ length: count }, (_, i) => first + i));
  expect(numbers).toStrictEqual(Array.from({ length: 55 }, (_, i) => i + 1));
});

test("3.81, 3.82: formats of play", () => {
  const rows = formats.map(({ id, turns, activations, events, objectives }) => [
    id,
    turns,
    activations,
    events,
    objectives,
  ]);
  expect(rows).toStrictEqual([
    ["basic", 5, 3, 0, "none"],
    ["basic2", 5, 3, 1, "one"],
    ["basicPlus", 5, 4, 2, "one"],
    ["ultraBasic", 10, 4, 2, "all"],
    ["advanced5", 5, 4, 0, "all"],
    ["advanced10", 10, 4, 0, "all"],
  ]);
});

test("1.0, 3.8, R432: no power sleeps: the data describe only tables that can be played", () => {
  const { fewerPlayers } = data.files.formats as { fewerPlayers: Record<string, { text: string }> };
  expect(Object.values(fewerPlayers).filter(({ text }) => /sleeper/.test(text))).toEqual([]);
});
