import type { MapTables } from "./map.ts";
import type { Scenario } from "./scenarios.ts";
import { EAST, SOLDIER_OF_FORTUNE, type Node, type Owner } from "./vocabulary.ts";

/** 3.6: where the pieces of one owner may go in the first turn of a scenario. */
export interface Limit {
  readonly owner: Owner;
  readonly turn: number;
  /** The key of the refusal. */
  readonly refusal: "limit.alexandria" | "limit.soldier";
  /** By node: whether it holds those who are there, and whether those it holds may enter it. */
  readonly holds: readonly number[];
  readonly open: readonly number[];
}

/** Scenario III: what Alexandria commands. */
const ALEXANDRIA = ["aegyptus", "iudaea", "cyprus", "cyrenaica"];
const ITALY = ["cisalpina", "italia", "bruttium"];
/** Scenario V: Italy, Sicily, Greece and the Danube. */
const RANGE = ITALY.concat(
  ["east_sicily", "west_sicily"],
  ["attica", "thracia", "macedonia", "peloponnesus", "aegean_islands"],
  ["raetia", "noricum", "pannonia", "dalmatia", "moesia"],
);

/** The limit that a scenario and the options of the table set, if any. */
export function limitOf({ special, options, map, start }: Scenario, chosen: readonly string[]): Limit | null {
  const { turn } = start;
  if (special.includes("alexandriaStays")) {
    const inside = nodesOf(map, (node) => isInside(map, node, ALEXANDRIA));
    return { owner: EAST, turn, refusal: "limit.alexandria", holds: inside, open: inside };
  }
  const isOn = (option: string): boolean => options.includes(option) && chosen.includes(option);
  const [inRange, notInItaly] = [isOn("soldierRange"), isOn("soldierNotInItaly")];
  if (!inRange && !notInItaly) return null;
  const open = nodesOf(
    map,
    (node) => node >= map.spaces || ((!inRange || isOf(map, node, RANGE)) && (!notInItaly || !isOf(map, node, ITALY))),
  );
  return { owner: SOLDIER_OF_FORTUNE, turn, refusal: "limit.soldier", holds: nodesOf(map, () => true), open };
}

const nodesOf = (map: MapTables, isMeant: (node: Node) => boolean): readonly number[] =>
  Array.from({ length: map.nodes }, (_, node) => Number(isMeant(node)));

/** Whether a Space lies in one of the provinces. */
const isOf = (map: MapTables, node: Node, provinces: readonly string[]): boolean =>
  node < map.spaces && provinces.includes(map.provinceIds[map.province[node]!]!);

/** A point is inside if it leads nowhere else. */
function isInside(map: MapTables, node: Node, provinces: readonly string[]): boolean {
  if (node < map.spaces) return isOf(map, node, provinces);
  const ways = [...map.land[node]!, ...map.strait[node]!, ...map.sea[node]!];
  return ways.length > 0 && ways.every((to) => isOf(map, to, provinces));
}
