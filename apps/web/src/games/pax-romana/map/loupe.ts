import type { Point } from "./projection.ts";

/** Across, in pixels, and how many times as large. */
const WIDE = 132;
const TIMES = 1.8;
/** Pixels of the copied ground for each of the map's. */
const SHARP = 2;
/** Above the finger. */
const ABOVE = 96;

/** What lies under a finger, larger and above it. The map rests as long as it is open: it is copied, and copied again where it is drawn anew. */
export class Loupe {
  readonly #host: HTMLElement;
  #glass: HTMLElement | null = null;
  #frame = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  at([x, y]: Point): void {
    const glass = (this.#glass ??= this.#open());
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      // At the upper edge it stands beside the finger.
      const isHigh = y < ABOVE + WIDE;
      const aside = x < ABOVE + WIDE ? ABOVE / 2 : -ABOVE / 2 - WIDE;
      const [left, top] = isHigh ? [x + aside, Math.max(0, y - WIDE)] : [x - WIDE / 2, y - ABOVE - WIDE];
      glass.style.transform = `translate(${left}px, ${top}px)`;
      const picture = glass.firstElementChild as HTMLElement;
      picture.style.transform = `translate(${WIDE / 2 - x * TIMES}px, ${WIDE / 2 - y * TIMES}px) scale(${TIMES})`;
    });
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#glass?.remove();
    this.#glass = null;
  }

  /** The map was drawn anew. */
  renew(): void {
    this.#glass?.firstElementChild?.replaceChildren(...this.#copies());
  }

  #open(): HTMLElement {
    const glass = document.createElement("div");
    glass.className = "map-loupe";
    glass.setAttribute("aria-hidden", "true");
    const picture = document.createElement("div");
    picture.append(...this.#copies());
    glass.append(picture);
    this.#host.append(glass);
    return glass;
  }

  #copies(): Node[] {
    return [...this.#host.querySelectorAll(":scope > .map-ground, :scope > .map-marks")].map(copyOf);
  }
}

function copyOf(layer: Element): Node {
  const copy = layer.cloneNode(true) as HTMLElement;
  // A layer is held in its place by an animation, which is not copied with it.
  copy.style.transform = getComputedStyle(layer).transform;
  if (layer instanceof HTMLCanvasElement && layer.clientWidth > 0 && layer.clientHeight > 0) {
    const canvas = copy as Element as HTMLCanvasElement;
    // What was handed over to a canvas whole does not change the size it says it has.
    canvas.width = layer.clientWidth * SHARP;
    canvas.height = layer.clientHeight * SHARP;
    canvas.getContext("2d")?.drawImage(layer, 0, 0, canvas.width, canvas.height);
  }
  return copy;
}
