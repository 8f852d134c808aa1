import { POWERS, type Config, type Power, worldOf } from "@ara/pax-romana";
import data from "./data/weights.json" with { type: "json" };

/** What `steady` goes by, in numbers: what things are worth to it, and when it does them. */
export interface Weights {
  /** What a province is worth, a Talent of its income, the whole of its Territory, and whose Home it is. */
  readonly province: number;
  readonly talent: number;
  readonly wholeTerritory: number;
  readonly enemyHome: number;
  readonly ownHome: number;
  /** 15.2: what a place among the powers by Geographic Objective Points is worth, for each Victory Point it brings. */
  readonly rank: number;
  /** What a province is worth that lies nearer to this power than to any other; what it is worth to put down slaves. */
  readonly backyard: number;
  readonly slaves: number;
  /** What it is worth that a rival loses something: a province, a Town, a City, a capital; of the first rival, of others. */
  readonly denied: number;
  readonly townTaken: number;
  readonly cityTaken: number;
  readonly capitalTaken: number;
  readonly leader: number;
  readonly follower: number;
  /** 15.4: a point of an objective's award, as GOP and as VP. */
  readonly objectiveGop: number;
  readonly objectiveVp: number;
  /** What is left of a worth after going aboard, ashore, over the deep sea, through ports of others and through enemies. */
  readonly aboard: number;
  readonly ashore: number;
  readonly deep: number;
  readonly foreignPort: number;
  readonly throughEnemy: number;
  /** What a battle must promise, and what a Battle Point is worth that is won or lost in it. */
  readonly bestOdds: number;
  readonly battlePoint: number;
  /** What a unit must gain that goes alone before Towns and Cities are built. */
  readonly alone: number;
  /** 5.21: what part of a province whoever can hold more than half of it sees in each of its Spaces. */
  readonly majority: number;
  /** What must be gained for somebody to be left behind, and for a Move to be made. */
  readonly least: number;
  readonly leastMove: number;
  /** 7.12: garrisons that wait to found Towns, and what one more is worth; what Towns and Cities are worth. */
  readonly mostSites: number;
  readonly site: number;
  readonly town: number;
  readonly city: number;
  /** 7.12: heavy infantry that is never settled; a danger in Battle Points that makes walls a gift. */
  readonly leastArmy: number;
  readonly danger: number;
  /** 3.44: Talents that are kept for the markers. */
  readonly leastTreasury: number;
  /** Heavy and light infantry beyond which no more is raised. */
  readonly heavies: number;
  readonly lights: number;
  /** What has to be there for each hostile Battle Point at Home, and what it counts to be near then. */
  readonly superiority: number;
  readonly rescue: number;
  /** What part of the Battle Points that threaten a capital stays in it; and what stays there whatever threatens. */
  readonly guarding: number;
  readonly guard: number;
  /** What it takes, in Talents to spare, to recruit instead of moving. */
  readonly recruit: number;
}

export const WEIGHT_NAMES = Object.keys(data.start.weights) as readonly (keyof Weights)[];

/** Games that are played alike: two powers against each other, some turns, or ten of them. */
export const WEIGHT_KINDS = ["two", "five", "ten"] as const;
export type WeightKind = (typeof WEIGHT_KINDS)[number];

/** Turns from which on a game is a long one. */
const LONG = 8;

export const kindOf = (config: Config): WeightKind => {
  const { scenario, measures } = worldOf(config);
  if (scenario.powers.length <= 2) return "two";
  return measures.lastTurn >= LONG ? "ten" : "five";
};

export const startingWeights: Weights = data.start.weights;

type Found = Readonly<Record<string, { readonly weights: Weights } | undefined>>;

/** What a power goes by in a game: what was found for it, or what all begin with. */
export const weightsFor = (kind: WeightKind, power: Power): Weights =>
  (data[kind] as Found)[POWERS[power]!]?.weights ?? startingWeights;
