import type { Card } from "@ara/pax";
import { sayCardIn } from "@ara/pax/texts/say";
import { paxWords } from "../words.ts";
import type { Desk } from "./desk.ts";
import { turnWords } from "./turns/words.ts";

/** 3.3: where a card goes that has no choice, as is said while it lies there. */
export function sayGoing({ news }: Desk): string {
  const { drawn, places } = news.value.view;
  const card = sayCardIn(
    paxWords.now.value,
    drawn.find((one) => one !== null)!,
  );
  return places.hand > 0 ? turnWords.now.value.goesToHand({ card }) : turnWords.now.value.goesToDeck({ card });
}

/** The same of a card that went just before the question, and was in none itself. */
export function sayLeftOver({ lines, viewer }: Pick<Desk, "lines" | "viewer">): string | undefined {
  const [drew, placed] = lines.value.slice(-2).map(({ event }) => event);
  if (drew?.type !== "drew" || placed?.type !== "placed" || placed.seat !== viewer) return undefined;
  const card = sayCardIn(paxWords.now.value, placed.cards[0] as Card);
  const { wentToHand, wentToDeck } = turnWords.now.value;
  return placed.to === "hand" ? wentToHand({ card }) : wentToDeck({ card });
}
