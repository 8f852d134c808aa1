import type { Camera } from "./camera.ts";

/**
 * Says where an element lies, by an animation that stands still: a browser then moves a layer it has, where a new style would
 * have it look through everything in the layer with every frame.
 */
export function heldBy(element: Element): (transform: string) => void {
  const animation = element.animate(null, { duration: 1, fill: "both" });
  animation.pause();
  const effect = animation.effect as KeyframeEffect;
  return (transform) => effect.setKeyframes({ transform: [transform, transform] });
}

/** Something that was drawn for one camera, and is moved to where it belongs for another. */
export class Layer {
  /** What it was drawn for. */
  drawn: Camera | null = null;
  readonly #hold: (transform: string) => void;

  constructor(element: Element) {
    this.#hold = heldBy(element);
  }

  move({ x, y, k }: Camera): void {
    const { drawn } = this;
    if (drawn) this.#hold(`translate(${(drawn.x - x) * k}px, ${(drawn.y - y) * k}px) scale(${k / drawn.k})`);
  }
}
