import type { Node } from "@ara/pax-romana";
import { Boxes } from "./boxes.ts";
import type { Box } from "./chart.ts";
import { placeCounters, type Placed } from "./place-counters.ts";
import { placeNames, type Named } from "./place-names.ts";
import { placeProvinces, type NamedProvince } from "./place-provinces.ts";
import { pixelOf, radiusOf, roadCost, type Scene } from "./scene.ts";
import { garrisonsAt } from "./stacks.ts";

/** Where everything that is drawn upon the ground lies. The same scene always gives the same picture. */
export interface Layout {
  readonly counters: readonly Placed[];
  readonly names: readonly Named[];
  readonly provinces: readonly NamedProvince[];
  /** Where a lens writes beside a Space. */
  readonly badges: ReadonlyMap<Node, Box>;
}

const NOTHING: ReadonlyMap<Node, Box> = new Map();

export function layOut(scene: Scene, control: readonly number[]): Layout {
  const taken = new Boxes();
  for (const node of scene.seen) {
    const [x, y] = pixelOf(scene, node);
    const r = radiusOf(scene, node);
    taken.add({ box: [x - r, y - r, x + r, y + r], weight: 7 });
    const place = scene.places.get(node);
    const shields = place && scene.level > 0 ? garrisonsAt(place).length : 0;
    if (shields > 0) taken.add({ box: [x + 4, y + 1, x + 9 + shields * 9, y + 17], weight: 7 });
  }
  const roads = roadCost(scene);
  const badges = scene.room?.place(scene, taken) ?? NOTHING;
  const counters = placeCounters(scene, taken, roads);
  // A lens that tells of provinces wants them named before their Spaces.
  const isTold = scene.chart.provinces.some((province) => scene.room?.strip(province) !== undefined);
  const first = isTold ? placeProvinces(scene, control, taken, roads) : undefined;
  const names = placeNames(scene, taken, roads);
  return { counters, names, provinces: first ?? placeProvinces(scene, control, taken, roads), badges };
}
