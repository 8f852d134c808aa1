import type { Seat } from "@ara/kernel";
import { CATEGORIES, countSymbols, type CategoryName, type View } from "@ara/pax";

/** Symbols on the cards of a display, bonuses not counted (6.4). */
export const ownSymbols = (view: View, seat: Seat, category: CategoryName): number =>
  countSymbols(view.players[seat]!.display)[CATEGORIES.indexOf(category)]!;

/** The same for Rome: its face-down cards lie open once the game is over (6.1). */
export const romeSymbols = (view: View, category: CategoryName): number =>
  countSymbols(
    view.rome.open,
    view.rome.hidden.filter((c) => c !== null),
  )[CATEGORIES.indexOf(category)]!;
