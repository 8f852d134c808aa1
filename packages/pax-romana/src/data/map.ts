import { readEdge, type EdgeKind, type MapFile } from "./map-file.ts";
import {
  ALPINE_PASS,
  DEEP_SEA,
  INLAND,
  LAND_POINT,
  NAVAL_POINT,
  NONE,
  PORT,
  POWERS,
  type Kind,
  type Node,
  type Power,
  type Province,
  type Territory,
} from "./vocabulary.ts";

type Table<T> = readonly T[];
type Lists<T> = readonly (readonly T[])[];

/** 9.31: a Space that can be reached from a land point or pass, and what the way costs after the point is entered. */
export interface Beyond {
  readonly space: Node;
  /** The points used, the first one included. */
  readonly points: readonly Node[];
  /** MP for everything behind the first point, without any attack. */
  readonly mp: number;
  /** 1 if the last step crosses a strait (9.33). */
  readonly strait: number;
}

/**
 * 2.11-2.14: the map as tables of small integers, never changed. Tables are indexed by node unless they say otherwise; a node
 * below `spaces` is a Space, the others are points. The tables of a scenario have the same indices; what lies outside its
 * area has no neighbours, and no neighbour leads there (R194).
 */
export interface MapTables {
  /** How many nodes and how many Spaces there are. */
  readonly nodes: number;
  readonly spaces: number;
  /** The string ids of records, the printed names, and the way back. */
  readonly ids: Table<string>;
  readonly names: Table<string>;
  readonly nodeOf: ReadonlyMap<string, Node>;
  /** 1 where the node belongs to the area of the scenario. */
  readonly inPlay: Table<number>;
  readonly kind: Table<Kind>;
  /** 1 where the Space is a Mountain Fortress (2.13). */
  readonly mountain: Table<number>;
  /** 9.21: MP to enter the node over land, not over a strait. */
  readonly enter: Table<number>;
  /** Neighbours by land without straits, by strait, by sea. */
  readonly land: Lists<Node>;
  readonly strait: Lists<Node>;
  readonly sea: Lists<Node>;
  /** 9.33: 1 where a shore of a strait is closed to whoever crosses while others hold it; the other straits may be forced. */
  readonly guarded: Table<number>;
  /** 10.31: Spaces one land edge from a Space, straits left out: where interceptors come from. */
  readonly direct: Lists<Node>;
  /** 9.31: for a land point or pass the Spaces first reached behind it; empty elsewhere. */
  readonly beyond: Lists<Beyond>;
  /**
   * 6.15, 6.17: the steps of lines of communication on two layers that meet in ports: by node, doubled, plus one at sea.
   * Straits are left out, and nothing leads over the deep sea.
   */
  readonly lineSteps: Lists<number>;
  /** The four straits (9.33), the Spaces with a mine (6.11), all ports. */
  readonly straits: Lists<Node>;
  readonly mines: Table<Node>;
  readonly ports: Table<Node>;
  /** 13.11: the index of a tribal Space or NONE, and the Spaces by that index; the whole map's, in every area. */
  readonly tribal: Table<number>;
  readonly tribalSpaces: Table<Node>;
  /** 1.4: the index of a capital or NONE, and the Spaces by that index; the whole map's, in every area. */
  readonly capital: Table<number>;
  readonly capitals: Table<Node>;
  /** The province and territory of a Space; NONE for a point. */
  readonly province: Table<Province>;
  readonly territory: Table<Territory>;
  /** 2.11: the power whose Home the Space is, or NONE. */
  readonly homeAt: Table<Power>;
  /** By province: id, name, income (6.11), territory, Home of which power or NONE, Spaces in play. */
  readonly provinceIds: Table<string>;
  readonly provinceNames: Table<string>;
  readonly provinceOf: ReadonlyMap<string, Province>;
  readonly income: Table<number>;
  readonly territoryOf: Table<Territory>;
  readonly home: Table<Power>;
  readonly spacesOf: Lists<Node>;
  /** By territory: id, name, kind, provinces in play, and 1 where all its provinces and Spaces are. */
  readonly territoryIds: Table<string>;
  readonly territoryNames: Table<string>;
  readonly territoryNumbers: ReadonlyMap<string, Territory>;
  readonly territoryKinds: Table<"home" | "independent" | "barbarian">;
  readonly provincesOf: Lists<Province>;
  readonly whole: Table<number>;
  /** By power: its Home Territory (2.11), Home Provinces, and capitals (5.22a). */
  readonly homeTerritory: Table<Territory>;
  readonly homeProvinces: Lists<Province>;
  readonly capitalsOf: Lists<Node>;
}

