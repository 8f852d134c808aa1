import "./altar.css";
import type { JSX } from "preact";

/** The altar of peace as we draw it: two walls with a procession above and acanthus below, and the fire between them. */

const WIDTH = 640;
const WALL = 232;
const LEFT = 24;
const RIGHT = WIDTH - LEFT - WALL;
const round = (n: number): number => Math.round(n * 10) / 10;

/** A tendril that winds inwards. `turn` is 1 or -1. */
function spiral(x: number, y: number, radius: number, from: number, turn: number): string {
  const steps = 44;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = from + turn * i * 0.36;
    const r = radius * (1 - i / (steps + 3));
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}`;
}

/** Somebody in a toga; children are smaller. */
function Figure({ x, height, tint }: { x: number; height: number; tint: number }): JSX.Element {
  const foot = 118;
  const head = foot - height;
  const shoulder = head + 7;
  return (
    <g class={`altar-tint-${tint}`}>
      <circle cx={x} cy={head} r={4.6} />
      <path
        d={`M${x - 4} ${shoulder}q4 3 8 0q7 5 6.5 ${height * 0.5}l1 ${height * 0.5 - 7}h-23l2-${height * 0.48}q.5-${height * 0.36} 5.5-${height * 0.52 - 7}z`}
      />
      <path
        class="altar-fold"
        d={`M${x - 5} ${shoulder + 8}q12 4 10 ${height * 0.42}M${x + 4} ${shoulder + 3}q-9 ${height * 0.3}-8 ${height * 0.62}M${x + 9} ${foot - 14}l-1 12`}
      />
    </g>
  );
}

/** Eight walk on each wall, towards the fire; the fifth is a child. */
const HEIGHTS = [60, 55, 62, 57, 38, 60, 54, 61] as const;

function Wall({ x, mirrored }: { x: number; mirrored: boolean }): JSX.Element {
  const middle = x + WALL / 2;
  const heights = mirrored ? HEIGHTS.toReversed() : HEIGHTS;
  return (
    <g>
      <rect class="altar-wall" x={x} y={36} width={WALL} height={186} />
      {heights.map((height, i) => (
        <Figure key={i} x={x + 32 + i * 24} height={height} tint={(i + (mirrored ? 1 : 0)) % 3} />
      ))}
      <path class="altar-line" d={`M${x + 14} 120h${WALL - 28}M${x + 14} 137h${WALL - 28}`} />
      <path
        class="altar-line"
        d={Array.from({ length: 14 }, (_, i) => `M${x + 17 + i * 14.4} 133h11.4v-8h-7.4v4h4`).join("")}
      />
      <path class="altar-stem" d={`M${middle} 218V148`} />
      {[1, -1].map((side) => (
        <g key={side}>
          <path
            class="altar-stem"
            d={[
              spiral(middle + side * 34, 192, 19, side === 1 ? Math.PI : 0, side),
              spiral(middle + side * 74, 196, 16, side === 1 ? Math.PI : 0, -side),
              spiral(middle + side * 36, 157, 13, side === 1 ? Math.PI : 0, -side),
              spiral(middle + side * 72, 158, 13, side === 1 ? Math.PI : 0, side),
            ].join("")}
          />
          <path
            class="altar-stem"
            d={`M${middle} 214q${side * 10} 0 ${side * 15}-20M${middle} 176q${side * 16} 0 ${side * 23}-18M${middle + side * 52} 188l${side * 6} 6M${middle + side * 49} 156l${side * 10} 2`}
          />
          {[34, 74].map((at, i) => (
            <circle key={at} class="altar-bud" cx={middle + side * at} cy={192 + i * 4} r={2.6} />
          ))}
          {[36, 72].map((at, i) => (
            <circle key={at} class="altar-bud" cx={middle + side * at} cy={157 + i} r={2.2} />
          ))}
          {[216, 200, 184, 168].map((y) => (
            <path
              key={y}
              class="altar-leaf"
              d={`M${middle} ${y}q${side * 9}-3 ${side * 11}-12q${-side * 10} 0 ${-side * 11} 9z`}
            />
          ))}
        </g>
      ))}
      {[x, x + WALL - 13].map((at) => (
        <g key={at}>
          <rect class="altar-pillar" x={at} y={44} width={13} height={178} />
          <path
            class="altar-line"
            d={`M${at + 4} 57v158M${at + 9} 57v158M${at - 3} 44h19M${at - 2} 50c5 5 12 5 17 0`}
          />
        </g>
      ))}
    </g>
  );
}

export function Altar(): JSX.Element {
  return (
    <svg class="altar" viewBox={`0 0 ${WIDTH} 250`} aria-hidden="true" focusable="false">
      <path
        class="altar-stone"
        d="M0 250h640v-8H0zM10 242h620v-8H10zM20 234h600v-12H20zM20 36h600v-8H20zM20 28h600V16H20zM12 16h616v-6H12z"
      />
      <path class="altar-teeth" d={Array.from({ length: 56 }, (_, i) => `M${18 + i * 11} 10h6v5h-6z`).join("")} />
      <path class="altar-door" d="M262 36h116v198H262z" />
      <path class="altar-glow" d="M320 60c40 20 56 70 52 120H268c-4-50 12-100 52-120z" />
      <path
        class="altar-step"
        d={Array.from(
          { length: 7 },
          (_, i) => `M${262 + i * 4.5} ${234 - i * 9}h${116 - i * 9}v-9h-${116 - i * 9}z`,
        ).join("")}
      />
      <path class="altar-step" d="M292 160h56v6h-56zM298 166h44v6h-44z" />
      <path class="altar-fire" d="M320 98c2 15 17 21 17 37a17 17 0 0 1-34 0c0-8 4-12 8-17 2 6 4 8 7 7 3-8-2-16 2-27z" />
      <path class="altar-heart" d="M321 126c1 6 7 9 7 15a7.5 7.5 0 0 1-15 0c0-6 6-8 8-15z" />
      <Wall x={LEFT} mirrored={false} />
      <Wall x={RIGHT} mirrored />
    </svg>
  );
}
