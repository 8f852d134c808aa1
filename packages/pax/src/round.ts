import { removeAll, type Card } from "./card.ts";
import { deckSize, drawTop, NOBODY } from "./deck.ts";
import type { Tell } from "./event.ts";
import { dearestLegion } from "./legion.ts";
import type { State } from "./state.ts";

const NO_CARDS: readonly Card[] = [];

export function beginRound(state: State, tell?: Tell): void {
  state.taken = 0;
  for (const player of state.players) player.sessionPlays = NO_CARDS;
  tell?.({ type: "round", round: state.round, startPlayer: state.startPlayer });
  beginTurn(state, state.startPlayer, tell);
}

function beginTurn(state: State, seat: number, tell?: Tell): void {
  state.active = seat;
  state.decider = seat;
  removeAll(state.playedThisTurn);
  state.step = "turn";
  tell?.({ type: "turn", seat });
}

/** 4.1: the next player clockwise, or the end of the round. */
export function endTurn(state: State, tell?: Tell): void {
  state.taken++;
  if (state.taken === state.config.players) endRound(state, tell);
  else beginTurn(state, (state.active + 1) % state.config.players, tell);
}

function endRound(state: State, tell?: Tell): void {
  // 5.1: whoever finds the deck empty cannot refill it, so looking at the end of the round is enough.
  const ranOut = deckSize(state.deck) === 0;
  if (!ranOut || state.config.lastClear === "yes") collect(state, tell); // 5.2
  if (ranOut) return endGame(state, "5.1", tell);

  if (state.conspiratus !== NOBODY) state.startPlayer = state.conspiratus; // 4.3
  if (!refill(state, tell)) return endGame(state, "4.4", tell);
  state.round++;
  beginRound(state, tell);
}

/** 4.2: the dearest group goes to Rome. */
function collect({ legions, rome }: State, tell?: Tell): void {
  const legion = dearestLegion(legions);
  if (legion === NOBODY) return;
  const group = legions[legion]!;
  const cards = tell && group.slice();
  for (let i = 0; i < group.length; i++) rome.open.push(group[i]!);
  removeAll(group);
  if (cards) tell({ type: "collected", legion, cards });
}

/** 4.4: one card under every empty legion, or none at all if the deck does not hold enough. */
function refill(state: State, tell?: Tell): boolean {
  const { legions, deck } = state;
  let empty = 0;
  for (let legion = 0; legion < legions.length; legion++) if (legions[legion]!.length === 0) empty++;
  if (deckSize(deck) < empty) return false;
  for (let legion = 0; legion < legions.length; legion++) {
    if (legions[legion]!.length > 0) continue;
    const c = drawTop(deck);
    legions[legion]!.push(c);
    tell?.({ type: "laid", legion, card: c });
  }
  return true;
}

/** 6.1: Rome's face-down cards are revealed. */
function endGame(state: State, rule: "4.4" | "5.1", tell?: Tell): void {
  state.step = "over";
  state.decider = state.active; // a senate session (7.5) may have been the last thing to happen
  tell?.({ type: "over", rule, hidden: state.rome.hidden });
}
