import type { Node } from "@ara/pax-romana";
import type { Box } from "./chart.ts";
import { pixelOf, radiusOf, type Scene } from "./scene.ts";

/** A circle on the screen: x, y and radius. */
type Sign = readonly [x: number, y: number, radius: number];

/** The sign of a Space, and those beside it that its name or counters might be taken for: also points, which have none. */
export function signsAround(scene: Scene, node: Node): { readonly own: Sign; readonly others: readonly Sign[] } {
  const signOf = (at: Node): Sign => [...pixelOf(scene, at), radiusOf(scene, at)];
  const own = signOf(node);
  const others = scene.seen.flatMap((other) => {
    const [x, y] = pixelOf(scene, other);
    return other === node || Math.abs(x - own[0]) > 150 || Math.abs(y - own[1]) > 90 ? [] : [signOf(other)];
  });
  return { own, others };
}

/** Pixels between a box and a sign. */
export const gapTo = (box: Box, [x, y, radius]: Sign): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3])) - radius;
