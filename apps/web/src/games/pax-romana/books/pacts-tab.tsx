import { pactsOf } from "@ara/pax-romana/overview";
import type { JSX } from "preact";
import { namesFor } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { booksWords } from "./words.ts";

const TALKS: ReadonlySet<string> = new Set(["callMeeting", "talk", "hear", "breakPact"]);

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** Whatever holds the page is put away: something was said. */
  readonly close?: (() => void) | undefined;
  /** Only what is agreed: what can be said stands elsewhere. */
  readonly isSilent?: boolean;
}

/** 4.1: what the powers have agreed, and whatever can be said at the table now. */
export function PactsTab({ face, shown, close, isSilent = false }: Props): JSX.Element {
  const say = booksWords.now.value.pacts;
  const speech = face.speech.value;
  const { view } = shown.news;
  const names = namesFor(speech, view);
  const pacts = pactsOf(view);
  const talks = shown.answers.filter(({ action }) => TALKS.has(action.type));
  return (
    <>
      <h3>{say.title}</h3>
      {pacts.length === 0 && <p class="books-empty">{say.none}</p>}
      <ul class="books-pacts">
        {pacts.map((pact) => (
          <li key={`${pact.giver} ${pact.taker} ${pact.kind}`}>
            {say.pact({ does: names.terms([pact]), taker: names.to(pact.taker) })}
          </li>
        ))}
      </ul>
      {!isSilent && <h3>{say.talk}</h3>}
      {!isSilent && talks.length === 0 && <p class="books-empty">{say.silent}</p>}
      <div class="books-do">
        {(isSilent ? [] : talks).map((answer) => (
          <button
            key={answer.key}
            data-talk={answer.action.type}
            onClick={() => {
              close?.();
              face.choose(answer);
            }}
          >
            {answer.label}
          </button>
        ))}
      </div>
    </>
  );
}
