import type { Language } from "@ara/kernel";
import {
  actionCard,
  actionType,
  buyLegion,
  placeTo,
  startUnder,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type Card,
  type View,
} from "@ara/pax";
import { drawnOf, handOf } from "./speech.ts";
import { vocabularyOf, wordOf } from "./known-words.ts";

/** What to type for an action. */
export function commandOf(action: Action, view: View, language: Language): string {
  const type = actionType(action);
  const words = [wordOf(language, type), ...detailsOf(action, view, language)];
  return words.join(" ");
}

function detailsOf(action: Action, view: View, language: Language): string[] {
  const c = actionCard(action);
  const drawn = drawnOf(view);
  switch (actionType(action)) {
    case "buy":
      return [String(buyLegion(action) + 1)];
    case "play":
    case "tribute":
      return [numberIn(handOf(view), c)];
    case "keep":
      return [numberIn(drawn, c)];
    case "start":
      return [numberIn(drawn, c), secondIn(drawn, c, startUnder(action))];
    case "place":
      return [...(new Set(drawn).size > 1 ? [numberIn(drawn, c)] : []), placeOf(placeTo(action), language)];
    default:
      return [];
  }
}

const numberIn = (cards: readonly Card[], c: Card): string => String(cards.indexOf(c) + 1);

/** Of two equal cards the second one. */
const secondIn = (cards: readonly Card[], first: Card, second: Card): string =>
  String(cards.indexOf(second, first === second ? cards.indexOf(first) + 1 : 0) + 1);

function placeOf(to: number, language: Language): string {
  const { hand, deck, legion } = vocabularyOf(language).places;
  if (to === TO_HAND) return hand[0]!;
  return to === TO_DECK ? deck[0]! : `${legion[0]!} ${to - TO_LEGION + 1}`;
}
