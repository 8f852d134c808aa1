import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../lens/words.ts";
import { RuleLink } from "../rule-link.tsx";
import { spotName } from "../text/places.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { Stage } from "./stage.ts";
import "./note.css";

const HALF = 158;
const HIGH = 190;

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly stage: Stage;
}

/** Why nothing can be chosen in a place, beside the place itself. */
export function Note({ face, shown, stage }: Props): JSX.Element | null {
  const noted = face.noted.value;
  const pinned = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!noted) return;
    const [px, py] = stage.chart.at[noted.node]!;
    // It stays at its place while the map is moved.
    const follow = (): void => {
      if (!pinned.current) return;
      const { x, y, k, width } = stage.seen;
      const [left, top] = [(px - x) * k, (py - y) * k];
      const { style, dataset } = pinned.current;
      style.translate = `${left}px ${top}px`;
      // Near an edge it stands beside or below its place.
      style.setProperty("--aside", `${Math.max(0, HALF - left) - Math.max(0, left + HALF - width * k)}px`);
      dataset["below"] = String(top < HIGH);
    };
    follow();
    stage.watchers.add(follow);
    return () => void stage.watchers.delete(follow);
  }, [noted, stage]);
  if (!noted) return null;
  const words = texts.now.value.note;
  const { node, refused } = noted;
  return (
    <div ref={pinned} class="map-pin" data-over>
      <div class="map-note" data-note={node}>
        <b>{spotName(face.speech.value, shown.news.view, { node })}</b>
        <button class="map-close" aria-label={words.close} onClick={() => (face.noted.value = null)}>
          ×
        </button>
        <ul>
          {refused.map(({ label, reason, rule }) => (
            <li key={label + reason}>
              {refused.length > 1 && <span>{label}: </span>}
              {reason} {rule !== undefined && <RuleLink rule={rule} />}
            </li>
          ))}
        </ul>
        <button
          class="romana-quiet"
          onClick={() => {
            face.noted.value = null;
            face.spot.value = { node };
          }}
        >
          {words.look}
        </button>
      </div>
    </div>
  );
}
