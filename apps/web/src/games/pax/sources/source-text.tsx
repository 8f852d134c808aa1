import type { JSX } from "preact";

/** A source as the file names it; addresses in it can be followed. */
export function SourceText({ text }: { readonly text: string }): JSX.Element {
  return (
    <span lang="en">
      {text.split(/(https?:\/\/[^\s;)]+)/).map((part, i) =>
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
