import type { Seat } from "@ara/kernel";
import { row } from "../../../store/rows.ts";
import { lookNow, sightOf } from "../../../store/sights.ts";
import type { Camera, Size } from "./camera.ts";

/** The map as it was last seen: a picture of the ground, and the marks as a drawing. */
export interface MapSight extends Size {
  /** Where the map lay in the window. */
  readonly left: number;
  readonly top: number;
  readonly camera: Camera;
  /** The marks, from this point of the window on. */
  readonly marks: string;
  readonly from: number;
  readonly ground: ArrayBuffer;
  /** Addresses of the style sheets the marks are drawn with. */
  readonly styles: readonly string[];
}

/** Milliseconds after which it goes in any case: what it was shown for did not come. */
const AT_LAST = 10_000;

let shown: { readonly id: string; readonly sight: MapSight; readonly element: HTMLElement } | undefined;
let isOver = false;

/** Shows the map of a table as it was last seen, above everything else and not to be pressed, until the map itself is drawn. */
export async function showSight(id: string): Promise<void> {
  try {
    const [kept, sight] = await Promise.all([row(id), sightOf(id)]);
    if (!sight || sight.look !== lookNow() || !maySee(kept, sight.viewer)) return;
    const picture = sight.picture as MapSight;
    const [ground] = await Promise.all([
      createImageBitmap(new Blob([picture.ground])),
      ...picture.styles.map((href) => styled(href)),
    ]);
    // The map was sooner.
    if (isOver) return;
    const element = drawn(picture, ground);
    document.body.append(element);
    shown = { id, sight: picture, element };
    setTimeout(endSight, AT_LAST);
  } catch {
    // One waits a little longer.
  }
}

/** Where several sit around one screen nobody is shown what another saw: only whoever sits alone, and what he saw himself. */
export function maySee(kept: unknown, viewer: unknown): boolean {
  const { seats } = (kept ?? {}) as { readonly seats?: readonly { readonly bot?: unknown }[] };
  if (!Array.isArray(seats)) return false;
  const people: Seat[] = seats.flatMap((sitter, seat) => (sitter?.bot === null ? [seat] : []));
  return people.length === 1 && people[0] === viewer;
}

/** What is seen already of the map of a table, in a window of this size: the map opens there. What comes after it comes too late. */
export function sightCamera(id: string, { width, height }: Size): Camera | undefined {
  isOver ||= !shown;
  return shown?.id === id && shown.sight.width === width && shown.sight.height === height
    ? shown.sight.camera
    : undefined;
}

/** The map is there, or something else. */
export function endSight(): void {
  isOver = true;
  shown?.element.remove();
  shown = undefined;
}

function drawn({ left, top, width, height, marks, from }: MapSight, ground: ImageBitmap): HTMLElement {
  const element = document.createElement("div");
  element.className = "first-sight";
  element.inert = true;
  element.setAttribute("aria-hidden", "true");
  element.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;overflow:hidden;z-index:1`;
  element.innerHTML = `<canvas class="map-ground"></canvas>${marks}`;
  const canvas = element.querySelector("canvas")!;
  canvas.getContext("bitmaprenderer")!.transferFromImageBitmap(ground);
  canvas.style.cssText = `width:${width}px;height:${height}px`;
  element.querySelector("svg")!.style.transform = `translate(${from}px,${from}px)`;
  return element;
}

/** Asks for a style sheet as the script would that comes with it (`preload.ts`). */
async function styled(href: string): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const link = there ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href, crossOrigin: "" });
  if (!there) document.head.append(link);
  if (link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
}
