import { data } from "./data.ts";
import type { MapTables } from "./map.ts";
import { ALPINE_PASS, DEEP_SEA, NAVAL_POINT, PORT, type Node, type Province } from "./vocabulary.ts";

const { map } = data;

/** The node with a string id; a test that misspells one fails. */
export function node(id: string): Node {
  const found = map.nodeOf.get(id);
  if (found === undefined) throw new Error(`no node ${id}`);
  return found;
}

export const nodes = (...ids: readonly string[]): Node[] => ids.map(node);
export const idsOf = (list: readonly Node[]): string[] => list.map((n) => map.ids[n]!).toSorted();

export function province(id: string): Province {
  const found = map.provinceOf.get(id);
  if (found === undefined) throw new Error(`no province ${id}`);
  return found;
}

/** The ids of a province's Spaces, sorted. */
export const spacesIn = (id: string): string[] => idsOf(map.spacesOf[province(id)]!);
export const provinceAt = (id: string): string => map.provinceIds[map.province[node(id)]!]!;
export const territoryAt = (id: string): string => map.territoryIds[map.territory[node(id)]!]!;
export const provincesIn = (id: string): string[] =>
  map.provincesOf[map.territoryNumbers.get(id)!]!.map((p) => map.provinceIds[p]!).toSorted();

export const isTribal = (n: Node): boolean => map.tribal[n]! >= 0;
export const isPass = (n: Node): boolean => map.kind[n] === ALPINE_PASS;
export const isPort = (id: string): boolean => map.kind[node(id)] === PORT;
export const isWet = (n: Node): boolean => [PORT, NAVAL_POINT, DEEP_SEA].includes(map.kind[n]!);

export const byLand = (a: string, b: string): boolean => map.land[node(a)]!.includes(node(b));
export const byStrait = (a: string, b: string): boolean => map.strait[node(a)]!.includes(node(b));
export const bySea = (a: string, b: string): boolean => map.sea[node(a)]!.includes(node(b));

/** Whether a point of this kind lies between two Spaces. */
export const between = (way: "land" | "sea", kind: number, a: string, b: string): boolean =>
  map[way][node(a)]!.some((point) => map.kind[point] === kind && map[way][point]!.includes(node(b)));

/** MP of a march along named nodes, every one next to the last. */
export function march(...path: readonly string[]): number {
  let mp = 0;
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (from === undefined) return;
    if (!byLand(from, to) && !byStrait(from, to)) throw new Error(`no way from ${from} to ${to}`);
    mp += byLand(from, to) ? map.enter[node(to)]! : 2;
  });
  return mp;
}

/** 1 MP for a voyage along named nodes, every one next to the last. */
export function sail(...path: readonly string[]): number {
  path.forEach((to, i) => {
    const from = path[i - 1];
    if (from !== undefined && !bySea(from, to)) throw new Error(`no sea way from ${from} to ${to}`);
  });
  return 1;
}

interface Limits {
  readonly ban?: (n: Node) => boolean;
  readonly straits?: boolean;
}

/** MP to every node that can be reached over land. */
export function distances(from: string, { ban = () => false, straits = true }: Limits = {}): Map<Node, number> {
  const found = new Map<Node, number>([[node(from), 0]]);
  const queue = [node(from)];
  const reach = (to: Node, mp: number): void => {
    if (ban(to) || mp >= (found.get(to) ?? Infinity)) return;
    found.set(to, mp);
    queue.push(to);
  };
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const mp = found.get(at)!;
    for (const to of map.land[at]!) reach(to, mp + map.enter[to]!);
    if (straits) for (const to of map.strait[at]!) reach(to, mp + 2);
  }
  return found;
}

/** MP from one node to another over land. */
export const away = (from: string, to: string, limits?: Limits): number =>
  distances(from, limits).get(node(to)) ?? Infinity;

/** The pieces a graph falls into. */
export function pieces(all: readonly Node[], next: (n: Node) => readonly Node[]): Node[][] {
  const left = new Set(all);
  const found: Node[][] = [];
  for (const start of all) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const at of piece) for (const to of next(at)) if (left.delete(to)) piece.push(to);
    found.push(piece);
  }
  return found;
}

/** Everything that can be reached from some nodes without entering others. */
export function reached(from: readonly Node[], next: (n: Node) => readonly Node[], shut: (n: Node) => boolean): Node[] {
  const seen = new Set(from);
  const queue = [...from];
  for (const at of queue) {
    for (const to of next(at)) {
      if (shut(to) || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return queue;
}

export const allNodes = (tables: MapTables = map): Node[] => tables.ids.map((_, n) => n);
export { map };
