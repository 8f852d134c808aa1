import { ALPINE_PASS, CITY, DEEP_SEA, NAVAL_POINT, NONE, PORT, worldOf, type Node } from "@ara/pax-romana";
import { garrison } from "./counters.ts";
import { pixelOf, SYMBOL_SCALE, type Scene } from "./scene.ts";
import { colourOf, garrisonsAt, isDenied } from "./stacks.ts";
import { f1, group, moved } from "./svg.ts";

/** A ring of walls with so many merlons. */
function wall(radius: number, merlons: number, depth: number): string {
  const points = Array.from({ length: merlons }, (_, i) => {
    const middle = ((i + 0.5) / merlons) * 2 * Math.PI;
    const half = Math.PI / merlons;
    return [
      [radius, -0.52],
      [radius, 0.52],
      [radius - depth, 0.52],
      [radius - depth, 1.48],
    ].map(([r, t]) => [r! * Math.cos(middle + t! * half), r! * Math.sin(middle + t! * half)]);
  }).flat();
  return `M${points.map(([x, y]) => `${f1(x!)} ${f1(y!)}`).join("L")}Z`;
}
const WALLS = [wall(12.6, 8, 2.6), wall(15.6, 12, 2.8)] as const;

/** Across a Town or City that brings its owner nothing. */
const BAR = '<path class="denied under" d="M-11 11L11-11"/><path class="denied" d="M-11 11L11-11"/>';

const SAIL = "M-1-7v12M-1-6.5q8 2.5 0 8M-7 5h13l-3 3.6h-7.6z";

/** A Space or point: its kind by its shape, its works as walls with their strength, barred where others sit in them; its garrison on the rim. */
export function symbolOf(scene: Scene, node: Node): string {
  const { chart, places, level } = scene;
  const { map } = worldOf(chart.config);
  const [x, y] = pixelOf(scene, node);
  const place = places.get(node);
  const pirates = place?.pirates ? `<path class="pirates" d="${SAIL}"/>` : "";
  if (node >= map.spaces) return point(map.kind[node]!, x, y, level) + (pirates && group(moved(x, y - 9), pirates));
  const works = place?.works;
  const [first, ...others] = place?.stacks ?? [];
  const owner = works?.owner ?? (others.every((other) => other.owner === first?.owner) ? first?.owner : undefined);
  const isCapital = map.capital[node] !== NONE;
  const inside =
    level > 0 && works
      ? `<text class="strength" y="3.9">${works.walls}</text>`
      : level > 0 && place?.tribe
        ? `<text class="strength" y="4">${place.strength ?? "?"}</text>`
        : isCapital
          ? '<circle class="core" r="2.6"/>'
          : "";
  const svg = [
    works ? `<path class="wall" d="${WALLS[works.works === CITY ? 1 : 0]}"/>` : "",
    map.kind[node] === PORT ? '<circle class="harbour" r="9.6"/>' : "",
    body(scene, node, isCapital),
    inside,
    place && isDenied(place) ? BAR : "",
  ].join("");
  const colour = place?.tribe ? "free" : owner === undefined ? undefined : colourOf(owner);
  const sign = `class="space" ${colour ? `data-pow="${colour}"` : ""} transform="scale(${SYMBOL_SCALE[level]})"`;
  const shields = place && level > 0 ? garrisonsAt(place).map(garrison).join("") : "";
  return group(`data-node="${node}" ${moved(x, y)}`, group(sign, svg) + shields + pirates);
}

function body({ chart }: Scene, node: Node, isCapital: boolean): string {
  const { map } = worldOf(chart.config);
  if (isCapital) return '<path class="bd" d="M0-9.2L9.2 0 0 9.2-9.2 0z"/>';
  if (map.tribal[node] !== NONE) return '<path class="bd" d="M-7-7.4H7V0Q7 6.4 0 9.2-7 6.4-7 0z"/>';
  if (map.mountain[node] === 1) return '<path class="bd" d="M0-9.4L9.2 6.8H-9.2z"/>';
  if (map.mines.includes(node)) return '<rect class="bd" x="-7" y="-7" width="14" height="14"/>';
  return `<circle class="bd" r="${map.kind[node] === PORT ? 6.6 : 7.2}"/>`;
}

function point(kind: number, x: number, y: number, level: number): string {
  if (level === 0) return "";
  if (kind === ALPINE_PASS) return `<path class="pass" ${moved(x, y)} d="M0-6.4L6.6 5H-6.6z"/>`;
  const sort = kind === NAVAL_POINT ? "naval" : kind === DEEP_SEA ? "deep" : "land";
  return `<circle class="point ${sort}" cx="${f1(x)}" cy="${f1(y)}" r="${kind === DEEP_SEA ? 4.6 : 3}"/>`;
}
