import type { Refusal, Seat } from "@ara/kernel";
import {
  actionCard,
  actionType,
  buy,
  DRAW,
  END,
  PASS,
  PEEK,
  place,
  placeTo,
  play,
  SINGLY,
  SKIP,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  type Action,
} from "./action.ts";
import { priceFor, priceOfSum } from "./buy.ts";
import { sumOfValues, valueOf } from "./card.ts";
import { deckSize } from "./deck.ts";
import { extraDraws, refuseSingly } from "./draw.ts";
import { income } from "./play.ts";
import { check, legal, playCostFor } from "./rules.ts";
import { openPlaces, type State, type Step } from "./state.ts";

/** Something a seat might want to do now, whether it may, and what it would mean. Plain data: it can travel. */
export interface Option {
  readonly action: Action;
  /** Why not; `null` for a legal action. */
  readonly refusal: Refusal | null;
  /** What it costs. */
  readonly cost?: number;
  /** For a card put under a legion: what the group would cost this seat then (3.8). */
  readonly price?: number;
  /** What ending the turn would bring (3.11). */
  readonly income?: number;
  /** What a full turn would draw: cards due, how many of them stay in the hand (9.2), how many the deck has (3.6). */
  readonly draws?: { readonly due: number; readonly kept: number; readonly left: number };
}

/** A question put to a seat: all it might answer, the legal answers and those that are refused. */
export interface Prompt {
  readonly seat: Seat;
  readonly step: Step;
  readonly options: readonly Option[];
  /** While cards are placed: the number of the first card in sight, and how many this draw has. */
  readonly draw: { readonly first: number; readonly due: number } | null;
}

export function promptOf(state: State, seat: Seat): Prompt {
  return {
    seat,
    step: state.step,
    options: wishes(state, seat).map((action) => ({
      action,
      refusal: check(state, seat, action) ?? null,
      ...meaning(state, seat, action),
    })),
    draw: state.step === "draw" ? drawOf(state, seat) : null,
  };
}

/** Everything that belongs to this step, also what is refused; the actions of other steps are not worth a question. */
function wishes(state: State, seat: Seat): Action[] {
  const legions = state.legions.map((_, legion) => legion);
  const hand = [...new Set(state.players[seat]!.hand)].map(play);
  switch (state.step) {
    case "turn":
      return refuseSingly(state) === undefined ? [DRAW, SINGLY, PEEK] : [DRAW, PEEK];
    case "draw": {
      const places = [TO_HAND, ...legions.map((legion) => TO_LEGION + legion), TO_DECK];
      return [...new Set(state.drawn)].flatMap((c) => places.map((to) => place(c, to)));
    }
    case "buy":
      return [...legions.map(buy), SKIP];
    case "play":
      return [...hand, END];
    case "senate":
      return [...hand, PASS];
    default: {
      const actions: Action[] = [];
      legal(state, seat, actions);
      return actions;
    }
  }
}

function meaning(state: State, seat: Seat, action: Action): Omit<Option, "action" | "refusal"> {
  const player = state.players[seat]!;
  switch (actionType(action)) {
    case "draw": {
      const more = extraDraws(player);
      return { draws: { due: 3 + more, kept: 1 + more, left: deckSize(state.deck) } };
    }
    case "buy":
      return { cost: priceFor(player, state.legions[placeTo(action)]!) };
    case "play":
      return { cost: playCostFor(state, seat) };
    case "end":
      return { income: income(state) };
    case "place": {
      const group = state.legions[placeTo(action) - TO_LEGION];
      return group ? { price: priceOfSum(player, sumOfValues(group) + valueOf(actionCard(action))) } : {};
    }
    default:
      return {};
  }
}

/** 9.2: what Militia adds was added when the draw began; the display does not change until it is over. */
function drawOf(state: State, seat: Seat): { first: number; due: number } {
  const due = 3 + extraDraws(state.players[seat]!);
  return { first: due - openPlaces(state.places) + 1, due };
}
