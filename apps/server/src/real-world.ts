import { randomFillSync } from "node:crypto";
import type { World } from "./world.ts";

/** A timer that is set for longer goes off at once. */
const LONGEST = 2 ** 31 - 1;

/** Names and secrets are short, and each that is drawn by itself costs as much as all of these. What was drawn lies here no longer. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

function random(bytes: number): Uint8Array {
  if (bytes > drawn.length) return randomFillSync(new Uint8Array(bytes));
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const taken = drawn.slice(used, used + bytes);
  drawn.fill(0, used, used + bytes);
  used += bytes;
  return taken;
}

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
  random,
};
