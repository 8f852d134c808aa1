import type { Geometry } from "./geometry.ts";
import { paintGround, pathsOf, type GroundState } from "./ground.ts";
import { canKeep, keepGround, keptGround, keyOf } from "./kept-ground.ts";
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

interface Ground {
  readonly geometry: Geometry;
  /** The file it came from, for what is painted of it; this worker's own says by what. */
  readonly source: string;
  paths?: ReturnType<typeof pathsOf>;
}

let ground: Ground | undefined;
/** Whether this worker has painted already: whoever comes back finds his first picture ready, the others are painted. */
let hasPainted = false;

addEventListener("message", ({ data }: MessageEvent<Geometry | Order>) => {
  if ("shot" in data) void bring(data);
  else ground = { geometry: data, source: `${location.href} ${data.coast.length} ${data.provinces.length}` };
});

async function bring({ id, state, shot }: Order): Promise<void> {
  if (!ground) return;
  const key = canKeep() ? await keyOf(ground.source, state, shot) : undefined;
  const kept = key === undefined || hasPainted ? undefined : await keptGround(key);
  hasPainted = true;
  const bitmap = kept ?? (await painted(ground, state, shot, key));
  postMessage({ id, bitmap } satisfies Painted, { transfer: [bitmap] });
}

async function painted(on: Ground, state: GroundState, shot: Shot, key: string | undefined): Promise<ImageBitmap> {
  const { width, height, ratio } = shot;
  const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio));
  paintGround(canvas.getContext("2d")!, on.geometry, (on.paths ??= pathsOf(on.geometry)), state, shot);
  if (key === undefined) return canvas.transferToImageBitmap();
  keepGround(key, canvas);
  return createImageBitmap(canvas);
}
