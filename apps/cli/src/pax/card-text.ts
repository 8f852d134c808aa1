import type { Language } from "@ara/kernel";
import { CATEGORIES, categoryOf, symbolsOf, valueOf, type Card, type CategoryName } from "@ara/pax";
import { paxTexts } from "@ara/pax/texts";
import { style } from "../terminal.ts";

/** A colour for each category, near those of the printed cards. */
const COLOURS = {
  land: "green",
  intrigue: "red",
  wealth: "white",
  fleet: "blue",
  army: "yellow",
  religion: "gray",
  senator: "yellowBright",
  militia: "cyan",
  scout: "greenBright",
  adversary: "magenta",
} as const satisfies Record<CategoryName, string>;

export const colour = (category: CategoryName, text: string): string => style(COLOURS[category], text);

/** Land ●● 3 */
export function cardText(language: Language, c: Card): string {
  const category = CATEGORIES[categoryOf(c)]!;
  return colour(category, `${paxTexts[language].categories[category]} ${"●".repeat(symbolsOf(c))} ${valueOf(c)}`);
}

export const cardList = (language: Language, cards: readonly Card[]): string =>
  cards.map((c) => cardText(language, c)).join(", ");

/** A display, fanned by category: Land ● 1 ●● 2  Army ● 2 */
export function fanned(language: Language, cards: readonly Card[]): string {
  return CATEGORIES.flatMap((category, i) => {
    const own = cards.filter((c) => categoryOf(c) === i).toSorted((a, b) => a - b);
    if (own.length === 0) return [];
    const fan = own.map((c) => `${"●".repeat(symbolsOf(c))} ${valueOf(c)}`).join(" ");
    return [colour(category, `${paxTexts[language].categories[category]} ${fan}`)];
  }).join("  ");
}
