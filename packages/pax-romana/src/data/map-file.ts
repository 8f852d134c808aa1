import { inside, wrong, type Place } from "./refusal.ts";
import { expectCount, item, list, number, oneOf, shape, table, text, whole, type Read } from "./reader.ts";
import { POWERS } from "./vocabulary.ts";

const where = { lon: number(-12, 46), lat: number(26, 58) };
const pair = list(number(-12, 58), 2);

const readFile = shape({
  title: text,
  status: text,
  territories: table(
    item(
      { name: text, kind: oneOf(["home", "independent", "barbarian"]), color: text, hex: text },
      { power: oneOf(POWERS) },
    ),
  ),
  provinces: table(item({ name: text, territory: text, income: whole(0, 9) }, { statedSpaces: whole(1, 20) })),
  spaces: table(
    item(
      {
        name: text,
        province: text,
        kind: oneOf(["land", "port"]),
        flags: list(oneOf(["capital", "mountain", "mine", "tribal"])),
        ...where,
      },
      { display: pair, alt: list(text) },
    ),
  ),
  points: table(item({ name: text, kind: oneOf(["land", "alpine", "naval", "deep"]), ...where })),
  edges: table(item({}, { via: list(pair), guarded: list(text) })),
});

/** The file `map.json`, read but not yet turned into tables. */
export type MapFile = Read<typeof readFile>;

const EDGE_KINDS = ["land", "strait", "sea"] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];
export interface Edge {
  readonly kind: EdgeKind;
  readonly a: string;
  readonly b: string;
}

const EDGE = /^(land|strait|sea):([a-z_]+)~([a-z_]+)$/;

/** An edge by its key: `land:pisae~roma`. */
export function readEdge(key: string, at: Place): Edge {
  const [, kind, a, b] = EDGE.exec(key) ?? [];
  if (kind === undefined || a! >= b!) return wrong("data.type", at, "kind:a~b, ends in alphabetical order", key);
  return { kind: kind as EdgeKind, a: a!, b: b! };
}

/** 2.11-2.14: reads the map and sees to it that it hangs together. */
export function readMapFile(json: unknown, at: Place): MapFile {
  const file = readFile(json, at);
  checkRegions(file, at);
  checkSpaces(file, inside(at, "spaces"));
  checkEdges(file, inside(at, "edges"));
  checkCounts(file, at);
  return file;
}

function checkRegions(file: MapFile, at: Place): void {
  for (const power of POWERS) {
    const homes = Object.values(file.territories).filter((territory) => territory.power === power);
    expectCount(homes.length, 1, inside(inside(at, "territories"), power), "2.11");
  }
  for (const [id, { power, kind }] of Object.entries(file.territories)) {
    const place = inside(inside(at, "territories"), id);
    if ((kind === "home") !== (power !== undefined)) wrong("data.type", place, "a power if and only if home", kind);
  }
  for (const [id, { territory }] of Object.entries(file.provinces)) {
    const place = inside(inside(inside(at, "provinces"), id), "territory");
    if (!Object.hasOwn(file.territories, territory)) wrong("data.reference", place, "a territory", territory);
  }
}

function checkSpaces(file: MapFile, at: Place): void {
  for (const [id, space] of Object.entries(file.spaces)) {
    const place = inside(at, id);
    if (!/^[a-z_]+$/.test(id)) wrong("data.type", place, "an id of lower case letters", id);
    if (Object.hasOwn(file.points, id)) wrong("data.twice", place, "an id no point has", id);
    if (!Object.hasOwn(file.provinces, space.province)) {
      wrong("data.reference", inside(place, "province"), "a province", space.province);
    }
    const high = space.flags.some((flag) => flag === "mountain" || flag === "mine");
    if (high && space.kind === "port") wrong("data.type", inside(place, "kind"), "land", space.kind, "2.13");
  }
}

/** Both ends carry what the edge carries: marching needs dry nodes, sailing wet ones. */
function checkEdges(file: MapFile, at: Place): void {
  const lines = { land: new Map<string, number>(), sea: new Map<string, number>() };
  for (const key of Object.keys(file.edges)) {
    const place = inside(at, key);
    const { kind, a, b } = readEdge(key, place);
    const way = kind === "sea" ? "sea" : "land";
    for (const shore of file.edges[key]!.guarded ?? [])
      if (kind !== "strait" || (shore !== a && shore !== b))
        wrong("data.edge", place, "a shore of a strait", shore, "9.33");
    for (const end of [a, b]) {
      if (!carries(file, end, way, place)) wrong("data.edge", place, way, end, "2.14");
      lines[way].set(end, (lines[way].get(end) ?? 0) + 1);
    }
  }
  checkEnds(file, lines, { file: at.file, path: at.path.replace(/edges$/, "") });
}

function carries(file: MapFile, id: string, way: "land" | "sea", at: Place): boolean {
  if (Object.hasOwn(file.spaces, id)) return way === "land" || file.spaces[id]!.kind === "port";
  if (!Object.hasOwn(file.points, id)) return wrong("data.reference", at, "a space or a point", id);
  const { kind } = file.points[id]!;
  return (way === "sea") === (kind === "naval" || kind === "deep");
}

function checkEnds(file: MapFile, lines: Record<"land" | "sea", ReadonlyMap<string, number>>, at: Place): void {
  for (const [id, { kind }] of Object.entries(file.spaces)) {
    const place = { ...at, path: `${at.path}spaces.${id}` };
    if (kind === "port" && !lines.sea.has(id)) wrong("data.loose", place, "a connection by sea", undefined, "2.13");
    if (!lines.land.has(id) && !lines.sea.has(id)) wrong("data.loose", place, "a connection", undefined, "2.14");
  }
  for (const id of Object.keys(file.points)) {
    const place = { ...at, path: `${at.path}points.${id}` };
    const degree = (lines.land.get(id) ?? 0) + (lines.sea.get(id) ?? 0);
    if (degree < 2) wrong("data.loose", place, "two connections", degree, "2.13");
  }
}

/** What the rulebook counts must come out, whatever is corrected. */
function checkCounts(file: MapFile, at: Place): void {
  const spaces = Object.values(file.spaces);
  const flagged = (flag: "tribal" | "capital"): number => spaces.filter(({ flags }) => flags.includes(flag)).length;
  expectCount(flagged("tribal"), 26, inside(at, "spaces.*.flags.tribal"), "13.18");
  expectCount(flagged("capital"), 6, inside(at, "spaces.*.flags.capital"), "1.4");
  const straits = Object.keys(file.edges).filter((key) => key.startsWith("strait:"));
  expectCount(straits.length, 4, inside(at, "edges.strait:*"), "9.33");
  for (const [id, { statedSpaces }] of Object.entries(file.provinces)) {
    const place = inside(inside(at, "provinces"), id);
    const found = spaces.filter(({ province }) => province === id).length;
    if (found === 0) wrong("data.loose", place, "a space", undefined, "2.12");
    if (statedSpaces !== undefined) expectCount(found, statedSpaces, place, "2.12");
  }
}
