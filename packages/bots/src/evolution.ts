import type { Chance } from "@ara/kernel";

/** How many candidates a generation has, and how many of the best the next one comes from. */
export const CANDIDATES = 16;
const PARENTS = 8;

/** How much each parent counts: the best the most. */
const SHARES = sharesOf(PARENTS);
const EFFECTIVE = 1 / SHARES.reduce((sum, share) => sum + share * share, 0);

function sharesOf(parents: number): number[] {
  const ranks = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  return ranks.map((rank) => rank / total);
}

/** The usual rates of a separable CMA-ES for so many values. */
function ratesOf(n: number) {
  const fade = (EFFECTIVE + 2) / (n + EFFECTIVE + 5);
  return {
    fade,
    fadeWidth: 4 / (n + 4),
    learnPath: (2 / ((n + 1.3) ** 2 + EFFECTIVE)) * ((n + 2) / 3),
    learnSpread: ((2 * (EFFECTIVE - 2 + 1 / EFFECTIVE)) / ((n + 2) ** 2 + EFFECTIVE)) * ((n + 2) / 3),
    damping: fade / (1 + fade),
    /** How long a path of chance alone is. */
    usual: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

/** All that an evolution remembers. */
export interface Memory {
  readonly middle: readonly number[];
  readonly scatter: number;
  readonly width: readonly number[];
  readonly path: readonly number[];
  readonly widthPath: readonly number[];
}

/**
 * An evolution strategy (a separable CMA-ES): candidates are scattered around a middle; the middle moves towards the best
 * of them, and each value is scattered as widely as that proved useful.
 */
export class Evolution {
  readonly middle: number[];
  /** How wide candidates are scattered; it begins with 1. */
  scatter = 1;
  readonly #unit: readonly number[];
  readonly #rates: ReturnType<typeof ratesOf>;
  /** By value: the square of how much wider than others it is scattered, and where it has been moving. */
  readonly #width: number[];
  readonly #path: number[];
  readonly #widthPath: number[];

  constructor(start: readonly number[]) {
    this.middle = start.slice();
    this.#unit = start.map((value) => 0.3 * Math.abs(value) + 0.03);
    this.#rates = ratesOf(start.length);
    this.#width = start.map(() => 1);
    this.#path = start.map(() => 0);
    this.#widthPath = start.map(() => 0);
  }

  /** Where it stands, as plain data; and one that goes on from there. */
  get memory(): Memory {
    return {
      middle: this.middle.slice(),
      scatter: this.scatter,
      width: this.#width.slice(),
      path: this.#path.slice(),
      widthPath: this.#widthPath.slice(),
    };
  }

  recall({ middle, scatter, width, path, widthPath }: Memory): void {
    this.scatter = scatter;
    const lists = [
      [this.middle, middle],
      [this.#width, width],
      [this.#path, path],
      [this.#widthPath, widthPath],
    ] as const;
    for (const [own, kept] of lists) own.splice(0, own.length, ...kept);
  }

  /** A step away from the middle. */
  step(chance: Chance): number[] {
    return this.#width.map((width) => Math.sqrt(width) * gauss(chance));
  }

  /** Where a step leads to. */
  after(step: readonly number[]): number[] {
    return step.map((by, i) => this.middle[i]! + this.scatter * this.#unit[i]! * by);
  }

  /** Learns from the steps of a generation, the best first. */
  learn(steps: readonly (readonly number[])[]): void {
    const { fade, damping, usual } = this.#rates;
    const mean = (of: (step: readonly number[]) => number): number =>
      SHARES.reduce((sum, share, rank) => sum + share * of(steps[rank]!), 0);
    const moved = this.middle.map((_, i) => mean((step) => step[i]!));
    const middle = this.after(moved);
    for (let i = 0; i < middle.length; i++) {
      this.middle[i] = middle[i]!;
      this.#path[i] = follow(this.#path[i]!, moved[i]! / Math.sqrt(this.#width[i]!), fade);
      this.#widen(
        i,
        moved[i]!,
        mean((step) => step[i]! ** 2),
      );
    }
    this.scatter *= Math.exp(damping * (Math.hypot(...this.#path) / usual - 1));
  }

  #widen(i: number, moved: number, spread: number): void {
    const { fadeWidth, learnPath, learnSpread } = this.#rates;
    const path = follow(this.#widthPath[i]!, moved, fadeWidth);
    this.#widthPath[i] = path;
    this.#width[i] = (1 - learnPath - learnSpread) * this.#width[i]! + learnPath * path ** 2 + learnSpread * spread;
  }
}

/** A path that fades as it goes on, as long as one by chance would be. */
const follow = (path: number, by: number, fade: number): number =>
  (1 - fade) * path + Math.sqrt(fade * (2 - fade) * EFFECTIVE) * by;

/** Nearly normal: the sum of a few dice. */
const gauss = (chance: Chance): number => {
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += chance.below(1001) / 1000;
  return (sum - 3) / Math.sqrt(0.5);
};
