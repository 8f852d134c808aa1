/**
 * The map's file as the build writes it: what can be told from something else is left out, places are numbers, and numbers lie
 * beside their like. It comes as half as many bytes. `fold-map.ts` writes it.
 */
export interface FoldedMap {
  readonly title: string;
  readonly territories: Rows;
  readonly provinces: Rows;
  /** Names of Spaces; ids that their names do not tell, by place in the list. */
  readonly spaces: string;
  readonly ids: Sparse<string>;
  /** A number of the provinces, and how many Spaces follow that lie in it; over and over. */
  readonly lie: readonly number[];
  /** Which of the Spaces are ports, which have flags (as one word), and which are drawn elsewhere. */
  readonly ports: string;
  readonly flags: Sparse<string>;
  readonly display: Sparse<readonly number[]>;
  /** Ids, names and kinds of points. */
  readonly points: readonly [ids: string, names: string, kinds: string];
  /** Of all Spaces and points, in hundredths of a degree, each beside the one before. */
  readonly lon: string;
  readonly lat: string;
  /** By kind and by place, how much farther in the list the places are to which an edge leads. */
  readonly edges: Readonly<Record<string, string>>;
  /** Bends by edge: hundredths of a degree, each beside the one before, the first beside the edge's first end. */
  readonly via: Sparse<string>;
  readonly guarded: Sparse<readonly string[]>;
}

export type Sparse<Value> = Readonly<Record<number, Value>>;
/** Rows by id. */
type Rows = Readonly<Record<string, object>>;

/** Nobody is asked how sure we are of a fact while it is played by; the screen of sources has a file of its own. */
export const MARK = { confidence: "stated", source: "-" };

export const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "_");

/** An edge by its ends. */
export const edgeOf = (kind: string, ends: readonly string[]): string => `${kind}:${ends.toSorted().join("~")}`;

const HUNDRED = 100;

/** The numbers whose differences these are. */
function summed(differences: string, from = 0): number[] {
  let sum = from;
  return differences.split(" ").map((by) => (sum += Number(by)));
}

const marked = (rows: Rows): object =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, ...MARK }]));

export function unfoldMap(map: FoldedMap): unknown {
  const provinces = Object.keys(map.provinces);
  const [pointIds, pointNames, pointKinds] = map.points.map((words) => words.split("|")) as [
    string[],
    string[],
    string[],
  ];
  const lon = summed(map.lon);
  const lat = summed(map.lat);
  const where = (node: number): object => ({ lon: lon[node]! / HUNDRED, lat: lat[node]! / HUNDRED });
  const names = map.spaces.split("|");
  const province = map.lie.flatMap((n, i) => (i % 2 ? Array<string>(n).fill(provinces[map.lie[i - 1]!]!) : []));
  const ids = [...names.map((name, i) => map.ids[i] ?? idOf(name)), ...pointIds];
  const spaces = names.map((name, i) => [
    ids[i],
    {
      name,
      province: province[i],
      kind: map.ports[i] === "1" ? "port" : "land",
      flags: map.flags[i]?.split(" ") ?? [],
      ...where(i),
      ...(map.display[i] && { display: map.display[i] }),
      ...MARK,
    },
  ]);
  const points = pointIds.map((id, i) => [
    id,
    { name: pointNames[i], kind: pointKinds[i], ...where(names.length + i), ...MARK },
  ]);
  let n = 0;
  const edges = Object.entries(map.edges).flatMap(([kind, ways]) =>
    ways.split(",").flatMap((to, node) =>
      (to === "" ? [] : summed(to, node)).map((other) => {
        const edge = edgeOf(kind, [ids[node]!, ids[other]!]);
        const first = ids[node]! < ids[other]! ? node : other;
        const at = n++;
        const [xs, ys] = map.via[at]?.split(",") ?? [];
        const bends = xs && summed(xs, lon[first]).map((x, i) => [x / HUNDRED, summed(ys!, lat[first])[i]! / HUNDRED]);
        const guarded = map.guarded[at];
        return [edge, { ...(bends && { via: bends }), ...(guarded && { guarded }), ...MARK }];
      }),
    ),
  );
  return {
    title: map.title,
    status: "-",
    territories: marked(map.territories),
    provinces: marked(map.provinces),
    spaces: Object.fromEntries(spaces),
    points: Object.fromEntries(points),
    edges: Object.fromEntries(edges),
  };
}
