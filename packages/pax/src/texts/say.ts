import { sayRefusal, type Catalogue, type Refusal } from "@ara/kernel";
import { writeCard, type Card } from "../card.ts";
import type { Texts } from "./en/index.ts";
import { cardText } from "./words.ts";

export const LATIN = {
  land: "praedium",
  intrigue: "conspiratio",
  wealth: "in floribus",
  fleet: "navis longa",
  army: "legionarius",
  religion: "religio",
  senator: "senator",
  militia: "militia",
  scout: "exploratorius",
  adversary: "adversarius",
} as const;

/** "Land ●● 3": two symbols, value three. */
export const sayCardIn = (texts: Texts, c: Card): string => cardText(texts.categories, writeCard(c));

/** A refusal of PAX or of the kernel as a sentence, with its rule. */
export function sayNoIn(texts: Texts, kernel: Catalogue, refusal: Refusal): string {
  const sentence = sayRefusal(refusal, texts.refusals, kernel);
  return refusal.rule === undefined ? sentence : `${sentence} (PAX ${refusal.rule})`;
}
