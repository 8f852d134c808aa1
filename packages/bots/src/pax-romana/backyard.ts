import { NONE, type MapTables, type Node, type Power, type Province, type World } from "@ara/pax-romana";

/** What a step at sea counts beside one by land: ships are quick, but land first has to be left. */
const BY_SEA = 1.5;

const known = new WeakMap<World, readonly (readonly number[])[]>();

/**
 * How much nearer a province lies to a power's capitals than to those of any other power in play, from 0 to 1: what lies
 * behind it nobody disputes. For Rome that is Gaul.
 */
export function backyardOf(world: World, power: Power, province: Province): number {
  let found = known.get(world);
  if (!found) known.set(world, (found = measure(world)));
  return found[power]![province]!;
}

function measure({ map, seatOf }: World): number[][] {
  const fields = map.capitalsOf.map((capitals, power) =>
    seatOf[power] === NONE ? undefined : distances(map, capitals),
  );
  return fields.map((own, power) =>
    map.spacesOf.map((spaces) => {
      if (!own || spaces.length === 0) return 0;
      const to = (field: readonly number[]): number => Math.min(...spaces.map((node) => field[node]!));
      const others = fields.flatMap((field, one) => (field && one !== power ? [to(field)] : []));
      const margin = Math.min(...others) - to(own);
      return Number.isFinite(margin) ? Math.max(0, Math.min(1, margin / Math.max(1, to(own)))) : 0;
    }),
  );
}

/** Steps from some nodes to all others, the nearest first. */
function distances({ nodes, land, strait, sea }: MapTables, from: readonly Node[]): number[] {
  const far = Array.from({ length: nodes }, () => Infinity);
  const queue = from.slice();
  for (const node of queue) far[node] = 0;
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    const reach = (to: Node, step: number): void => {
      if (far[at]! + step >= far[to]!) return;
      far[to] = far[at]! + step;
      queue.push(to);
    };
    for (const to of land[at]!) reach(to, 1);
    for (const to of strait[at]!) reach(to, 1);
    for (const to of sea[at]!) reach(to, BY_SEA);
  }
  return far;
}
