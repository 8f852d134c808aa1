/** Degrees east and north. */
export type LonLat = readonly [lon: number, lat: number];
/** On the sheet the map is drawn on, in units. */
export type Point = readonly [x: number, y: number];

/** Where the sheet lies in the projected world, and how many of its units one of that world takes. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const RAD = Math.PI / 180;
/** Lambert's conformal cone: true to shape from Africa to Britannia. */
const [SOUTH, NORTH] = [33 * RAD, 49 * RAD];
const MIDDLE: LonLat = [17 * RAD, 42 * RAD];
const half = (lat: number): number => Math.tan(Math.PI / 4 + lat / 2);
const N = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(half(NORTH) / half(SOUTH));
const F = (Math.cos(SOUTH) * half(SOUTH) ** N) / N;
const radius = (lat: number): number => F / half(lat) ** N;

function cone([lon, lat]: LonLat): Point {
  const r = radius(lat * RAD);
  const angle = N * (lon * RAD - MIDDLE[0]);
  return [r * Math.sin(angle), r * Math.cos(angle) - radius(MIDDLE[1])];
}

/** The error function, to seven digits. */
function erf(x: number): number {
  const a = Math.abs(x);
  const t = 1 / (1 + 0.3275911 * a);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-a * a));
}

/** Stretches a line around a middle, by so much where it is most. */
const stretched = (x: number, middle: number, width: number, by: number): number =>
  x + ((by * width * Math.sqrt(Math.PI)) / 2) * erf((x - middle) / width);

/** Around Italy and the Aegean, where most Spaces lie, there is more room than on the earth. */
const CROWD: Point = [cone([19.5, 39])[0], cone([19.5, 39.6])[1]];
export function projected(place: LonLat): Point {
  const [x, y] = cone(place);
  return [stretched(x, CROWD[0], 0.22, 0.42), stretched(y, CROWD[1], 0.13, 0.36)];
}

/** Where a place of the earth lies on the sheet. */
export const onSheet =
  (frame: Frame) =>
  (place: LonLat): Point => {
    const [x, y] = projected(place);
    return [(x - frame.x) * frame.scale, (y - frame.y) * frame.scale];
  };
