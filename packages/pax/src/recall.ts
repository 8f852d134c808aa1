import type { Seat } from "@ara/kernel";
import type { Card } from "./card.ts";
import type { Recalled } from "./determinize.ts";
import type { Event } from "./event.ts";
import { STARTING_AUREI } from "./setup.ts";

/**
 * What a player with a perfect memory knows of everybody from the log he was told: every purse (all payments are made
 * openly), the size of every hand, and the cards in it that were bought in sight of all (2.7).
 */
export function recall(log: readonly Event[], players: number): Recalled[] {
  const known = Array.from({ length: players }, () => ({ aurei: STARTING_AUREI, hand: [] as (Card | null)[] }));
  const spend = (seat: Seat, c: Card): void => {
    const { hand } = known[seat]!;
    const at = hand.indexOf(c);
    hand.splice(at >= 0 ? at : hand.indexOf(null), 1);
  };
  for (const event of log) {
    switch (event.type) {
      case "kept":
      case "bought":
        known[event.seat]!.hand.push(...event.cards);
        break;
      case "placed":
        if (event.to === "hand") known[event.seat]!.hand.push(...event.cards);
        break;
      case "played":
      case "tribute":
        spend(event.seat, event.card);
        break;
      case "aurei":
        known[event.seat]!.aurei += event.change;
        break;
      default:
    }
  }
  return known;
}
