import type { Camera, Size } from "./camera.ts";

/** What of the ground is to be painted, and how many dots a pixel has. */
export interface Shot extends Size {
  readonly camera: Camera;
  readonly ratio: number;
}

export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
