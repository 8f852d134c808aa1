import type { Charts } from "../../data/index.ts";

/** 10.51 steps 2 and 4, R72: shifts of the larger side for its Battle Points; exact midpoints go down. */
export function oddsShifts({ odds }: Charts, larger: number, smaller: number): number {
  if (larger === 0) return 0;
  if (smaller === 0) return odds.withoutOpponent;
  for (let row = 0; row < odds.quarters.length; row++) {
    if (4 * larger <= odds.quarters[row]! * smaller) return odds.shifts[row]!;
  }
  return odds.shifts.at(-1)!;
}

/** 10.56, optional: any superiority is one shift, then the whole ratio. */
export function simpleOddsShifts({ odds }: Charts, larger: number, smaller: number): number {
  if (larger === smaller) return 0;
  if (smaller === 0) return odds.withoutOpponent;
  return Math.min(Math.floor(larger / smaller), odds.withoutOpponent);
}

/** 10.52, 10.53: Battle Points lost at so many pips, each a share in per cent; halves go up. */
export const lossesAt = ({ battle }: Charts, battlePoints: number, pips: number): number =>
  Math.floor((battlePoints * pips * battle.lossPercent + 50) / 100);
