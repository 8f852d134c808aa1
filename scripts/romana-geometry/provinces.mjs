import { areaOf, simplified, stretches } from "./lines.mjs";
import { chainsOf } from "./chains.mjs";
import { Heap } from "./heap.mjs";

/** Units of a cell, and cells around the sheet. */
const CELL = 3;
const RIM = 10;
/** So far from its Spaces a province reaches over land. */
const REACH = 185;
const NONE = -1;

/** Every province is the land nearer to its Spaces and roads than to another's; the sea is a long way. */
export function provincesOf({ map, nodes, roads, coast, sheet }) {
  const grid = new Grid(sheet, coast);
  grid.spread(seedsOf(map, nodes, roads));
  for (let round = 0; round < 3; round++) grid.smooth();
  grid.clearRim();
  const chains = chainsOf(grid.width, grid.height, (x, y) => grid.at(x, y)).map((chain) => ({
    ...chain,
    line: smoothed(chain.points.map(([x, y]) => [(x - RIM) * CELL, (y - RIM) * CELL])),
  }));
  return {
    outlines: map.provinceIds.map((_, province) => outlineOf(province, chains)),
    borders: chains.filter(({ line }) => line.some((point) => grid.isLand(point))),
    grid,
  };
}

/** Spaces, and roads between Spaces of one province, which pull it together. */
function seedsOf(map, nodes, roads) {
  const spaces = nodes.slice(0, map.spaces).map((point, node) => ({ point, province: map.province[node], far: 0 }));
  const inside = roads.filter(({ a, b }) => map.province[a] >= 0 && map.province[a] === map.province[b]);
  return [
    ...spaces,
    ...inside.flatMap(({ a, line }) =>
      stretches(line).flatMap(([from, to]) => {
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        return Array.from({ length: Math.floor(length / 4) }, (_, i) => {
          const t = (i * 4) / length;
          const point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
          return { point, province: map.province[a], far: 10 };
        });
      }),
    ),
  ];
}

const STEPS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Borders that are not straight: some ground is slower. */
const slowness = (x, y) =>
  1 + 0.14 * (Math.sin(x * 0.11 + Math.sin(y * 0.07) * 2) + Math.sin(y * 0.13 + Math.sin(x * 0.05) * 2.3));

class Grid {
  constructor({ width, height }, coast) {
    this.width = Math.ceil(width / CELL) + 2 * RIM;
    this.height = Math.ceil(height / CELL) + 2 * RIM;
    this.land = new Uint8Array(this.width * this.height);
    this.labels = new Int16Array(this.width * this.height).fill(NONE);
    for (let row = 0; row < this.height; row++) this.#fillRow(row, coast);
  }

