import { isWhole } from "./json.ts";

/**
 * Chance is handed in, never taken. A live table draws from a seeded, verifiable source (`seeded.ts`), a search from a
 * fast one (`fast.ts`), a replay and a test from a script.
 */
export abstract class Chance {
  /** A whole number from 0 to `n` - 1, each equally likely. */
  abstract below(n: number): number;

  /** 1 to `sides`. */
  die(sides: number): number {
    return 1 + this.below(sides);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Shuffles in place (Fisher-Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const other = items[j]!;
      items[j] = items[i]!;
      items[i] = other;
    }
    return items;
  }
}

/** Says what it was told to say: for replays, tests, and dice rolled on a real table. */
export class ScriptedChance extends Chance {
  #next = 0;
  readonly #outcomes: readonly number[];

  constructor(outcomes: readonly number[]) {
    super();
    this.#outcomes = outcomes;
  }

  below(n: number): number {
    const outcome = this.#outcomes[this.#next];
    if (outcome === undefined) throw new ChanceError("chance.exhausted", this.#next + 1);
    if (!isWhole(outcome, 0, n - 1)) throw new ChanceError("chance.range", this.#next + 1);
    this.#next++;
    return outcome;
  }
}

/** A script that does not fit what the game asked for. */
export class ChanceError extends Error {
  readonly key: "chance.exhausted" | "chance.range";
  readonly draw: number;

  constructor(key: "chance.exhausted" | "chance.range", draw: number) {
    super(`${key} at draw ${draw}`);
    this.key = key;
    this.draw = draw;
  }
}

/** Passes another source on and keeps what it said, for the record. */
export class RecordingChance extends Chance {
  readonly outcomes: number[] = [];
  readonly #source: Chance;

  constructor(source: Chance) {
    super();
    this.#source = source;
  }

  below(n: number): number {
    const outcome = this.#source.below(n);
    this.outcomes.push(outcome);
    return outcome;
  }
}

/** For games, or parts of one, in which nothing is left to chance. */
export const noChance: Chance = new ScriptedChance([]);
