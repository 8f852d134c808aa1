import type { JSX } from "preact";
import { texts } from "../words.ts";
import { Picture } from "./picture.tsx";

/** A ring of walls with so many merlons. */
function Wall({ radius, merlons }: { readonly radius: number; readonly merlons: number }): JSX.Element {
  return (
    <>
      <circle class="wall" r={radius} />
      {Array.from({ length: merlons }, (_, i) => (
        <rect
          key={i}
          class="merlon"
          x="-2"
          y={-radius - 4}
          width="4"
          height="5"
          transform={`rotate(${(i * 360) / merlons})`}
        />
      ))}
    </>
  );
}

const DRAWN: readonly (readonly [
  name: keyof typeof texts.now.value.pictures.spaces.kinds,
  drawing: () => JSX.Element,
])[] = [
  ["inland", () => <circle class="body" r="8" />],
  [
    "port",
    () => (
      <>
        <circle class="harbour" r="12" />
        <circle class="body" r="7" />
      </>
    ),
  ],
  ["capital", () => <path class="body" d="M0-11 11 0 0 11-11 0z" />],
  ["mountain", () => <path class="body" d="M0-11 11 8H-11z" />],
  [
    "tribe",
    () => (
      <>
        <path class="body dark" d="M-8-9H8V0Q8 7 0 11-8 7-8 0z" />
        <text class="on" y="5">
          ?
        </text>
      </>
    ),
  ],
  [
    "town",
    () => (
      <>
        <Wall radius={12} merlons={8} />
        <circle class="body rome" r="8" />
        <text class="on" y="4">
          2
        </text>
      </>
    ),
  ],
  [
    "city",
    () => (
      <>
        <Wall radius={14} merlons={12} />
        <circle class="body rome" r="9" />
        <text class="on" y="4">
          5
        </text>
      </>
    ),
  ],
  [
    "garrison",
    () => (
      <>
        <circle class="body rome" r="8" />
        <path class="shield" d="M4 2h12v7q0 6-6 8-6-2-6-8z" />
      </>
    ),
  ],
];

/** 2.13: what a Space looks like, and what can stand in it. */
export function SpacesPicture(): JSX.Element {
  const { caption, kinds } = texts.now.value.pictures.spaces;
  return (
    <Picture caption={caption}>
      <ul class="romana-pic-kinds">
        {DRAWN.map(([name, Drawing]) => (
          <li key={name}>
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <path class="road" d="M-20 0H20" />
              <Drawing />
            </svg>
            {kinds[name]}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
