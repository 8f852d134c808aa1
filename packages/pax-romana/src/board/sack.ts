import { seenState } from "../overview.ts";
import { underWay } from "../under-way.ts";
import { spoilsOf, type Spoils } from "../rules/cities/sack.ts";
import type { View } from "../view.ts";

/** 7.52, 7.53: what a sack may bring, and whether the army can march on after it; `null` where nothing was taken. */
export function sackBoardOf(view: View): Spoils | null {
  const frame = underWay(view, "sack");
  return frame ? spoilsOf(seenState(view), frame) : null;
}
