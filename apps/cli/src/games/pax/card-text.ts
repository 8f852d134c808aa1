import { grammars, type Language } from "@ara/kernel";
import { CATEGORIES, categoryOf, symbolsOf, valueOf, type Card, type CategoryName } from "@ara/pax";
import { paxTexts, sayCard } from "@ara/pax/texts";
import { style } from "../../terminal.ts";

/** A colour for each category, readable on dark and on light; plain red is left to Rome. */
const COLOURS = {
  land: "green",
  intrigue: "magenta",
  wealth: "yellow",
  fleet: "blue",
  army: "cyan",
  religion: "blueBright",
  senator: "magentaBright",
  militia: "cyanBright",
  scout: "greenBright",
  adversary: "redBright",
} as const satisfies Record<CategoryName, string>;

export const colour = (category: CategoryName, text: string): string => style(COLOURS[category], text);

/** Land ●● 3 */
export const cardText = (language: Language, c: Card): string =>
  colour(CATEGORIES[categoryOf(c)]!, sayCard(language, c));

export const cardList = (language: Language, cards: readonly Card[]): string =>
  grammars[language].list(cards.map((c) => cardText(language, c)));

/** A display, fanned by category: Land ● 1 ●● 2  Army ● 2 */
export function fanned(language: Language, cards: readonly Card[]): string {
  return CATEGORIES.flatMap((category, i) => {
    const own = cards.filter((c) => categoryOf(c) === i).toSorted((a, b) => a - b);
    if (own.length === 0) return [];
    const fan = own.map((c) => `${"●".repeat(symbolsOf(c))} ${valueOf(c)}`).join(" ");
    return [colour(category, `${paxTexts[language].categories[category]} ${fan}`)];
  }).join("  ");
}
