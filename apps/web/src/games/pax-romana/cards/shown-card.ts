import { CARDS, worldOf, type CardName, type View } from "@ara/pax-romana";
import type { Speech } from "../text/speech.ts";
import type { ShownCard } from "./card.tsx";

/** A card as it is at this table. */
export const atTable = (speech: Speech, view: View, name: CardName): ShownCard => ({
  name,
  told: speech.game.words.cards[name],
  kind: worldOf(view.config).data.cards[CARDS.indexOf(name)]!,
});
