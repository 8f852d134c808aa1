import type { Box } from "./chart.ts";

/** A box on the screen and how bad it is to cover it. */
export interface Taken {
  readonly box: Box;
  readonly weight: number;
}

const CELL = 64;

export const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** Boxes that are taken, found by where they are. */
export class Boxes {
  readonly #cells = new Map<number, Set<Taken>>();

  #each(box: Box, tell: (cell: number) => void): void {
    for (let x = Math.floor(box[0] / CELL); x <= Math.floor(box[2] / CELL); x++)
      for (let y = Math.floor(box[1] / CELL); y <= Math.floor(box[3] / CELL); y++) tell(x * 10_007 + y);
  }

  add(taken: Taken): void {
    this.#each(taken.box, (cell) => {
      const there = this.#cells.get(cell);
      if (there) there.add(taken);
      else this.#cells.set(cell, new Set([taken]));
    });
  }

  remove(taken: Taken): void {
    this.#each(taken.box, (cell) => this.#cells.get(cell)?.delete(taken));
  }

  /** What covering the box would cost. */
  cost(box: Box): number {
    let cost = 0;
    const seen = new Set<Taken>();
    this.#each(box, (cell) => {
      for (const taken of this.#cells.get(cell) ?? []) {
        if (seen.has(taken)) continue;
        seen.add(taken);
        const area = overlapOf(box, taken.box);
        if (area > 0) cost += taken.weight * (8 + Math.min(area, 400) * 0.5);
      }
    });
    return cost;
  }
}

/** How much of a stretch lies in a box. */
export function crossing(ax: number, ay: number, bx: number, by: number, box: Box): number {
  const [dx, dy] = [bx - ax, by - ay];
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, ax - box[0]],
    [dx, box[2] - ax],
    [-dy, ay - box[1]],
    [dy, box[3] - ay],
  ] as const) {
    if (p === 0 && q < 0) return 0;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}
