import { NONE, worldOf, type Node } from "@ara/pax-romana";
import type { Box } from "./chart.ts";
import { crossing, type Boxes } from "./boxes.ts";
import { pixelOf, radiusOf, type Scene } from "./scene.ts";
import { gapTo, signsAround } from "./signs-around.ts";

/** The name of a Space: where it begins, on which line, and whether it needs a line back to its Space. */
export interface Named {
  readonly node: Node;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isCapital: boolean;
  readonly isFar: boolean;
  readonly box: Box;
}

export const CAPS = "Ara, serif";
export const PLAIN =
  "Optima, Candara, 'Gill Sans Nova', 'Avenir Next', 'Segoe UI', 'Noto Sans', 'DejaVu Sans Condensed', sans-serif";

interface Item {
  readonly node: Node;
  readonly text: string;
  readonly isCapital: boolean;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly rank: number;
  /** It is named whatever that costs. */
  readonly isSure: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  readonly isFar: boolean;
}

/** Names that cost more than this are left to whoever points at the Space. */
const WORTH = 60;

/** A name that touches another sign and not its own is read as the other's, with a line or without. */
const TOUCHING = 12;
const MISTAKEN = 40;

/**
 * Names beside their Spaces where nothing is covered, capitals first. What is asked about goes before others only from afar:
 * near by, names would jump from question to question.
 */
export function placeNames(scene: Scene, taken: Boxes, roads: (box: Box) => number): Named[] {
  const named: Named[] = [];
  for (const item of namesIn(scene)) {
    let best: { readonly spot: Spot; readonly box: Box; readonly cost: number } | undefined;
    const around = signsAround(scene, item.node);
    const weigh = (spot: Spot): void => {
      const box: Box = [spot.x - 1, spot.y - 1, spot.x + item.width + 1, spot.y + item.height + 1];
      // A line leads back from afar, but who reads a name looks beside it first.
      const { astray, isTaken } = stray(around, box);
      const isFar = spot.isFar || astray > 0;
      const cost =
        spot.cost +
        roads(box) * 0.6 +
        taken.cost(box) +
        astray * (spot.isFar ? 0.5 : 1) +
        (isTaken || (isFar && isCut(around, box)) ? MISTAKEN : 0);
      if (!best || cost < best.cost) best = { spot: { ...spot, isFar }, box, cost };
    };
    spotsFor(scene, item, false).forEach(weigh);
    const isBad = best!.cost > 34;
    // From afar few are named, and of these only those that are asked about: none of them next to another sign.
    if (scene.level > 0 ? isBad : !item.isCapital && (isBad || best!.spot.isFar))
      spotsFor(scene, item, true).forEach(weigh);
    if (best!.cost > WORTH && !item.isSure) continue;
    taken.add({ box: best!.box, weight: 6 });
    named.push({ ...item, ...best!.spot, box: best!.box });
  }
  return named;
}

function namesIn({ chart, places, level, wanted, measure, seen }: Scene): Item[] {
  const { map } = worldOf(chart.config);
  const items = seen.flatMap((node): Item[] => {
    const isCapital = map.capital[node] !== NONE;
    if (node >= map.spaces || (level === 0 && !isCapital && !wanted.has(node))) return [];
    const size = isCapital ? [14, 17.5, 20][level]! : [11.5, 12.5, 14][level]!;
    const name = map.names[node]!;
    const text = isCapital ? name.toUpperCase() : name;
    const width = measure(text, `${size}px ${isCapital ? CAPS : PLAIN}`) + (isCapital ? name.length * 0.7 : 0) + 2;
    const place = places.get(node);
    const isWanted = wanted.has(node);
    const rank = (isCapital ? 50 : 0) + (level === 0 && isWanted ? 40 : 0) + (place?.works ? 6 : 0) + (place ? 4 : 0);
    const height = size * (isCapital ? 0.92 : 1.05);
    return [{ node, text, isCapital, size, width, height, rank, isSure: isCapital || isWanted }];
  });
  return items.toSorted((a, b) => b.rank - a.rank || a.node - b.node);
}

function spotsFor(scene: Scene, { node, width: w, height: h }: Item, isFar: boolean): Spot[] {
  const [x, y] = pixelOf(scene, node);
  const r = radiusOf(scene, node);
  if (isFar)
    return [20, 34, 48, 64].flatMap((d) =>
      Array.from({ length: 16 }, (_, i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
        const cx = x + dx * (r + d + (Math.abs(dx) * w) / 2);
        const cy = y + dy * (r + d + h / 2);
        return { x: cx - w / 2, y: cy - h / 2, cost: 14 + d * 0.35, isFar: true };
      }),
    );
  const s = r * 0.72 + 2;
  const spots: readonly (readonly [number, number, number])[] = [
    [r + 2, -h / 2, 0],
    [-r - 2 - w, -h / 2, 1.2],
    [-w / 2, -r - h - 1, 1.8],
    [-w / 2, r + 2, 2],
    [s, -s - h + 4, 2.2],
    [s, s - 3, 2.4],
    [-w - s, -s - h + 4, 3],
    [-w - s, s - 3, 3.2],
    [-w * 0.25, -r - h - 1, 3.4],
    [-w * 0.75, -r - h - 1, 3.6],
    [-w * 0.25, r + 2, 3.6],
    [-w * 0.75, r + 2, 3.8],
    [r + 14, -h / 2, 8],
    [-r - 14 - w, -h / 2, 9],
    [-w / 2, -r - h - 12, 9],
    [-w / 2, r + 13, 9],
    [r + 9, r + 4, 9],
    [r + 9, -r - h - 4, 9],
    [-w - r - 9, r + 4, 10],
    [-w - r - 9, -r - h - 4, 10],
  ];
  return spots.map(([dx, dy, cost]) => ({ x: x + dx, y: y + dy, cost, isFar: false }));
}

/** Whether the line from a name back to its Space leads through another sign, where it would seem to end. */
const isCut = ({ own: [x, y], others }: ReturnType<typeof signsAround>, [left, top, right, bottom]: Box): boolean => {
  const [tx, ty] = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
  return others.some(([ox, oy, r]) => crossing(x, y, tx, ty, [ox - r, oy - r, ox + r, oy + r]) > 0);
};

/** A name nearer to another sign than to its own misleads, and one that touches it is taken for the other's. */
function stray(
  { own, others }: ReturnType<typeof signsAround>,
  box: Box,
): { readonly astray: number; readonly isTaken: boolean } {
  const ownGap = gapTo(box, own);
  const least = Math.min(Infinity, ...others.map((sign) => gapTo(box, sign)));
  return {
    astray: least < ownGap + 2 ? 9 + (ownGap - least) * 0.4 : 0,
    isTaken: least < TOUCHING && ownGap > least + TOUCHING,
  };
}
