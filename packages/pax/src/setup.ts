import type { Seat, Sink } from "@ara/kernel";
import { actionCard, keep, start, startUnder, type Action } from "./action.ts";
import { insertSorted, removeCard, type Card } from "./card.ts";
import { measure, ROME_HIDDEN, type Config } from "./config.ts";
import type { Deal } from "./deal.ts";
import { deckOf, drawMany, drawTop, NOBODY, slipUnder } from "./deck.ts";
import type { Tell } from "./event.ts";
import { layOut } from "./display.ts";
import type { RefusalKey } from "./refusal.ts";
import { newPlayer, type State } from "./state.ts";
import { beginRound } from "./round.ts";

/** 2.4 */
export const STARTING_AUREI = 5;

/** 2.1 to 2.4, 7.1 to 7.4, 8.1; the first player's cards are drawn. */
export function setup(config: Config, { deck: cards, startPlayer }: Deal, tell?: Tell): State {
  const measures = measure(config);
  const deck = deckOf(cards);
  const setAside = drawMany(deck, measures.setAside);
  const open = drawMany(deck, measures.romeOpen);
  const hidden = drawMany(deck, ROME_HIDDEN);
  const state: State = {
    config,
    measures,
    step: "setup",
    round: 1,
    active: startPlayer,
    decider: startPlayer,
    startPlayer,
    taken: 0,
    conspiratus: NOBODY,
    deck,
    setAside,
    rome: { open, hidden },
    legions: [],
    players: [],
    drawn: [],
    places: { hand: 0, legion: 0, deck: 0 },
    playedThisTurn: [],
    tributeLeft: 0,
    singly: false,
  };
  for (let legion = 0; legion < measures.legions; legion++) state.legions.push([]);
  for (let seat = 0; seat < config.players; seat++) state.players.push(newPlayer(STARTING_AUREI));
  tell?.({ type: "dealtToRome", open: open.slice(), hidden: hidden.length });
  drawStart(state, tell);
  return state;
}

/** 2.5, 7.2: in turn order 2, 3, 4, 5, 5 ... cards; 8.5: solo 2, 2, 3, 4, 5 in game 1 to 5. */
export const startingCards = ({ solo }: Config, before: number): number =>
  solo === null ? Math.min(2 + before, 5) : Math.max(2, solo);

function drawStart(state: State, tell?: Tell): void {
  state.drawn = drawMany(state.deck, startingCards(state.config, state.taken));
  tell?.({ type: "dealt", seat: state.decider, cards: state.drawn.slice() });
}

/** 8.5: the games of the campaign that begin with cards on the table. */
export const startsWithPlays = ({ config }: State): boolean => config.solo !== null && startingCards(config, 0) > 2;

export function legalSetup(state: State, into: Sink<Action>): void {
  const { drawn } = state;
  for (let i = 0; i < drawn.length; i++) {
    const kept = drawn[i]!;
    if (i > 0 && drawn.indexOf(kept) < i) continue;
    if (!startsWithPlays(state)) {
      into.push(keep(kept));
      continue;
    }
    const others = drawn.toSpliced(i, 1);
    for (const [j, under] of others.entries()) if (others.indexOf(under) === j) into.push(start(kept, under));
  }
}

export function refuseKeep(state: State, action: Action): RefusalKey | undefined {
  if (startsWithPlays(state)) return "keep.campaign";
  return state.drawn.includes(actionCard(action)) ? undefined : "keep.notDrawn";
}

export function refuseStart(state: State, action: Action): RefusalKey | undefined {
  if (!startsWithPlays(state)) return "start.notCampaign";
  return startPlays(state.drawn, actionCard(action), startUnder(action)) ? undefined : "start.cards";
}

/** The cards laid out when these two are kept and slipped under; `undefined` if they were not both drawn. */
export function startPlays(drawn: readonly Card[], kept: Card, under: Card): Card[] | undefined {
  const rest = drawn.slice();
  for (const c of [kept, under]) {
    if (!rest.includes(c)) return undefined;
    removeCard(rest, c);
  }
  return rest;
}

/** 2.5: the others go under the deck in the order drawn. */
export function applyKeep(state: State, action: Action, tell?: Tell): void {
  const kept = actionCard(action);
  removeCard(state.drawn, kept);
  finish(state, state.decider, kept, state.drawn, tell);
}

/** 8.5: cards played at the start are free, bring no income and ignore the limit 3.10. */
export function applyStart(state: State, action: Action, tell?: Tell): void {
  const kept = actionCard(action);
  const under = startUnder(action);
  const plays = startPlays(state.drawn, kept, under)!;
  tell?.({ type: "started", seat: state.decider, cards: plays });
  for (const c of plays) layOut(state, state.decider, c, tell);
  finish(state, state.decider, kept, [under], tell);
}

function finish(state: State, seat: Seat, kept: Card, under: readonly Card[], tell?: Tell): void {
  insertSorted(state.players[seat]!.hand, kept);
  for (let i = 0; i < under.length; i++) slipUnder(state.deck, under[i]!, seat);
  tell?.({ type: "kept", seat, cards: [kept], under: under.slice() });
  state.drawn = [];
  state.taken++;
  if (state.taken < state.config.players) {
    state.decider = state.active = (seat + 1) % state.config.players;
    drawStart(state, tell);
    return;
  }
  // 2.6: one card under each legion.
  for (let legion = 0; legion < state.legions.length; legion++) {
    const c = drawTop(state.deck);
    state.legions[legion]!.push(c);
    tell?.({ type: "laid", legion, card: c });
  }
  beginRound(state, tell);
}
