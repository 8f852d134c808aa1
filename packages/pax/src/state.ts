import type { Seat } from "@ara/kernel";
import { categoryOf, countSymbols, symbolsOf, type Card } from "./card.ts";
import { cloneDeck, type Deck } from "./deck.ts";
import type { Config, Measures } from "./config.ts";

export const STEPS = ["setup", "turn", "draw", "buy", "play", "tribute", "senate", "over"] as const;
export type Step = (typeof STEPS)[number];

/** A whole table, everything hidden included. Plain data; `clone` copies what play changes. */
export interface State {
  readonly config: Config;
  readonly measures: Measures;
  step: Step;
  /** Counted from 1. */
  round: number;
  /** The seat whose turn it is. */
  active: Seat;
  /** The seat that has to decide: another one than `active` only in a senate session. */
  decider: Seat;
  startPlayer: Seat;
  /** How many seats, from the start player on, have had their turn this round. */
  taken: number;
  /** Who holds primus conspiratus (3.12), or `NOBODY`. */
  conspiratus: Seat;
  deck: Deck;
  readonly setAside: readonly Card[];
  rome: { open: Card[]; readonly hidden: readonly Card[] };
  /** The group under each legion, in order of arrival. */
  legions: Card[][];
  players: PlayerState[];
  /** Cards drawn and not placed yet, in the order drawn. */
  drawn: Card[];
  /** 3.3: the places still open in this draw. */
  places: Places;
  playedThisTurn: Card[];
  /** 9.4: cards still owed to Rome in this step. */
  tributeLeft: number;
  /** 3.4, option `religion`: this draw goes one by one although Religion allows more. */
  singly: boolean;
}

export interface Places {
  hand: number;
  legion: number;
  deck: number;
}

export interface PlayerState {
  aurei: number;
  /** Sorted. */
  hand: Card[];
  /** In the order played. */
  display: Card[];
  /** Symbols in the display by category, without bonuses: always what counting `display` gives. */
  symbols: number[];
  /** Has seen Rome's face-down cards (3.2). */
  peeked: boolean;
  /** 3.11, option `income`: what he laid out in senate sessions of this round, before his own turn. */
  sessionPlays: readonly Card[];
}

export const newPlayer = (aurei: number): PlayerState => ({
  aurei,
  hand: [],
  display: [],
  symbols: countSymbols(),
  peeked: false,
  sessionPlays: [],
});

export function addToDisplay(player: PlayerState, c: Card): void {
  player.display.push(c);
  player.symbols[categoryOf(c)]! += symbolsOf(c);
}

export const openPlaces = ({ hand, legion, deck }: Places): number => hand + legion + deck;

/** The bonus of a category counts "for every full 3" (3.8, 6.4) or "for every full 4" (9.2 to 9.4) symbols. Cut off, not rounded down: that is a
 * division of whole numbers, and bots ask a million times. */
export const every = (per: 3 | 4, symbols: number): number => (symbols / per) | 0;

export function clone(state: State): State {
  return {
    config: state.config,
    measures: state.measures,
    step: state.step,
    round: state.round,
    active: state.active,
    decider: state.decider,
    startPlayer: state.startPlayer,
    taken: state.taken,
    conspiratus: state.conspiratus,
    deck: cloneDeck(state.deck),
    setAside: state.setAside,
    rome: { open: state.rome.open.slice(), hidden: state.rome.hidden },
    legions: cloneLegions(state.legions),
    players: clonePlayers(state.players),
    drawn: state.drawn.slice(),
    places: { hand: state.places.hand, legion: state.places.legion, deck: state.places.deck },
    playedThisTurn: state.playedThisTurn.slice(),
    tributeLeft: state.tributeLeft,
    singly: state.singly,
  };
}

// A list that is mapped is of another kind to the engine than one that is filled: rules that meet both are slower.

export function cloneLegions(legions: readonly (readonly Card[])[]): Card[][] {
  const copies: Card[][] = [];
  for (let legion = 0; legion < legions.length; legion++) copies.push(legions[legion]!.slice());
  return copies;
}

function clonePlayers(players: readonly PlayerState[]): PlayerState[] {
  const copies: PlayerState[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const { aurei, hand, display, symbols, peeked, sessionPlays } = players[seat]!;
    copies.push({
      aurei,
      hand: hand.slice(),
      display: display.slice(),
      symbols: symbols.slice(),
      peeked,
      sessionPlays,
    });
  }
  return copies;
}
