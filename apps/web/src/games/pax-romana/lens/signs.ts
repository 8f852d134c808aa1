import type { Node } from "@ara/pax-romana";
import type { Box } from "../map/chart.ts";
import type { Layout } from "../map/layout.ts";
import { pixelOf, radiusOf, type Scene } from "../map/scene.ts";
import { f1, group, lineOf, moved } from "../map/svg.ts";

/** Pieces of lenses. */

export const HIGH = 15;
export const wide = (text: string): number => 8 + text.length * 6.6;

/** A tessera with a number around its middle. */
export const tessera = (kind: string, text: string, sign = ""): string => {
  const width = wide(text) + (sign === "" ? 0 : 8);
  const middle = sign === "" ? 0 : 4;
  return group(
    `class="tessera ${kind}"`,
    `<rect x="${f1(-width / 2)}" y="${-HIGH / 2}" width="${f1(width)}" height="${HIGH}" rx="1.5"/>${sign === "" ? "" : group(moved(-width / 2 + 6.5, 0), sign)}<text x="${middle}" y="4.3">${text}</text>`,
  );
};

/** The same beside a Space, where the layout has kept room for it. */
export const beside = ({ badges }: Layout, node: Node, kind: string, text: string, sign = ""): string =>
  placed(badges.get(node), tessera(kind, text, sign));

/** Something in the middle of a box; nothing where there is none, outside the window. */
export const placed = (box: Box | undefined, svg: string): string =>
  box ? group(moved((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), svg) : "";

/** A wave: it comes by sea. */
export const WAVE = '<path class="wave" d="M-4 1.5q2-4 4 0t4 0"/>';

export function ring(scene: Scene, node: Node, kind: string, more: number): string {
  const [x, y] = pixelOf(scene, node);
  return `<circle class="lens-ring ${kind}" cx="${f1(x)}" cy="${f1(y)}" r="${f1(radiusOf(scene, node) + more)}"/>`;
}

/** A road, strait or sea lane between two neighbours as it is drawn on the ground; straight where none is drawn. */
export function lane({ chart, k }: Scene, a: Node, b: Node, kind: string): string {
  const found = chart.lanes.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  const d = lineOf(found?.line ?? [chart.at[a]!, chart.at[b]!], k);
  return `<path class="lane casing" d="${d}"/><path class="lane ${kind}" d="${d}"/>`;
}

/** A coin around its middle. */
export const coin = (kind: string, text: string): string =>
  group(
    `class="coin ${kind}"`,
    `<circle r="8.4"/><circle class="rim" r="6.6"/><text y="4.2">${text}</text>${kind.includes("shut") ? '<path class="strike" d="M-7.5 6.5L7.5-6.5"/>' : ""}`,
  );
