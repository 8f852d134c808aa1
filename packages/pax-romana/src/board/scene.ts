import { NONE } from "../data/index.ts";
import { isOf } from "../under-way.ts";
import type { View } from "../view.ts";

/** What a board shows: a land battle, somebody on his way who may be met, two fleets, a place that was taken. */
export type Scene = "land" | "approach" | "sea" | "sack";

/** What is fought over now, innermost first: those who withdraw from one battle may be led into another. */
export function sceneOf({ frames }: Pick<View, "frames">): Scene | null {
  for (const frame of frames.toReversed()) {
    if (frame.proc === "sack") return "sack";
    if (frame.proc === "landBattle") return "land";
    if (frame.proc === "interception") return "approach";
    if (frame.proc === "navalBattle") return "sea";
    if (isOf(frame, "seaEntry") && frame.enemy !== NONE) return "sea";
  }
  return null;
}
