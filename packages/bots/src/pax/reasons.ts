import type { Params } from "@ara/kernel";
import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  CATEGORIES,
  categoryOf,
  countSymbols,
  INTRIGUE,
  placeTo,
  sumOfValues,
  symbolsOf,
  TO_DECK,
  TO_HAND,
  withBonus,
  type Action,
  type State,
} from "@ara/pax";
import type { ReasonKey } from "./texts/en/index.ts";

/** In one sentence why: a key of `texts/`, and what it speaks of. */
export interface Reason {
  readonly key: ReasonKey;
  readonly params: Params;
}

const reason = (key: ReasonKey, params: Params = {}): Reason => ({ key, params });

/** Where everybody sees that nothing else can be done. */
export const FORCED: Reason = reason("only");

/**
 * The most telling thing about an action. A reason is told to the whole table, so it is made of what a spectator knows:
 * the card that is shown, displays, legions and Rome's open cards; never of a hand, a purse or what somebody peeked at.
 */
export function reasonFor(state: State, action: Action): Reason {
  const c = actionCard(action);
  const category = CATEGORIES[categoryOf(c)]!;
  switch (actionType(action)) {
    case "draw":
      return reason("draw");
    case "peek":
      return reason("peek");
    case "keep":
    case "start":
    case "play":
      return laidOut(state, c);
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return laidOut(state, c);
      return reason(to === TO_DECK ? "bury" : "feed", { category });
    }
    case "buy": {
      const legion = pax.buyLegion(action);
      const sum = sumOfValues(state.legions[legion]!);
      const dearest = state.legions.every((group, other) => other === legion || sumOfValues(group) < sum);
      return dearest && state.conspiratus !== state.decider ? reason("deny") : reason("buy");
    }
    case "skip":
      return reason("save");
    case "end":
      return reason("enough");
    case "tribute":
      return reason("tribute", { category });
    case "pass":
      return reason("save");
  }
}

function laidOut(state: State, c: number): Reason {
  const category = categoryOf(c);
  const name = CATEGORIES[category]!;
  const own = state.players[state.decider]!.symbols[category]!;
  const then = own + symbolsOf(c);
  const holder = state.players[state.conspiratus]?.symbols[INTRIGUE] ?? 0;
  if (category === INTRIGUE && state.conspiratus !== state.decider && then > holder) return reason("conspire");
  const rome = withBonus(countSymbols(state.rome.open))[category]!;
  const best = Math.max(...state.players.map(({ symbols }) => withBonus([...symbols])[category]!));
  if (own <= rome && then > rome) return reason("stronger", { category: name });
  if (own === 0) return reason("category", { category: name });
  if (then > best) return reason("lead", { category: name });
  return reason("more", { category: name });
}
