import { flag, item, list, number, oneOf, shape, someOf, tableOf, text, whole, type Read } from "./reader.ts";
import { readCounts } from "./units.ts";
import { EVENTS, HORDES, INVASIONS, OBJECTIVES, POWERS, RANGES, REBELLIONS } from "./vocabulary.ts";

/** Prices and incomes in Talents. */
const PRICES = [
  "activation",
  "galleyMaintenance",
  "overManpowerMaximum",
  "wallRepair",
  "rebuild",
  "rhodesToll",
  "mineIncome",
  "territoryIncome",
  "objectiveStable",
  "objectiveUnrest",
  "objectiveTurmoil",
  "dearMarker",
  "mutinousSquadron",
  "breadAndCircuses",
] as const;

/** 14.21: what moves Stability. */
export const STABILITY_CHANGES = [
  "gainProvince",
  "loseProvince",
  "regainHomeProvince",
  "loseHomeProvince",
  "withdrawAtHome",
  "raiseMilitia",
  "barbariansAtCapital",
  "slaveRevolt",
  "slaveRevoltEnds",
  "mostVictoryPoints",
  "fewestVictoryPoints",
  "armyOverCities",
  "armyOverCities3",
  "armyOverCities4",
  "loseCapital",
  "retakeCapital",
] as const;

const SHIFTS = [
  "cavalrySuperiority",
  "cavalrySupremacy",
  "mountainFortress",
  "amphibious",
  "siegeExpertise",
  "tacticalSurprise",
  "archimedes",
  "tacticalAtWalls",
] as const;

const BATTLE = [
  "dieLowest",
  "dieHighest",
  "lossPercent",
  "retreatReduction",
  "supremacyRatio",
  "supremacyAlone",
  "preventSuperiority",
  "preventSupremacy",
  "hinderSuperiority",
  "hinderSupremacy",
  "wallBp",
  "wallAbsorbs",
  "legionaryCavalryFrom",
  "legionaryCavalryTo",
  "legionsWithoutCavalry",
] as const;

const NAVAL = [
  "continuityHighest",
  "continuityLeader",
  "continuityEnemyWithdrew",
  "continuityWonBattle",
  "pointBlownFrom",
  "deepBlownFrom",
  "deepStormFrom",
  "squadronBp",
  "technologyBp",
  "leader",
  "piratesTarget",
  "piratesLeader",
  "piratesCilician",
  "withdrawalRange",
] as const;

const MOVEMENT = [
  "enter",
  "transitPoint",
  "strait",
  "mountain",
  "alpinePass",
  "createGarrisons",
  "pickUp",
  "dropOff",
  "attack",
  "continueAfterLoss",
  "forceRetreat",
  "leaderDeath",
  "embark",
  "sail",
  "debark",
] as const;

const values = <const Name extends string>(names: readonly Name[]) => tableOf(names, item({ value: whole(-20, 20) }));
const byPower = <T>(read: (value: unknown, at: { file: string; path: string }) => T) => ({
  rome: read,
  carthage: read,
  greece: read,
  east: read,
});
const byDie = list(whole(0, 9), 6);
const bySum = 11;
const ids = list(text);

/** The file `charts.json`. */
export const readChartFile = shape({
  title: text,
  charts: shape({
    prices: values(PRICES),
    manpowerMaximum: item(byPower(list(whole(0, 99), RANGES.length))),
    stabilityTrack: item({ lowest: whole(-9, 0), highest: whole(0, 9) }),
    stabilityRanges: tableOf(RANGES, item({ from: whole(-9, 9), to: whole(-9, 9) })),
    stabilityStart: item(byPower(whole(-9, 9))),
    stabilityChanges: tableOf(STABILITY_CHANGES, item({ by: whole(-9, 9) })),
    odds: item({ upTo: list(number(1, 99)), shifts: list(whole(0, 10)), withoutOpponent: whole(0, 10) }),
    shifts: values(SHIFTS),
    battle: values(BATTLE),
    interception: values(["target", "fromCity", "fromTown", "intoOwnCity"]),
    leaderDeath: item({ winner: list(whole(2, 12)), loserOrDraw: list(whole(2, 12)) }),
    elephants: item({ negates: byDie, enemyLoss: byDie, ownLoss: byDie, dies: byDie }),
    attrition: item({ percent: list(whole(0, 100), 6) }),
    naval: values(NAVAL),
    movement: values(MOVEMENT),
    sack: values(["mercenaries", "townDivisor", "cityDivisor", "hiredDivisor"]),
    militia: values(["divisor", "unrest"]),
    harvest: item({ territories: list(text, 6) }),
    harvestEffect: item({ standard: whole(0, 9), card: whole(0, 9) }),
    events: item({ bySum: list(oneOf(EVENTS), bySum) }),
    rebellions: item({ bySum: list(oneOf(REBELLIONS), bySum) }),
    rebellionAreas: tableOf(REBELLIONS, item({ provinces: ids, advanced: text })),
    invasions: item({ bySum: list(oneOf(INVASIONS), bySum) }),
    hordes: tableOf(
      ["westGauls", "eastGauls", "germansFar", "germansNear"],
      item({ horde: oneOf(HORDES), dice: whole(1, 9), cavalry: whole(0, 9), provinces: ids }),
    ),
    objectives: tableOf(
      OBJECTIVES,
      item(
        { text, count: whole(1, 9), kind: oneOf(["gop", "vp"]), award: list(whole(0, 20), POWERS.length) },
        {
          discarded: flag,
          control: someOf(["territories", "provinces", "spaces", "portsOf"], ids),
        },
      ),
    ),
    victory: item({ gop: list(whole(0, 20), 4), cvp: list(whole(0, 20), 4) }),
    turns: item({ from: list(whole(0, 999), 10), to: list(whole(0, 999), 10) }),
    soldierOfFortune: item({ units: readCounts, escort: whole(0, 9) }),
  }),
});

export type ChartFile = Read<typeof readChartFile>["charts"];
