import type { CardKind, CardName } from "@ara/pax-romana";
import type { ComponentChildren, JSX } from "preact";
import { readBeside } from "../rule-link.tsx";
import { CardPicture } from "./emblem-picture.tsx";
import { EMBLEMS } from "./emblems.ts";
import { cardWords } from "./words.ts";
import "./card.css";

/** Where a card stands in the rulebook. */
export const ruleOfCard = (name: CardName): string => `cards-${name}`;

/** What is known of a card wherever it is shown. */
export interface ShownCard {
  readonly name: CardName;
  readonly told: { readonly title: ComponentChildren; readonly text: ComponentChildren };
  readonly kind: Pick<CardKind, "timing" | "cost" | "removed">;
}

interface Props extends ShownCard {
  /** Shown by itself, as large as there is room. */
  readonly isBig?: boolean;
  /** It has just come into the hand. */
  readonly isDrawn?: boolean;
  /** The title leads to its place in the rulebook: not where one reads there already. */
  readonly isLinked?: boolean;
  /** Its rank among the headings around it. */
  readonly Heading?: "h3" | "h4";
  readonly children?: ComponentChildren;
}

/** A card as we draw it: what it is about, when it may be played, what it does. */
export function CardFace({
  name,
  told,
  kind,
  isBig = false,
  isDrawn = false,
  isLinked = true,
  Heading = "h4",
  children,
}: Props): JSX.Element {
  const rule = ruleOfCard(name);
  const head = (
    <>
      <CardPicture name={name} />
      <span>{told.title}</span>
    </>
  );
  return (
    <article
      class="pr-card"
      data-group={EMBLEMS[name].group}
      data-card={name}
      data-big={isBig || undefined}
      data-drawn={isDrawn || undefined}
    >
      <Heading class="pr-card-title">
        {isLinked ? (
          <a href={`/pax-romana/rules/${rule}`} onClick={(event) => readBeside(event, rule)}>
            {head}
          </a>
        ) : (
          <span>{head}</span>
        )}
      </Heading>
      {isDrawn && <p class="pr-card-new">{cardWords.now.value.fresh}</p>}
      <p class="pr-card-when">{sayWhen(kind)}</p>
      <p class="pr-card-text">{told.text}</p>
      {children}
    </article>
  );
}

/** When it may be played, what it costs, whether it is gone afterwards. */
export function sayWhen({ timing, cost, removed }: ShownCard["kind"]): string {
  const say = cardWords.now.value;
  return [say.when[timing]!, ...(cost > 0 ? [say.cost(cost)] : []), ...(removed ? [say.removed] : [])].join(" ");
}
