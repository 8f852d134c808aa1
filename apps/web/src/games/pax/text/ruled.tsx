import type { JSX } from "preact";

/** A sentence whose rule number leads to the rulebook. */
export function Ruled({ text }: { readonly text: string }): JSX.Element {
  const parts = text.split(/(PAX \d+\.\d+)/);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 1 ? (
          <a key={i} class="text-rule" href={`/rules/${part.slice(4)}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
