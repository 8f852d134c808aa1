import { Fragment, type ComponentChildren, type JSX } from "preact";
import { cut, hits, parts } from "./search.ts";

/** A text with what was searched for marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return (
    <>{cut(text, hits(words, text)).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
  );
}

interface Props {
  readonly text: string;
  readonly words: readonly string[];
  /** Where this book lies. */
  readonly base?: string;
  /** How plain words are shown, part by part, where there is more to them than what was searched for. */
  readonly plain?: () => (text: string) => ComponentChildren;
}

/** The text of a rule: references are links. */
export function RuleText({ text, words, base = "/rules", plain }: Props): JSX.Element {
  const show = words.length === 0 ? plain?.() : undefined;
  return (
    <p class="rb-text">
      {parts(text).map((part, i) =>
        part.to === null ? (
          <Fragment key={i}>{show ? show(part.text) : <Marked text={part.text} words={words} />}</Fragment>
        ) : (
          <a key={i} href={`${base}/${part.to}`}>
            <Marked text={part.text} words={words} />
          </a>
        ),
      )}
    </p>
  );
}
