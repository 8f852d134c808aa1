import { legalActions, ScriptedChance, type Seat } from "@ara/kernel";
import { cardsOf, countCards, deckSize, measure, pax, score, type Action, type Card, type State } from "@ara/pax";

/**
 * The last turn of a game, worked out to its end. With the deck empty and everybody else done, nothing is left to chance
 * and nobody else decides: what one does leads to one of finitely many ends. Only Rome's face-down cards are unknown, and
 * all ways in which the unseen cards can lie there are gone through. So the share of them that an answer wins is exact.
 */
export interface Answer {
  readonly action: Action;
  /** In how many of all ways it wins, if one goes on as well as can be without knowing more. */
  readonly wins: number;
  /** In how many of those with Rome. */
  readonly withRome: number;
  /** How one goes on. */
  readonly line: readonly Action[];
}

export interface Solution {
  /** The best first. */
  readonly answers: readonly Answer[];
  readonly ways: number;
}

/** More than this are not gone through. */
const MOST_WAYS = 20_000;
const MOST_ENDS = 4_000;

/** Whether only this seat decides from here to the end, and nothing is drawn. Purses and hands must be open (2.7). */
export const isLastTurn = (state: State, seat: Seat): boolean =>
  (state.step === "buy" || state.step === "play") &&
  state.active === seat &&
  state.taken === state.config.players - 1 &&
  deckSize(state.deck) === 0 &&
  state.config.memory === "open" &&
  !state.config.nocturnus &&
  state.config.lastClear === "no" &&
  measure(state.config).fromSecondDeck === 0;

/** `null` where it is no last turn, or there is too much to go through. */
export function solveLastTurn(state: State, seat: Seat): Solution | null {
  if (!isLastTurn(state, seat)) return null;
  const hidden = waysOf(state, seat);
  if (!hidden) return null;
  const answers: Answer[] = [];
  for (const action of legalActions(pax, state, seat)) {
    const ends = endsAfter(state, seat, action);
    if (!ends) return null;
    const tried = ends.map(({ end, line }) => ({ action, line, ...won(end, seat, hidden) }));
    answers.push(tried.reduce((best, one) => (one.wins > best.wins ? one : best)));
  }
  const ways = hidden.reduce((sum, { times }) => sum + times, 0);
  return { answers: answers.toSorted((a, b) => b.wins - a.wins), ways };
}

interface Way {
  readonly cards: readonly Card[];
  /** In how many ways these cards can be chosen: equal ones are told apart. */
  readonly times: number;
}

/** What can lie face down before Rome: any of the cards this seat does not see. */
function waysOf({ config, rome, players, legions, drawn }: State, seat: Seat): readonly Way[] | null {
  if (players[seat]!.peeked) return [{ cards: rome.hidden, times: 1 }];
  const seen = countCards([
    ...rome.open,
    ...players.flatMap(({ display }) => display),
    ...players[seat]!.hand,
    ...legions.flat(),
    ...drawn,
  ]);
  const left = new Map<Card, number>();
  for (const card of cardsOf(config)) {
    if (seen[card]! > 0) seen[card]!--;
    else left.set(card, (left.get(card) ?? 0) + 1);
  }
  const kinds = [...left];
  const found: Way[] = [];
  const choose = (from: number, cards: readonly Card[], times: number): boolean => {
    if (cards.length === rome.hidden.length) return found.push({ cards, times }) <= MOST_WAYS;
    for (let i = from; i < kinds.length; i++) {
      const [card, count] = kinds[i]!;
      let ways = 1;
      for (let n = 1; n <= count && cards.length + n <= rome.hidden.length; n++) {
        ways = (ways * (count - n + 1)) / n;
        if (!choose(i + 1, [...cards, ...Array<Card>(n).fill(card)], times * ways)) return false;
      }
    }
    return true;
  };
  return choose(0, [], 1) ? found : null;
}

interface End {
  readonly end: State;
  readonly line: readonly Action[];
}

/** Every end that differs, and a way to it. */
function endsAfter(state: State, seat: Seat, first: Action): readonly End[] | null {
  const ends = new Map<string, End>();
  const visited = new Set<string>();
  const follow = (before: State, action: Action, line: readonly Action[]): boolean => {
    const now = pax.clone(before);
    pax.apply(now, seat, action, NO_CHANCE);
    const own = now.players[seat]!;
    const key = [now.step, own.aurei, own.hand.join(), own.symbols.join(), now.conspiratus].join("/");
    if (now.step === "over") {
      if (!ends.has(key)) ends.set(key, { end: now, line });
      return true;
    }
    if (visited.has(key)) return true;
    visited.add(key);
    if (visited.size > MOST_ENDS || pax.toAct(now)[0] !== seat) return false;
    return legalActions(pax, now, seat).every((next) => follow(now, next, [...line, next]));
  };
  return follow(state, first, []) ? [...ends.values()] : null;
}

function won(end: State, seat: Seat, ways: readonly Way[]): { readonly wins: number; readonly withRome: number } {
  let [wins, withRome] = [0, 0];
  for (const { cards, times } of ways) {
    const { winners, romeWins } = score({ ...end, rome: { open: end.rome.open, hidden: cards } });
    if (!winners.includes(seat)) continue;
    wins += times;
    if (romeWins) withRome += times;
  }
  return { wins, withRome };
}

/** Nothing is left to it: it has nothing to say. */
const NO_CHANCE = new ScriptedChance([]);
