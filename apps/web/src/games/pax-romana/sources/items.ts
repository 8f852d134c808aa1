import {
  factAt,
  provenance,
  type Data,
  type FileName,
  type MapTables,
  type Node,
  type Provenance,
} from "@ara/pax-romana";
import { found, wordsOf } from "../../../ui/rulebook/search.ts";

/** What is looked for among the facts. */
export interface Sought {
  readonly file: FileName | "all";
  readonly confidence: string;
  readonly words: string;
}

/** What territories and provinces are called in a language, where it is not as on the map. */
export type Called = Readonly<Record<"territories" | "provinces", Readonly<Record<string, string>>>>;

/** The facts of a file with a confidence in whose name, place or note some words occur. */
export function itemsIn(data: Data, { file, confidence, words }: Sought, called: Called): Provenance[] {
  const wanted = wordsOf(words);
  return provenance(data).filter(
    (item) =>
      (file === "all" || item.file === file) &&
      (confidence === "all" || item.confidence === confidence) &&
      found(
        wanted,
        nameOf(data.map, item, called),
        item.name ?? "",
        item.path.replaceAll(/[._:~]/g, " "),
        item.note ?? "",
      ),
  );
}

/** The places of the map an item is about; none where it is a chart or a card. */
export function nodesOf(map: MapTables, { path }: Provenance): Node[] {
  const nodes = new Set<Node>();
  for (const part of path.split(/[.:~]/)) {
    const node = map.nodeOf.get(part);
    if (node !== undefined) nodes.add(node);
  }
  const [table, id = ""] = path.split(".");
  if (table === "provinces") add(map.provinceOf.get(id));
  if (table === "territories") map.provincesOf[map.territoryIds.indexOf(id)]?.forEach(add);
  return [...nodes];

  function add(province: number | undefined): void {
    for (const space of map.spacesOf[province ?? -1] ?? []) nodes.add(space);
  }
}

/** What a person calls it: its own name, or those of the places it joins. */
export function nameOf(map: MapTables, item: Provenance, called: Called): string {
  const [table, id = ""] = item.path.split(".");
  const name = table === "territories" || table === "provinces" ? called[table][id] : undefined;
  if (name !== undefined) return name;
  if (item.name !== undefined) return item.name;
  const ends = item.path.startsWith("edges.") ? nodesOf(map, item).map((node) => map.names[node]!) : [];
  return ends.length > 0 ? ends.join(" – ") : item.path.split(".").at(-1)!;
}

/** What stands at a path of a file, without its marks; of a property the property alone. */
export function valueAt(data: Data, item: Provenance): unknown {
  const value = factAt(data, item);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { confidence: _c, source: _s, marks: _m, note: _n, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
}

/** A file of corrections with this item as it is, for an owner to change. */
export function correctionOf(data: Data, item: Provenance): string {
  const nested = item.path
    .split(".")
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), valueAt(data, item) ?? null);
  return JSON.stringify({ format: "ara-corrections/1", source: "my copy", [item.file]: nested }, null, 2);
}
