import { randomBytes } from "node:crypto";
import type { World } from "./world.ts";

/** A timer that is set for longer goes off at once. */
const LONGEST = 2 ** 31 - 1;

/** The world outside of tests. */
export const realWorld: World = {
  now: () => Date.now(),
  mono: () => performance.now(),
  after(milliseconds, work) {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = left > LONGEST ? setTimeout(() => wait(left - LONGEST), LONGEST) : setTimeout(work, left);
    };
    wait(milliseconds);
    return () => clearTimeout(timer);
  },
  random: (bytes) => randomBytes(bytes),
};
