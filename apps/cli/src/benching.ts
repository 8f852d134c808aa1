import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CliError, type Values } from "./command.ts";
import { Progress } from "./terminal.ts";
import { Thread } from "./threads.ts";

/** What a contender reached in one slice of time. */
export interface Pace {
  readonly decisions: number;
  readonly games: number;
  /** Seconds of the processor's time: what others do on the machine counts less in it. */
  readonly busy: number;
}

/**
 * Plays whole games for a slice of time; a game says how many decisions it took. Where others take the processor the slice
 * lasts until it has been as busy as it would have been alone: else a busy machine would measure an engine that is still cold.
 */
export function measure(play: () => number, milliseconds: number): Pace {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let decisions = 0;
  let games = 0;
  while (performance.now() - start < milliseconds || busySince(before) * 1000 < milliseconds) {
    decisions += play();
    games++;
  }
  return { decisions, games, busy: busySince(before) };
}

/** Seconds of this thread's own. */
function busySince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

const THIS_CHECKOUT = fileURLToPath(new URL("../../..", import.meta.url));

/** What a worker that is timed is told: what it plays, and with the packages of which checkout. */
export interface Task {
  readonly what: string;
  readonly checkout: string;
}

/** A package of a checkout. The loop around it is always ours, so that nothing else differs. */
export const packageOf = async ({ checkout }: Task, folder: string): Promise<unknown> =>
  import(pathToFileURL(`${checkout}/packages/${folder}/index.ts`).href);

/** `--beside DIR`: the checkout that plays its slices between ours. */
export function checkoutBeside(values: Values): string | undefined {
  if (values["beside"] === undefined) return undefined;
  const checkout = resolve(String(values["beside"]));
  if (!existsSync(`${checkout}/packages/kernel/src/index.ts`)) throw new CliError(`${checkout} is no checkout of this`);
  return checkout;
}

/** Somebody who is timed, in a thread of its own: what others do to the engine's type feedback must not slow it. */
export class Contender<P extends Pace = Pace> {
  readonly #thread: Thread<P>;
  readonly #paces: P[] = [];

  constructor(what: string, script: URL, checkout = THIS_CHECKOUT) {
    this.#thread = new Thread<P>(what, script, { what, checkout } satisfies Task);
  }

  /** A slice that is counted, or is for warming up. */
  async play(counts: boolean): Promise<void> {
    this.#thread.send(SLICE_MS);
    const pace = await this.#thread.next();
    if (counts) this.#paces.push(pace);
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  /** What it reached in each slice that counts. */
  get paces(): readonly P[] {
    return this.#paces;
  }

  summary() {
    return summary(this.#paces);
  }

  /** How many times as long as another, who played in turn with it, it is busy with a decision: the median of their slices. */
  timesAsLong(other: Contender): number {
    return timesAsLong(this.#paces, other.paces);
  }
}

const timesAsLong = (paces: readonly Pace[], others: readonly Pace[]): number =>
  median(paces.map((pace, i) => timeFor(pace) / timeFor(others[i]!)));

const timeFor = ({ decisions, busy }: Pace): number => busy / decisions;

const SLICE_MS = 1000;

/** Rounds of slices, each with its number; those up to 0 are for warming up, as many as the engine needs for long rules. */
export async function inTurn(
  slices: number,
  contenders: readonly Pick<Contender, "play" | "stop">[],
  label: string,
): Promise<void> {
  const progress = new Progress(label, slices);
  try {
    for (let slice = 1 - Math.min(slices, WARMING_UP); slice <= slices; slice++) {
      for (const contender of contenders) await contender.play(slice > 0);
      progress.update(Math.max(0, slice));
    }
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

const WARMING_UP = 4;

/** By the second of the processor's time. */
function summary(paces: readonly Pace[]) {
  return {
    decisionsPerSecond: median(paces.map(({ decisions, busy }) => decisions / busy)),
    gamesPerSecond: median(paces.map(({ games, busy }) => games / busy)),
    decisionsPerGame: median(paces.map(({ decisions, games }) => decisions / games)),
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

export const round = (n: number): string => Math.round(n).toLocaleString("en");

export const machine = (): string => `${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`;
