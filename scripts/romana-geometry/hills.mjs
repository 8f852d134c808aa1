import { distanceTo, stretches } from "./lines.mjs";

/** Hills along ranges, away from Spaces and roads; always the same. */
export function hillsAlong(ranges, nodes, roads) {
  const segments = roads.flatMap(({ line }) => stretches(line));
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const hills = [];
  const isFree = (point, size) =>
    nodes.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 17) &&
    segments.every(([a, b]) => distanceTo(point, a, b) > 8) &&
    hills.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 9 + size * 0.1);
  for (const range of ranges) {
    let walked = 0;
    for (const [[ax, ay], [bx, by]] of stretches(range)) {
      walked += Math.hypot(bx - ax, by - ay);
      if (walked < 9.5) continue;
      walked = 0;
      for (let row = 0; row < 2; row++) {
        const point = [bx + (chance() - 0.5) * 20, by + (chance() - 0.5) * 20];
        const size = 7 + chance() * 6;
        if (isFree(point, size)) hills.push([...point, size]);
      }
    }
  }
  return hills.toSorted((a, b) => a[1] - b[1]);
}
