import { NONE, OBJECTIVES, worldOf } from "@ara/pax-romana";
import type { JSX } from "preact";
import { Emblem } from "../ui/emblem.tsx";
import { namesFor, powerName, type Speech } from "./speech.ts";
import { cellsOf, isMine, isScored } from "./standing.ts";
import type { Shown } from "./shown.ts";

interface Props {
  readonly speech: Speech;
  readonly shown: Shown;
}

/** Treasury, Stability and points of everybody; who controls which provinces; one's own objectives. */
export function Standing({ speech, shown }: Props): JSX.Element {
  const { text } = speech;
  const { powers } = shown.overview;
  const { view } = shown.news;
  const titles = cellsOf(speech, view, powers[0]!).map(({ title }) => title);
  return (
    <section class="panel" aria-labelledby="romana-standing">
      <h2 id="romana-standing">{text.standing}</h2>
      <table class="romana-rows" aria-describedby={isScored(view) ? "romana-standing-help" : undefined}>
        <thead>
          <tr>
            <th scope="col">{text.columns.power}</th>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {powers.map((line) => {
            const name = powerName(speech, view, line.power);
            return (
              <tr key={line.power}>
                <th scope="row">
                  <Emblem power={line.power} /> {name}
                  {isMine(view, line.power) && <em> ({text.you})</em>}
                </th>
                {cellsOf(speech, view, line).map(({ title, value }) => (
                  <td key={title} data-head={title}>
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {isScored(view) && (
        <p class="romana-help" id="romana-standing-help">
          {text.standingHelp}
        </p>
      )}
      <Provinces speech={speech} shown={shown} />
      <Objectives speech={speech} shown={shown} />
    </section>
  );
}

function Provinces({ speech, shown }: Props): JSX.Element {
  const { view } = shown.news;
  const { map } = worldOf(view.config);
  const names = namesFor(speech, view);
  const { list } = names.words.grammar;
  const free = view.control.flatMap((controller, province) =>
    controller === NONE && map.spacesOf[province]!.length > 0 ? [province] : [],
  );
  const rows = [
    ...shown.overview.powers.map(({ power, provinces }) => ({ who: powerName(speech, view, power), provinces })),
    { who: names.words.grammar.capital(speech.text.nobody), provinces: free },
  ];
  return (
    <details>
      <summary>{speech.text.provinces}</summary>
      <dl class="romana-facts">
        {rows.map(({ who, provinces }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{list(provinces.map(names.province)) || "–"}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** 15.49: what the viewer's own objectives ask for. */
function Objectives({ speech, shown }: Props): JSX.Element | null {
  const { view } = shown.news;
  const own = view.objectives.hands.flatMap((hand, power) => (isMine(view, power) ? (hand ?? []) : []));
  if (own.length === 0) return null;
  return (
    <details>
      <summary>{speech.text.objectives}</summary>
      <dl class="romana-facts">
        {own.map((objective) => (
          <div key={objective}>
            <dt>{OBJECTIVES[objective]}</dt>
            <dd>{speech.game.words.aims[OBJECTIVES[objective]!]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
