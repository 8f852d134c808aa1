import type { Canvas2d, Shot } from "./shot.ts";

/** Pixels of a pattern's repeat. */
const STEP = 10;

const tileOf = (size: number): OffscreenCanvas | HTMLCanvasElement => {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(size, size);
  const tile = document.createElement("canvas");
  tile.width = tile.height = size;
  return tile;
};

/** Fills what is clipped with the pattern of a power: slanting, dotted, level or crossed lines. */
export function hatch(c: Canvas2d, power: number, colour: string, { width, height, ratio }: Shot, alpha: number): void {
  const size = Math.round(STEP * ratio);
  const tile = tileOf(size);
  const t = tile.getContext("2d") as Canvas2d;
  t.strokeStyle = t.fillStyle = colour;
  t.lineWidth = 1.5 * ratio;
  const line = (ax: number, ay: number, bx: number, by: number): void => {
    t.moveTo(ax * size, ay * size);
    t.lineTo(bx * size, by * size);
  };
  t.beginPath();
  if (power === 0 || power === 3) for (const d of [-1, 0, 1]) line(d - 0.1, 1.1, d + 1.1, -0.1);
  if (power === 3) for (const d of [-1, 0, 1]) line(d - 0.1, -0.1, d + 1.1, 1.1);
  if (power === 2) line(0, 0.5, 1, 0.5);
  t.stroke();
  if (power === 1) {
    t.arc(size / 2, size / 2, 1.7 * ratio, 0, 2 * Math.PI);
    t.fill();
  }
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalAlpha = alpha;
  c.fillStyle = c.createPattern(tile, "repeat")!;
  c.fillRect(0, 0, width * ratio, height * ratio);
  c.restore();
}
