import { worldOf } from "../../config.ts";
import { NAVAL_POINT, type MapTables, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { zeros } from "../../zeros.ts";
import { FOREIGN, FOREIGN_FLEET, PIRATES, RHODIAN, RHODIAN_FLEET, surveyOf, type Survey } from "./survey.ts";

/**
 * 6.15-6.18: lines of communication. A line runs over two layers, land and sea, which meet in ports; since every step can
 * be gone both ways, one search from the friendly Spaces of the Home Territory finds every Space that has a line.
 */

/** By node, doubled, plus one at sea: reached, shut, or neither. */
export type Lines = number[];
const AT_SEA = 1;
const REACHED = 1;
const SHUT = 2;

/** 6.15: whether a line runs from a Space to the Home Territory of a power. For many Spaces take `linesOf` once. */
export const isReached = (state: State, power: Power, node: Node): boolean => hasLine(linesOf(state, power), node);

/** Whether the lines reach a node: a Space by land, at sea by sea. */
export const hasLine = (lines: Lines, node: Node): boolean =>
  lines[node * 2] === REACHED || lines[node * 2 + AT_SEA] === REACHED;

/** What is still to be looked at in a search, with room for every node on both layers; used again and again. */
const MOST_STEPS = 1024;
const queue = new Int16Array(MOST_STEPS);

/** All that has a line to a power's Home; with `toll`, also through neutral Rhodes (6.16, 12.51). */
export function linesOf(state: State, power: Power, toll = false, survey = surveyOf(state, power)): Lines {
  const { map } = worldOf(state.config);
  const lines = zeros(map.nodes * 2);
  shutWays(lines, map, survey, toll);
  let end = 0;
  for (const province of map.homeProvinces[power]!)
    for (const node of map.spacesOf[province]!) end = reach(lines, node * 2, end);
  const { first, to } = waysOf(map);
  for (let at = 0; at < end; at++) {
    const step = queue[at]!;
    const last = first[step + 1]!;
    for (let i = first[step]!; i < last; i++) end = reach(lines, to[i]!, end);
    if ((step & AT_SEA) !== 0) continue;
    const straits = map.strait[step >> 1]!;
    for (let i = 0; i < straits.length; i++)
      if (isFerried(survey, step >> 1, straits[i]!)) end = reach(lines, straits[i]! * 2, end);
  }
  return lines;
}

/** The steps of lines one after the other, and by step where its own begin: the quickest way through them. */
interface Ways {
  readonly first: Int16Array;
  readonly to: Int16Array;
}

const ways = new WeakMap<MapTables, Ways>();

function waysOf(map: MapTables): Ways {
  const known = ways.get(map);
  if (known) return known;
  const to = Int16Array.from(map.lineSteps.flat());
  const first = new Int16Array(map.lineSteps.length + 1);
  map.lineSteps.forEach((steps, step) => (first[step + 1] = first[step]! + steps.length));
  ways.set(map, { first, to });
  return { first, to };
}

/** 6.16: a line does not run where others are, nor by sea over pirates; 6.18: all that is empty is open. */
function shutWays(lines: Lines, { nodes, kind }: MapTables, survey: Survey, toll: boolean): void {
  const byLand = toll ? FOREIGN : FOREIGN | RHODIAN;
  const bySea = byLand | PIRATES | (toll ? FOREIGN_FLEET : FOREIGN_FLEET | RHODIAN_FLEET);
  for (let node = 0; node < nodes; node++) {
    const here = survey[node]!;
    if (here === 0) continue;
    if ((here & byLand) !== 0) lines[node * 2] = SHUT;
    // R123: squadrons shut a port, and no naval point.
    if ((here & (kind[node] === NAVAL_POINT ? PIRATES : bySea)) !== 0) lines[node * 2 + AT_SEA] = SHUT;
  }
}

/** Notes a step that can be taken and has not been; says where the queue ends now. */
function reach(lines: Lines, step: number, end: number): number {
  if (lines[step] !== 0) return end;
  lines[step] = REACHED;
  queue[end] = step;
  return end + 1;
}

/** 9.33, R123: a strait is crossed only without enemy squadrons at both ends. */
const isFerried = (survey: Survey, from: Node, to: Node): boolean =>
  ((survey[from]! | survey[to]!) & (FOREIGN_FLEET | RHODIAN_FLEET)) === 0;
