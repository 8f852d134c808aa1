import type { JSX } from "preact";
import { texts } from "../words.ts";
import { Picture } from "./picture.tsx";

const STEP = 27;
const xOf = (pips: number): number => 16 + pips * STEP;

interface Track {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly is: "own" | "other";
}

/** A die on its way along 0 to 10. */
function Die({ y, from, to, name, is }: Track): JSX.Element {
  return (
    <g class={is} transform={`translate(0 ${y})`}>
      <text class="label" x="4" y="-22">
        {name}
      </text>
      <path class="line" d={`M${xOf(0)} 0H${xOf(10)}`} />
      {Array.from({ length: 11 }, (_, pips) => (
        <g key={pips} transform={`translate(${xOf(pips)} 0)`}>
          <circle class="stop" r="3" />
          <text class="pips" y="22">
            {pips}
          </text>
        </g>
      ))}
      <path class="way" d={`M${xOf(from)}-4Q${(xOf(from) + xOf(to)) / 2}-24 ${xOf(to)}-13`} />
      <rect class="was" x={xOf(from) - 9} y="-9" width="18" height="18" rx="3" />
      <rect class="is" x={xOf(to) - 11} y="-11" width="22" height="22" rx="4" />
      <text class="face" x={xOf(to)} y="6">
        {to}
      </text>
    </g>
  );
}

/** 10.51: four Shifts, shared between the two dice. */
export function BattlePicture(): JSX.Element {
  const { caption, own, other } = texts.now.value.pictures.battle;
  return (
    <Picture caption={caption}>
      <svg class="romana-pic-battle" viewBox="0 0 304 150" aria-hidden="true">
        <Die y={44} from={3} to={6} name={own} is="own" />
        <Die y={116} from={4} to={3} name={other} is="other" />
      </svg>
    </Picture>
  );
}
