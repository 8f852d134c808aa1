import { UNIT, type Geometry } from "./geometry.ts";
import type { Point } from "./projection.ts";
import { hatch } from "./hatch.ts";
import { piecesIn, piecesOf, type Piece } from "./pieces.ts";
import type { Canvas2d, Shot } from "./shot.ts";

/** The colours of a theme, as a canvas understands them. */
export interface Palette {
  readonly isDark: boolean;
  readonly sea: string;
  readonly shore: string;
  readonly ink: string;
  readonly blue: string;
  readonly line: string;
  readonly red: string;
  /** By power. */
  readonly powers: readonly string[];
}

/** What the ground shows of a position: plain data, for it may be painted in a worker. */
export interface GroundState {
  /** By province of the geometry: who controls it, -1 nobody, -2 not in play. */
  readonly control: readonly number[];
  /** By province: its territory. */
  readonly territories: readonly number[];
  readonly lanes: readonly { readonly kind: string; readonly line: readonly Point[] }[];
  readonly palette: Palette;
  /** Whether the patterns of the powers are to be strong. */
  readonly patterns: boolean;
}

interface Paths {
  readonly coast: Path2D;
  /** The same, to be drawn where one looks. */
  readonly shores: readonly Piece[];
  readonly provinces: readonly Path2D[];
  readonly borders: readonly (readonly [left: number, right: number, line: Path2D])[];
  readonly rivers: readonly Path2D[];
}

export function pathsOf({ coast, provinces, borders, rivers }: Geometry): Paths {
  const scaled = (line: string): Path2D => {
    const path = new Path2D();
    path.addPath(new Path2D(line), new DOMMatrix([UNIT, 0, 0, UNIT, 0, 0]));
    return path;
  };
  return {
    coast: scaled(coast),
    shores: piecesOf(coast),
    provinces: provinces.map(({ line }) => scaled(line)),
    borders: borders.map(([left, right, line]) => [left, right, scaled(line)]),
    rivers: rivers.map(scaled),
  };
}

const mix = (a: string, b: string, percent: number): string => `color-mix(in srgb, ${a} ${percent}%, ${b})`;
const veil = (colour: string, percent: number): string => mix(colour, "transparent", percent);

/** Sea, land, provinces in the wash of who controls them, rivers, hills and roads. */
export function paintGround(c: Canvas2d, geometry: Geometry, paths: Paths, state: GroundState, shot: Shot): void {
  const { camera, ratio, width, height } = shot;
  const { x, y, k } = camera;
  const { sea } = state.palette;
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.fillStyle = sea;
  c.fillRect(0, 0, width * ratio, height * ratio);
  c.setTransform(ratio * k, 0, 0, ratio * k, -x * k * ratio, -y * k * ratio);
  c.lineJoin = c.lineCap = "round";
  // A pixel; and one that breathes with the zoom.
  const pixel = 1 / k;
  const breath = Math.min(1.35, Math.max(0.55, k)) * pixel;
  const shore = shoreIn(paths.shores, shot, BROADEST * breath);
  const brush = { c, paths, shore, state, shot, pixel, breath };
  paintWater(brush);
  c.save();
  c.clip(paths.coast, "evenodd");
  paintLand(brush);
  c.restore();
  c.strokeStyle = mix(state.palette.ink, state.palette.shore, state.palette.isDark ? 46 : 62);
  c.lineWidth = 1.05 * breath;
  c.stroke(shore);
  if (k > 0.34) paintHills(brush, geometry);
  paintLanes(brush);
}

/** The broadest line along the shore, half of it on either side. */
const BROADEST = 28;

/** The coast as far as it is seen: of the whole sheet mostly little, and it is drawn a dozen times. */
function shoreIn(shores: readonly Piece[], { camera: { x, y, k }, width, height }: Shot, broad: number): Path2D {
  const box = { left: x - broad, top: y - broad, right: x + width / k + broad, bottom: y + height / k + broad };
  const path = new Path2D();
  for (const { points } of piecesIn(shores, box))
    points.forEach(([px, py], i) => (i === 0 ? path.moveTo(px, py) : path.lineTo(px, py)));
  return path;
}

interface Brush {
  readonly c: Canvas2d;
  readonly paths: Paths;
  readonly shore: Path2D;
  readonly state: GroundState;
  readonly shot: Shot;
  readonly pixel: number;
  readonly breath: number;
}

/** Lines along the shore, as on an engraved chart. */
function paintWater({ c, shore, state: { palette }, breath }: Brush): void {
  const { sea, blue, isDark } = palette;
  for (const [far, strength] of [
    [27, 0.1],
    [18, 0.16],
    [10.5, 0.24],
    [4.6, 0.38],
  ] as const) {
    c.strokeStyle = mix(blue, sea, strength * (isDark ? 80 : 100));
    c.lineWidth = (2 * far + 1.5) * breath;
    c.stroke(shore);
    c.strokeStyle = mix(palette.shore, sea, (isDark ? 30 : 62) * strength * 1.4);
    c.lineWidth = 2 * far * breath;
    c.stroke(shore);
  }
}

