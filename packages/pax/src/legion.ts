import { sumOfValues, type Card } from "./card.ts";
import { NOBODY } from "./deck.ts";

/** 4.2: the legion with the highest sum of values, on a tie the lowest; `NOBODY` if there are no cards. */
export function dearestLegion(legions: readonly (readonly Card[])[]): number {
  let dearest = NOBODY;
  let most = 0;
  for (let legion = 0; legion < legions.length; legion++) {
    const sum = sumOfValues(legions[legion]!);
    if (sum > most) {
      most = sum;
      dearest = legion;
    }
  }
  return dearest;
}
