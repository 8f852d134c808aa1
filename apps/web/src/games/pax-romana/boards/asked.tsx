import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { later } from "../map/stands.ts";
import { Answers } from "../text/answer-list.tsx";
import { Question } from "../text/question.tsx";
import type { Board, BoardProps } from "./board.ts";

/** The question on the board made for it; where there is none, or the list is wished for, with all its answers in a list. */
export function Asked({ board, ...props }: BoardProps & { readonly board: Board | undefined }): JSX.Element {
  const { face, shown, heading, asks } = props;
  const loaded = usePromised(async () => ({ board, Made: board && (await board.load()).Board }), [board]);
  const Made = face.asList.value || loaded?.board !== board ? undefined : loaded?.Made;
  const hints = usePromised(() => later(loadHints), []);
  const standing = usePromised(() => later(loadStanding), []);
  // Where one board follows another, the heading that had the focus is gone.
  const hadFocus = heading.current !== null && document.activeElement === heading.current;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement !== heading.current) asks();
  });
  const { asBoard, asList } = face.speech.value.text.map;
  return (
    <>
      {hints && <hints.Hint face={face} shown={shown} asks={asks} />}
      {Made ? (
        <Made {...props} />
      ) : (
        <>
          <Question face={face} shown={shown} heading={heading} />
          <Answers face={face} shown={shown} asks={asks} />
        </>
      )}
      {standing && face.hasMap && <standing.Standing face={face} shown={shown} asks={asks} />}
      {hints && <hints.AskHint face={face} shown={shown} />}
      {board && (
        <button class="charted-as" onClick={() => (face.asList.value = !face.asList.value)}>
          {face.asList.value ? asBoard : asList}
        </button>
      )}
    </>
  );
}

/** What may stand for a while comes after the question, too. */
async function loadStanding(): Promise<typeof import("./standing.tsx")> {
  const standing = await import("./standing.tsx");
  await standing.standingWords.load(language.value);
  return standing;
}

/** Hints come after the question. */
async function loadHints(): Promise<typeof import("../hints/hint.tsx")> {
  const hints = await import("../hints/hint.tsx");
  await hints.hintWords.load(language.value);
  return hints;
}
