import { keep, place, play, readCard, TO_DECK, TO_HAND, TO_LEGION, type Action, type Card } from "@ara/pax";

/** "land:2:3", as in records. */
export function named(text: string): Card {
  const c = readCard(text);
  if (c === undefined) throw new Error(`no card ${text}`);
  return c;
}

export const keeps = (c: string): Action => keep(named(c));
export const plays = (c: string): Action => play(named(c));
export const toHand = (c: string): Action => place(named(c), TO_HAND);
export const toDeck = (c: string): Action => place(named(c), TO_DECK);
/** Legions as people count them: I is 1. */
export const toLegion = (c: string, legion: number): Action => place(named(c), TO_LEGION + legion - 1);
