import {
  actionCard,
  bareAction,
  BUY,
  buyLegion,
  CATEGORIES,
  categoryOf,
  DRAW,
  END,
  PEEK,
  PLACE,
  placeTo,
  PLAY,
  SINGLY,
  SKIP,
  symbolsOf,
  TO_LEGION,
  type Action,
  type State,
} from "@ara/pax";
import type { Ranks } from "./ranks.ts";

/** Cards are told apart by category and by one or two symbols: what they cost counts where they lie together. */
const KINDS = 2 * CATEGORIES.length;
/** What is kept at set-up or paid as tribute: the last outputs. */
export const PICK = KINDS;
/** Places for a drawn card that are no legion. */
const PLACES = 2;
/** The two ways to begin a turn. */
const TURNS = 2;

/** Places for a drawn card, purchases or none, plays or none, the beginning of a turn, and cards picked. */
export const policyOutputs = (legions: number): number =>
  (PLACES + legions) * KINDS + 1 + legions + 1 + KINDS + TURNS + PICK;

/** The output of a policy that speaks of an action; the legions were ranked before. The same numbers as in `gpu/pax.h`. */
export function outputOf(state: State, action: Action, ranks: Ranks, legions: number): number {
  const c = actionCard(action);
  const kind = 2 * categoryOf(c) + Math.min(symbolsOf(c), 2) - 1;
  const buys = (PLACES + legions) * KINDS;
  const plays = buys + 1 + legions;
  const turns = plays + 1 + KINDS;
  switch (bareAction(action)) {
    case PLACE:
      return placeOf(state, placeTo(action), ranks) * KINDS + kind;
    case SKIP:
      return buys;
    case BUY:
      return buys + 1 + ranks.of[buyLegion(action)]!;
    case END:
      return plays;
    case PLAY:
      return plays + 1 + kind;
    case DRAW:
    case SINGLY:
      return turns;
    case PEEK:
      return turns + 1;
    default:
      return turns + TURNS + kind;
  }
}

function placeOf({ legions }: State, to: number, ranks: Ranks): number {
  if (to < TO_LEGION) return to;
  const legion = to - TO_LEGION;
  return PLACES + (legions[legion]!.length > 0 ? ranks.of[legion]! : ranks.empty);
}
