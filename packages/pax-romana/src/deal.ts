import { err, isObject, isWhole, ok, type Chance, type JsonObject, type Refusal, type Result } from "@ara/kernel";
import { worldOf, type Config } from "./config.ts";
import { OBJECTIVES } from "./data/index.ts";
import { refusal } from "./refusal.ts";

/** What chance decides before the game. */
export interface Deal {
  /** 13.11: the strengths of the tribal counters, first those that lie on tribal Spaces in play, then the pool. */
  readonly tribes: readonly number[];
  /** 3.81: the Opportunity Objectives as they were shuffled. */
  readonly objectives: readonly number[];
}

export function deal(config: Config, chance: Chance): Deal {
  return { tribes: chance.shuffle(counters(config)), objectives: chance.shuffle(allObjectives(config)) };
}

/** 13.11: thirty counters by strength. */
const counters = (config: Config): number[] => worldOf(config).data.tribes.slice();

const allObjectives = (config: Config): number[] =>
  worldOf(config).data.charts.objectives.flatMap(({ count }, objective) =>
    Array.from({ length: count }, () => objective),
  );

export const writeDeal = ({ tribes, objectives }: Deal): JsonObject => ({
  tribes,
  objectives: objectives.map((objective) => OBJECTIVES[objective]!),
});

/** The counters must be those of the game, in any order. */
export function readDeal(config: Config, json: unknown): Result<Deal, Refusal> {
  if (!isObject(json)) return err(refusal("deal.shape", {}));
  const { tribes, objectives } = json;
  if (!Array.isArray(tribes) || !tribes.every((strength) => isWhole(strength, 0, 99)))
    return err(refusal("deal.tribes", {}));
  if (!Array.isArray(objectives)) return err(refusal("deal.objectives", {}));
  const numbers = objectives.map((name) => OBJECTIVES.indexOf(name as (typeof OBJECTIVES)[number]));
  const same = (found: readonly number[], expected: readonly number[]): boolean =>
    String(found.toSorted((a, b) => a - b)) === String(expected.toSorted((a, b) => a - b));
  if (!same(tribes, counters(config))) return err(refusal("deal.tribes", {}));
  if (!same(numbers, allObjectives(config))) return err(refusal("deal.objectives", {}));
  return ok({ tribes, objectives: numbers });
}
