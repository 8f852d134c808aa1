import type { Invariant } from "@ara/kernel";
import { ADVERSARY, countCards, countSymbols } from "./card.ts";
import { checkWhole } from "./deal.ts";
import { deckCards } from "./deck.ts";
import { isRightful, startsBeyondLimit, withinLimit } from "./display.ts";
import { openPlaces, type State } from "./state.ts";

/** Every card, wherever it lies. */
export const allCards = (state: State): number[] =>
  countCards(
    deckCards(state.deck),
    state.setAside,
    state.rome.open,
    state.rome.hidden,
    state.drawn,
    ...state.legions,
    ...state.players.flatMap(({ hand, display }) => [hand, display]),
  );

const isSorted = (cards: readonly number[]): boolean => cards.every((c, i) => i === 0 || cards[i - 1]! <= c);

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
    holds: ({ players }) => players.every(({ display, symbols }) => countSymbols(display).join() === symbols.join()),
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
