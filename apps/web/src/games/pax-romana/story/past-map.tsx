import type { Config } from "@ara/pax-romana";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { chartOf } from "../map/chart.ts";
import { loadGeometry } from "../map/geometry.ts";
import { MapTools } from "../map/map-tools.tsx";
import type { Position, Told } from "../map/marks-layer.ts";
import { Stage } from "../map/stage.ts";
import { texts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import "../map/map-table.css";
import "../map/marks.css";
import "./trails.css";

interface Props {
  readonly config: Config;
  readonly position: Position | null;
  readonly overlay?: Told | null;
  readonly label: string;
  /** A picture: it is not moved, and has no tools. */
  readonly still?: boolean;
  readonly children?: ComponentChildren;
}

/** From here on the whole of a scenario can be read at once. */
const ROOMY = 700;

/** The map as it was: it is moved and looked at, and answers nothing. */
export function PastMap({ config, position, overlay = null, label, still = false, children }: Props): JSX.Element {
  const say = texts.now.value.map;
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const chart = usePromised(async () => chartOf(config, await loadGeometry(), () => romanaWords.now.peek().words), []);
  const isReady = chart !== null && position !== null;
  useEffect(() => {
    if (!isReady || !host.current) return;
    const whole = still || host.current.clientWidth >= ROOMY;
    const made = new Stage(host.current, chart, { press: () => {}, hover: () => {} }, { whole });
    made.show(position);
    setStage(made);
    return () => made.close();
  }, [isReady]);
  useEffect(() => {
    if (position) stage?.show(position);
  }, [stage, position]);
  const { theme, patterns } = settings.value;
  useEffect(() => stage?.repaint(), [stage, theme, patterns]);
  useEffect(() => {
    stage?.overlay(overlay?.draw ?? null, overlay?.named);
    // Who sees the whole map stays where he is; else one goes to where it happens.
    stage?.reveal(overlay?.at ?? [], (host.current?.clientWidth ?? 0) < ROOMY);
  }, [stage, overlay]);
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => stage?.zoom(1.5),
    "-": () => stage?.zoom(1 / 1.5),
    "0": () => stage?.fit(),
    ArrowLeft: () => stage?.pan(80, 0),
    ArrowRight: () => stage?.pan(-80, 0),
    ArrowUp: () => stage?.pan(0, 80),
    ArrowDown: () => stage?.pan(0, -80),
  };
  return (
    <section class="map" aria-label={label}>
      <div
        ref={host}
        class="map-window"
        {...(still ? { role: "img" } : { role: "application", tabIndex: 0 })}
        aria-label={label}
        onKeyDown={(event) => {
          const move = event.target === event.currentTarget ? keys[event.key] : undefined;
          if (!move) return;
          event.preventDefault();
          move();
        }}
      >
        {!stage && <p class="map-opening">{say.opening}</p>}
      </div>
      {stage && !still && <MapTools stage={stage} say={say} />}
      {children}
    </section>
  );
}
