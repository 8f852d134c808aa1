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
  /** By step, which is a node, doubled, plus one at sea: reached, shut, or neither. */
  readonly ways: number[];
  /** The steps that are reached, and how many of them the search has gone on from. */
  readonly steps: number[];
  done: number;
}
const AT_SEA = 1;
const REACHED = 1;
const SHUT = 2;

/** 6.15: whether a line runs from a Space to the Home Territory of a power. For many Spaces take `linesOf` once. */
export const isReached = (state: State, power: Power, node: Node): boolean => hasLine(linesOf(state, power), node);

/** All that has a line to a power's Home; with `toll`, also through neutral Rhodes (6.16, 12.51). */
export function linesOf(state: State, power: Power, toll = false, survey = surveyOf(state, power)): Lines {
  const { map } = worldOf(state.config);
  const ways = zeros(map.nodes * 2);
  shutWays(ways, map, survey, toll);
  const steps: number[] = [];
  for (const province of map.homeProvinces[power]!)
    for (const node of map.spacesOf[province]!) reach(ways, steps, node * 2);
  return { map, survey, ways, steps, done: 0 };
}

/** Whether the lines reach a node: a Space by land, at sea by sea. */
export function hasLine(lines: Lines, node: Node): boolean {
  const { map, survey, ways, steps } = lines;
  const { first, to } = tracksOf(map);
  let { done } = lines;
  while (ways[node * 2] !== REACHED && ways[node * 2 + AT_SEA] !== REACHED && done < steps.length) {
    const step = steps[done++]!;
    const last = first[step + 1]!;
    for (let i = first[step]!; i < last; i++) reach(ways, steps, to[i]!);
    if ((step & AT_SEA) !== 0) continue;
    const straits = map.strait[step >> 1]!;
    for (let i = 0; i < straits.length; i++)
      if (isFerried(survey, step >> 1, straits[i]!)) reach(ways, steps, straits[i]! * 2);
  }
  lines.done = done;
  return ways[node * 2] === REACHED || ways[node * 2 + AT_SEA] === REACHED;
}

/** The steps of lines one after the other, and by step where its own begin: the quickest way through them. */
interface Tracks {
  readonly first: Int16Array;
  readonly to: Int16Array;
}

const tracks = new WeakMap<MapTables, Tracks>();

function tracksOf(map: MapTables): Tracks {
  const known = tracks.get(map);
  if (known) return known;
  const to = Int16Array.from(map.lineSteps.flat());
  const first = new Int16Array(map.lineSteps.length + 1);
  map.lineSteps.forEach((steps, step) => (first[step + 1] = first[step]! + steps.length));
  tracks.set(map, { first, to });
  return { first, to };
}

/** Notes a step that can be taken and has not been. */
function reach(ways: number[], steps: number[], step: number): void {
  if (ways[step] !== 0) return;
  ways[step] = REACHED;
  steps.push(step);
}

/** 6.16: a line does not run where others are, nor by sea over pirates; 6.18: all that is empty is open. */
function shutWays(ways: number[], { nodes, kind }: MapTables, survey: Survey, toll: boolean): void {
  const byLand = toll ? FOREIGN : FOREIGN | RHODIAN;
  const bySea = byLand | PIRATES | (toll ? FOREIGN_FLEET : FOREIGN_FLEET | RHODIAN_FLEET);
  for (let node = 0; node < nodes; node++) {
    const here = survey[node]!;
    if (here === 0) continue;
    if ((here & byLand) !== 0) ways[node * 2] = SHUT;
    // R123: squadrons shut a port, and no naval point.
    if ((here & (kind[node] === NAVAL_POINT ? PIRATES : bySea)) !== 0) ways[node * 2 + AT_SEA] = SHUT;
  }
}

/** 9.33, R123: a strait is crossed only without enemy squadrons at both ends. */
export const isFerried = (survey: Survey, from: Node, to: Node): boolean =>
  ((survey[from]! | survey[to]!) & (FOREIGN_FLEET | RHODIAN_FLEET)) === 0;
