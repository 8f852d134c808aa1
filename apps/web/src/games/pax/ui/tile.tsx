import type { CategoryName } from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { paxWords } from "../words.ts";
import { Icon } from "../../../ui/icon.tsx";

/** The square of a category: colour, symbol and letter. Decoration: its name stands beside it or in a label. */
export function Tile({
  category,
  class: more = "",
}: {
  readonly category: CategoryName;
  readonly class?: string;
}): JSX.Element {
  return (
    <span class={`tile ${more}`} data-cat={category} aria-hidden="true">
      <Icon name={category} />
      <b>{paxWords.now.value.letters[category]}</b>
    </span>
  );
}

/** One square for each symbol; bonus symbols (6.4) are half filled. */
export function Tesserae({
  category,
  own,
  bonus = 0,
}: {
  category: CategoryName;
  own: number;
  bonus?: number;
}): JSX.Element {
  return (
    <span class="tess" data-cat={category} aria-hidden="true" style={{ "--many": own + bonus }}>
      {Array.from({ length: bonus }, (_, i) => (
        <i key={`b${i}`} class="b" />
      ))}
      {Array.from({ length: own }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

export function Coin({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <span class="coin">{children}</span>;
}
