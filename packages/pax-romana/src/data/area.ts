import { complete, type MapTables } from "./map.ts";
import { NONE, type Node, type Power, type Province, type Territory } from "./vocabulary.ts";

/** The part of the map a scenario is played on: the whole, or the sum of what is listed. */
export interface Area {
  readonly whole: boolean;
  readonly territories: readonly Territory[];
  readonly provinces: readonly Province[];
  readonly spaces: readonly Node[];
}

/** By power, its Home Provinces where a scenario differs from the map (5.22a). */
export type HomeChange = ReadonlyMap<Power, readonly Province[]>;

/** R194: the tables of a scenario; nodes outside its area have no neighbours and are nobody's neighbour. */
export function areaOf(map: MapTables, area: Area, homes: HomeChange = new Map()): MapTables {
  if (area.whole && homes.size === 0) return map;
  const inPlay = area.whole ? map.inPlay : withPoints(map, spacesOf(map, area));
  const filtered = (lists: readonly (readonly Node[])[]): Node[][] =>
    lists.map((list, from) => (inPlay[from] === 1 ? list.filter((to) => inPlay[to] === 1) : []));
  return complete({
    ...map,
    inPlay,
    land: filtered(map.land),
    strait: filtered(map.strait),
    sea: filtered(map.sea),
    mines: map.mines.filter((node) => inPlay[node] === 1),
    home: map.home.map((owner, province) => homeIn(homes, owner, province)),
  });
}

const homeIn = (homes: HomeChange, owner: Power, province: Province): Power =>
  homes.get(owner)?.includes(province) === false ? NONE : owner;

const spacesOf = (map: MapTables, area: Area): number[] =>
  map.ids.map((_, node) =>
    Number(
      node < map.spaces &&
        (area.spaces.includes(node) ||
          area.provinces.includes(map.province[node]!) ||
          area.territories.includes(map.territory[node]!)),
    ),
  );

/** R194: a point is in play while at least two of its neighbours are: dead ends are cut until none is left. */
function withPoints(map: MapTables, spaces: readonly number[]): number[] {
  const inPlay = spaces.map((here, node) => (node < map.spaces ? here : 1));
  for (let cut = true; cut;) {
    cut = false;
    for (let point = map.spaces; point < map.nodes; point++) {
      const around = [...map.land[point]!, ...map.strait[point]!, ...map.sea[point]!];
      if (inPlay[point] === 0 || around.filter((node) => inPlay[node] === 1).length >= 2) continue;
      inPlay[point] = 0;
      cut = true;
    }
  }
  return inPlay;
}
