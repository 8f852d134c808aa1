import type { Camera, Size } from "./camera.ts";

/** The part of a window that nothing covers from above. */
export interface Clear extends Size {
  /** How much of the window lies above it. */
  readonly top: number;
}

/** What lies over a map from one side to the other, or nearly, takes its top away: on a phone the bar of the lenses. */
const BROAD = 0.6;

export function clearOf(host: HTMLElement, { width, height }: Size): Clear {
  const window = host.getBoundingClientRect();
  const ends = [...(host.parentElement?.querySelectorAll("[data-over]") ?? [])]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > window.width * BROAD && one.height > 0)
    .map(({ bottom }) => bottom - window.top)
    // What reaches further does not lie at the top; below a board a phone's map is hardly three bars high.
    .filter((end) => end < window.height / 2);
  const top = Math.max(0, ...ends);
  return { width, height: height - top, top };
}

/** A camera of the window as one of its clear part, and back. */
export const belowTop = ({ top }: Clear, { x, y, k }: Camera): Camera => ({ x, y: y + top / k, k });
export const aboveTop = ({ top }: Clear, { x, y, k }: Camera): Camera => ({ x, y: y - top / k, k });
