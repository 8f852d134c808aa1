import type { Viewer } from "@ara/kernel";
import { keepSight, lookNow } from "../../../store/sights.ts";
import type { MapSight } from "./first-sight.ts";
import type { Seen, Stage } from "./stage.ts";

/** What is drawn anew before so long was not worth keeping. */
const CALM = 1500;

/** The colours are few and flat, and a picture of this kind is there in no time. */
const AS = { type: "image/jpeg", quality: 0.92 } as const;

let timer = 0;

/** Keeps what the map shows once it has come to rest, for whoever comes back. */
export function keepSoon(id: string, viewer: Viewer, stage: Stage): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void keep(id, viewer, stage).catch(() => undefined), CALM);
}

/** The map has gone. */
export const keepNoMore = (): void => clearTimeout(timer);

async function keep(id: string, viewer: Viewer, stage: Stage): Promise<void> {
  const seen = stage.sight();
  if (!seen) return;
  const { left, top } = seen.host.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = seen.host;
  const look = lookNow();
  const picture: MapSight = {
    left,
    top,
    width,
    height,
    camera: seen.camera,
    marks: marksOf(seen),
    from: seen.from,
    ground: await groundOf(seen),
    styles: stylesOf(),
  };
  await keepSight("pax-romana", { id, kept: Date.now(), look, viewer, picture });
}

/** Without what glows, is told or seen through a lens: nothing is asked yet. */
function marksOf({ marks }: Seen): string {
  const copy = marks.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute("style");
  for (const [i, group] of [...copy.firstElementChild!.children].entries()) if (i !== 3) group.innerHTML = "";
  return copy.outerHTML;
}

async function groundOf({ host, ground, from }: Seen): Promise<ArrayBuffer> {
  const { clientWidth: width, clientHeight: height } = host;
  const whole = await createImageBitmap(ground);
  const ratio = whole.width / ground.clientWidth;
  const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio));
  canvas.getContext("2d")!.drawImage(whole, from * ratio, from * ratio);
  whole.close();
  return (await canvas.convertToBlob(AS)).arrayBuffer();
}

/** Where the page has them, those that say how marks look. */
const stylesOf = (): string[] =>
  [...document.styleSheets].flatMap(({ href, cssRules }) =>
    href !== null && [...cssRules].some(({ cssText }) => /\.map-(?:marks|ground)\b/.test(cssText))
      ? [new URL(href).pathname]
      : [],
  );
