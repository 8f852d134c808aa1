import type { MapTables, Node, Province, Territory } from "@ara/pax-romana";

/** A line of the map as a tree: a territory, a province or a Space. */
export interface Branch {
  readonly key: string;
  readonly territory?: Territory;
  readonly province?: Province;
  readonly node?: Node;
  readonly level: number;
  /** How many lines stand beside it, and which of them it is. */
  readonly size: number;
  readonly place: number;
  readonly parent?: string;
  readonly inner: readonly Branch[];
}

type Bare = Omit<Branch, "level" | "size" | "place" | "parent" | "inner"> & { readonly inner?: readonly Bare[] };

const grown = (all: readonly Bare[], level: number, parent?: string): Branch[] =>
  all.map((one, i) => ({
    ...one,
    level,
    size: all.length,
    place: i + 1,
    ...(parent !== undefined && { parent }),
    inner: grown(one.inner ?? [], level + 1, one.key),
  }));

const known = new WeakMap<MapTables, Branch[]>();

/** Everything in play: territories with their provinces and these with their Spaces; last, points on land and at sea. */
export function branchesOf(map: MapTables): readonly Branch[] {
  const found = known.get(map);
  if (found) return found;
  const leaf = (node: Node): Bare => ({ key: `n${node}`, node });
  const territories = map.provincesOf.flatMap((provinces, territory): Bare[] =>
    provinces.length === 0
      ? []
      : [
          {
            key: `t${territory}`,
            territory,
            inner: provinces.map((province) => ({
              key: `p${province}`,
              province,
              inner: map.spacesOf[province]!.map(leaf),
            })),
          },
        ],
  );
  const points = map.names.flatMap((_, node) => (node >= map.spaces && map.inPlay[node] === 1 ? [leaf(node)] : []));
  const made = grown([...territories, { key: "points", inner: points }], 1);
  known.set(map, made);
  return made;
}

/** The lines that are seen: everything inside what is open. */
export const opened = (all: readonly Branch[], open: ReadonlySet<string>): Branch[] =>
  all.flatMap((branch) => [branch, ...(open.has(branch.key) ? opened(branch.inner, open) : [])]);

/** What a key does: another line, or another set of open ones; undefined where it does nothing. */
export function stepIn(
  rows: readonly Branch[],
  here: Branch,
  open: ReadonlySet<string>,
  key: string,
): { readonly to: Branch | undefined; readonly open?: ReadonlySet<string> } | undefined {
  const i = rows.indexOf(here);
  const isOpen = open.has(here.key);
  const toggled = isOpen ? new Set([...open].filter((one) => one !== here.key)) : new Set([...open, here.key]);
  switch (key) {
    case "ArrowDown":
      return { to: rows[i + 1] };
    case "ArrowUp":
      return { to: rows[i - 1] };
    case "Home":
      return { to: rows[0] };
    case "End":
      return { to: rows.at(-1) };
    case "ArrowRight":
      return here.inner.length > 0 && !isOpen ? { to: here, open: toggled } : { to: here.inner[0] };
    case "ArrowLeft":
      return isOpen ? { to: here, open: toggled } : { to: rows.find((one) => one.key === here.parent) };
    default:
      return undefined;
  }
}
