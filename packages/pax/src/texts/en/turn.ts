import type { Part, Phrase } from "../sentence.ts";

/**
 * A turn in one sentence, in English; the type of the other languages. `you`: the sentence is about its reader. It stays while
 * others move on, so it tells what was done and never how things stand.
 */
export const turn = {
  you: "You",
  youToo: "you",
  rome: "Rome",
  legion: ({ legion }: { legion: string }) => `legion ${legion}`,
  /** Between clauses: of many, of two, before the last. Lists inside them have commas and an "and" of their own. */
  between: ", ",
  both: " and ",
  last: ", and ",
  peeked: (() => ["looked at Rome’s cards"]) as (about: { you: boolean }) => Phrase,
  fed: ({ card, legion }: { you: boolean; card: Part; legion: Part }): Phrase => ["put ", card, " under ", legion],
  /** The same where there is least room. */
  fedShort: ({ legion }: { you: boolean; legion: Part }): Phrase => ["added to ", legion],
  bought: ({ legion, price }: { you: boolean; legion: Part; price: Part }): Phrase => [
    "bought ",
    legion,
    " for ",
    price,
  ],
  boughtShort: ({ legion }: { you: boolean; legion: Part }): Phrase => ["bought ", legion],
  free: ({ legion }: { you: boolean; legion: Part }): Phrase => ["got ", legion, " for nothing"],
  played: ({ cards }: { you: boolean; cards: readonly Part[] }): Phrase => ["played ", cards],
  earned: ({ coins }: { you: boolean; coins: Part }): Phrase => ["earned ", coins],
  tribute: ({ cards }: { you: boolean; cards: readonly Part[] }): Phrase => ["gave Rome ", cards],
  fromRome: ({ categories }: { you: boolean; categories: readonly Part[] }): Phrase => [
    "got past Rome in ",
    categories,
  ],
  toRome: ({ categories }: { you: boolean; categories: readonly Part[] }): Phrase => ["let Rome ahead in ", categories],
  conspiratus: ({ primus }: { you: boolean; primus: Part }): Phrase => ["became ", primus],
  conspiratusFromYou: ({ primus }: { you: boolean; primus: Part }): Phrase => ["took ", primus, " from you"],
  senate: (() => ["called the senate"]) as (about: { you: boolean }) => Phrase,
  collected: ({ legion }: { legion: Part }): Phrase => ["took ", legion],
  romeLeads: ({ categories }: { categories: readonly Part[] }): Phrase => ["got ahead in ", categories],
  revealed: ({ cards }: { cards: readonly Part[] }): Phrase => ["revealed ", cards],
  ended: ["was counted"] as Phrase,
};

type English = typeof turn;
/** Has a name of its own, so that others can be said to have this type. */
export interface TurnTexts extends English {}
