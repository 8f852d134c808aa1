import type { JSX } from "preact";
import { cut, hits, parts } from "./search.ts";

/** A text with what was searched for marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return (
    <>{cut(text, hits(words, text)).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
  );
}

/** The text of a rule: references are links. */
export function RuleText({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return (
    <p class="rb-text">
      {parts(text).map((part, i) =>
        part.to === null ? (
          <Marked key={i} text={part.text} words={words} />
        ) : (
          <a key={i} href={`/rules/${part.to}`}>
            <Marked text={part.text} words={words} />
          </a>
        ),
      )}
    </p>
  );
}
