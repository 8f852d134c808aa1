import type { CardName } from "@ara/pax-romana";
import type { JSX } from "preact";
import { EMBLEMS } from "./emblems.ts";
import { SHAPES, type Shape } from "./shapes.ts";

/** The breadth of a line, and of the clear edge around what is in front, in a square of 48. */
const LINE = 2.2;
const EDGE = 5;

/** The emblem of a card, in its circle. */
export const CardPicture = ({ name }: { readonly name: CardName }): JSX.Element => (
  <svg class="pr-emblem" viewBox="-4 -4 56 56" aria-hidden="true">
    {EMBLEMS[name].shapes.map(([shape, x, y, size, turn = 0], i) => {
      const { fill = "", line = "" }: Shape = SHAPES[shape];
      const scale = size / 24;
      return (
        <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)`}>
          {i > 0 && <path class="pr-edge" stroke-width={EDGE / scale} d={fill + line} />}
          {fill !== "" && <path class="pr-fill" d={fill} />}
          {line !== "" && <path class="pr-line" stroke-width={LINE / scale} d={line} />}
        </g>
      );
    })}
  </svg>
);
