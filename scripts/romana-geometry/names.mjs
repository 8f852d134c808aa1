import { distanceTo, stretches } from "./lines.mjs";

const WANTED = 10;
const APART = 26;

/** Where the name of a province has room: on its land, away from Spaces and roads, not far from its middle. */
export function nameRoom({ province, map, nodes, roads, grid }) {
  const own = map.spacesOf[province].map((node) => nodes[node]);
  const middle = (axis) => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
  const [mx, my] = [middle(0), middle(1)];
  const segments = roads.flatMap(({ line }) => stretches(line));
  const found = grid
    .cellsOf(province)
    .map((point) => {
      const [x, y] = point;
      const free = Math.min(
        36,
        ...nodes.map(([nx, ny]) => Math.hypot(nx - x, (ny - y) * 1.6)),
        ...segments.map(([a, b]) => distanceTo(point, a, b) * 1.5),
      );
      return { point, worth: free - 0.16 * Math.hypot(x - mx, y - my) };
    })
    .toSorted((a, b) => b.worth - a.worth);
  const picked = [];
  for (const { point } of found) {
    if (picked.length === WANTED) break;
    if (picked.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > APART)) picked.push(point.map(Math.round));
  }
  return picked;
}
