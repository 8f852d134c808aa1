import { cpus } from "node:os";
import { Thread } from "./threads.ts";

/** What a contender reached in one slice of time. */
export interface Pace {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}

/** Plays whole games for a slice of time; a game says how many decisions it took. */
export function measure(play: () => number, milliseconds: number): Pace {
  const start = performance.now();
  let decisions = 0;
  let games = 0;
  while (performance.now() - start < milliseconds) {
    decisions += play();
    games++;
  }
  return { decisions, games, seconds: (performance.now() - start) / 1000 };
}

/** Somebody who is timed, in a thread of its own: what others do to the engine's type feedback must not slow it. */
export class Contender {
  readonly #thread: Thread<Pace>;
  readonly #paces: Pace[] = [];

  constructor(who: string, script: URL) {
    this.#thread = new Thread(who, script, who);
  }

  async play(): Promise<void> {
    this.#thread.send(SLICE_MS);
    this.#paces.push(await this.#thread.next());
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  /** The first slice was for warming up. */
  summary() {
    return summary(this.#paces.slice(1));
  }

  /** How many times as long as another, who played in turn with it, it takes for a decision: the median of their slices. */
  timesAsLong(other: Contender): number {
    return timesAsLong(this.#paces.slice(1), other.#paces.slice(1));
  }
}

const timesAsLong = (paces: readonly Pace[], others: readonly Pace[]): number =>
  median(paces.map((pace, i) => timeFor(pace) / timeFor(others[i]!)));

const timeFor = ({ decisions, seconds }: Pace): number => seconds / decisions;

const SLICE_MS = 1000;

function summary(paces: readonly Pace[]) {
  return {
    decisionsPerSecond: median(paces.map(({ decisions, seconds }) => decisions / seconds)),
    gamesPerSecond: median(paces.map(({ games, seconds }) => games / seconds)),
    decisionsPerGame: median(paces.map(({ decisions, games }) => decisions / games)),
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

export const round = (n: number): string => Math.round(n).toLocaleString("en");

export const machine = (): string => `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`;