function paintLand(brush: Brush): void {
  const { c, paths, state, shot, breath } = brush;
  const { palette, control, territories } = state;
  const { shore, line, ink, blue, isDark } = palette;
  const { x, y, k } = shot.camera;
  const flood = (colour: string): void => {
    c.fillStyle = colour;
    c.fillRect(x, y, shot.width / k, shot.height / k);
  };
  flood(shore);
  // What is not in play lies in the shade.
  flood(veil(line, isDark ? 22 : 30));
  // Land near the sea is a little lighter, as if the light came from it.
  c.strokeStyle = veil(isDark ? ink : "white", isDark ? 4 : 34);
  c.lineWidth = 20 * breath;
  c.stroke(brush.shore);
  paths.provinces.forEach((province, i) => {
    if (control[i] === -2) return;
    for (const colour of [shore, veil(line, isDark ? 9 : 11)]) {
      c.fillStyle = colour;
      c.fill(province);
    }
  });
  palette.powers.forEach((_, power) => paintPower(brush, power, flood));
  for (const [left, right, border] of paths.borders) {
    const [a, b] = [control[left] ?? -2, control[right] ?? -2];
    if (a === -2 && b === -2) continue;
    const isPower = a !== b && (a >= 0 || b >= 0);
    const isFirm = isPower || territories[left] !== territories[right];
    c.strokeStyle = veil(ink, isPower ? 50 : isFirm ? 38 : 26);
    c.lineWidth = (isPower ? 1.3 : isFirm ? 1.1 : 0.9) * breath;
    c.setLineDash(isFirm ? [] : [5 * breath, 3.2 * breath]);
    c.stroke(border);
  }
  c.setLineDash([]);
  c.strokeStyle = veil(blue, isDark ? 40 : 50);
  c.lineWidth = 1.5 * breath;
  for (const river of paths.rivers) c.stroke(river);
}

/** The provinces of one power: a wash that is deepest along its borders, and faintly its pattern. */
function paintPower(
  { c, paths, shore, state, shot, breath }: Brush,
  power: number,
  flood: (colour: string) => void,
): void {
  const { palette, control, patterns } = state;
  const colour = palette.powers[power]!;
  const all = new Path2D();
  const own = paths.provinces.filter((_, i) => control[i] === power);
  if (own.length === 0) return;
  own.forEach((province) => all.addPath(province));
  // Ochre is lighter than the other pigments.
  const soft = power === 1 ? 1.18 : 1;
  c.save();
  c.clip(all);
  flood(palette.shore);
  flood(veil(colour, (palette.isDark ? 34 : 28) * soft));
  hatch(c, power, colour, shot, patterns ? 0.4 : 0.09);
  c.strokeStyle = veil(colour, (palette.isDark ? 26 : 20) * soft);
  c.lineWidth = 15 * breath;
  c.stroke(shore);
  for (const [width, strength] of [
    [26, 17],
    [15, 26],
    [7, 40],
  ] as const) {
    c.strokeStyle = veil(colour, strength * soft);
    c.lineWidth = width * breath;
    for (const [left, right, border] of paths.borders)
      if (control[left] !== control[right] && (control[left] === power || control[right] === power)) c.stroke(border);
  }
  c.restore();
}

/** Hills with a lit and a shaded side. */
function paintHills({ c, state: { palette }, shot, pixel }: Brush, { hills }: Geometry): void {
  const { ink, shore, isDark } = palette;
  const { camera, width, height } = shot;
  const { x, y, k } = camera;
  const lit = veil(isDark ? ink : shore, isDark ? 7 : 44);
  const edge = veil(ink, isDark ? 30 : 34);
  const shade = isDark ? "rgb(0 0 0 / 0.34)" : veil(ink, 19);
  for (const [hx, hy, size] of hills) {
    if (hx < x - 20 || hy < y - 20 || hx > x + width / k + 20 || hy > y + height / k + 20) continue;
    const s = size * Math.min(1, Math.max(0.62, 1 / k ** 0.55)) * 0.95;
    const [topX, topY] = [hx - s * 0.05, hy - s * 0.62];
    c.beginPath();
    c.moveTo(hx - s * 0.78, hy + s * 0.5);
    c.quadraticCurveTo(hx - s * 0.3, hy - s * 0.1, topX, topY);
    c.quadraticCurveTo(hx + s * 0.3, hy - s * 0.15, hx + s * 0.8, hy + s * 0.5);
    c.fillStyle = lit;
    c.fill();
    c.strokeStyle = edge;
    c.lineWidth = pixel * Math.min(1, k + 0.2);
    c.stroke();
    c.beginPath();
    c.moveTo(topX, topY);
    c.quadraticCurveTo(hx + s * 0.3, hy - s * 0.15, hx + s * 0.8, hy + s * 0.5);
    c.quadraticCurveTo(hx + s * 0.2, hy + s * 0.3, hx + s * 0.08, hy + s * 0.02);
    c.closePath();
    c.fillStyle = shade;
    c.fill();
  }
}

/** Roads firm, straits as red steps, sea lanes dotted. */
function paintLanes({ c, state, shot, pixel }: Brush): void {
  const { ink, shore, red, blue, isDark } = state.palette;
  const { k } = shot.camera;
  const size = Math.min(1, Math.max(0.5, k)) * pixel;
  const draw = (kinds: string, colour: string, width: number, dash: readonly number[] = []): void => {
    c.strokeStyle = colour;
    c.lineWidth = width * size;
    c.setLineDash(dash.map((n) => n * size));
    for (const { kind, line } of state.lanes) {
      if (!kinds.includes(kind)) continue;
      c.beginPath();
      line.forEach(([px, py], i) => (i === 0 ? c.moveTo(px, py) : c.lineTo(px, py)));
      c.stroke();
    }
  };
  draw("land strait", veil(shore, isDark ? 60 : 72), 4.6);
  draw("land", veil(ink, isDark ? 62 : 70), 1.6);
  c.lineCap = "butt";
  draw("strait", red, 4, [3, 2.6]);
  c.lineCap = "round";
  if (k > 0.3) draw("sea", veil(blue, isDark ? 62 : 66), 1.9, [0.01, 6]);
  c.setLineDash([]);
}
