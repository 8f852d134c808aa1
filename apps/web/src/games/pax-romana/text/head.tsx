import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cupOf, headingOf } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** The same table with or without a map. */
  readonly other: { readonly to: string; readonly say: string };
}

/** Turn and phase, what is in the cup, and the way to the other face of the table. */
export function Head({ face, shown, other }: Props): JSX.Element {
  const speech = face.speech.value;
  const cup = cupOf(speech, shown.news.view);
  return (
    <header class="romana-head">
      <h1>{headingOf(speech, shown.news.view)}</h1>
      {cup && <p>{cup}</p>}
      {shown.news.view.config.corrections && <p>{speech.game.words.grammar.capital(speech.text.corrected)}</p>}
      <a class="romana-other" href={other.to}>
        {other.say}
      </a>
    </header>
  );
}

/** The heading of the question, and how to get there. */
export function useHeading(face: TextFace): {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly asks: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const asks = (): void => heading.current?.focus();
  // Who has just been handed the screen begins at the question.
  useEffect(() => {
    if (face.speech.value.seats.filter(({ bot }) => bot === null).length > 1) asks();
  }, []);
  return { heading, asks };
}
