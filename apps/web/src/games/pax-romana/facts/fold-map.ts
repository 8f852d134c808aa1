import { edgeOf, idOf, MARK, type FoldedMap, type Sparse } from "./unfold-map.ts";

/** The file of the map, without what only the screen of sources reads. */
interface MapFile {
  readonly title: string;
  readonly territories: Readonly<Record<string, object>>;
  readonly provinces: Readonly<Record<string, object>>;
  readonly spaces: Readonly<Record<string, Space>>;
  readonly points: Readonly<Record<string, Place & { readonly kind: string }>>;
  readonly edges: Readonly<
    Record<string, { readonly via?: readonly (readonly number[])[]; readonly guarded?: readonly string[] }>
  >;
}

interface Place {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
}

interface Space extends Place {
  readonly province: string;
  readonly kind: "land" | "port";
  readonly flags: readonly string[];
  readonly display?: readonly number[];
}

const hundredths = (degrees: number): number => Math.round(degrees * 100);

/** Each number beside the one before. */
const differences = (numbers: readonly number[], from = 0): string =>
  numbers.map((n, i) => n - (numbers[i - 1] ?? from)).join(" ");

/** Those of some values that are there, by their place in the list. */
const sparse = <Value>(values: readonly (Value | undefined)[]): Sparse<Value> =>
  Object.fromEntries(values.flatMap((value, i) => (value === undefined ? [] : [[i, value]])));

function withoutMarks(rows: MapFile["provinces"]): MapFile["provinces"] {
  const bare = ([key]: readonly [string, unknown]): boolean => !Object.hasOwn(MARK, key);
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [id, Object.fromEntries(Object.entries(row).filter(bare))]),
  );
}

/** How many of a kind follow each other. */
function runs(kinds: readonly number[]): number[] {
  const found: number[] = [];
  for (const [i, kind] of kinds.entries()) {
    if (kinds[i - 1] === kind) found[found.length - 1]! += 1;
    else found.push(kind, 1);
  }
  return found;
}

/** What the build writes in place of the map's file; `unfoldMap` gives that back. */
export function foldMap(file: MapFile): FoldedMap {
  const spaces = Object.values(file.spaces);
  const points = Object.values(file.points);
  const places = [...spaces, ...points];
  const ids = [...Object.keys(file.spaces), ...Object.keys(file.points)];
  const provinces = Object.keys(file.provinces);
  const { ways, edges } = waysOf(file, ids);
  const lon = places.map((place) => hundredths(place.lon));
  const lat = places.map((place) => hundredths(place.lat));
  const bends = edges.map(({ key, first }) => {
    const via = file.edges[key]!.via;
    const along = (axis: 0 | 1, from: number | undefined): string =>
      differences(
        via!.map((at) => hundredths(at[axis]!)),
        from,
      );
    return via && `${along(0, lon[first])},${along(1, lat[first])}`;
  });
  return {
    title: file.title,
    territories: withoutMarks(file.territories),
    provinces: withoutMarks(file.provinces),
    spaces: spaces.map(({ name }) => name).join("|"),
    ids: sparse(spaces.map(({ name }, i) => (idOf(name) === ids[i] ? undefined : ids[i]))),
    lie: runs(spaces.map(({ province }) => provinces.indexOf(province))),
    ports: spaces.map(({ kind }) => (kind === "port" ? "1" : "0")).join(""),
    flags: sparse(spaces.map(({ flags }) => (flags.length > 0 ? flags.join(" ") : undefined))),
    display: sparse(spaces.map(({ display }) => display)),
    points: [
      Object.keys(file.points).join("|"),
      points.map(({ name }) => name).join("|"),
      points.map(({ kind }) => kind).join("|"),
    ],
    lon: differences(lon),
    lat: differences(lat),
    edges: ways,
    via: sparse(bends),
    guarded: sparse(edges.map(({ key }) => file.edges[key]!.guarded)),
  };
}

interface Edge {
  readonly key: string;
  /** The end whose id comes first in the alphabet. */
  readonly first: number;
}

/** Where edges lead from each place, and the edges in this order. */
function waysOf(file: MapFile, ids: readonly string[]): { ways: Record<string, string>; edges: Edge[] } {
  const kinds = [...new Set(Object.keys(file.edges).map((key) => key.split(":")[0]!))];
  const edges: Edge[] = [];
  const ways = kinds.map((kind) => {
    const byPlace = ids.map((id, node) => {
      const to = ids.flatMap((other, i) => (i > node && edgeOf(kind, [id, other]) in file.edges ? [i] : []));
      for (const i of to) edges.push({ key: edgeOf(kind, [id, ids[i]!]), first: id < ids[i]! ? node : i });
      return differences(to, node);
    });
    return [kind, byPlace.join(",")] as const;
  });
  return { ways: Object.fromEntries(ways), edges };
}
