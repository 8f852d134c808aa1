import { FastChance } from "@ara/kernel";
import type { World } from "../world.ts";

interface Due {
  readonly at: number;
  readonly n: number;
  readonly work: () => void;
}

/** A world in which a seed decides everything, and time passes when nothing else is left to do. */
export interface SimulatedWorld extends World {
  /** Lets time pass until a promise has settled. */
  run<Value>(until: Promise<Value>): Promise<Value>;
  /** Lets so much time pass. */
  pass(milliseconds: number): Promise<void>;
  /** Makes the clock on the wall jump. */
  jump(milliseconds: number): void;
}

/** Whatever can be done at this moment is done. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function simulatedWorld(seed: string): SimulatedWorld {
  const chance = new FastChance(seed);
  let [mono, jumped, count] = [0, 0, 0];
  let waiting: Due[] = [];

  function next(): boolean {
    const first = waiting.reduce<Due | undefined>(
      (least, one) => (!least || one.at < least.at || (one.at === least.at && one.n < least.n) ? one : least),
      undefined,
    );
    if (!first) return false;
    waiting = waiting.filter((one) => one !== first);
    mono = Math.max(mono, first.at);
    first.work();
    return true;
  }

  return {
    now: () => 1_790_000_000_000 + Math.round(mono) + jumped,
    mono: () => mono,
    after(milliseconds, work) {
      const due = { at: mono + milliseconds, n: count++, work };
      waiting.push(due);
      return () => void (waiting = waiting.filter((one) => one !== due));
    },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)),
    async run(until) {
      let done = false;
      const ended = (): void => void (done = true);
      void until.then(ended, ended);
      for (;;) {
        await settle();
        if (done) return until;
        if (!next()) throw new Error("nothing more will happen, and it is not done");
      }
    },
    async pass(milliseconds) {
      const end = mono + milliseconds;
      for (;;) {
        await settle();
        if (!waiting.some(({ at }) => at <= end)) break;
        next();
      }
      mono = end;
    },
    jump: (milliseconds) => void (jumped += milliseconds),
  };
}
