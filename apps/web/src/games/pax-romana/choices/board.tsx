import { OBJECTIVES, type Parts } from "@ara/pax-romana";
import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { AimCard } from "../books/aims.tsx";
import type { Answer } from "../text/answers.ts";
import { WhyNot } from "../text/before.tsx";
import { spotName } from "../text/places.ts";
import { Question } from "../text/question.tsx";
import { Replied } from "./replied.tsx";
import { Stops } from "./stops.tsx";
import { sharedWords, stopsIn, wayOf } from "./ways.ts";
import { askingWords } from "./words.ts";
import "../books/books.css";
import "./choices.css";

/** A simple question: two equal buttons, a row of stops, places or a short list; the digits choose. */
export function Board({ face, shown, heading, asks }: BoardProps): JSX.Element {
  const { prompt, view } = shown.news;
  const say = askingWords.now.value;
  const way = prompt ? wayOf(prompt) : "list";
  const stops = way === "number" ? stopsIn(shown.answers) : null;
  const give = (answer: Answer): void => {
    if (face.choose(answer)) asks();
  };
  // Yes and no stand side by side, whatever one of them gives up.
  const groups = way === "yesNo" ? [{ title: "", answers: shown.answers }] : shown.groups;
  const shared = way === "place" ? sharedWords(shown.answers) : "";
  const said = ({ label, at }: Answer): string => (at !== undefined ? label.slice(shared.length) : label);
  const narrowed = face.narrowed.value;
  const some = narrowed?.answers ?? shown.answers;
  const rest = stops ? some.filter((answer) => !stops.includes(answer)) : some;
  const point = (answer: Answer | null): void => {
    face.lit.value = { nodes: answer?.at === undefined ? [] : [answer.at], go: false };
  };
  return (
    <div class="choices" data-way={way}>
      <Question face={face} shown={shown} heading={heading} />
      {shared !== "" && <p class="choices-tray">{shared.slice(0, -2)}</p>}
      {way === "place" && new Set(shown.answers.map(({ at }) => at)).size > 1 && (
        <p class="choices-hint">{say.place}</p>
      )}
      {stops && <Stops stops={stops} give={give} />}
      {narrowed && (
        <p class="romana-do">
          <button data-all onClick={() => (face.narrowed.value = null)}>
            {face.speech.value.text.map.all(spotName(face.speech.value, view, narrowed.spot))}
          </button>
        </p>
      )}
      {groups.map(({ title, answers }) => {
        const listed = answers.filter((answer) => rest.includes(answer));
        if (listed.length === 0) return null;
        return (
          <section key={title} aria-label={title || undefined}>
            {title !== "" && <h3>{title}</h3>}
            <ul class="choices-list">
              {listed.map((answer) => (
                <li key={answer.key}>
                  <button
                    data-answer={answer.key}
                    data-care={answer.care}
                    onMouseEnter={() => point(answer)}
                    onFocus={() => point(answer)}
                    onMouseLeave={() => point(null)}
                    onBlur={() => point(null)}
                    onClick={() => give(answer)}
                  >
                    {shown.answers.length < 10 && <kbd aria-hidden="true">{answer.key}</kbd>}
                    <span>
                      {said(answer)}
                      {answer.meaning.length > 0 && <small>{answer.meaning.join("; ")}</small>}
                      {answer.note !== "" && <small class="choices-note">{answer.note}</small>}
                      <Aim answer={answer} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown.answers.length === 1 && shown.news.undoable + shown.news.free > 0 && (
        // One answer alone is a dead end: the way back stands beside it.
        <p class="romana-do">
          <button data-undo onClick={() => void face.undo()}>
            {face.speech.value.text.undo}
          </button>
        </p>
      )}
      <Replied face={face} shown={shown} asks={asks} />
      <WhyNot face={face} shown={shown} />
    </div>
  );

  /** 15.49: an answer about an objective shows how far it is. */
  function Aim({ answer }: { readonly answer: Answer }): JSX.Element | null {
    const { type: verb, kind } = answer.action as Parts;
    const objective = verb === "show" || verb === "discardObjective" ? OBJECTIVES.indexOf(kind as never) : -1;
    if (!prompt || objective < 0) return null;
    return <AimCard speech={face.speech.value} view={view} power={prompt.power} objective={objective} />;
  }
}
