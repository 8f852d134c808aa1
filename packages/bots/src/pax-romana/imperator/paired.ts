/**
 * Student's t for one side and 95 of 100, by how many pairs there are: of two or three hardly anything follows. Beyond the
 * table the last value is a little too strict.
 */
const SURE: readonly number[] = [Infinity, Infinity, 6.31, 2.92, 2.35, 2.13, 2.02, 1.94, 1.89];

/** Differences of two ways under the same luck, summed up as they come. */
export class Paired {
  #n = 0;
  #mean = 0;
  #squares = 0;

  add(difference: number): void {
    this.#n++;
    const from = difference - this.#mean;
    this.#mean += from / this.#n;
    this.#squares += from * (difference - this.#mean);
  }

  get mean(): number {
    return this.#mean;
  }

  /** The standard error of the mean; endless before there are two. */
  get error(): number {
    return this.#n < 2 ? Infinity : Math.sqrt(this.#squares / (this.#n - 1) / this.#n);
  }

  /** Whether the first way is better by more than luck explains, and by more than nothing. */
  isBetter(least: number): boolean {
    if (this.#n < 2) return false;
    return this.#mean > least && this.#mean > (SURE[this.#n] ?? SURE.at(-1)!) * this.error;
  }

  /** Whether it is not worth trying further. */
  isHopeless(certainty: number): boolean {
    return this.#mean + certainty * this.error <= 0;
  }
}
