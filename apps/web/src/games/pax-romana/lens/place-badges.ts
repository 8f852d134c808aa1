import type { Node } from "@ara/pax-romana";
import type { Boxes } from "../map/boxes.ts";
import type { Box } from "../map/chart.ts";
import { pixelOf, radiusOf, type Scene } from "../map/scene.ts";

/** Where a lens writes beside each Space: at that corner where it covers least. */
export function placeBadges(scene: Scene, taken: Boxes): Map<Node, Box> {
  const found = new Map<Node, Box>();
  for (const node of scene.seen) {
    const room = scene.room?.badge(node);
    if (!room) continue;
    const [best] = cornersOf(scene, node, room)
      .map((box, i) => ({ box, cost: taken.cost(box) + i }))
      .toSorted((a, b) => a.cost - b.cost);
    found.set(node, best!.box);
    taken.add({ box: best!.box, weight: 8 });
  }
  return found;
}

/** Above to the left, to the right, below; then straight above and below. */
function cornersOf(scene: Scene, node: Node, [w, h]: readonly [number, number]): Box[] {
  const [x, y] = pixelOf(scene, node);
  const r = radiusOf(scene, node);
  const d = r * 0.72 - 4;
  const at = (left: number, top: number): Box => [left, top, left + w, top + h];
  return [
    at(x - d - w, y - d - h),
    at(x + d, y - d - h),
    at(x - d - w, y + d),
    at(x + d, y + d),
    at(x - w / 2, y - r - h),
    at(x - w / 2, y + r),
    at(x - r - w, y - h / 2),
    at(x + r, y - h / 2),
  ];
}
