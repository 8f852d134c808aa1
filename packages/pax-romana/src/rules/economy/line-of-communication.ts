import { worldOf } from "../../config.ts";
import { NAVAL_POINT, type MapTables, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { zeros } from "../../zeros.ts";
import { FOREIGN, FOREIGN_FLEET, PIRATES, RHODIAN, RHODIAN_FLEET, surveyOf, type Survey } from "./survey.ts";

/**
 * 6.15-6.18: lines of communication. A line runs over two layers, land and sea, which meet in ports; since every step can
 * be gone both ways, one search from the friendly Spaces of the Home Territory finds every Space that has a line. It goes no
 * farther than it is asked: most of what a power has lies near its Home.
 */
export interface Lines {
  readonly map: MapTables;
  readonly survey: Survey;
  /** 6.16: what shuts a step by land, and one by sea, as bits of the survey. */
  readonly byLand: number;
  readonly bySea: number;
  /** By step, 1 where it is reached: a step is a node, doubled, plus one at sea. */
  readonly reached: number[];
  /** The steps that are reached, and how many of them the search has gone on from. */
  readonly steps: number[];
  done: number;
}
const AT_SEA = 1;

/** 6.15: whether a line runs from a Space to the Home Territory of a power. For many Spaces take `linesOf` once. */
export const isReached = (state: State, power: Power, node: Node): boolean => hasLine(linesOf(state, power), node);

/** All that has a line to a power's Home; with `toll`, also through neutral Rhodes (6.16, 12.51). */
export function linesOf(state: State, power: Power, toll = false, survey = surveyOf(state, power)): Lines {
  const { map } = worldOf(state.config);
  const byLand = toll ? FOREIGN : FOREIGN | RHODIAN;
  const bySea = byLand | PIRATES | (toll ? FOREIGN_FLEET : FOREIGN_FLEET | RHODIAN_FLEET);
  const lines: Lines = { map, survey, byLand, bySea, reached: zeros(map.nodes * 2), steps: [], done: 0 };
  for (const province of map.homeProvinces[power]!) for (const node of map.spacesOf[province]!) reach(lines, node * 2);
  return lines;
}

/** Whether the lines reach a node: a Space by land, at sea by sea. */
export function hasLine(lines: Lines, node: Node): boolean {
  const { reached, steps } = lines;
  while (reached[node * 2] === 0 && reached[node * 2 + AT_SEA] === 0) {
    if (lines.done === steps.length) return false;
    goOn(lines, steps[lines.done++]!);
  }
  return true;
}

/** Goes from one step to all that are next to it. */
function goOn(lines: Lines, step: number): void {
  const { map, survey } = lines;
  const next = map.lineSteps[step]!;
  for (let i = 0; i < next.length; i++) reach(lines, next[i]!);
  if ((step & AT_SEA) !== 0) return;
  const straits = map.strait[step >> 1]!;
  for (let i = 0; i < straits.length; i++)
    if (isFerried(survey, step >> 1, straits[i]!)) reach(lines, straits[i]! * 2);
}

/** Notes a step that can be taken and has not been. */
function reach(lines: Lines, step: number): void {
  const { reached, steps } = lines;
  if (reached[step] !== 0 || isShut(lines, step)) return;
  reached[step] = 1;
  steps.push(step);
}

/** 6.16: a line does not run where others are, nor by sea over pirates; 6.18: all that is empty is open. */
function isShut({ map, survey, byLand, bySea }: Lines, step: number): boolean {
  const here = survey[step >> 1]!;
  if (here === 0) return false;
  if ((step & AT_SEA) === 0) return (here & byLand) !== 0;
  // R123: squadrons shut a port, and no naval point.
  return (here & (map.kind[step >> 1] === NAVAL_POINT ? PIRATES : bySea)) !== 0;
}

/** 9.33, R123: a strait is crossed only without enemy squadrons at both ends. */
const isFerried = (survey: Survey, from: Node, to: Node): boolean =>
  ((survey[from]! | survey[to]!) & (FOREIGN_FLEET | RHODIAN_FLEET)) === 0;
