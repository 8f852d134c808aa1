import { NONE, type Node } from "@ara/pax-romana";
import { emblem } from "./counters.ts";
import type { Path } from "../text/planning.ts";
import type { Layout } from "./layout.ts";
import { pixelOf, radiusOf, type Scene } from "./scene.ts";
import { colourOf } from "./stacks.ts";
import { escaped, f1, group, lineOf, moved } from "./svg.ts";
import { symbolOf } from "./symbols.ts";

/** Everything upon the ground, in pixels from the corner of the sheet. */
export function marksOf(scene: Scene, layout: Layout, control: readonly number[]): string {
  return [
    seaNames(scene),
    layout.provinces
      .map(({ province, text, x, y, size, width }) => {
        const owner = control[province] ?? NONE;
        const sign =
          owner === NONE
            ? ""
            : group(
                moved(x - width / 2 + 6.5, y),
                `<rect class="body" x="-6.5" y="-6.5" width="13" height="13" rx="2"/>${emblem(owner, -5.5, -5.5, 11)}`,
              );
        const middle = owner === NONE ? x : x + 8.5;
        const name = `<text class="province" x="${f1(middle)}" y="${f1(y + size * 0.34)}" font-size="${size}">${escaped(text)}</text>`;
        return group(owner === NONE ? "" : `class="ct held" data-pow="${colourOf(owner)}"`, sign + name);
      })
      .join(""),
    layout.counters
      .map(({ stack, x, y }) => {
        const from = pixelOf(scene, stack.node);
        return `<path class="stem" d="M${f1(from[0])} ${f1(from[1])}L${f1(x)} ${f1(y)}"/>`;
      })
      .join(""),
    layout.names
      .filter(({ isFar }) => isFar)
      .map(({ node, box }) => {
        const [x, y] = pixelOf(scene, node);
        const to = [Math.max(box[0], Math.min(box[2], x)), Math.max(box[1] + 3, Math.min(box[3] - 3, y))];
        return `<path class="leader" d="M${f1(x)} ${f1(y)}L${f1(to[0]!)} ${f1(to[1]!)}"/>`;
      })
      .join(""),
    scene.seen.map((node) => symbolOf(scene, node)).join(""),
    layout.names
      .map(({ text, x, box, size, isCapital }) => {
        const y = isCapital ? box[3] - 1.5 : box[3] - 1 - size * 0.24;
        return `<text class="name${isCapital ? " capital" : ""}" x="${f1(x)}" y="${f1(y)}" font-size="${size}">${escaped(text)}</text>`;
      })
      .join(""),
    layout.counters
      .map(({ stack, counter, x, y }) =>
        group(
          `class="ct${stack.isMoving ? " moving" : ""}" data-pow="${colourOf(stack.owner)}" data-at="${stack.node}" ${moved(x, y)}`,
          counter.svg,
        ),
      )
      .join(""),
  ].join("");
}

/** A line that goes on straight at both ends: letters beyond the end of their line would not be drawn. */
function prolonged(line: readonly Point[]): readonly Point[] {
  const beyond = ([x, y]: Point, [fromX, fromY]: Point): Point => {
    const by = LONGER / Math.max(1, Math.hypot(x - fromX, y - fromY));
    return [x + (x - fromX) * by, y + (y - fromY) * by];
  };
  return [beyond(line[0]!, line[1]!), ...line, beyond(line.at(-1)!, line.at(-2)!)];
}

type Point = readonly [number, number];
/** In the measure of the map. */
const LONGER = 60;

function seaNames({ chart, k }: Scene): string {
  const scale = Math.min(1.25, Math.max(0.55, k * 0.92));
  return chart.geometry.seas
    .map(
      ([name, line, size], i) =>
        `<path id="romana-sea-${i}" d="${lineOf(prolonged(line), k)}" fill="none"/><text class="sea" font-size="${f1(size * scale)}"><textPath href="#romana-sea-${i}" startOffset="50%">${escaped(name)}</textPath></text>`,
    )
    .join("");
}

/** What is asked and pointed at; drawn by itself, for it changes with every movement of the pointer. */
export interface Pointed {
  readonly answers: ReadonlySet<Node>;
  /** Where something was wished for that cannot be done now. */
  readonly refused: ReadonlySet<Node>;
  readonly lit: readonly Node[];
  readonly chosen: Node | null;
  readonly cursor: Node | null;
  readonly asked: Node | null;
  /** The way of a plan. */
  readonly path: Path | null;
}

/** How far an answer's ring reaches beyond its sign. */
const ANSWER = 4.5;

const ringOf = (scene: Scene, kind: string, node: Node, more: number): string => {
  const [x, y] = pixelOf(scene, node);
  return `<circle class="${kind}" cx="${f1(x)}" cy="${f1(y)}" r="${f1(radiusOf(scene, node) + more)}"/>`;
};

/** What of the rings comes and goes. */
export const glowOf = (scene: Scene, { answers }: Pointed): string =>
  [...answers].map((node) => ringOf(scene, "glow", node, ANSWER)).join("");

/** Rings under the signs: dotted where something is refused, gold where an answer lies, dashed where the question is asked, blue where one points. */
export function ringsOf(scene: Scene, { answers, refused, lit, chosen, cursor, asked, path }: Pointed): string {
  const ring = (kind: string, node: Node, more: number): string => ringOf(scene, `ring ${kind}`, node, more);
  return [
    ...[...refused].map((node) => ring("refused", node, 6)),
    ...(path ? [wayOf(scene, path)] : []),
    ...[...answers].map((node) => ring("answer", node, ANSWER)),
    ...(asked === null ? [] : [ring("asked", asked, 9)]),
    ...lit.map((node) => ring("lit", node, 11)),
    ...(chosen === null ? [] : [ring("chosen", chosen, 8)]),
    ...(cursor === null ? [] : [ring("cursor", cursor, 13)]),
  ].join("");
}

/** A way from place to place; dashed and red into a place where somebody or something may stop it. */
function wayOf(scene: Scene, { from, legs }: Path): string {
  const at = (node: Node): string => pixelOf(scene, node).map(f1).join(" ");
  return legs
    .map(({ node, isRisky }, i) => {
      const before = legs[i - 1]?.node ?? from;
      return before === node ? "" : `<path class="plan-leg${isRisky ? " risky" : ""}" d="M${at(before)}L${at(node)}"/>`;
    })
    .join("");
}
