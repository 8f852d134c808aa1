/** Lines of points: simplified, smoothed, written. */

export const tenth = (n) => Math.round(n * 10) / 10;
export const rounded = (point) => point.map(Math.round);

/** Twice the area inside a ring, with a sign for its direction. */
export const areaOf = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Douglas and Peucker: leaves out every point that lies nearer than `least` to the line without it. */
export function simplified(points, least) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open = [[0, points.length - 1]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    const [[ax, ay], [bx, by]] = [points[from], points[to]];
    const length = Math.hypot(bx - ax, by - ay);
    let [far, at] = [0, -1];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i];
      const d =
        length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
      if (d > far) [far, at] = [d, i];
    }
    if (far <= least) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i] === 1);
}

/** A ring is cut in two where it is widest, and closed again. */
export function simplifiedRing(ring, least) {
  const [x0, y0] = ring[0];
  let [far, at] = [0, 0];
  ring.forEach(([x, y], i) => {
    const d = Math.hypot(x - x0, y - y0);
    if (d > far) [far, at] = [d, i];
  });
  const there = simplified(ring.slice(0, at + 1), least);
  const back = simplified([...ring.slice(at), ring[0]], least);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** A curve through points (Catmull and Rom), a point for every `step` of its length. */
export function curve(points, step) {
  const last = points.length - 1;
  const line = [];
  for (let i = 0; i < last; i++) {
    const [p, q, r, s] = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(last, i + 2)]];
    const parts = Math.max(2, Math.ceil(Math.hypot(r[0] - q[0], r[1] - q[1]) / step));
    for (let j = 0; j < parts; j++) {
      const t = j / parts;
      const on = (axis) => {
        const [a, b, c, d] = [p[axis], q[axis], r[axis], s[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      };
      line.push([on(0), on(1)]);
    }
  }
  return [...line, points[last]];
}

/** A path of steps in half units. */
export function pathOf(points, isClosed = false) {
  const halves = points.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)]);
  let [x, y] = halves[0];
  let path = "";
  for (const [nextX, nextY] of halves.slice(1)) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    path += `${path === "" || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `M${halves[0].join(" ")}l${path}${isClosed ? "z" : ""}`;
}

/** How far a point lies from a stretch of a road. */
export function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** The stretches of a line. */
export const stretches = (line) => line.slice(1).map((to, i) => [line[i], to]);
