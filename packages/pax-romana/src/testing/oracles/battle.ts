import { HI, HI_REDUCED, LG, LG_REDUCED } from "../../data/index.ts";
import type { Edge } from "../../rules/battle/cavalry.ts";
import type { LossLine } from "../../rules/battle/distribution.ts";

/** Slow and obvious forms of the facts of chapter 10; they share no code with the rules. */

/** 10.51 step 2, R72: the nearest printed ratio; of two that are equally near, the lower. */
export function oddsByChart(larger: number, smaller: number): number {
  if (larger === 0) return 0;
  if (smaller === 0) return 10;
  const printed = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const shifts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const ratio = larger / smaller;
  let best = 0;
  printed.forEach((one, i) => {
    if (Math.abs(ratio - one) < Math.abs(ratio - printed[best]!) - 1e-9) best = i;
  });
  return shifts[best]!;
}

/** 10.61, 10.64: the sentences, one after the other. */
export function edgeBySentences(regular: number, legions: number, enemy: number): Edge {
  const legionary = Math.floor(legions / 2);
  const own = regular + legionary;
  const hasThreeTimes = enemy > 0 && own >= 3 * enemy;
  const hasTwoAgainstNone = enemy === 0 && own >= 2;
  if (own <= enemy) return "none";
  if (!hasThreeTimes && !hasTwoAgainstNone) return "superiority";
  if (legionary > 0 && regular < legionary) return "superiority";
  return "supremacy";
}

/** A whole distribution: a number for each line, and the line that flips a unit, or -1. */
export interface Distribution {
  readonly taken: readonly number[];
  readonly flip: number;
}

/** Somebody, or a Wall Point, that can take losses. */
interface Piece {
  /** Which of the lines it belongs to. */
  readonly line: number;
  /** 10.51, 7.32: the BP of losses it takes when it is eliminated. */
  readonly worth: number;
  readonly kind: "legion" | "heavy" | "other";
  readonly isReduced: boolean;
}

type Fate = "kept" | "reduced" | "gone";

function pieceOf({ unit, kind, absorbs }: LossLine, line: number): Piece {
  const isLegion = kind !== "walls" && (unit === LG || unit === LG_REDUCED);
  const isHeavy = kind !== "walls" && (unit === HI || unit === HI_REDUCED);
  const isReduced = kind !== "walls" && (unit === LG_REDUCED || unit === HI_REDUCED);
  return { line, worth: absorbs, kind: isLegion ? "legion" : isHeavy ? "heavy" : "other", isReduced };
}

/** 10.52, 10.53, 10.8, R153, R413: every legal distribution: all fates of all pieces are tried. */
export function distributionsOf(lines: readonly LossLine[], need: number): Distribution[] {
  const pieces = lines.flatMap((line, i) => Array.from({ length: line.count }, () => pieceOf(line, i)));
  if (need >= pieces.reduce((sum, { worth }) => sum + worth, 0))
    return [{ taken: lines.map(({ count }) => count), flip: -1 }];
  const allowed = fatesOf(pieces).filter((fates) => obeys(pieces, fates, need));
  return allowed
    .filter((fates) => !allowed.some((other) => spares(other, fates)))
    .map((fates) => ({
      taken: lines.map((_, line) => pieces.filter((piece, i) => piece.line === line && fates[i] === "gone").length),
      flip: pieces[fates.indexOf("reduced")]?.line ?? -1,
    }));
}

const HARM: readonly Fate[] = ["kept", "reduced", "gone"];

/** All that can become of all pieces; of those that are alike the later ones fare no better than the earlier. */
function fatesOf(pieces: readonly Piece[]): Fate[][] {
  let all: Fate[][] = [[]];
  pieces.forEach(({ line, kind, isReduced }, i) => {
    const possible = HARM.filter((fate) => fate !== "reduced" || (kind !== "other" && !isReduced));
    all = all.flatMap((before) => {
      const least = pieces[i - 1]?.line === line ? HARM.indexOf(before[i - 1]!) : 0;
      return possible.filter((fate) => HARM.indexOf(fate) >= least).map((fate) => [...before, fate]);
    });
  });
  return all;
}

/** The sentences of 10.52 to 10.84, one after the other. */
function obeys(pieces: readonly Piece[], fates: readonly Fate[], need: number): boolean {
  const gone = pieces.filter((_, i) => fates[i] === "gone");
  const kept = pieces.filter((_, i) => fates[i] === "kept");
  const reduced = pieces.filter((_, i) => fates[i] === "reduced");
  const taken = gone.reduce((sum, { worth }) => sum + worth, 0);
  const left = need - taken;
  // 10.84: not two of them.
  if (reduced.length > 1) return false;
  // 10.53: the need is the least that has to go; 10.81, 10.82: a unit that is reduced takes up to two.
  if (reduced.length === 0 && left > 0) return false;
  if (reduced.length === 1 && (left < 1 || left > 2)) return false;
  // 10.81, 10.82: one BP, or for legions one or two, go to the unit that is reduced already.
  const isOwed = ({ kind, isReduced, worth }: Piece): boolean =>
    isReduced && kind === reduced[0]?.kind && left <= worth;
  if (kept.some(isOwed)) return false;
  // 10.83: a full unit is eliminated by more than two.
  const over = Math.max(0, -left);
  return gone.every(({ kind, isReduced, worth }) => kind === "other" || isReduced || worth - over > 2);
}

/** 10.53: whether one choice spares somebody whom the other gives up, and harms nobody more. */
const spares = (one: readonly Fate[], other: readonly Fate[]): boolean =>
  one.every((fate, i) => HARM.indexOf(fate) <= HARM.indexOf(other[i]!)) && one.some((fate, i) => fate !== other[i]);
