import {
  actionCard,
  actionType,
  buyLegion,
  placeTo,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type Card,
} from "@ara/pax";

/** A place on a board that a move leads to. */
export type Spot = `legion-${number}` | "hand" | "display" | "deck" | "rome" | "drawn";

/** What a move touches: the card it takes up and from where, and where it leads; a move that does nothing touches nothing. */
export interface Mark {
  readonly card: Card | null;
  readonly from: "drawn" | "hand" | null;
  readonly to: Spot | null;
}

export function markOf(action: Action): Mark {
  const card = actionCard(action);
  switch (actionType(action)) {
    case "keep":
    case "start":
      return { card, from: "drawn", to: "hand" };
    case "draw":
      return { card: null, from: null, to: "deck" };
    case "peek":
      return { card: null, from: null, to: "rome" };
    case "place": {
      const to = placeTo(action);
      const spot = to === TO_HAND ? "hand" : to === TO_DECK ? "deck" : (`legion-${to - TO_LEGION}` as const);
      return { card, from: "drawn", to: spot };
    }
    case "buy":
      return { card: null, from: null, to: `legion-${buyLegion(action)}` };
    case "play":
      return { card, from: "hand", to: "display" };
    case "tribute":
      return { card, from: "hand", to: "rome" };
    default:
      return { card: null, from: null, to: null };
  }
}
