import type { Action } from "../action.ts";
import { NONE, type Unit } from "../data/index.ts";
import { flipsFor, numbersFor } from "../rules/battle/distribution.ts";
import type { LossesFrame } from "../rules/battle/losses.ts";
import { emptyRow } from "../state/state.ts";

/** What is given up: a number for each line, and the line of which a unit is reduced, or NONE. */
export interface Given {
  readonly taken: readonly number[];
  readonly flip: number;
  /** The lines that might be reduced instead, where there is a choice. */
  readonly flips: readonly number[];
}

type Losing = Pick<LossesFrame, "lines" | "need" | "taken" | "at" | "dues">;

/** A line, and how many of it somebody wants to give up. */
export interface Pin {
  readonly line: number;
  readonly n: number;
}

/** Enough to look at every sensible way, and an end to it where pins contradict each other. */
const PATIENCE = 4000;

/** 10.52, 10.8: the cheapest legal losses, sort by sort in the order of the rules, in which the pinned lines give what is wished. */
function search(frame: Losing, pins: ReadonlyMap<number, number>): Given | undefined {
  const { lines, need, dues } = frame;
  let left = PATIENCE;
  const from = (taken: readonly number[]): Given | undefined => {
    if (left-- <= 0) return undefined;
    const at = taken.length;
    if (at === lines.length) {
      const flips = flipsFor(lines, need, taken, dues);
      return { taken, flip: flips[0]!, flips: flips.length > 1 ? flips : [] };
    }
    const wanted = pins.get(at);
    for (const n of numbersFor(lines, need, taken, at, dues).toReversed()) {
      const found = wanted === undefined || wanted === n ? from([...taken, n]) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return from(frame.taken);
}

/** What the rules would take by themselves: the cheap sorts first. */
export const cheapest = (frame: Losing): Given => search(frame, new Map())!;

/**
 * Legal losses with the last wish in it, and of the wishes before as many as can be; undefined where the last one by itself
 * is impossible.
 */
export function lossesWith(frame: Losing, pins: readonly Pin[]): Given | undefined {
  let kept = new Map<number, number>();
  let found: Given | undefined;
  for (const { line, n } of pins.toReversed()) {
    if (kept.has(line)) continue;
    const tried = new Map(kept).set(line, n);
    const given = search(frame, tried);
    if (given) [kept, found] = [tried, given];
    else if (kept.size === 0) return undefined;
  }
  return found ?? cheapest(frame);
}

/** The answer to the question that is open now, if these losses are to be taken; undefined once all is said. */
export function lossAnswer(frame: LossesFrame, { taken, flip }: Given): Action | undefined {
  const at = frame.step === "flip" ? flip : frame.at;
  const line = frame.lines[at];
  if (at === NONE || !line) return undefined;
  const { kind, owner, unit } = line;
  if (frame.step === "flip") return kind === "walls" ? undefined : { type: "flipUnits", kind, owner, unit };
  const n = taken[at]!;
  return kind === "walls" ? { type: "loseWalls", n } : { type: "loseUnits", kind, owner, unit, n };
}

/** Battle Points that losses absorb. */
export const absorbed = ({ lines }: Losing, { taken, flip }: Given): number =>
  lines.reduce((sum, { absorbs }, i) => sum + (taken[i] ?? 0) * absorbs, 0) + (lines[flip]?.flipAbsorbs ?? 0);

/** What losses would do to a side, by sort of unit: how many are lost, and of which one is reduced (NONE: of none). */
export interface Falling {
  readonly lost: readonly number[];
  readonly reduced: Unit;
}

/** 10.52, 10.81: of walls nothing is in it. */
export function fallingIn({ lines }: Losing, { taken, flip }: Given): Falling {
  const lost = emptyRow();
  for (const [i, { kind, unit }] of lines.entries()) if (kind !== "walls") lost[unit]! += taken[i] ?? 0;
  return { lost, reduced: lines[flip]?.unit ?? NONE };
}
