import type { Invariant } from "@ara/kernel";
import { addCards, ADVERSARY, categoryOf, countCards, countSymbols, symbolsOf } from "./card.ts";
import { checkWhole } from "./deal.ts";
import { addDeck } from "./deck.ts";
import { isRightful, startsBeyondLimit, withinLimit } from "./display.ts";
import { openPlaces, type PlayerState, type State } from "./state.ts";

/** Every card, wherever it lies; a server asks after every step, so there is one list for all who count. */
const COUNTS = countCards();
export function allCards(state: State): readonly number[] {
  COUNTS.fill(0);
  addDeck(COUNTS, state.deck);
  addCards(COUNTS, state.setAside);
  addCards(COUNTS, state.rome.open);
  addCards(COUNTS, state.rome.hidden);
  addCards(COUNTS, state.drawn);
  for (const group of state.legions) addCards(COUNTS, group);
  for (const { hand, display } of state.players) {
    addCards(COUNTS, hand);
    addCards(COUNTS, display);
  }
  return COUNTS;
}

const isSorted = (cards: readonly number[]): boolean => cards.every((c, i) => i === 0 || cards[i - 1]! <= c);

const SHOWN = countSymbols();
function showsItsSymbols({ display, symbols }: PlayerState): boolean {
  SHOWN.fill(0);
  for (const c of display) SHOWN[categoryOf(c)]! += symbolsOf(c);
  return symbols.length === SHOWN.length && symbols.every((count, category) => count === SHOWN[category]);
}

export const invariants: readonly Invariant<State>[] = [
  { name: "10.1 cards are conserved", holds: (state) => checkWhole(state.config, allCards(state)) === undefined },
  { name: "10.2 no purse is below zero", holds: (state) => state.players.every(({ aurei }) => aurei >= 0) },
  {
    name: "3.10 fleets and armies keep the limit, unless the campaign started beyond it",
    holds: ({ config, players }) => startsBeyondLimit(config) || players.every(withinLimit),
  },
  { name: "3.12 primus conspiratus is where it belongs", holds: isRightful },
  {
    name: "symbols are what the display shows",
    holds: ({ players }) => players.every(showsItsSymbols),
  },
  { name: "hands are sorted", holds: ({ players }) => players.every(({ hand }) => isSorted(hand)) },
  {
    name: "3.3 cards are drawn exactly in a draw and at set-up, and each has an open place",
    holds: ({ step, drawn, places }) =>
      step === "setup" || (drawn.length > 0 === (step === "draw") && drawn.length <= openPlaces(places)),
  },
  {
    name: "9.4 tribute is owed exactly in its step, by Adversaries",
    holds: ({ step, tributeLeft, active, players }) =>
      tributeLeft > 0 === (step === "tribute") && tributeLeft * 4 <= players[active]!.symbols[ADVERSARY]!,
  },
  {
    name: "7.5 only in a senate session does another seat decide",
    holds: ({ step, active, decider }) => (step === "senate" ? active !== decider : active === decider),
  },
];
