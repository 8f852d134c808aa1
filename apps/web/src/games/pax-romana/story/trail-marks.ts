import type { Node, Owner } from "@ara/pax-romana";
import type { Battle, Hands, Trail } from "@ara/pax-romana/story";
import type { Chart, Lane } from "../map/chart.ts";
import type { Point } from "../map/projection.ts";
import { pixelOf, type Scene } from "../map/scene.ts";
import { colourOf } from "../map/stacks.ts";
import { f1, group, moved } from "../map/svg.ts";

/** What of a chapter is drawn upon the map. */
export interface Drawn {
  readonly trails: readonly Trail[];
  readonly battles: readonly Battle[];
  readonly taken: Hands["nodes"];
  /** Where something was done that leaves no way behind. */
  readonly done: readonly Node[];
  /** How long all of it takes to appear, in milliseconds; 0: it is there at once. */
  readonly time: number;
}

/** 13: an army takes so long for a Space, and at most so long for its whole way. */
const STEP = 120;
const LONGEST = 900;

const lanesOf = new WeakMap<Chart, Map<string, readonly Point[]>>();

/** The line between two neighbours as it is drawn on the map; straight where there is none. */
function lineBetween(chart: Chart, from: Node, to: Node, bySea: boolean): readonly Point[] {
  let lanes = lanesOf.get(chart);
  if (!lanes) {
    lanes = new Map(chart.lanes.flatMap(both));
    lanesOf.set(chart, lanes);
  }
  return lanes.get(keyOf(from, to, bySea)) ?? [chart.at[from]!, chart.at[to]!];
}

const keyOf = (from: Node, to: Node, bySea: boolean): string => `${from}-${to}-${bySea}`;
const both = ({ kind, a, b, line }: Lane): [string, readonly Point[]][] => [
  [keyOf(a, b, kind === "sea"), line],
  [keyOf(b, a, kind === "sea"), line.toReversed()],
];

/** The way of a force in pixels of the sheet. */
export const wayOf = (
  { chart, k }: Pick<Scene, "chart" | "k">,
  { nodes, bySea }: Pick<Trail, "nodes" | "bySea">,
): Point[] =>
  nodes.flatMap((node, i) =>
    i === 0
      ? [[chart.at[node]![0] * k, chart.at[node]![1] * k] as Point]
      : lineBetween(chart, nodes[i - 1]!, node, bySea[i - 1]!)
          .slice(1)
          .map(([x, y]): Point => [x * k, y * k]),
  );

/** When each trail begins and how long it takes, one after the other, within the time there is. */
export function timesOf(trails: readonly Pick<Trail, "nodes">[], time: number): { start: number; length: number }[] {
  const wanted = trails.map(({ nodes }) => Math.min(LONGEST, STEP * (nodes.length - 1)));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  const share = all === 0 ? 0 : Math.min(1, time / all);
  let start = 0;
  return wanted.map((one) => {
    const at = start;
    start += one * share;
    return { start: at, length: one * share };
  });
}

/**
 * Ways dotted in the mover's colour, an arrow where each ends, swords where there was a battle, rings where walls
 * fell and where something was done. What is drawn anew in the middle of it goes on from there.
 */
export function trailMarks(scene: Scene, { trails, battles, taken, done, time }: Drawn, elapsed = 0): string {
  const times = timesOf(trails, time);
  return [
    ...trails.map((trail, i) => trailMark(scene, trail, i, { ...times[i]!, start: times[i]!.start - elapsed })),
    ...done.map((node) => doneMark(scene, node)),
    ...taken.map(({ place, to }) => takenMark(scene, place, to)),
    ...battles.map(({ node }) => swords(scene, node)),
  ].join("");
}

/** The same into an element; when each way appears is said by its style, which no text may. */
export function drawTrails(scene: Scene, into: Element, drawn: Drawn, elapsed: number): void {
  into.innerHTML = trailMarks(scene, drawn, elapsed);
  for (const trail of into.querySelectorAll<SVGGElement>("[data-times]")) {
    const [start, length] = trail.dataset["times"]!.split(" ");
    trail.style.setProperty("--start", `${start}ms`);
    trail.style.setProperty("--length", `${length}ms`);
  }
}

function trailMark(
  scene: Scene,
  { owner, isFlight, ...trail }: Trail,
  i: number,
  { start, length }: { start: number; length: number },
): string {
  const way = wayOf(scene, trail);
  const line = `M${way.map(([x, y]) => `${f1(x)} ${f1(y)}`).join("L")}`;
  const [end, before] = [way.at(-1)!, way.findLast(([x, y]) => x !== way.at(-1)![0] || y !== way.at(-1)![1])];
  const turn = before ? (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI : 0;
  const late = length === 0 ? "" : ` data-times="${Math.round(start)} ${Math.round(length)}"`;
  const id = `romana-trail-${i}`;
  const [left, top, right, bottom] = scene.box;
  return group(
    `class="trail${isFlight ? " flight" : ""}" data-pow="${colourOf(owner)}"${late}`,
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="${f1(left)}" y="${f1(top)}" width="${f1(right - left)}" height="${f1(bottom - top)}"><path class="trail-shown" pathLength="1" d="${line}"/></mask>` +
      group(`mask="url(#${id})"`, `<path class="trail-case" d="${line}"/><path class="trail-line" d="${line}"/>`) +
      `<path class="trail-end" transform="translate(${f1(end[0])} ${f1(end[1])}) rotate(${f1(turn)})" d="M-7-6.5L7 0-7 6.5-3.5 0z"/>`,
  );
}

function doneMark(scene: Scene, node: Node): string {
  const [x, y] = pixelOf(scene, node);
  return `<circle class="done" cx="${f1(x)}" cy="${f1(y)}" r="19"/>`;
}

function takenMark(scene: Scene, node: Node, to: Owner): string {
  const [x, y] = pixelOf(scene, node);
  return `<circle class="taken" data-pow="${colourOf(to)}" cx="${f1(x)}" cy="${f1(y)}" r="24"/>`;
}

const swords = (scene: Scene, node: Node): string => {
  const [x, y] = pixelOf(scene, node);
  return group(
    `class="swords" ${moved(x, y - 26)}`,
    '<circle r="11"/><path d="M-6-6L5 5M6-6L-5 5M2.5 6.5L6.5 2.5M-2.5 6.5L-6.5 2.5"/>',
  );
};
