import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { texts } from "../lens/words.ts";
import type { Stage } from "./stage.ts";
import "./overview-map.css";

const WIDTH = 216;
const SOON = 600;
const LARGE = "(min-width: 1100px) and (min-height: 700px)";
const DARK = "(prefers-color-scheme: dark)";

/** Whether the screen is so, now and whenever that changes. */
function useMatch(media: string): boolean {
  const [is, set] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const changed = (): void => set(query.matches);
    // It may have changed since it was first drawn.
    changed();
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, [media]);
  return is;
}

/** Everything, small, and a frame around what is seen; who drags in it moves the map. Keys have their own ways there. */
export function OverviewMap({
  stage,
  control,
}: {
  readonly stage: Stage;
  readonly control: string;
}): JSX.Element | null {
  const isLarge = useMatch(LARGE);
  const isDark = useMatch(DARK);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { geometry } = stage.chart;
  const k = WIDTH / geometry.width;
  const { theme, patterns } = settings.value;
  useEffect(() => {
    // The ground one looks at is painted first.
    const soon = setTimeout(() => {
      const ratio = Math.min(2, devicePixelRatio);
      const shot = { camera: { x: 0, y: 0, k }, width: WIDTH, height: geometry.height * k, ratio };
      if (canvas.current) stage.paintInto(canvas.current, shot);
    }, SOON);
    return () => clearTimeout(soon);
  }, [stage, isLarge, isDark, control, theme, patterns]);
  useEffect(() => {
    if (!isLarge) return;
    const follow = (): void => {
      if (!frame.current) return;
      const { x, y, width, height } = stage.seen;
      const { style } = frame.current;
      style.translate = `${x * k}px ${y * k}px`;
      style.width = `${width * k}px`;
      style.height = `${height * k}px`;
    };
    follow();
    stage.watchers.add(follow);
    return () => void stage.watchers.delete(follow);
  }, [stage, isLarge]);
  if (!isLarge) return null;
  const go = (event: PointerEvent): void => {
    const { left, top } = canvas.current!.getBoundingClientRect();
    stage.moveTo([(event.clientX - left) / k, (event.clientY - top) / k]);
  };
  return (
    <div
      class="map-overview"
      data-over
      aria-hidden="true"
      title={texts.now.value.overview}
      style={{ width: `${WIDTH}px`, height: `${geometry.height * k}px` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) go(event);
      }}
    >
      <canvas ref={canvas} />
      <i ref={frame} />
    </div>
  );
}
