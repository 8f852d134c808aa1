import { words } from "../../../app/words.ts";

/** What the cards of the Advanced Game say at the table; loaded with them. */
export const cardWords = words(import.meta.glob<typeof import("../texts/en/cards.ts")>("../texts/*/cards.ts"));

/** Title and text of every card, for the book. */
export const cardList = words(import.meta.glob<typeof import("../texts/en/card-list.ts")>("../texts/*/card-list.ts"));