const POINT_KINDS = { land: LAND_POINT, alpine: ALPINE_PASS, naval: NAVAL_POINT, deep: DEEP_SEA } as const;
const STRAIT_MP = 2;

const numbers = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));

/** Builds the tables of the whole map. */
export function buildMap(file: MapFile): MapTables {
  const spaces = Object.values(file.spaces);
  const points = Object.values(file.points);
  const ids = [...Object.keys(file.spaces), ...Object.keys(file.points)];
  const nodeOf = numbers(ids);
  const flagged = (flag: (typeof spaces)[number]["flags"][number]): Node[] =>
    spaces.flatMap(({ flags }, node) => (flags.includes(flag) ? [node] : []));
  const indexIn = (list: readonly Node[]): number[] => ids.map((_, node) => list.indexOf(node));
  const kind = [
    ...spaces.map((space): Kind => (space.kind === "port" ? PORT : INLAND)),
    ...points.map((point): Kind => POINT_KINDS[point.kind]),
  ];
  const mountain = ids.map((_, node) => (node < spaces.length && spaces[node]!.flags.includes("mountain") ? 1 : 0));
  const enter = ids.map((_, node) => (mountain[node] === 1 || kind[node] === ALPINE_PASS ? 2 : 1));
  const regions = regionTables(file);
  const province = ids.map((_, node) => regions.provinceOf.get(spaces[node]?.province ?? "") ?? NONE);
  const territory = province.map((p) => regions.territoryOf[p] ?? NONE);
  const tribalSpaces = flagged("tribal");
  const capitals = flagged("capital");
  const ways = neighbours(file, nodeOf);
  return complete({
    nodes: ids.length,
    spaces: spaces.length,
    ids,
    names: [...spaces, ...points].map(({ name }) => name),
    nodeOf,
    inPlay: ids.map(() => 1),
    kind,
    mountain,
    enter,
    ...ways,
    guarded: guardedShores(file, ids),
    mines: flagged("mine"),
    tribal: indexIn(tribalSpaces),
    tribalSpaces,
    capital: indexIn(capitals),
    capitals,
    province,
    territory,
    ...regions,
  });
}

function regionTables(file: MapFile) {
  const territories = Object.values(file.territories);
  const provinces = Object.values(file.provinces);
  const territoryIds = Object.keys(file.territories);
  const territoryNumbers = numbers(territoryIds);
  const territoryOf = provinces.map(({ territory }) => territoryNumbers.get(territory)!);
  const powerOf = territories.map(({ power }) => (power === undefined ? NONE : POWERS.indexOf(power)));
  const provinceIds = Object.keys(file.provinces);
  return {
    provinceIds,
    provinceNames: provinces.map(({ name }) => name),
    provinceOf: numbers(provinceIds),
    income: provinces.map(({ income }) => income),
    territoryOf,
    home: territoryOf.map((territory) => powerOf[territory]!),
    territoryIds,
    territoryNames: territories.map(({ name }) => name),
    territoryNumbers,
    territoryKinds: territories.map(({ kind }) => kind),
    homeTerritory: POWERS.map((_, power) => powerOf.indexOf(power)),
  };
}

function neighbours(file: MapFile, nodeOf: ReadonlyMap<string, Node>): Record<EdgeKind, Node[][]> {
  const empty = (): Node[][] => Array.from(nodeOf, () => []);
  const lists = { land: empty(), strait: empty(), sea: empty() };
  for (const key of Object.keys(file.edges)) {
    const edge = readEdge(key, { file: "map.json", path: key });
    const [a, b] = [nodeOf.get(edge.a)!, nodeOf.get(edge.b)!];
    lists[edge.kind][a]!.push(b);
    lists[edge.kind][b]!.push(a);
  }
  for (const list of [...lists.land, ...lists.strait, ...lists.sea]) list.sort((a, b) => a - b);
  return lists;
}

