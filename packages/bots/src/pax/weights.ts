import found from "./data/weights.json" with { type: "json" };

/** What the rule-based player believes; see data/weights.json for the values in use and how they were found. */
export interface Weights {
  /** Cards a round takes from the deck to fill legions, per player. */
  readonly refill: number;
  /** An aureus, in points, in the middle of the game. */
  readonly aureus: number;
  /** How far Rome gains on everybody until the end. */
  readonly drift: number;
  /** How uncertain a category is at the end, and how much more at the start. */
  readonly spread: number;
  readonly spreadLeft: number;
  /** A first card in a category. */
  readonly category: number;
  /** A category turned against Rome, for those who revolt and for whoever conspires. */
  readonly revolt: number;
  readonly betray: number;
  readonly teamBase: number;
  readonly wealth: number;
  readonly religion: number;
  readonly senator: number;
  readonly militia: number;
  readonly scout: number;
  readonly adversary: number;
  /** Primus conspiratus, times the chance that Rome wins; and the race for it. */
  readonly conspire: number;
  readonly race: number;
  readonly allowance: number;
  /** A card in hand against one in the display. */
  readonly hand: number;
  /** How good a drawn card must be to keep it with two more to come, or one. */
  readonly keepFirst: number;
  readonly keepSecond: number;
  /** A card under a legion: for oneself to buy, and for others. */
  readonly feedSelf: number;
  readonly feedOther: number;
  /** How much of its worth a card keeps that waits in the hand. */
  readonly waiting: number;
  /** What a card must bring to be played. */
  readonly playAt: number;
  /** Aurei of income, against aurei in the purse. */
  readonly income: number;
  /** A purchase that keeps a group from Rome. */
  readonly deny: number;
}

/** Where the climb began: guesses. */
export const startingWeights: Weights = {
  refill: 0.6,
  aureus: 0.45,
  drift: 1.2,
  spread: 0.5,
  spreadLeft: 1.2,
  category: 2,
  revolt: 3,
  betray: 3,
  teamBase: 0.3,
  wealth: 0.5,
  religion: 0.4,
  senator: 0.4,
  militia: 1,
  scout: 0.6,
  adversary: 1,
  conspire: 8,
  race: 0.5,
  allowance: 0.8,
  hand: 0.7,
  keepFirst: 2.5,
  keepSecond: 1.8,
  feedSelf: 0.6,
  feedOther: 0.2,
  waiting: 0.6,
  playAt: 0.2,
  income: 1,
  deny: 0.5,
};

/** A player alone has another goal than one at a table, and so other weights. */
export interface WeightSets {
  readonly table: Weights;
  readonly solo: Weights;
}

export const WEIGHT_SETS = ["table", "solo"] as const satisfies readonly (keyof WeightSets)[];

export const weights: WeightSets = { table: found.table.weights, solo: found.solo.weights };
