import { NONE, type Province } from "@ara/pax-romana";
import type { Boxes } from "./boxes.ts";
import type { Box } from "./chart.ts";
import { CAPS } from "./place-names.ts";
import { STRIP, type Scene } from "./scene.ts";

/** The name of a province around its middle. */
export interface NamedProvince {
  readonly province: Province;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

const WORTH = 24;
/** With something to tell of it. */
const WORTH_MORE = 900;
const AROUND = [-36, 0, 36].flatMap((dx) => [-22, 0, 22].map((dy) => [dx, dy] as const));
/** For the emblem of who controls it. */
const EMBLEM = 17;

/** Names of provinces where they have room inside; where there is none they are left out. */
export function placeProvinces(
  scene: Scene,
  control: readonly number[],
  taken: Boxes,
  roads: (box: Box) => number,
): NamedProvince[] {
  const { chart, k, level, box: window, measure } = scene;
  const size = [11.5, 14, 16][level]!;
  return chart.provinces.flatMap((province, i) => {
    if (province === NONE) return [];
    const text = chart.provinceName(province).toUpperCase();
    const extra = control[province] === NONE ? 0 : EMBLEM;
    const width = measure(text, `${size}px ${CAPS}`) + text.length * size * 0.2 + extra;
    const strip = scene.room?.strip(province);
    const [half, below] = strip === undefined ? [width / 2, 0] : [Math.max(width, strip) / 2, STRIP];
    const height = Math.max(size * 0.85, extra === 0 ? 0 : 13);
    const outside = (x: number, y: number): number =>
      [-1, -0.5, 0.5, 1]
        .map((t) => x + (t * width) / 2 / k)
        .reduce((cost, at) => cost + (chart.cells.provinceAt(at, y) === i ? 0 : chart.cells.isLand(at, y) ? 6 : 2), 0);
    let best: { readonly box: Box; readonly x: number; readonly y: number; readonly cost: number } | undefined;
    const weigh = (x: number, y: number, rank: number): void => {
      const box: Box = [x - half, y - height / 2 - 1, x + half, y + height / 2 + 1 + below];
      if (box[2] < window[0] || box[0] > window[2] || box[3] < window[1] || box[1] > window[3]) return;
      const cost = taken.cost(box) + roads(box) * 0.35 + rank * 0.4 + outside(x / k, y / k);
      if (cost < (strip === undefined ? WORTH : WORTH_MORE) && (!best || cost < best.cost)) best = { box, x, y, cost };
    };
    const spots = chart.geometry.provinces[i]!.names;
    spots.forEach(([x, y], rank) => weigh(x * k, y * k, rank));
    // A lens has something to tell of it: then it is looked for around these places too.
    if (strip !== undefined && (best?.cost ?? WORTH) >= WORTH)
      spots.forEach(([x, y], rank) => AROUND.forEach(([dx, dy]) => weigh(x * k + dx, y * k + dy, rank + 4)));
    if (!best) return [];
    taken.add({ box: best.box, weight: 5 });
    return [{ province, text, x: best.x, y: best.y, size, width }];
  });
}
