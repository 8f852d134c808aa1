import type { JSX } from "preact";
import { cardKey } from "./key-names.ts";

/** The number on a card: the key it is chosen with. */
export const NumberOn = ({ index }: { readonly index: number }): JSX.Element => (
  <kbd class="table-number" aria-hidden="true">
    {cardKey(index)}
  </kbd>
);
