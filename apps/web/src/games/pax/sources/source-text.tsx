import type { JSX } from "preact";
import { said } from "./said.ts";
import { texts } from "./words.ts";

/** A source as the file names it, in the language of the page; addresses in it can be followed. */
export function SourceText({ text }: { readonly text: string }): JSX.Element {
  return (
    <span>
      {said(text, texts.now.value.sourceParts)
        .split(/(https?:\/\/[^\s;)]+)/)
        .map((part, i) =>
          part.startsWith("http") ? (
            <a key={i} href={part} rel="noreferrer" target="_blank">
              {new URL(part).hostname}
            </a>
          ) : (
            part
          ),
        )}
    </span>
  );
}
