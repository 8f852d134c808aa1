import { worldOf } from "@ara/pax-romana";
import { seenState, standingOf } from "@ara/pax-romana/overview";
import type { JSX } from "preact";
import { Termed } from "../glossary/termed.tsx";
import { namesFor, powerName } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import { isMine, isScored } from "../text/standing.ts";
import type { TextFace } from "../text/text-face.ts";
import { AimCard } from "./aims.tsx";
import { booksWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly power: number;
}

/** 15.11: what a Victory Phase would bring now, for everybody; and how far one's own objectives are. */
export function StandingTab({ face, shown, power }: Props): JSX.Element {
  const say = booksWords.now.value.standing;
  const speech = face.speech.value;
  const { view } = shown.news;
  if (!isScored(view)) return <p class="books-empty">{say.unscored}</p>;
  const { scored, outcome } = standingOf(seenState(view));
  const hasObjectives = worldOf(view.config).measures.objectives !== "none";
  const columns = Object.entries(say.columns).filter(([key]) => hasObjectives || key !== "objectives");
  const hand = isMine(view, power) ? (view.objectives.hands[power] ?? []) : [];
  const open = [...hand, ...view.objectives.shown[power]!];
  return (
    <>
      <h3>{say.title}</h3>
      <table class="books-sums books-standing">
        <thead>
          <tr>
            {columns.map(([key, title]) => (
              <th key={key} scope="col">
                <Termed text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scored.map(({ power: who, gop, cvp, forGop, forCvp, forObjectives }) => (
            <tr key={who} data-own={who === power || undefined}>
              <th scope="row">{powerName(speech, view, who)}</th>
              <td>{view.powers[who]!.victoryPoints}</td>
              <td>{say.brings({ points: gop, by: forGop })}</td>
              <td>{say.brings({ points: cvp, by: forCvp })}</td>
              {hasObjectives && <td>+{forObjectives}</td>}
              <td>
                <b>{outcome.points[who]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say.ahead(speech.game.words.grammar.list(outcome.winners.map(namesFor(speech, view).who)))}</p>
      {hasObjectives && <p class="books-keys">{say.own}</p>}
      {open.length > 0 && (
        <>
          <h3>{say.objectives}</h3>
          {open.map((objective, i) => (
            <AimCard key={i} speech={speech} view={view} power={power} objective={objective} />
          ))}
        </>
      )}
    </>
  );
}
