import {
  CATEGORIES,
  categoryOf,
  countSymbols,
  measure,
  withBonus,
  type Card,
  type CategoryName,
  type View,
} from "@ara/pax";

/** The symbols of one display in one category, and what the bonus adds (6.4). */
export interface Count {
  readonly category: CategoryName;
  readonly own: number;
  readonly bonus: number;
  readonly cards: readonly Card[];
}

export function countsOf(view: View, cards: readonly Card[]): Count[] {
  const own = countSymbols(cards);
  const total = withBonus(own);
  return CATEGORIES.slice(0, measure(view.config).categories).map((category, i) => ({
    category,
    own: own[i]!,
    bonus: total[i]! - own[i]!,
    cards: cards.filter((card) => categoryOf(card) === i),
  }));
}
