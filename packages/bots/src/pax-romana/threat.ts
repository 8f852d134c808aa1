import type { MapTables, Node } from "@ara/pax-romana";

/** How far a danger is felt, and what a step at sea counts. */
const NEAR = 3;
const STRAIT_STEP = 1.5;
const SEA_STEP = 0.8;

/** Battle Points that could come to a node soon, by land or sea, the far ones less: `peril` says where they stand. */
export function threatTo({ land, strait, sea }: MapTables, peril: readonly number[], node: Node): number {
  const distance = new Map<Node, number>([[node, 0]]);
  let sum = 0;
  // A map is walked in the order in which it is filled, what is added on the way included.
  for (const [at, far] of distance) {
    sum += peril[at]! * (1 - far / 5);
    const reach = (to: Node, step: number): void => {
      if (!distance.has(to) && far + step <= NEAR) distance.set(to, far + step);
    };
    for (const to of land[at]!) reach(to, 1);
    for (const to of strait[at]!) reach(to, STRAIT_STEP);
    for (const to of sea[at]!) reach(to, SEA_STEP);
  }
  return sum;
}
