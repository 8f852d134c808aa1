import { worldOf, type Config, type EdgeKind, type Node, type Province } from "@ara/pax-romana";
import type { Texts } from "@ara/pax-romana/texts";
import { cellsOf, type Cells } from "./cells.ts";
import type { Geometry } from "./geometry.ts";
import { onSheet, type Point } from "./projection.ts";

/** A road, a strait or a sea lane on the sheet. */
export interface Lane {
  readonly kind: EdgeKind;
  readonly a: Node;
  readonly b: Node;
  readonly line: readonly Point[];
}

/** The map of one scenario on the sheet: where its Spaces lie and what joins them. Everything else is the ground. */
export interface Chart {
  readonly geometry: Geometry;
  readonly cells: Cells;
  readonly config: Config;
  /** By node, those that are not in play too. */
  readonly at: readonly Point[];
  /** Nodes in play. */
  readonly nodes: readonly Node[];
  readonly lanes: readonly Lane[];
  /** Around everything in play: left, top, right, bottom. */
  readonly box: Box;
  /** By province of the geometry: that of the game, or -1 where it is not in play. */
  readonly provinces: readonly number[];
  /** What a province of the game is called here. */
  readonly provinceName: (province: Province) => string;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export function chartOf(config: Config, geometry: Geometry, words?: () => Pick<Texts["words"], "provinces">): Chart {
  const { map, data } = worldOf(config);
  const place = onSheet(geometry.frame);
  const at = data.drawing.at.map(place);
  const nodes = at.flatMap((_, node) => (map.inPlay[node] === 1 ? [node] : []));
  const [xs, ys] = [nodes.map((node) => at[node]![0]), nodes.map((node) => at[node]![1])];
  return {
    geometry,
    cells: cellsOf(geometry),
    config,
    at,
    nodes,
    lanes: data.drawing.edges
      .filter(({ a, b }) => map.inPlay[a] === 1 && map.inPlay[b] === 1)
      .map(({ kind, a, b, via }) => ({ kind, a, b, line: [at[a]!, ...via.map(place), at[b]!] })),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    provinceName: (province) => words?.().provinces[map.provinceIds[province]!] ?? map.provinceNames[province]!,
    provinces: geometry.provinces.map(({ id }) => {
      const province = map.provinceOf.get(id) ?? -1;
      return (map.spacesOf[province]?.length ?? 0) > 0 ? province : -1;
    }),
  };
}