  #fillRow(row, coast) {
    const y = (row - RIM + 0.5) * CELL;
    const crossed = coast.flatMap((ring) =>
      ring.flatMap(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      }),
    );
    crossed.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossed.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossed[i] / CELL - 0.5 + RIM));
      const to = Math.min(this.width - 1, Math.floor(crossed[i + 1] / CELL - 0.5 + RIM));
      if (to >= from) this.land.fill(1, row * this.width + from, row * this.width + to + 1);
    }
  }

  #cell([x, y]) {
    const [cx, cy] = [Math.floor(x / CELL) + RIM, Math.floor(y / CELL) + RIM];
    return cx < 0 || cy < 0 || cx >= this.width || cy >= this.height ? NONE : cy * this.width + cx;
  }

  at(x, y) {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? NONE : this.labels[y * this.width + x];
  }

  isLand(point) {
    const cell = this.#cell(point);
    return cell !== NONE && this.land[cell] === 1;
  }

  /** The middles of some cells of a province's land. */
  cellsOf(province) {
    const found = [];
    for (let y = 2; y < this.height - 2; y += 3)
      for (let x = 2; x < this.width - 2; x += 3)
        if (this.at(x, y) === province && this.land[y * this.width + x] === 1)
          found.push([(x - RIM + 0.5) * CELL, (y - RIM + 0.5) * CELL]);
    return found;
  }

  /** Dijkstra from all seeds at once. */
  spread(seeds) {
    const far = new Float64Array(this.labels.length).fill(Infinity);
    const heap = new Heap();
    const reach = (cell, d, province) => {
      if (d >= far[cell]) return;
      far[cell] = d;
      this.labels[cell] = province;
      heap.push(d, cell);
    };
    for (const { point, province, far: d } of seeds) reach(this.#cell(point), d, province);
    while (heap.size > 0) {
      const [d, cell] = heap.pop();
      if (d > far[cell]) continue;
      const [x, y] = [cell % this.width, Math.floor(cell / this.width)];
      for (const [dx, dy] of STEPS) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= this.width || ny >= this.height) continue;
        const next = ny * this.width + nx;
        const step = Math.hypot(dx, dy) * CELL * (this.land[next] === 1 ? 1 : 4.5) * slowness(nx * CELL, ny * CELL);
        reach(next, d + step, this.labels[cell]);
      }
    }
    far.forEach((d, cell) => {
      if (d > (this.land[cell] === 1 ? REACH : REACH * 2.2)) this.labels[cell] = NONE;
    });
  }

  /** Every cell does as most of its neighbours. */
  smooth() {
    const before = this.labels.slice();
    for (let y = 1; y < this.height - 1; y++)
      for (let x = 1; x < this.width - 1; x++) {
        const cell = y * this.width + x;
        const votes = new Map([[before[cell], 1]]);
        for (const [dx, dy] of STEPS) {
          const label = before[cell + dy * this.width + dx];
          votes.set(label, (votes.get(label) ?? 0) + 1);
        }
        let most = votes.get(before[cell]) + 1;
        for (const [label, n] of votes) if (n > most) [most, this.labels[cell]] = [n, label];
      }
  }

  clearRim() {
    for (let x = 0; x < this.width; x++) this.labels[x] = this.labels[(this.height - 1) * this.width + x] = NONE;
    for (let y = 0; y < this.height; y++) this.labels[y * this.width] = this.labels[(y + 1) * this.width - 1] = NONE;
  }
}

/** Steps of cells as a line that flows: each point the mean of those around it, then corners cut. */
function smoothed(points) {
  const last = points.length - 1;
  const isRing = points[0][0] === points[last][0] && points[0][1] === points[last][1];
  const mean = points.map((point, i) => {
    if (!isRing && (i === 0 || i === last)) return point;
    const near = Array.from({ length: 9 }, (_, j) => i + j - 4)
      .map((j) => (isRing ? (j + last) % last : j))
      .flatMap((j) => (points[j] ? [points[j]] : []));
    return [0, 1].map((axis) => near.reduce((sum, one) => sum + one[axis], 0) / near.length);
  });
  if (isRing) mean[last] = mean[0];
  const middle = last >> 1;
  const plain = isRing
    ? [...simplified(mean.slice(0, middle + 1), 1.3).slice(0, -1), ...simplified(mean.slice(middle), 1.3)]
    : simplified(mean, 1.3);
  const cut = stretches(plain).flatMap(([a, b]) =>
    [0.25, 0.75].map((t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]),
  );
  return simplified(isRing ? [...cut, cut[0]] : [plain[0], ...cut, plain.at(-1)], 0.35);
}

/** The chains around a province, joined to rings. */
function outlineOf(province, chains) {
  const left = new Set(
    chains.flatMap(({ left: l, right: r, from, to, line }) => [
      ...(l === province ? [{ from, to, line }] : []),
      ...(r === province ? [{ from: to, to: from, line: line.toReversed() }] : []),
    ]),
  );
  const rings = [];
  for (const first of left) {
    left.delete(first);
    const ring = first.line.slice();
    let end = first.to;
    while (end !== first.from) {
      const next = [...left].find(({ from }) => from === end);
      if (!next) break;
      left.delete(next);
      ring.push(...next.line.slice(1));
      end = next.to;
    }
    if (Math.abs(areaOf(ring)) > 60) rings.push(ring);
  }
  return rings;
}
