import type { Decision } from "@ara/kernel";
import { underWay, MINOR, type Action, type PaxRomana, type Power } from "@ara/pax-romana";
import type { Aim } from "../wish.ts";
import type { Weights } from "../weights.ts";
import type { Steady, Weighed } from "../steady.ts";
import type { Way } from "./lookahead.ts";
import { targetsOf } from "./targets.ts";

/** A question that plans are about. */
interface Planned {
  /** How many answers are tried beside the usual one, and how many aims. */
  readonly answers: number;
  readonly aims: number;
  /** Answers that are worth less than this part of the best are no ways; 0 where worths only say which comes first. */
  readonly near: number;
}

/** Where one answer decides what an Activation brings; in all other questions `steady` answers. */
const PLANNED: Readonly<Record<string, Planned>> = {
  "activation.operation": { answers: 1, aims: 0, near: 0 },
  "expansion.choose": { answers: 2, aims: 0, near: 0.3 },
  "major.where": { answers: 2, aims: 5, near: 0.3 },
  "minor.where": { answers: 1, aims: 0, near: 0.3 },
  "land.step": { answers: 1, aims: 3, near: 0.3 },
  "construction.where": { answers: 1, aims: 0, near: 0.3 },
};

/** What a province that is aimed at is worth beside its points. */
const AIM = 4;
/** What is done before a march goes on is worth more than any step: there is nothing to plan. */
const FIRST = 40;
const STEP = "land.step";

/** The ways that are worth trying, the usual one first; one alone where nothing is to be planned. */
export function waysOf(
  steady: Steady,
  decision: Decision<PaxRomana>,
  usual: Action,
  key: string,
  power: Power,
): readonly Way[] {
  const planned = PLANNED[key];
  const ways: Way[] = [{ action: usual }];
  if (!planned || isAlone(decision, key)) return ways;
  const weighed = steady.weigh(decision).toSorted((a, b) => b.worth - a.worth);
  const best = weighed[0]?.worth ?? 0;
  if (key === STEP && best >= FIRST) return ways;
  const isNear = ({ action, worth }: Weighed): boolean => action !== usual && worth >= planned.near * best;
  for (const { action } of weighed.filter(isNear).slice(0, planned.answers)) ways.push({ action });
  if (planned.aims === 0) return ways;
  const add = (aim: Aim | undefined, mood: Partial<Weights> | undefined): void => {
    steady.aim = aim;
    steady.mood = mood;
    const action = steady.choose(decision);
    steady.aim = undefined;
    steady.mood = undefined;
    // Two plans that begin alike are one way; one that begins as usual changes nothing now.
    const isNew = action !== usual && !ways.some((way) => (way.aim ?? way.mood) !== undefined && way.action === action);
    if (isNew) ways.push({ action, aim, mood });
  };
  for (const mood of MOODS) add(undefined, mood);
  for (const province of targetsOf(decision.view, power).slice(0, planned.aims))
    add({ province, worth: AIM }, undefined);
  return ways;
}

/** What an army may go by for once: for walls and capitals, far and wide, without guards. */
const MOODS: readonly Partial<Weights>[] = [
  { cityTaken: 8, townTaken: 4, bestOdds: 0.4 },
  { least: 0.1, province: 3 },
  { guard: 0, guarding: 0, least: 0.6 },
];

/** 9.13: one unit that goes alone is let go. */
function isAlone({ view }: Decision<PaxRomana>, key: string): boolean {
  if (key !== STEP) return false;
  const force = view.forces[underWay(view, "landMove")!.force];
  return force === null || force === undefined || (force.flags & MINOR) !== 0;
}
