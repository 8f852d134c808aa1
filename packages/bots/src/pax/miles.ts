import * as pax from "@ara/pax";
import {
  actionCard,
  actionType,
  addToDisplay,
  placeTo,
  score,
  sumOfValues,
  TO_HAND,
  type Action,
  type Card,
  type State,
} from "@ara/pax";

/** What an aureus is to a simple soldier, in points. */
const AUREUS = 0.3;
/** A card in hand is a promise. */
const PROMISE = 0.5;

/** Greedy, one step: counts the points on the table, before and after. What each legal action is worth to the decider. */
export function worthToMiles(state: State, action: Action): number {
  switch (actionType(action)) {
    case "keep":
      return pointsFor(state, actionCard(action));
    case "draw":
      return 1;
    case "singly":
      return 0.5;
    case "place":
      return placeTo(action) === TO_HAND ? PROMISE * pointsFor(state, actionCard(action)) : 0;
    case "buy": {
      const group = state.legions[pax.buyLegion(action)]!;
      const points = group.reduce((sum, c) => sum + pointsFor(state, c), 0);
      return PROMISE * points - AUREUS * sumOfValues(group);
    }
    case "play":
      return pointsFor(state, actionCard(action)) - AUREUS * pax.playCostFor(state, state.decider);
    case "start": {
      const plays = pax.startPlays(state.drawn, actionCard(action), pax.startUnder(action)) ?? [];
      return plays.reduce((sum, c) => sum + pointsFor(state, c), 0);
    }
    case "tribute":
      return -pointsFor(state, actionCard(action));
    default:
      return 0;
  }
}

/** Points this card would add to the own score if it lay in the display now, as far as Rome's cards are in sight. */
function pointsFor(state: State, c: Card): number {
  const seat = state.decider;
  const inSight = { ...state, rome: { open: state.rome.open, hidden: [] } };
  const before = score(inSight).players[seat]!.total;
  const own = state.players[seat]!;
  const richer = { ...own, display: own.display.slice(), symbols: own.symbols.slice() };
  addToDisplay(richer, c);
  const players = state.players.map((player, other) => (other === seat ? richer : player));
  return score({ ...inSight, players }).players[seat]!.total - before;
}
