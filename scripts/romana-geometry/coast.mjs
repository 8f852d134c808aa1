import { areaOf, simplifiedRing } from "./lines.mjs";

/** The part of the earth around the sheet. */
const BOX = [
  { axis: 0, edge: -20, keepsAbove: true },
  { axis: 0, edge: 62, keepsAbove: false },
  { axis: 1, edge: 16, keepsAbove: true },
  { axis: 1, edge: 66, keepsAbove: false },
];
/** Smaller islands are no help, and points nearer to their line than this are not seen. */
const LEAST_AREA = 26;
const LEAST = 0.55;

/** The coast on the sheet: rings of the earth, cut, projected and simplified. */
export const coastOf = (rings, place, { width, height }) =>
  rings.flatMap((ring) => {
    const cut = BOX.reduce(cutAt, ring);
    if (cut.length < 4) return [];
    const line = closer(cut).map(place);
    const isFar = ([x, y]) => x < -60 || y < -60 || x > width + 60 || y > height + 60;
    if (Math.abs(areaOf(line)) < LEAST_AREA || (line.every(isFar) && Math.abs(areaOf(line)) < 1e6)) return [];
    const made = simplifiedRing(line, LEAST);
    return made.length < 3 ? [] : [made];
  });

/** Sutherland and Hodgman: what of a ring lies on one side of a line. */
function cutAt(ring, { axis, edge, keepsAbove }) {
  const isIn = (point) => point[axis] >= edge === keepsAbove;
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const kept = isIn(a) ? [a] : [];
    if (isIn(a) === isIn(b)) return kept;
    const t = (edge - a[axis]) / (b[axis] - a[axis]);
    return [...kept, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]];
  });
}

/** Long straight lines bend when they are projected: they get points between. */
const closer = (ring) =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const parts = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2);
    return Array.from({ length: Math.max(1, parts) }, (_, j) => [
      a[0] + ((b[0] - a[0]) * j) / Math.max(1, parts),
      a[1] + ((b[1] - a[1]) * j) / Math.max(1, parts),
    ]);
  });
