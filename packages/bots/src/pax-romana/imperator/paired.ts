/** By how many standard errors a way has to be better: whoever has to choose every time errs less by a bold guess than by none. */
const SURE = 0.7;

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

  /** Whether the first way is likely to be better, and by more than nothing. */
  isBetter(least: number): boolean {
    if (this.#n < 2) return false;
    return this.#mean > least + SURE * this.error;
  }
}
