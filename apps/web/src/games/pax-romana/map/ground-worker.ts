import type { Geometry } from "./geometry.ts";
import { paintGround, pathsOf, type GroundState } from "./ground.ts";
import type { Shot } from "./shot.ts";

/** Paints the ground away from the page, so that a finger never waits for it. First comes the geometry, then orders. */

interface Order {
  readonly id: number;
  readonly state: GroundState;
  readonly shot: Shot;
}

/** What an order brings. */
export interface Painted {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}

let ground: { readonly geometry: Geometry; readonly paths: ReturnType<typeof pathsOf> } | undefined;

addEventListener("message", ({ data }: MessageEvent<Geometry | Order>) => {
  if (!("shot" in data)) {
    ground = { geometry: data, paths: pathsOf(data) };
    return;
  }
  if (!ground) return;
  const { width, height, ratio } = data.shot;
  const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio));
  paintGround(canvas.getContext("2d")!, ground.geometry, ground.paths, data.state, data.shot);
  const bitmap = canvas.transferToImageBitmap();
  postMessage({ id: data.id, bitmap } satisfies Painted, { transfer: [bitmap] });
});
