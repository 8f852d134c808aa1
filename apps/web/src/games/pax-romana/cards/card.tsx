import { CARDS, worldOf, type CardName, type View } from "@ara/pax-romana";
import type { ComponentChildren, JSX } from "preact";
import type { Speech } from "../text/speech.ts";
import { DRAWINGS, groupOf } from "./pictures.ts";
import { cardWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly view: View;
  readonly name: CardName;
  /** Shown by itself, as large as there is room. */
  readonly isBig?: boolean;
  readonly children?: ComponentChildren;
}

/** A card as we draw it: what it is about, when it may be played, what it does. */
export function CardFace({ speech, view, name, isBig = false, children }: Props): JSX.Element {
  const say = cardWords.now.value;
  const { title, text } = speech.game.words.cards[name];
  const { timing, cost, removed } = worldOf(view.config).data.cards[CARDS.indexOf(name)]!;
  const group = groupOf(name);
  return (
    <article class="pr-card" data-group={group} data-card={name} data-big={isBig || undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={DRAWINGS[group]} />
      </svg>
      <h4>{title}</h4>
      <p class="pr-card-when">
        {say.when[timing]}
        {cost > 0 && ` ${say.cost(cost)}`}
        {removed && ` ${say.removed}`}
      </p>
      <p class="pr-card-text">{text}</p>
      {children}
    </article>
  );
}
