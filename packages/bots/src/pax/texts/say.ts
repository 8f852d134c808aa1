import type { Texts } from "@ara/pax/texts";
import { cardText, roman } from "@ara/pax/texts/words";
import type { Reason } from "../reason.ts";
import type { en } from "./en/index.ts";

/** A reason as a sentence or two. */
export function sayReasonIn(say: typeof en, pax: Texts, { key, params, so }: Reason): string {
  const categories: Readonly<Record<string, string>> = pax.categories;
  const text = (name: string): string => `${params[name] ?? ""}`;
  const number = (name: string): number => Number(params[name] ?? 0);
  const sentence = say[key]({
    card: cardText(categories, text("card")),
    under: cardText(categories, text("under")),
    waiting: cardText(categories, text("waiting")),
    category: categories[text("category")] ?? "",
    legion: roman(number("legion")),
    instead: roman(number("instead")),
    after: number("after"),
    rome: number("rome"),
    others: number("others"),
    left: number("left"),
    by: number("by"),
    cards: number("cards"),
    hidden: number("hidden"),
    ahead: number("ahead"),
    price: number("price"),
    aurei: number("aurei"),
    sum: number("sum"),
    before: number("before"),
    cost: number("cost"),
    income: number("income"),
  });
  return so ? `${sentence} ${sayReasonIn(say, pax, so)}` : sentence;
}
