import { underWay } from "@ara/pax-romana";
import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { namesFor, powerName } from "../text/speech.ts";
import { askingWords } from "../choices/words.ts";
import type { Answer } from "../text/answers.ts";
import { Changes } from "./changes.tsx";

/** 4.1: a proposal as it was made, what it would change, and the answer; nothing is preset. */
export function DealAnswer({ face, shown, asks }: BoardProps): JSX.Element | null {
  const say = askingWords.now.value.deal;
  const speech = face.speech.value;
  const { view } = shown.news;
  const frame = underWay(view, "deal");
  // What it changes stands above: it needs no second question.
  const give = ({ action }: Answer): void => {
    void face.give(action);
    asks();
  };
  if (!frame) return null;
  const { power, partner, terms } = frame;
  const names = namesFor(speech, view);
  return (
    <>
      <section class="deal-sentence">
        <h3>{say.says({ from: powerName(speech, view, power), to: names.to(partner) })}</h3>
        <p>{names.words.grammar.sentence(names.terms(terms))}</p>
      </section>
      <Changes face={face} view={view} from={power} to={partner} terms={terms} />
      <ul class="choices-list" data-way="yesNo">
        {shown.answers.map((answer) => (
          <li key={answer.key}>
            <button data-answer={answer.key} data-deal={answer.action.type} onClick={() => give(answer)}>
              <kbd aria-hidden="true">{answer.key}</kbd>
              <span>{answer.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
