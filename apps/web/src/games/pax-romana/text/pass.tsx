import type { JSX } from "preact";
import { isPrivate } from "./private.ts";
import { nameOf, sayEvent } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

export const isHeld = ({ sitting }: TextFace): boolean => sitting.held.value && sitting.next.value !== null;

/** Who was shown something for his eyes alone reads it before the next person gets the screen. */
export function PassOn({ face, shown }: { readonly face: TextFace; readonly shown: Shown }): JSX.Element | null {
  const speech = face.speech.value;
  const next = face.sitting.next.value;
  if (!isHeld(face) || next === null) return null;
  const { session, news } = shown;
  const events = session.lines.value.slice(session.since.value).map(({ event }) => event);
  return (
    <>
      <ul class="romana-about" data-private>
        {events
          .filter((event) => isPrivate(news.view, event, session.viewer))
          .map((event, i) => (
            <li key={i}>{sayEvent(speech, news.view, event)}</li>
          ))}
      </ul>
      <p class="romana-do">
        <button class="btn-main" data-pass-on onClick={() => face.sitting.passOn()}>
          {speech.text.pass.passOn(nameOf(speech, next))}
        </button>
      </p>
    </>
  );
}
