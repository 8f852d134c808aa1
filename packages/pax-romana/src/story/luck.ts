import { POWERS, type Owner, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";

/** Sorts of throws in which a high die helps whoever throws it. */
export const THROWS = ["march", "battle", "sea", "interception"] as const;
export type Throw = (typeof THROWS)[number];

/** Dice of one sort: how many, and the sum of their points. */
export interface Dice {
  readonly n: number;
  readonly sum: number;
}

export interface Luck {
  readonly power: Power;
  readonly throws: Readonly<Record<Throw, Dice>>;
  /** All of them together. */
  readonly all: Dice;
}

const MEAN = 3.5;

/** Points above what so many dice bring on the average. */
export const above = ({ n, sum }: Dice): number => sum - n * MEAN;

/**
 * How far the sum lies from the mean, in standard deviations of so many dice: about two in three throws of luck are
 * within one.
 */
export const strayed = (dice: Dice): number => (dice.n === 0 ? 0 : above(dice) / Math.sqrt((dice.n * 35) / 12));

/** The dice of every power against their mean. Whose an army without a power is, is not asked: its dice are left out. */
export function luckIn(events: readonly Event[], powers: readonly Power[]): Luck[] {
  const found = POWERS.map(() => Object.fromEntries(THROWS.map((sort) => [sort, [] as number[]])) as Thrown);
  const add = (owner: Owner, sort: Throw, ...dice: readonly number[]): void => void found[owner]?.[sort].push(...dice);
  let sides: readonly [Owner, Owner] = [POWERS.length, POWERS.length];
  for (const event of events) {
    if (event.type === "moveBegan" && event.die > 0) add(event.power, "march", event.die);
    else if (event.type === "cargoRolled") add(event.power, "march", event.die);
    else if (event.type === "battleOpened") sides = [event.attacker, event.defender];
    else if (event.type === "battleRolled") event.dice.forEach((die, side) => add(sides[side]!, "battle", die));
    else if (event.type === "navalBattle") event.dice.forEach((die, side) => add(event.fleets[side]!, "sea", die));
    else if (event.type === "interceptionRolled") add(event.power, "interception", ...event.dice);
  }
  return powers.map((power) => {
    const throws = Object.fromEntries(THROWS.map((sort) => [sort, counted(found[power]![sort])])) as Luck["throws"];
    return { power, throws, all: counted(THROWS.flatMap((sort) => found[power]![sort])) };
  });
}

type Thrown = Record<Throw, number[]>;

const counted = (dice: readonly number[]): Dice => ({ n: dice.length, sum: dice.reduce((sum, die) => sum + die, 0) });
