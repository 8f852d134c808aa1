import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { texts } from "../words.ts";
import { Picture } from "./picture.tsx";

const MARKS = [
  ["emblem", 12, 14],
  ["ratings", 108, 14],
  ["unit", 12, 62],
  ["points", 108, 62],
  ["pips", 60, 100],
] as const;

/** 2.2, 8.21: an army on the map, read part by part. */
export function CounterPicture(): JSX.Element {
  const { caption, parts } = texts.now.value.pictures.counter;
  return (
    <Picture caption={caption}>
      <div class="romana-pic-counter">
        <svg viewBox="0 0 120 112" aria-hidden="true">
          <rect class="under" x="30" y="14" width="66" height="76" />
          <rect class="face" x="26" y="10" width="66" height="76" />
          <text x="74" y="34">
            3·5
          </text>
          <path class="star" d="m90 8 2 5 5 .4-4 3.400 1.200 5-4.200-2.800-4.200 2.800 1.200-5-4-3.400 5-.4z" />
          <path class="box" d="M34 50h22v16H34zm0 0 22 16m0-16L34 66" />
          <text x="74" y="66">
            20
          </text>
          <path class="pips" d="M36 76h4v4h-4zm8 0h4v4h-4zm8 0h4v4h-4zm8 0h4v4h-4zm8 0h4v4h-4z" />
          {MARKS.map(([name, x, y], i) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle class="mark" r="9" />
              <text class="number" y="4">
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
        <span class="romana-pic-emblem" aria-hidden="true">
          <Icon name="rome" />
        </span>
        <ol>
          {MARKS.map(([name]) => (
            <li key={name}>{parts[name]}</li>
          ))}
        </ol>
      </div>
    </Picture>
  );
}
