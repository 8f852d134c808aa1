import { symbolsOf } from "./card.ts";
import { measure, type Config } from "./config.ts";
import { cardsOf } from "./deal.ts";
import type { Event } from "./event.ts";

/** What the deck gave a player. */
export interface Luck {
  /** Cards drawn that nobody had seen before: one slipped under the deck and drawn again is no luck. */
  readonly cards: number;
  readonly symbols: number;
  /** What as many cards of this deck hold on average. */
  readonly expected: number;
  /** In how many of 100 shuffles the same number of cards would have held fewer symbols; half of the equal ones count. */
  readonly rank: number;
}

/** The luck of the draw: symbols on the cards each player drew, against all shuffles. Needs the events unfiltered. */
export function luckOf(config: Config, events: readonly Event[]): Luck[] {
  const { setAside, fromSecondDeck } = measure(config);
  const deck = cardsOf(config);
  const all = deck.length + fromSecondDeck;
  const doubles = Math.round((deck.filter((c) => symbolsOf(c) === 2).length / deck.length) * all);
  const drawn = Array.from({ length: config.players }, () => ({ cards: 0, doubles: 0 }));
  let unseen = all - setAside;
  for (const event of events) {
    if (event.type === "dealtToRome") unseen -= event.open.length + event.hidden;
    else if (event.type === "laid") unseen--;
    else if (event.type === "dealt" || event.type === "drew") {
      const tally = drawn[event.seat]!;
      for (const c of event.cards) {
        if (unseen <= 0 || c === null) continue;
        unseen--;
        tally.cards++;
        if (symbolsOf(c) === 2) tally.doubles++;
      }
    }
  }
  return drawn.map((tally) => ({
    cards: tally.cards,
    symbols: tally.cards + tally.doubles,
    expected: tally.cards * (1 + doubles / all),
    rank: Math.round(100 * share(all, doubles, tally.cards, tally.doubles)),
  }));
}

/** The share of shuffles with fewer than `found` among `drawn` of `all` cards, `marked` of which count, and half of those with as many. */
function share(all: number, marked: number, drawn: number, found: number): number {
  let below = 0;
  let sum = 0;
  let chance = 1;
  const least = Math.max(0, drawn - (all - marked));
  const most = Math.min(drawn, marked);
  // The hypergeometric distribution from its smallest value up; only the ratios of neighbours matter.
  for (let k = least; k <= most; k++) {
    if (k < found) below += chance;
    else if (k === found) below += chance / 2;
    sum += chance;
    chance *= ((marked - k) * (drawn - k)) / ((k + 1) * (all - marked - drawn + k + 1));
  }
  return below / sum;
}
