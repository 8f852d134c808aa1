import { legalActions, type Language, type Seat } from "@ara/kernel";
import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  placeTo,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
  type State,
  type View,
} from "@ara/pax";
import { roman, sayNo } from "@ara/pax/texts";
import { cliTexts } from "../texts.ts";
import { cardList, cardText } from "./card-text.ts";

export interface Choices {
  readonly open: readonly { readonly action: Action; readonly label: string }[];
  /** What one might want to do and cannot, with the reason. */
  readonly closed: readonly { readonly label: string; readonly reason: string }[];
}

export function choicesOf(state: State, seat: Seat, language: Language): Choices {
  const view = pax.pax.view(state, seat);
  const legal = legalActions(pax.pax, state, seat);
  const label = (action: Action): string => labelOf(state, view, action, language);
  const closed = conceivable(view).flatMap((action) => {
    const refusal = pax.pax.check(state, seat, action);
    return refusal ? [{ label: label(action), reason: sayNo(language, refusal) }] : [];
  });
  return { open: legal.map((action) => ({ action, label: label(action) })), closed };
}

/** What somebody at this step might think of; a draw's used-up places go without saying. */
function conceivable({ step, legions, viewer, players, drawn, places }: View): Action[] {
  const hand = viewer === "spectator" ? [] : [...new Set(players[viewer]!.hand ?? [])];
  switch (step) {
    case "turn":
      return [pax.PEEK];
    case "draw":
      return places.hand > 0 ? drawn.flatMap((c) => (c === null ? [] : [pax.place(c, TO_HAND)])) : [];
    case "buy":
      return legions.flatMap((group, legion) => (group.length > 0 ? [pax.buy(legion)] : []));
    case "play":
    case "senate":
      return hand.map(pax.play);
    default:
      return [];
  }
}

function labelOf(state: State, view: View, action: Action, language: Language): string {
  const say = cliTexts[language].actions;
  const card = cardText(language, actionCard(action));
  const type = actionType(action);
  switch (type) {
    case "keep":
    case "tribute":
      return say[type](card);
    case "start": {
      const under = pax.startUnder(action);
      const plays = pax.startPlays(state.drawn, actionCard(action), under) ?? [];
      return say.start(cardList(language, plays), cardText(language, under), card);
    }
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return say.placeHand(card);
      return to === TO_DECK ? say.placeDeck(card) : say.placeLegion(card, roman(to - TO_LEGION));
    }
    case "buy": {
      const legion = pax.buyLegion(action);
      return say.buy(roman(legion), cardList(language, view.legions[legion]!), view.own!.prices[legion]!);
    }
    case "play":
      return say.play(card, view.own!.nextPlayCost);
    case "end":
      return say.end(pax.income(state));
    default:
      return say[type];
  }
}
