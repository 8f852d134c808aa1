import type { Seat, Viewer } from "@ara/kernel";
import type { Card } from "./card.ts";

/**
 * Everything that happens. Card lists are as the acting player sees them; `seen` gives the version for anybody else, in
 * which a card that stays hidden is `null`.
 */
export type Event =
  /** 2.3, 7.4 */
  | { readonly type: "dealtToRome"; readonly open: readonly Card[]; readonly hidden: number }
  /** 2.5, 8.5: cards drawn at set-up. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly cards: Hidden }
  /** 2.5 */
  | { readonly type: "kept"; readonly seat: Seat; readonly cards: Hidden; readonly under: Hidden }
  /** 8.5: solo, cards laid out at the start. */
  | { readonly type: "started"; readonly seat: Seat; readonly cards: readonly Card[] }
  /** 2.6, 4.4 */
  | { readonly type: "laid"; readonly legion: number; readonly card: Card }
  | { readonly type: "round"; readonly round: number; readonly startPlayer: Seat }
  | { readonly type: "turn"; readonly seat: Seat }
  /** 3.2 */
  | { readonly type: "peeked"; readonly seat: Seat; readonly cards: Hidden }
  /** 3.3 to 3.6 */
  | { readonly type: "drew"; readonly seat: Seat; readonly cards: Hidden }
  | { readonly type: "placed"; readonly seat: Seat; readonly cards: Hidden; readonly to: "hand" | "deck" }
  | { readonly type: "fed"; readonly seat: Seat; readonly card: Card; readonly legion: number }
  /** 3.7 */
  | { readonly type: "bought"; readonly seat: Seat; readonly legion: number; readonly cards: readonly Card[] }
  /** 3.9, 7.5 */
  | { readonly type: "played"; readonly seat: Seat; readonly card: Card }
  /** 3.12, 9.4 */
  | { readonly type: "conspiratus"; readonly seat: Seat; readonly from: Seat }
  /** 9.4 */
  | { readonly type: "tribute"; readonly seat: Seat; readonly card: Card }
  /** 7.5 */
  | { readonly type: "senate"; readonly seat: Seat }
  /** The next who may play a card. Before version 3 of the rules it showed who could not. */
  | { readonly type: "asked"; readonly seat: Seat }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "adjourned" }
  /** 10.2: any change of a purse, with the rule that causes it. */
  | { readonly type: "aurei"; readonly seat: Seat; readonly change: number; readonly rule: MoneyRule }
  /** 4.2 */
  | { readonly type: "collected"; readonly legion: number; readonly cards: readonly Card[] }
  /** 5.1, 6.1 */
  | { readonly type: "over"; readonly rule: "4.4" | "5.1"; readonly hidden: readonly Card[] };

/** Cards of which a viewer may know only how many they are. */
export type Hidden = readonly (Card | null)[];

/** 3.2 peek, 3.6 empty deck, 3.7 purchase, 3.9 playing, 3.11 income, 7.5 senate session. */
export type MoneyRule = "3.2" | "3.6" | "3.7" | "3.9" | "3.11" | "7.5";

export type Tell = (event: Event) => void;

/** 10.3: what a viewer is told. */
export function seen(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "dealt":
    case "peeked":
    case "drew":
    case "placed":
      return event.seat === viewer ? event : { ...event, cards: hide(event.cards) };
    case "kept":
      return event.seat === viewer ? event : { ...event, cards: hide(event.cards), under: hide(event.under) };
    default:
      return event;
  }
}

const hide = (cards: Hidden): Hidden => cards.map(() => null);

/** Whether whoever acted has seen something new: then the action stands. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case "dealt":
    case "laid":
    case "peeked":
    case "drew":
    case "asked":
    case "adjourned":
    case "over":
      return true;
    default:
      return false;
  }
}
