import { worldOf, type Node } from "@ara/pax-romana";
import type { Chart } from "./chart.ts";
import type { Point } from "./projection.ts";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): boolean => Object.hasOwn(WAYS, key);
export const directionOf = (key: string): Point => WAYS[key]!;

/** The neighbour by land, strait or sea that lies best in the direction of an arrow key, by land if one can; nowhere if none does. */
export function neighbourTowards(chart: Chart, from: Node, key: string): Node | undefined {
  const { map } = worldOf(chart.config);
  const [dx, dy] = directionOf(key);
  const [x, y] = chart.at[from]!;
  let best: { readonly node: Node; readonly cost: number } | undefined;
  for (const node of [...map.land[from]!, ...map.strait[from]!, ...map.sea[from]!]) {
    if (map.inPlay[node] !== 1) continue;
    const [vx, vy] = [chart.at[node]![0] - x, chart.at[node]![1] - y];
    const length = Math.hypot(vx, vy) || 1;
    const straight = (vx * dx + vy * dy) / length;
    // More than sixty degrees aside is another direction.
    if (straight < 0.5) continue;
    const cost = length * (2 - straight) * (map.sea[from]!.includes(node) ? 1.8 : 1);
    if (!best || cost < best.cost) best = { node, cost };
  }
  return best?.node;
}

/** The next of some places, in the order of the map from north-west to south-east, round and round. */
export function nextOf(chart: Chart, places: readonly Node[], from: Node | null, by: 1 | -1): Node | undefined {
  const order = places.toSorted((a, b) => chart.at[a]![0] - chart.at[b]![0] || a - b);
  if (order.length === 0) return undefined;
  const at = from === null ? -1 : order.indexOf(from);
  return at < 0 ? order[by === 1 ? 0 : order.length - 1] : order[(at + by + order.length) % order.length];
}
