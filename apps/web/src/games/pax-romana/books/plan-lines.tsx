import type { Refusal } from "@ara/kernel";
import { unitOf, type Order, type PlanLine } from "@ara/pax-romana/books";
import { Fragment, type JSX } from "preact";
import type { Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { sayOrder } from "./orders-said.ts";
import { stepByKey, Stepper, WhyNot } from "./stepper.tsx";
import { UnitBox } from "./unit-box.tsx";
import { booksWords } from "./words.ts";

/** What was refused last, and at which line. */
export interface RefusedLine {
  readonly order: Order;
  readonly refusal: Refusal;
}

interface Props {
  readonly speech: Speech;
  readonly view: RomanaNews["view"];
  readonly lines: readonly PlanLine[];
  readonly refusalOf: (order: Order) => Refusal | null;
  readonly no: Refusal | null;
  readonly isAt: (order: Order) => boolean;
  readonly change: (order: Order, by: 1 | -1) => void;
}

/** The lines of the plan: a place, what is raised there, how many, and the price. */
export function PlanLines({ speech, view, lines, refusalOf, no, isAt, change }: Props): JSX.Element {
  const say = booksWords.now.value.plan;
  if (lines.length === 0) return <p class="books-empty">{say.empty}</p>;
  return (
    <>
      <ul class="books-lines" aria-label={say.lines} onKeyDown={stepByKey}>
        {lines.map(({ order, n, price }) => {
          const { what, place, province } = sayOrder(speech, view, order);
          const named = `${place}, ${what}`;
          return (
            <Fragment key={`${order.kind} ${named}`}>
              <li data-line={named}>
                <UnitBox unit={unitOf(order)} />
                <span class="books-what">
                  {place}
                  <small>
                    {province !== "" && `${province} · `}
                    {what}
                    {n > 1 && price > 0 && ` · ${say.each(Math.ceil(price / n))}`}
                  </small>
                </span>
                <Stepper
                  n={n}
                  fewer={say.fewer(named)}
                  more={say.more(named)}
                  canFewer
                  canMore={refusalOf(order) === null}
                  change={(by) => change(order, by)}
                />
                <b class="books-price">{price}</b>
                {no && isAt(order) && <WhyNot speech={speech} refusal={no} />}
              </li>
            </Fragment>
          );
        })}
      </ul>
      <p class="books-keys">{say.keys}</p>
    </>
  );
}
