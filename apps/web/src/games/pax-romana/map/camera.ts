import type { Box } from "./chart.ts";
import type { Point } from "./projection.ts";

/** What of the sheet is seen: the place in the upper left corner, and pixels for a unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export const isSame = (a: Camera | null, b: Camera): boolean => a !== null && a.x === b.x && a.y === b.y && a.k === b.k;

/** The window, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near one sees: an overview, the usual, every unit. */
export type Level = 0 | 1 | 2;
export const levelAt = (k: number): Level => (k < 0.62 ? 0 : k < 1.55 ? 1 : 2);

const NEAREST = 2.6;
const clamped = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** Within the sheet, and never so far that it ends before the window does. */
export function within(sheet: Size, window: Size, { x, y, k }: Camera): Camera {
  const near = clamped(k, Math.max(window.width / sheet.width, window.height / sheet.height, 0.1), NEAREST);
  return {
    k: near,
    x: clamped(x, 0, Math.max(0, sheet.width - window.width / near)),
    y: clamped(y, 0, Math.max(0, sheet.height - window.height / near)),
  };
}

/** Nearer or farther by a factor; what lies under a pixel stays there. */
export function zoomed(sheet: Size, window: Size, camera: Camera, factor: number, [px, py]: Point): Camera {
  const k = within(sheet, window, { ...camera, k: camera.k * factor }).k;
  return within(sheet, window, {
    k,
    x: camera.x + px / camera.k - px / k,
    y: camera.y + py / camera.k - py / k,
  });
}

export const moved = (sheet: Size, window: Size, camera: Camera, dx: number, dy: number): Camera =>
  within(sheet, window, { ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k });

export const centred = (sheet: Size, window: Size, k: number, [x, y]: Point): Camera => {
  const near = within(sheet, window, { x: 0, y: 0, k }).k;
  return within(sheet, window, { k: near, x: x - window.width / 2 / near, y: y - window.height / 2 / near });
};

const MARGIN = 44;

/** All of a box, with something around it: less where the window is but a strip. */
export function fitted(sheet: Size, window: Size, [left, top, right, bottom]: Box, most = NEAREST): Camera {
  const inner = (side: number): number => side - 2 * Math.min(MARGIN, side / 4);
  const k = Math.min(
    most,
    inner(window.width) / Math.max(1, right - left),
    inner(window.height) / Math.max(1, bottom - top),
  );
  return centred(sheet, window, Math.max(k, 0.05), [(left + right) / 2, (top + bottom) / 2]);
}

/** Farther away Spaces can no longer be told apart. */
const FARTHEST = 0.45;

/** All of some places, or as many of the last of them as can be seen without going too far away. */
export function gathered(sheet: Size, window: Size, places: readonly Point[], now: number, most: number): Camera {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const all = fitted(sheet, window, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], most);
  const isFar = all.k < Math.min(now, FARTHEST);
  return isFar && places.length > 1 ? gathered(sheet, window, places.slice(1), now, most) : all;
}

/** On the way from one camera to another; a frame may be stamped before the way began. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const eased = 1 - (1 - Math.max(0, part)) ** 3;
  const at = (a: number, b: number): number => a + (b - a) * eased;
  return { x: at(from.x, to.x), y: at(from.y, to.y), k: from.k * (to.k / from.k) ** eased };
}

/** Whether anything fits into a window at all: while a page is laid out it may be but a strip. */
export const hasRoom = ({ width, height }: Size): boolean => Math.min(width, height) > 2.5 * MARGIN;

/** Whether a place is seen, and not at the very edge. */
export const isSeen = (window: Size, { x, y, k }: Camera, [px, py]: Point, margin = 40): boolean => {
  const [sx, sy] = [(px - x) * k, (py - y) * k];
  return sx > margin && sy > margin && sx < window.width - margin && sy < window.height - margin;
};

/** Whether what was drawn from a corner on, so many pixels large, fills the window. */
export function covers(drawn: Camera, size: Size, window: Size, { x, y, k }: Camera): boolean {
  const [right, bottom] = [drawn.x + size.width / drawn.k, drawn.y + size.height / drawn.k];
  return drawn.x <= x && drawn.y <= y && right >= x + window.width / k && bottom >= y + window.height / k;
}
