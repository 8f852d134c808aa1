import type { Analysis } from "@ara/bots/pax";
import type { JSX } from "preact";
import { shown } from "../../../app/words.ts";
import { agreementOf, percent } from "./chances.ts";
import type { Story } from "./story.ts";
import { scoreWords } from "./words.ts";

interface Props {
  readonly story: Story;
  readonly names: readonly string[];
  readonly analysis: Analysis | null;
}

/** What the deck gave, beside how each played. */
export function LuckTable({ story, names, analysis }: Props): JSX.Element {
  const say = scoreWords.now.value;
  const decimal = new Intl.NumberFormat(shown.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <section class="panel score-luck" aria-labelledby="score-luck">
      <h2 id="score-luck">{say.luck}</h2>
      <p class="score-note">{say.luckNote}</p>
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.luckHead}</th>
            <th scope="col">{say.playHead}</th>
          </tr>
        </thead>
        <tbody>
          {story.luck.map(({ rank, symbols, cards, expected }, seat) => (
            <tr key={seat}>
              <th scope="row" class="caps">
                {names[seat]}
              </th>
              <td>
                <span class="score-gauge" aria-hidden="true" style={{ "--rank": rank }}>
                  <i />
                </span>
                <b>{rank}</b> {say.luckSays({ rank })}
                <small>{say.luckDrawn({ symbols, cards, expected: decimal.format(expected) })}</small>
              </td>
              <td>{analysis ? <Agreement analysis={analysis} seat={seat} /> : <small>{say.waiting}</small>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Agreement({ analysis, seat }: { readonly analysis: Analysis; readonly seat: number }): JSX.Element {
  const say = scoreWords.now.value;
  const found = agreementOf(analysis, seat);
  if (!found) return <small>–</small>;
  const { good, of } = found;
  return (
    <>
      <b>{say.percent({ percent: of === 0 ? 100 : percent(good / of) })}</b>
      <small>{say.agreement({ good, of })}</small>
    </>
  );
}
