import type { Point, Ring } from "./coast.ts";

/** Pixels for a degree of latitude, and the corner of the sheet. */
const SCALE = 84;
const WEST = -11.6;
const NORTH = 58.6;
const EAST = 46.6;
const SOUTH = 25.2;
/** Degrees of longitude are shorter; true at the latitude of Rome. */
const NARROWING = Math.cos((42 * Math.PI) / 180);

export const WIDTH = Math.round((EAST - WEST) * SCALE * NARROWING);
export const HEIGHT = Math.round((NORTH - SOUTH) * SCALE);

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Where a point of the earth lies on the sheet. */
export const onSheet = ([lon, lat]: Point): readonly [x: number, y: number] => [
  tenth((lon - WEST) * SCALE * NARROWING),
  tenth((NORTH - lat) * SCALE),
];

export const path = (points: readonly Point[], close = false): string =>
  `M${points.map((point) => onSheet(point).join(" ")).join("L")}${close ? "Z" : ""}`;

/** Only rings that touch the sheet are worth their bytes. */
export const isOnSheet = (ring: Ring): boolean =>
  ring.some(([lon, lat]) => lon > WEST && lon < EAST && lat > SOUTH && lat < NORTH);

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

type Value = string | number | undefined;

/** One element of a picture. */
export function tag(name: string, attributes: Readonly<Record<string, Value>>, content = ""): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escape(String(value))}"`]))
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export const label = (
  at: readonly [number, number],
  text: string,
  attributes: Readonly<Record<string, Value>>,
): string => tag("text", { x: at[0], y: at[1], ...attributes }, escape(text));
