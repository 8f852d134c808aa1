import { config, type Node } from "@ara/pax-romana";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../../../app/settings.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { chartOf } from "../map/chart.ts";
import { loadGeometry } from "../map/geometry.ts";
import { NOWHERE } from "../map/marks-layer.ts";
import { Stage } from "../map/stage.ts";
import { romanaWords } from "../words.ts";
import { texts } from "./words.ts";
import "../map/map-table.css";
import "../map/marks.css";

/** The map of the whole game without a piece on it; what an item is about is lit. */
export function Plan({ nodes }: { readonly nodes: readonly Node[] }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const chart = usePromised(
    async () => chartOf(config("V"), await loadGeometry(), () => romanaWords.now.peek().words),
    [],
  );
  useEffect(() => {
    if (!chart || !host.current) return;
    const made = new Stage(host.current, chart, { press: () => undefined, hover: () => undefined });
    made.show({ places: [], control: [] });
    setStage(made);
    return () => made.close();
  }, [chart]);
  const { theme, patterns } = settings.value;
  useEffect(() => stage?.repaint(), [stage, theme, patterns]);
  useEffect(() => {
    if (!stage) return;
    const lit = nodes.filter((node) => stage.chart.nodes.includes(node));
    stage.point({ ...NOWHERE, lit });
    if (lit.length > 0) stage.reveal(lit);
  }, [stage, nodes]);
  return (
    <div class="map facts-map" role="img" aria-label={texts.now.value.map}>
      <div ref={host} class="map-window" data-lit={nodes.length} />
    </div>
  );
}
