import type { JSX } from "preact";
import type { BoardProps } from "../boards/board.ts";
import { PactsTab } from "../books/pacts-tab.tsx";
import type { Answer } from "../text/answers.ts";

/** 4.1: whose turn it is to speak: a proposal to one of the others, or nothing. */
export function Speak({ face, shown, asks }: BoardProps): JSX.Element {
  const give = (answer: Answer): void => {
    if (face.choose(answer)) asks();
  };
  return (
    <>
      <ul class="choices-list">
        {shown.answers.map((answer) => (
          <li key={answer.key}>
            <button data-answer={answer.key} data-talk={answer.action.type} onClick={() => give(answer)}>
              <kbd aria-hidden="true">{answer.key}</kbd>
              <span>{answer.label}</span>
            </button>
          </li>
        ))}
      </ul>
      <PactsTab face={face} shown={shown} isSilent />
    </>
  );
}
