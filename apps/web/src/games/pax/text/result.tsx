import type { View } from "@ara/pax";
import type { JSX } from "preact";
import { PARTS } from "./answers.ts";
import { verdictOf } from "./question.ts";
import { nameOf, type Speech } from "./speech.ts";

interface Props {
  readonly id: string;
  readonly view: View;
  readonly speech: Speech;
}

/** Who has won, and where the points came from (6.5). */
export function Result({ id, view, speech }: Props): JSX.Element {
  const { score: say, result } = speech.text;
  const players = view.score?.players ?? [];
  return (
    <section aria-labelledby="text-result" data-result>
      <h2 class="text-h2" id="text-result">
        {say.title}
      </h2>
      <p class="text-verdict">{verdictOf(view, speech)}</p>
      <div class="text-wide" tabIndex={0} role="group" aria-labelledby="text-result">
        <table class="text-rows text-score">
          <caption class="sr">{say.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.part}</th>
              {players.map((_, seat) => (
                <th key={seat} scope="col">
                  {nameOf(speech, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <Points key={part} title={say.rows[part]} points={players.map((player) => player[part])} />
            ))}
          </tbody>
          <tfoot>
            <Points title={say.total} points={players.map(({ total }) => total)} />
            <Points class="text-riches" title={say.riches} points={players.map(({ riches }) => riches)} />
          </tfoot>
        </table>
      </div>
      <ul class="text-links">
        <li>
          <a href={`/score/${id}`}>{result.score}</a>
        </li>
        <li>
          <a href={`/replay/${id}`}>{result.replay}</a>
        </li>
        <li>
          <a href="/new">{result.fresh}</a>
        </li>
      </ul>
    </section>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly number[];
  readonly class?: string;
}

function Points({ title, points, class: more }: PointsProps): JSX.Element {
  return (
    <tr class={more}>
      <th scope="row">{title}</th>
      {points.map((n, seat) => (
        <td key={seat}>{n}</td>
      ))}
    </tr>
  );
}
