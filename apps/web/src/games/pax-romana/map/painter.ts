import type { Geometry } from "./geometry.ts";
import { paintGround, pathsOf, type GroundState } from "./ground.ts";
import type { Shot } from "./shot.ts";

interface Order {
  readonly canvas: HTMLCanvasElement;
  readonly state: GroundState;
  readonly shot: Shot;
  readonly done: () => void;
}

/** Paints the ground into a canvas: in a worker where there is one with a canvas, else here. */
export class Painter {
  readonly #geometry: Geometry;
  readonly #worker: Worker | undefined;
  #paths: ReturnType<typeof pathsOf> | undefined;
  /** What is being painted, and what is wanted after it: of each canvas only the latest. */
  #now: Order | null = null;
  readonly #next = new Map<HTMLCanvasElement, Order>();

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
    if (typeof OffscreenCanvas === "undefined") return;
    this.#worker = new Worker(new URL("./ground-worker.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<ImageBitmap>) => this.#painted(data));
    this.#worker.postMessage(geometry);
  }

  /** Calls back when the canvas is painted; never, if something newer is wanted before. */
  paint(canvas: HTMLCanvasElement, state: GroundState, shot: Shot, done: () => void): void {
    const order: Order = { canvas, state, shot, done };
    if (!this.#worker) {
      paintGround(laid(order), this.#geometry, (this.#paths ??= pathsOf(this.#geometry)), state, shot);
      done();
    } else if (this.#now) this.#next.set(canvas, order);
    else this.#send(order);
  }

  #send(order: Order): void {
    this.#now = order;
    this.#worker!.postMessage({ state: order.state, shot: order.shot });
  }

  #painted(bitmap: ImageBitmap): void {
    const order = this.#now!;
    this.#now = null;
    const { canvas, shot } = order;
    // What is handed over whole need not be handed to the screen with every frame, as a canvas that one may draw upon.
    canvas.getContext("bitmaprenderer")!.transferFromImageBitmap(bitmap);
    canvas.style.width = `${shot.width}px`;
    canvas.style.height = `${shot.height}px`;
    order.done();
    // The largest is what one looks at.
    const next = [...this.#next.values()].toSorted((a, b) => b.shot.width - a.shot.width)[0];
    if (!next) return;
    this.#next.delete(next.canvas);
    this.#send(next);
  }

  close(): void {
    this.#worker?.terminate();
  }
}

/** The canvas of an order, as large as it is to be. */
function laid({ canvas, shot }: Order): CanvasRenderingContext2D {
  canvas.width = Math.round(shot.width * shot.ratio);
  canvas.height = Math.round(shot.height * shot.ratio);
  canvas.style.width = `${shot.width}px`;
  canvas.style.height = `${shot.height}px`;
  return canvas.getContext("2d")!;
}
