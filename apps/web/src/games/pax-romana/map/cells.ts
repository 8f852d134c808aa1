import { UNIT, type Geometry } from "./geometry.ts";
import type { Point } from "./projection.ts";

/** Units of a cell. */
const CELL = 6;

/** What lies where on the sheet, in coarse cells: land or sea, and which province. */
export interface Cells {
  readonly isLand: (x: number, y: number) => boolean;
  /** The province of a place on land, or -1. */
  readonly provinceAt: (x: number, y: number) => number;
}

export function cellsOf({ width, height, coast, provinces }: Geometry): Cells {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const land = new Uint8Array(columns * rows);
  const province = new Int8Array(columns * rows).fill(-1);
  fill(ringsOf(coast), columns, rows, (from, to) => land.fill(1, from, to));
  provinces.forEach(({ line }, i) => fill(ringsOf(line), columns, rows, (from, to) => province.fill(i, from, to)));
  const cellAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : Math.floor(y / CELL) * columns + Math.floor(x / CELL);
  const isLand = (x: number, y: number): boolean => land[cellAt(x, y)] === 1;
  return { isLand, provinceAt: (x, y) => (isLand(x, y) ? province[cellAt(x, y)]! : -1) };
}

/** The rings of a path of steps. */
function ringsOf(path: string): Point[][] {
  return path.split("z").flatMap((ring) => {
    const numbers = ring.match(/-?\d+/g)?.map((n) => Number(n) * UNIT) ?? [];
    let [x, y] = [0, 0];
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([(x += numbers[i]!), (y += numbers[i + 1]!)]);
    return points.length > 2 ? [points] : [];
  });
}

/** Tells the stretches of cells inside some rings, row by row, by the even-odd rule. */
function fill(
  rings: readonly Point[][],
  columns: number,
  rows: number,
  tell: (from: number, to: number) => void,
): void {
  const crossed: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      const first = Math.max(0, Math.ceil(Math.min(ay, by) / CELL - 0.5));
      const last = Math.min(rows, Math.ceil(Math.max(ay, by) / CELL - 0.5));
      for (let row = first; row < last; row++)
        crossed[row]!.push(ax + (((row + 0.5) * CELL - ay) / (by - ay)) * (bx - ax));
    });
  crossed.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i]! / CELL - 0.5));
      const to = Math.min(columns, Math.floor(xs[i + 1]! / CELL - 0.5) + 1);
      if (to > from) tell(row * columns + from, row * columns + to);
    }
  });
}
