/** The lines between cells of different labels, each from one corner where three meet to the next, or a ring. */
export function chainsOf(width, height, at) {
  const corners = new Map();
  const corner = (x, y) => y * (width + 1) + x;
  const add = (from, to, left, right) => {
    if (!corners.has(from)) corners.set(from, []);
    corners.get(from).push({ to, left, right });
  };
  const both = (a, b, left, right) => {
    if (left === right) return;
    add(a, b, left, right);
    add(b, a, right, left);
  };
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      // Walking east, north is on the left.
      if (x < width) both(corner(x, y), corner(x + 1, y), at(x, y - 1), at(x, y));
      if (y < height) both(corner(x, y), corner(x, y + 1), at(x, y), at(x - 1, y));
    }

  const used = new Set();
  const nameOf = (a, b) => (a < b ? `${a}:${b}` : `${b}:${a}`);
  const chains = [];
  const walk = (start, { to, left, right }) => {
    const way = [start, to];
    used.add(nameOf(start, to));
    let [before, here] = [start, to];
    while (corners.get(here).length === 2 && here !== start) {
      const next = corners.get(here).find((edge) => edge.to !== before);
      if (!next || used.has(nameOf(here, next.to))) break;
      used.add(nameOf(here, next.to));
      [before, here] = [here, next.to];
      way.push(here);
    }
    const points = way.map((one) => [one % (width + 1), Math.floor(one / (width + 1))]);
    chains.push({ from: start, to: here, left, right, points });
  };
  const walkAll = (isStart) => {
    for (const [start, edges] of corners)
      if (isStart(edges)) for (const edge of edges) if (!used.has(nameOf(start, edge.to))) walk(start, edge);
  };
  walkAll((edges) => edges.length !== 2);
  walkAll(() => true);
  return chains;
}
