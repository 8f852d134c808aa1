import type { Frame } from "../../engine/frame.ts";
import type { State } from "../../state/state.ts";

/** 9.11: Moves of one Expansion; Minor Moves are as many as its caller says. */
export const MAJOR_MOVES = 1;

interface MovesLeft extends Frame {
  readonly majorsLeft: number;
  readonly minorsLeft: number;
  readonly minors: number;
}

/**
 * R312: whether a Move was made or something built in the Expansion under way, or the operation is no Expansion at all; R359:
 * the march of the Gallic revolt was the Major Move.
 */
export function hasMoved({ frames, rebellions }: Pick<State, "frames" | "rebellions">): boolean {
  if (rebellions?.marched === true || frames.some(({ proc }) => proc === "recruitment")) return true;
  const frame = frames.findLast(({ proc }) => proc === "expansion") as MovesLeft | undefined;
  return frame !== undefined && (frame.majorsLeft < MAJOR_MOVES || frame.minorsLeft < frame.minors);
}
