import type { Seat } from "@ara/kernel";

/** How long an open question under seal lasts at least, and the time it is measured by. */
export interface BeatOptions {
  readonly milliseconds: number;
  /** Milliseconds since some moment. */
  now(): number;
  after(milliseconds: number, work: () => void): unknown;
}

/**
 * The beat of questions that are answered under seal: none is over before its beat is, however soon all have answered, and no
 * bot answers before. So nobody learns from the time who had nothing to think about, or lets somebody else answer for him.
 */
export class Beat {
  readonly #options: BeatOptions;
  /** When the question that is open was asked, and whoever has not answered it yet; null where none is open. */
  #open: { readonly since: number; readonly left: readonly Seat[] } | null = null;

  constructor(options: BeatOptions) {
    this.#options = options;
  }

  /** How things stand after a step: whether such a question is open, and who has still to answer. */
  hear(lasts: boolean, left: readonly Seat[]): void {
    if (!lasts) this.#open = null;
    else {
      const before = this.#open;
      const isSame =
        before !== null && left.length < before.left.length && left.every((seat) => before.left.includes(seat));
      this.#open = { since: isSame ? before.since : this.#options.now(), left };
    }
  }

  /** Milliseconds until a seat's answer may be taken: a bot's after the beat, a person's at once unless it is the last. */
  wait(seat: Seat, isBot: boolean): number {
    if (this.#open === null) return 0;
    const { since, left } = this.#open;
    if (!isBot && left.some((other) => other !== seat)) return 0;
    return Math.max(0, since + this.#options.milliseconds - this.#options.now());
  }

  over(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#options.after(milliseconds, resolve));
  }
}
