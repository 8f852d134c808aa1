import type { Frame } from "./projection.ts";

/** The ground of the map, made by `npm run romana-geometry`. Lines are paths in half units of the sheet. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
  /** All land, to be filled by the even-odd rule. */
  readonly coast: string;
  /** By province: its outline, over the sea too, and where its name has room, best first. */
  readonly provinces: readonly { readonly id: string; readonly line: string; readonly names: readonly Pair[] }[];
  /** Between which provinces (-1: none), and the line. */
  readonly borders: readonly (readonly [left: number, right: number, line: string])[];
  readonly rivers: readonly string[];
  /** Where a hill stands, and how large. */
  readonly hills: readonly (readonly [x: number, y: number, size: number])[];
  /** The name of a sea, the line it is written along, and the size of its letters. */
  readonly seas: readonly (readonly [name: string, line: readonly Pair[], size: number])[];
}

type Pair = readonly [number, number];

/** Units of the sheet in one of a path. */
export const UNIT = 0.5;

let loaded: Promise<Geometry> | undefined;

/** Loaded with the first map, and kept. */
export const loadGeometry = (): Promise<Geometry> =>
  (loaded ??= import("./geometry.json").then(
    (file) => file.default as unknown as Geometry,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  ));
