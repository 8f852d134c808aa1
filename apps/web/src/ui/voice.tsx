import type { JSX } from "preact";
import type { Speaker } from "./speaker.ts";

/** What a screen reader says by itself; the same words stand in the log for everybody. */
export function Voice({ speaker }: { readonly speaker: Speaker }): JSX.Element {
  const polite = speaker.polite.value;
  const assertive = speaker.assertive.value;
  return (
    <>
      <div class="sr" aria-live="polite" aria-atomic="true">
        <p key={polite.number}>{polite.text}</p>
      </div>
      <div class="sr" aria-live="assertive" aria-atomic="true">
        <p key={assertive.number}>{assertive.text}</p>
      </div>
    </>
  );
}
