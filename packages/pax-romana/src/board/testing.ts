import { Chance, FastChance } from "@ara/kernel";

/** The given faces first, then any. */
export class Loaded extends Chance {
  readonly #faces: number[];
  readonly #rest = new FastChance("rest");

  constructor(...faces: number[]) {
    super();
    this.#faces = faces;
  }

  below(n: number): number {
    const face = this.#faces.shift();
    return face === undefined ? this.#rest.below(n) : face - 1;
  }
}
