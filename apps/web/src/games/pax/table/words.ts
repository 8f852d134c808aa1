import type { Refusal } from "@ara/kernel";
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
import { sayCardIn, sayNoIn } from "@ara/pax/texts/say";
import { roman } from "@ara/pax/texts/words";
import { grammar, paxWords } from "../words.ts";
import { sayOurs } from "../../../app/say.ts";
import { words } from "../../../app/words.ts";
import { awaited } from "./awaited.ts";
import { nameOf, type Desk } from "./desk.ts";
import { kernelTexts } from "./rare-words.ts";

export { numeral } from "../../../ui/numeral.ts";

export const tableWords = words(import.meta.glob<typeof import("../texts/en/table.ts")>("../texts/*/table.ts"));

export const say = () => tableWords.now.value;

/** "Land ●● 3" */
export const cardName = (c: Card): string => sayCardIn(paxWords.now.value, c);

/** Refusals of the table itself stand here, those of the game in its own texts. */
export function sayRefusal(refusal: Refusal): string {
  if (refusal.key === "table.notYours") return say().notYours;
  const ours = sayOurs(refusal);
  if (ours !== undefined) return ours;
  const { rule: _rule, ...plain } = refusal;
  return grammar().sentence(sayNoIn(paxWords.now.value, kernelTexts(), plain));
}

/** What an action is called. */
export function sayAction(action: Action): string {
  const texts = say().actions;
  const card = (): string => cardName(actionCard(action));
  const type = actionType(action);
  switch (type) {
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return texts.toHand({ card: card() });
      if (to === TO_DECK) return texts.toDeck({ card: card() });
      return texts.toLegion({ card: card(), legion: roman(to - TO_LEGION) });
    }
    case "buy":
      return texts.buy({ legion: roman(buyLegion(action)) });
    case "keep":
    case "start":
    case "play":
    case "tribute":
      return texts[type]({ card: card() });
    default:
      return texts[type];
  }
}

/** Whose turn it is, or whose answer is awaited in it. */
export function sayTurn(desk: Desk): string {
  // It ended before the rules end it.
  if (desk.news.value.asked.length === 0) return say().over;
  const { seat, within } = awaited(desk.news.value, desk.viewer);
  if (seat === desk.viewer) return within ? say().yourAnswer : say().yourTurn;
  return say()[within ? "answerOf" : "turnOf"]({ who: nameOf(desk)(seat) });
}
