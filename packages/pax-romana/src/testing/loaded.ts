import { Chance, FastChance } from "@ara/kernel";

/** Loaded dice: the given faces first, then any. */
export class Loaded extends Chance {
  readonly #faces: number[];
  readonly #rest: FastChance;

  constructor(faces: readonly number[], seed = "rest") {
    super();
    this.#faces = faces.slice();
    this.#rest = new FastChance(seed);
  }

  below(n: number): number {
    const face = this.#faces.shift();
    return face === undefined ? this.#rest.below(n) : face - 1;
  }
}
