import { readEdge, type EdgeKind, type MapFile } from "./map-file.ts";
import type { MapTables } from "./map.ts";
import type { Confidence, Node } from "./vocabulary.ts";

/** Degrees east and north. */
export type Position = readonly [lon: number, lat: number];

/** What a picture of the map needs beside the tables. */
export interface Drawing {
  /** By node: where it is drawn, and where it really lies. */
  readonly at: readonly Position[];
  readonly truly: readonly Position[];
  readonly edges: readonly DrawnEdge[];
  /** By territory: its colour as `#rrggbb`. */
  readonly colours: readonly string[];
  /** By node: how sure we are that it exists. */
  readonly confidence: readonly Confidence[];
}

export interface DrawnEdge {
  readonly kind: EdgeKind;
  readonly a: Node;
  readonly b: Node;
  /** Bends on the way from a to b. */
  readonly via: readonly Position[];
  readonly confidence: Confidence;
}

export function buildDrawing(file: MapFile, { nodeOf }: MapTables): Drawing {
  const nodes = [...Object.values(file.spaces), ...Object.values(file.points)];
  return {
    at: nodes.map((node): Position => ("display" in node ? pair(node.display) : [node.lon, node.lat])),
    truly: nodes.map(({ lon, lat }): Position => [lon, lat]),
    edges: Object.entries(file.edges).map(([key, { via, confidence }]): DrawnEdge => {
      const { kind, a, b } = readEdge(key, { file: "map.json", path: key });
      return { kind, a: nodeOf.get(a)!, b: nodeOf.get(b)!, via: (via ?? []).map(pair), confidence };
    }),
    colours: Object.values(file.territories).map(({ hex }) => hex),
    confidence: nodes.map(({ confidence }) => confidence),
  };
}

const pair = (numbers: readonly number[] | undefined): Position => [numbers![0]!, numbers![1]!];
