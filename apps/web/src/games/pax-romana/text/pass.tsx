import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { reading } from "../rule-link.tsx";
import { isPrivate } from "./private.ts";
import { nameOf, sayEvent } from "./speech.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

/** Between two people at one screen: whose turn it is, for which power, and nothing else. */
export function Pass({ face }: { readonly face: TextFace }): JSX.Element {
  const speech = face.speech.value;
  const { pass, title } = speech.text;
  const seat = face.sitting.next.value;
  const regrets = face.sitting.regrets.value;
  const Offers = usePromised(
    async () =>
      seat !== null && face.shownTo(seat)?.news.view.cards ? (await import("../cards/offer.tsx")).load() : null,
    [seat],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was looked up was looked up by somebody else.
    reading.value = null;
    heading.current?.focus();
  }, [seat]);
  if (seat === null) {
    return (
      <>
        <h1>{title}</h1>
        <p>{pass.waiting}</p>
      </>
    );
  }
  const who = nameOf(speech, seat);
  const { titled, list } = speech.game.words.grammar;
  const powers = list(face.powersOf(seat).map((power) => speech.game.words.owners[power]![0]));
  return (
    <div class="romana-pass panel">
      <h1 tabIndex={-1} ref={heading}>
        {who === powers ? pass.title(who) : titled(pass.title(who), powers)}
      </h1>
      <p>{pass.text(who)}</p>
      <p class="romana-do">
        <button class="btn-main" data-pass onClick={() => face.take()}>
          {pass.confirm(who)}
        </button>
        {regrets !== null && regrets !== seat && (
          <button onClick={() => void face.regret()}>{pass.back(nameOf(speech, regrets))}</button>
        )}
      </p>
      {Offers && <Offers key={seat} face={face} seat={seat} />}
    </div>
  );
}

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
