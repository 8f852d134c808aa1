import { above, luckIn, strayed, THROWS, type Dice } from "@ara/pax-romana/story";
import type { JSX } from "preact";
import { shown } from "../../../app/words.ts";
import { Mark, nameOf } from "../story/mark.tsx";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";

/** Dice against their mean, by power and by what they were thrown for. */
export function Luck({ told }: { readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { config, powers, events } = told;
  return (
    <section class="panel tally-luck" aria-labelledby="tally-luck">
      <h2 id="tally-luck">{say.luck}</h2>
      <p class="tally-note">{say.luckNote}</p>
      <div class="tally-scroll" tabIndex={0} role="group" aria-labelledby="tally-luck">
        <table class="tally-table">
          <thead>
            <tr>
              <th scope="col">{say.power}</th>
              {THROWS.map((sort) => (
                <th key={sort} scope="col">
                  {say.throws[sort]}
                </th>
              ))}
              <th scope="col">{say.all}</th>
            </tr>
          </thead>
          <tbody>
            {luckIn(events, powers).map(({ power, throws, all }) => (
              <tr key={power}>
                <th scope="row">
                  <Mark config={config} power={power} /> {nameOf(config, power)}
                </th>
                {THROWS.map((sort) => (
                  <Cell key={sort} dice={throws[sort]} of={say.throws[sort]} />
                ))}
                <Cell dice={all} of={say.all} judged />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Within half a deviation it is as expected; beyond one and a half it is much. */
const judge = (by: number): number => (by < -1.5 ? 0 : by < -0.5 ? 1 : by <= 0.5 ? 2 : by <= 1.5 ? 3 : 4);

interface CellProps {
  readonly dice: Dice;
  /** What they were thrown for. */
  readonly of: string;
  readonly judged?: boolean;
}

function Cell({ dice, of, judged = false }: CellProps): JSX.Element {
  const say = scoreWords.now.value;
  if (dice.n === 0) return <td data-label={of}>–</td>;
  const number = new Intl.NumberFormat(shown.value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const far = Math.max(-1, Math.min(1, strayed(dice) / 2));
  return (
    <td data-label={of}>
      {number.format(above(dice)).replace("-", "−")}
      <svg class="tally-far" viewBox="-1 0 2 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class={far < 0 ? "bad" : "good"} x={Math.min(0, far)} width={Math.abs(far)} height={1} />
        <path d="M0 0V1" />
      </svg>
      <small>
        {say.diceOf(dice.n)}
        {judged && `, ${say.judged[judge(strayed(dice))]}`}
      </small>
    </td>
  );
}
