import { nodeOfKey, NONE, ownerOfKey, worldOf, type Power, type Province, type Seen } from "@ara/pax-romana";

/** How many steps from the own pieces a plan looks. */
const FAR = 6;

/** The provinces that a power does not control and could come to, the nearest first. */
export function targetsOf({ table, control, config }: Seen, power: Power): Province[] {
  const { map } = worldOf(config);
  const distance = new Map<number, number>();
  for (const key of table.keys) if (ownerOfKey(key) === power) distance.set(nodeOfKey(key), 0);
  const near = new Map<Province, number>();
  // A map is walked in the order in which it is filled, what is added on the way included.
  for (const [node, far] of distance) {
    const province = node < map.spaces ? map.province[node]! : NONE;
    const isWanted = province !== NONE && map.inPlay[node] === 1 && control[province] !== power;
    if (isWanted && !near.has(province)) near.set(province, far);
    if (far < FAR)
      for (const list of [map.land[node]!, map.strait[node]!, map.sea[node]!])
        for (const to of list) if (!distance.has(to)) distance.set(to, far + 1);
  }
  return [...near].toSorted((a, b) => a[1] - b[1]).map(([province]) => province);
}
