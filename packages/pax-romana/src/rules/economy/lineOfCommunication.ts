import { worldOf } from "../../config.ts";
import { DEEP_SEA, NAVAL_POINT, PORT, type Node, type Power } from "../../data/index.ts";
import type { State } from "../../state/state.ts";
import { FOREIGN, FOREIGN_FLEET, PIRATES, RHODIAN, RHODIAN_FLEET, surveyOf, type Survey } from "./survey.ts";

/**
 * 6.15-6.18: lines of communication. A line runs over two layers, land and sea, which meet in ports; since every step can
 * be gone both ways, one search from the friendly Spaces of the Home Territory finds every Space that has a line.
 */

/** By node, bits: reached by land, reached by sea. */
export type Lines = Uint8Array;
const BY_LAND = 1;
const BY_SEA = 2;

/** 6.15: whether a line runs from a Space to the Home Territory of a power. For many Spaces take `linesOf` once. */
export const isReached = (state: State, power: Power, node: Node): boolean => hasLine(linesOf(state, power), node);

/** Whether the lines reach a node: a Space by land, at sea by sea. */
export const hasLine = (lines: Lines, node: Node): boolean => lines[node] !== 0;

/** All that has a line to a power's Home; with `toll`, also through neutral Rhodes (6.16, 12.51). */
export function linesOf(state: State, power: Power, toll = false, survey = surveyOf(state, power)): Lines {
  const { map } = worldOf(state.config);
  const search = new Search(map.kind, survey, toll);
  for (const province of map.homeProvinces[power]!)
    for (const node of map.spacesOf[province]!) search.reachByLand(node);
  for (let step = search.next(); step >= 0; step = search.next()) {
    const node = step >> 1;
    if ((step & 1) === AT_SEA) {
      if (map.kind[node] === PORT) search.reachByLand(node);
      for (const to of map.sea[node]!) search.reachBySea(to);
      continue;
    }
    if (map.kind[node] === PORT) search.reachBySea(node);
    for (const to of map.land[node]!) search.reachByLand(to);
    for (const to of map.strait[node]!) if (isFerried(survey, node, to)) search.reachByLand(to);
  }
  return search.found;
}

/** 9.33, R123: a strait is crossed only without enemy squadrons at both ends. */
const isFerried = (survey: Survey, from: Node, to: Node): boolean =>
  ((survey[from]! | survey[to]!) & (FOREIGN_FLEET | RHODIAN_FLEET)) === 0;

/** A step of the search is a node, doubled, plus one at sea. */
const AT_SEA = 1;
const queue: number[] = [];

/** What has been found, and what is still to be looked at; only one search runs at a time. */
class Search {
  readonly found: Lines;
  readonly #kind: readonly number[];
  readonly #survey: Survey;
  readonly #shutByLand: number;
  readonly #shutBySea: number;
  #at = 0;

  constructor(kind: readonly number[], survey: Survey, toll: boolean) {
    this.found = new Uint8Array(kind.length);
    this.#kind = kind;
    this.#survey = survey;
    this.#shutByLand = toll ? FOREIGN : FOREIGN | RHODIAN;
    this.#shutBySea = this.#shutByLand | PIRATES | (toll ? FOREIGN_FLEET : FOREIGN_FLEET | RHODIAN_FLEET);
    queue.length = 0;
  }

  /** 6.16: not where others are; 6.18: through all that is empty. */
  reachByLand(node: Node): void {
    if ((this.found[node]! & BY_LAND) !== 0 || (this.#survey[node]! & this.#shutByLand) !== 0) return;
    this.found[node]! |= BY_LAND;
    queue.push(node * 2);
  }

  /** 6.16, 6.17, R123: never over the deep sea, nor pirates; squadrons shut a port, and no naval point. */
  reachBySea(node: Node): void {
    const kind = this.#kind[node]!;
    const shut = kind === NAVAL_POINT ? PIRATES : this.#shutBySea;
    if ((this.found[node]! & BY_SEA) !== 0 || kind === DEEP_SEA || (this.#survey[node]! & shut) !== 0) return;
    this.found[node]! |= BY_SEA;
    queue.push(node * 2 + AT_SEA);
  }

  next(): number {
    return queue[this.#at++] ?? -1;
  }
}
