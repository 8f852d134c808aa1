import type { Card as CardNumber } from "@ara/pax";
import { roman } from "@ara/pax/texts/words";
import type { ComponentChildren, JSX } from "preact";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Coin } from "../../ui/tile.tsx";

/** A picture beside a rule. It is for the eye; the sentence below it says the same in words. */
export function Picture({
  caption,
  class: more = "",
  children,
}: {
  readonly caption: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <figure class="pic panel">
      <div class={`pic-in ${more}`} aria-hidden="true">
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Cards one over the other, each showing its corner. */
export function Pile({ cards }: { readonly cards: readonly CardNumber[] }): JSX.Element {
  return (
    <span class="pic-pile">
      {cards.map((c, i) => (
        <Card key={i} card={c} silent />
      ))}
    </span>
  );
}

/** A legion with its group and, if given, a coin beside its banner. */
export function LegionColumn({
  legion,
  cards,
  coin,
  class: more = "",
}: {
  readonly legion: number;
  readonly cards: readonly CardNumber[];
  readonly coin?: number;
  readonly class?: string;
}): JSX.Element {
  return (
    <span class={`pic-legion ${more}`} data-legion={roman(legion)}>
      <span class="pic-legion-head">
        <Icon name={`legion-${legion + 1}`} />
        {coin !== undefined && <Coin>{coin}</Coin>}
      </span>
      <Pile cards={cards} />
    </span>
  );
}

/** Things with a sign between them: 1 + 3 + 2 = 6. */
export const Sign = ({ children }: { readonly children: string }): JSX.Element => (
  <span class="pic-sign caps">{children}</span>
);