/** 9.33. */
function guardedShores(file: MapFile, ids: readonly string[]): number[] {
  const shores = new Set(Object.values(file.edges).flatMap(({ guarded = [] }) => guarded));
  return ids.map((id) => Number(shores.has(id)));
}

/** The tables that follow from the others. */
type Derived =
  | "direct"
  | "beyond"
  | "lineSteps"
  | "straits"
  | "ports"
  | "homeAt"
  | "spacesOf"
  | "provincesOf"
  | "whole"
  | "homeProvinces"
  | "capitalsOf";

/** Adds the derived tables and freezes the result; areas go through here again. */
export function complete(map: Omit<MapTables, Derived>): MapTables {
  const spaces = Array.from({ length: map.spaces }, (_, node): Node => node);
  const inPlay = spaces.filter((node) => map.inPlay[node] === 1);
  const spacesOf = map.provinceIds.map((_, p) => inPlay.filter((node) => map.province[node] === p));
  const homeAt = map.province.map((p): Power => map.home[p] ?? NONE);
  const provincesIn = (t: Territory): Province[] =>
    map.provinceIds.flatMap((_, p) => (map.territoryOf[p] === t && spacesOf[p]!.length > 0 ? [p] : []));
  const isWhole = (t: Territory): number =>
    Number(spaces.every((node) => map.territory[node] !== t || map.inPlay[node] === 1));
  return freezeObjects({
    ...map,
    direct: map.land.map((list, node) => (node < map.spaces ? list.filter((to) => to < map.spaces) : [])),
    beyond: map.kind.map((kind, node) => (kind === LAND_POINT || kind === ALPINE_PASS ? beyond(map, node) : [])),
    lineSteps: lineSteps(map),
    straits: map.strait.flatMap((list, a) => list.flatMap((b) => (a < b ? [[a, b]] : []))),
    ports: inPlay.filter((node) => map.kind[node] === PORT),
    homeAt,
    spacesOf,
    provincesOf: map.territoryIds.map((_, t) => provincesIn(t)),
    whole: map.territoryIds.map((_, t) => isWhole(t)),
    homeProvinces: POWERS.map((_, power) =>
      map.home.flatMap((owner, p) => (owner === power && spacesOf[p]!.length > 0 ? [p] : [])),
    ),
    capitalsOf: POWERS.map((_, power) =>
      map.capitals.filter((node) => homeAt[node] === power && map.inPlay[node] === 1),
    ),
  });
}

function lineSteps({ land, sea, kind }: Pick<MapTables, "land" | "sea" | "kind">): number[][] {
  return kind.flatMap((here, node) => {
    const byLand = land[node]!.map((to) => to * 2);
    const bySea = sea[node]!.filter((to) => kind[to] !== DEEP_SEA).map((to) => to * 2 + 1);
    return here === PORT
      ? [
          [...byLand, node * 2 + 1],
          [...bySea, node * 2],
        ]
      : [byLand, bySea];
  });
}

type Ways = Pick<MapTables, "land" | "strait" | "spaces" | "enter">;

function beyond(map: Ways, point: Node, before: readonly Node[] = []): Beyond[] {
  const points = [...before, point];
  const step = (to: Node, mp: number, strait: number): Beyond[] => {
    if (to < map.spaces) return [{ space: to, points, mp, strait }];
    if (points.includes(to)) return [];
    return beyond(map, to, points).map((found) => ({ ...found, mp: found.mp + mp }));
  };
  return [
    ...map.land[point]!.flatMap((to) => step(to, map.enter[to]!, 0)),
    ...map.strait[point]!.flatMap((to) => step(to, STRAIT_MP, 1)),
  ];
}

/**
 * Freezes the objects of a value, all the way down, but not its arrays: V8 reads frozen arrays five to ten times slower,
 * and the rules read these millions of times. Their types are readonly.
 */
export function freezeObjects<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  // Most arrays are long tables of numbers: there is nothing in them to freeze.
  if (Array.isArray(value)) {
    if (typeof value[0] === "object") for (const inner of value) freezeObjects(inner);
  } else if (!Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freezeObjects(inner);
  }
  return value;
}
