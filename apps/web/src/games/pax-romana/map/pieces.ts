import { UNIT } from "./geometry.ts";
import type { Point } from "./projection.ts";

/** Some of a long line, and the box it lies in. */
export interface Piece {
  readonly points: readonly Point[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Points of a piece: few enough that most of a coast lies out of sight, and enough that looking is quick. */
const LENGTH = 40;

/** The rings of a path ("M613 -10l98 41 1-2z"), cut into pieces, each of which ends where the next begins. */
export function piecesOf(path: string): Piece[] {
  return path
    .split("M")
    .slice(1)
    .flatMap((ring) => {
      const points: Point[] = [];
      const numbers = ring.match(/-?\d+/g)!.map((number) => Number(number) * UNIT);
      for (let i = 0; i < numbers.length; i += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + numbers[i]!, y + numbers[i + 1]!]);
      }
      points.push(points[0]!);
      const starts = Array.from({ length: Math.ceil((points.length - 1) / LENGTH) }, (_, i) => i * LENGTH);
      return starts.map((start) => pieceOf(points.slice(start, start + LENGTH + 1)));
    });
}

function pieceOf(points: readonly Point[]): Piece {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { points, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The pieces that reach into a box. */
export const piecesIn = (pieces: readonly Piece[], box: Omit<Piece, "points">): Piece[] =>
  pieces.filter(
    ({ left, top, right, bottom }) => left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top,
  );
