import { worldOf, type Node } from "@ara/pax-romana";
import type { Camera } from "./camera.ts";
import type { Chart } from "./chart.ts";
import type { Layout } from "./layout.ts";
import type { Placed } from "./place-counters.ts";
import type { Point } from "./projection.ts";

/** What lies under a finger: a Space or point, in it perhaps the counter of a fleet, or the land of a province. */
export type Hit = { readonly node: Node; readonly isFleet?: true } | { readonly province: number };

/** Half a fingertip, in pixels. */
export const FINGER = 22;

/** The node of the counter under the finger; else the nearest node in reach, those that answer the question first. */
export function hitAt(
  chart: Chart,
  { counters }: Pick<Layout, "counters">,
  camera: Camera,
  [px, py]: Point,
  answers: ReadonlySet<Node>,
): Hit | undefined {
  const [x, y] = [px + camera.x * camera.k, py + camera.y * camera.k];
  const under = counterAt(counters, camera, [px, py]);
  if (under) return { node: under.stack.node, ...(under.stack.type === "fleet" && { isFleet: true as const }) };
  const { map } = worldOf(chart.config);
  let best: { readonly node: Node; readonly far: number } | undefined;
  for (const node of chart.nodes) {
    const d = Math.hypot(chart.at[node]![0] * camera.k - x, chart.at[node]![1] * camera.k - y);
    if (d > FINGER) continue;
    const far = d + (answers.has(node) ? 0 : FINGER / 2) + (node < map.spaces ? 0 : FINGER / 4);
    if (!best || far < best.far) best = { node, far };
  }
  if (best) return { node: best.node };
  const i = chart.cells.provinceAt(x / camera.k, y / camera.k);
  const province = chart.provinces[i] ?? -1;
  return province < 0 ? undefined : { province };
}

/** The counter under the finger. */
export function counterAt(counters: Layout["counters"], camera: Camera, [px, py]: Point): Placed | undefined {
  const [x, y] = [px + camera.x * camera.k, py + camera.y * camera.k];
  return counters.find(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
}
