import { CITY, worldOf, type Node, type Province } from "@ara/pax-romana";
import type { Place } from "@ara/pax-romana/overview";
import { crossing, type Boxes } from "./boxes.ts";
import type { Level } from "./camera.ts";
import type { Box, Chart } from "./chart.ts";

/** What is to be laid out: a position at a scale, in a window. Places are in pixels from the corner of the sheet. */
export interface Scene {
  readonly chart: Chart;
  readonly places: ReadonlyMap<Node, Place>;
  readonly k: number;
  readonly level: Level;
  readonly box: Box;
  /** Nodes in the window and a little around it. */
  readonly seen: readonly Node[];
  /** Names of these are shown before others. */
  readonly wanted: ReadonlySet<Node>;
  /** How wide a text is. */
  readonly measure: (text: string, font: string) => number;
  /** What a lens wants beside the marks. */
  readonly room?: Room | undefined;
  /** Places whose stacks are shown one by one, however many there are. */
  readonly fanned?: ReadonlySet<Node>;
}

/** Pixels that a lens writes into: beside a Space, and under the name of a province. */
export interface Room {
  badge(node: Node): Pixels | undefined;
  strip(province: Province): number | undefined;
  /** Finds a place for every badge. */
  place(scene: Scene, taken: Boxes): ReadonlyMap<Node, Box>;
}

type Pixels = readonly [width: number, height: number];

/** Room under the name of a province, in pixels. */
export const STRIP = 17;

const AROUND = 60;

export function sceneOf(scene: Omit<Scene, "seen">): Scene {
  const { chart, k, box } = scene;
  const seen = chart.nodes.filter((node) => {
    const [x, y] = [chart.at[node]![0] * k, chart.at[node]![1] * k];
    return x > box[0] - AROUND && x < box[2] + AROUND && y > box[1] - AROUND && y < box[3] + AROUND;
  });
  return { ...scene, seen };
}

export const pixelOf = ({ chart, k }: Pick<Scene, "chart" | "k">, node: Node): readonly [number, number] => [
  chart.at[node]![0] * k,
  chart.at[node]![1] * k,
];

/** How much symbols grow with the level. */
export const SYMBOL_SCALE = [0.62, 1, 1.15] as const;

/** How far the sign of a node reaches from its middle. */
export function radiusOf({ chart, places, level }: Pick<Scene, "chart" | "places" | "level">, node: Node): number {
  const { map } = worldOf(chart.config);
  if (node >= map.spaces) return level === 0 ? 2 : 6;
  const works = places.get(node)?.works;
  return (works ? (works.works === CITY ? 16.5 : 13.5) : 11) * SYMBOL_SCALE[level];
}

/** Roads are found by where they are, in squares of so many pixels. */
const SQUARE = 64;

/** What it costs to lie across roads; sea lanes are seldom in the way. */
export function roadCost({ chart, k, box: window }: Scene): (box: Box) => number {
  const squares = new Map<number, Stretch[]>();
  const each = (box: Box, tell: (square: number) => void): void => {
    for (let x = Math.floor(box[0] / SQUARE); x <= Math.floor(box[2] / SQUARE); x++)
      for (let y = Math.floor(box[1] / SQUARE); y <= Math.floor(box[3] / SQUARE); y++) tell(x * 10_007 + y);
  };
  for (const { kind, line } of chart.lanes)
    for (let i = 1; i < line.length; i++) {
      const [ax, ay, bx, by] = [...line[i - 1]!, ...line[i]!].map((n) => n * k) as [number, number, number, number];
      const box: Box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
      if (box[2] < window[0] - 80 || box[0] > window[2] + 80) continue;
      if (box[3] < window[1] - 80 || box[1] > window[3] + 80) continue;
      const stretch = { ax, ay, bx, by, weight: kind === "sea" ? 0.1 : 0.45, asked: 0 };
      each(box, (square) => squares.set(square, [...(squares.get(square) ?? []), stretch]));
    }
  let asked = 0;
  return (at) => {
    let cost = 0;
    asked++;
    each(at, (square) => {
      for (const stretch of squares.get(square) ?? []) {
        if (stretch.asked === asked) continue;
        stretch.asked = asked;
        cost += crossing(stretch.ax, stretch.ay, stretch.bx, stretch.by, at) * stretch.weight;
      }
    });
    return cost;
  };
}

/** A straight piece of a road, and the last question it was counted for. */
interface Stretch {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly weight: number;
  asked: number;
}
