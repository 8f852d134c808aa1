import type { Seat } from "@ara/kernel";
import { standingAnswer, type Instruction } from "@ara/pax-romana/standing";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { shown as language } from "../../../app/words.ts";
import { nameOf } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { noteOffered, offersIn, wasOffered } from "./offers.ts";
import { letStand, standingNow } from "./stand.ts";
import { sayInstruction } from "./standing.tsx";
import { cardWords } from "./words.ts";
import "./cards.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly title: string;
  /** Once it stands. */
  readonly done?: () => void;
  readonly children?: ComponentChildren;
}

/** 17.15: what one can let stand right where one is asked: at first in plain sight, later behind a line of text. */
export function Offers({ face, shown, title, done, children }: Props): JSX.Element | null {
  const offers = offersIn(shown);
  // Whoever learns it is never to look for it.
  const [isNew] = useState(() => !face.isKept || !wasOffered(face.id));
  const isOffered = offers.length > 0;
  useEffect(() => {
    if (isOffered) return () => noteOffered(face.id);
    return undefined;
  }, [isOffered]);
  if (!isOffered) return null;
  const choose = (one: Instruction): void => {
    const { view, prompt } = shown.news;
    const isEnough = standingAnswer([one], view, shown.session.viewer as number) !== null;
    // Whoever is named now, or fights, answers this once himself; on the pass screen he takes the screen for it.
    if (!isEnough && prompt && done) void face.give({ type: "passCard", kind: "now" });
    void letStand(face, shown, [...standingNow(face, shown), one]);
    done?.();
  };
  const list = (
    <>
      {children}
      {offers.map((one) => (
        <button
          key={JSON.stringify(one)}
          type="button"
          data-stand={`${one.moment} ${one.span}`}
          onClick={() => choose(one)}
        >
          {sayInstruction(one)}
        </button>
      ))}
    </>
  );
  if (!isNew)
    return (
      <details class="cards-offers" data-offers="again">
        <summary>{title}</summary>
        {list}
      </details>
    );
  return (
    <div class="cards-offers" role="group" aria-label={title} data-offers="first">
      <b>{title}</b>
      {list}
    </div>
  );
}

/** Between two people: whoever is asked about a card can say beforehand that the screen need not come to him. */
export function PassOffers({ face, seat }: { readonly face: TextFace; readonly seat: Seat }): JSX.Element | null {
  const shown = face.shownTo(seat);
  const say = cardWords.now.value.standing;
  if (!shown || offersIn(shown).length === 0) return null;
  const who = nameOf(face.speech.value, seat);
  return (
    <Offers face={face} shown={shown} title={say.spare(who)}>
      <p class="cards-note">{say.spareHint}</p>
    </Offers>
  );
}

export async function load(): Promise<typeof PassOffers> {
  await cardWords.load(language.value);
  return PassOffers;
}
