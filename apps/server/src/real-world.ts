import { randomBytes } from "node:crypto";
import type { World } from "./world.ts";

/** The world outside of tests. */
export const realWorld: World = {
  now: () => Date.now(),
  mono: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: (bytes) => randomBytes(bytes),
};
