import type { Book } from "../texts/en/rulebook/index.ts";

/** Rules in our own words, by their numbers. */
export type Rules = Readonly<Record<string, string>>;

/** The names of a module come in the order of the alphabet, chapters in that of their numbers. */
export function rulesOf({ rules }: Book): Rules {
  const numberOf = (name: string): number => Number(name.slice("chapter".length));
  const inOrder = Object.entries(rules).toSorted(([a], [b]) => numberOf(a) - numberOf(b));
  return Object.assign({}, ...inOrder.map(([, chapter]) => chapter));
}
