import { sumOfValues, type State } from "@ara/pax";

/**
 * The legions in the order in which Rome takes them (4.2): by sum of values, on a tie the lowest number. A net is told of the
 * dearest first, whatever its number is.
 */
export class Ranks {
  readonly sums: number[] = [];
  /** The rank of each legion, and the legion of each rank. */
  readonly of: number[] = [];
  readonly at: number[] = [];
  /** The rank of the first empty legion: one is like another. */
  empty = 0;

  look({ legions }: State): void {
    const { sums } = this;
    this.empty = 0;
    for (let l = 0; l < legions.length; l++) {
      sums[l] = sumOfValues(legions[l]!);
      if (legions[l]!.length > 0) this.empty++;
    }
    for (let l = 0; l < legions.length; l++) {
      let rank = 0;
      for (let m = 0; m < legions.length; m++) {
        if (sums[m]! > sums[l]! || (sums[m] === sums[l] && m < l)) rank++;
      }
      this.of[l] = rank;
      this.at[rank] = l;
    }
  }
}
