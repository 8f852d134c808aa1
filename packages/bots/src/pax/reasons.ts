import type { Params } from "@ara/kernel";
import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  CATEGORIES,
  categoryOf,
  INTRIGUE,
  placeTo,
  sumOfValues,
  symbolsOf,
  TO_DECK,
  TO_HAND,
  type Action,
  type State,
} from "@ara/pax";
import type { Outlook } from "./outlook.ts";
import type { ReasonKey } from "./texts/en.ts";

/** In one sentence why: a key of `texts/`, and what it speaks of. */
export interface Reason {
  readonly key: ReasonKey;
  readonly params: Params;
}

const reason = (key: ReasonKey, params: Params = {}): Reason => ({ key, params });

/** The most telling thing about an action, for whoever has to decide. The outlook must be that player's. */
export function reasonFor(state: State, action: Action, legal: number, outlook: Outlook): Reason {
  if (legal === 1) return reason("only");
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
      return laidOut(state, c, outlook);
    case "place": {
      const to = placeTo(action);
      if (to === TO_HAND) return laidOut(state, c, outlook);
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

function laidOut(state: State, c: number, outlook: Outlook): Reason {
  const category = categoryOf(c);
  const name = CATEGORIES[category]!;
  const own = state.players[state.decider]!.symbols[category]!;
  const then = own + symbolsOf(c);
  const holder = state.players[state.conspiratus]?.symbols[INTRIGUE] ?? 0;
  if (category === INTRIGUE && state.conspiratus !== state.decider && then > holder) return reason("conspire");
  if (own <= outlook.rome[category]! && then > outlook.rome[category]!) return reason("stronger", { category: name });
  if (own === 0) return reason("category", { category: name });
  if (then > outlook.best[category]!) return reason("lead", { category: name });
  return reason("more", { category: name });
}
