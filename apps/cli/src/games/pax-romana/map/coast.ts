import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isObject } from "@ara/kernel";

export type Point = readonly [lon: number, lat: number];
export type Ring = readonly Point[];

/** The part of TopoJSON that land is made of. */
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly number[][][] }[] } };
}

/** The coast of Natural Earth by way of the package `world-atlas`, where it is installed; otherwise none. */
export function readCoast(): readonly Ring[] | undefined {
  try {
    const path = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
    const json: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isObject(json) && "arcs" in json ? ringsOf(json as unknown as Topology) : undefined;
  } catch {
    return undefined;
  }
}

/** Land as rings of points. Arcs are shared between polygons; a negative number runs an arc backwards. */
export function ringsOf({ arcs, objects, transform }: Topology): Ring[] {
  const lines = arcs.map((arc) => unfold(arc, transform));
  const arcOf = (index: number): readonly Point[] => (index < 0 ? lines[~index]!.toReversed() : lines[index]!);
  return objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.flatMap((polygon) =>
      polygon.map((ring) => ring.flatMap((index, i) => arcOf(index).slice(i === 0 ? 0 : 1))),
    ),
  );
}

/** An arc is a first point and steps from each point to the next, in small whole numbers. */
function unfold(arc: readonly Point[], { scale, translate }: Topology["transform"]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
