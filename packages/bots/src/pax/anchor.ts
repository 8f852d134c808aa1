import type { Chance, Seat } from "@ara/kernel";
import { pax, type Action, type State } from "@ara/pax";
import type { Centurio } from "./centurio.ts";
import { opinions, sharesOf, valueOf, type Budget } from "./search.ts";

/** How much is tried because it looks good beforehand, and how sharply the rule-based player's opinion is taken. */
const CURIOSITY = 1;
const SHARP = 3;
/** What was never tried is taken for a little worse than what was. */
const UNTRIED = 0.05;
/** A guess of the hidden cards costs a good part of a playout; the tree goes another way each time it is used again. */
const USES = 4;

interface Node {
  visits: number;
  value: number;
  readonly prior: number;
  readonly children: Map<Action, Node>;
}

const newNode = (prior: number): Node => ({ visits: 0, value: 0, prior, children: new Map() });

/**
 * Information-set tree search as strong as we could make it with what the rule-based player knows: one tree over all
 * decisions of all seats, PUCT with its opinions as priors, its playouts. Not on the ladder; what ours is measured by.
 */
export function anchorSearch(
  sample: () => State,
  legal: readonly Action[],
  brain: Centurio,
  budget: Budget,
  chance: Chance,
): Action {
  const root = newNode(1);
  const { iterations = Infinity, milliseconds = Infinity, now = () => 0 } = budget;
  const start = now();
  let guess = sample();
  for (let i = 0; i < iterations && now() - start < milliseconds; i++) {
    if (i > 0 && i % USES === 0) guess = sample();
    iterate(pax.clone(guess), root, brain, chance);
  }
  const visits = (action: Action): number => root.children.get(action)?.visits ?? 0;
  return legal.reduce((best, action) => (visits(action) > visits(best) ? action : best));
}

function iterate(state: State, root: Node, brain: Centurio, chance: Chance): void {
  const path: { readonly node: Node; readonly seat: Seat }[] = [];
  const legal: Action[] = [];
  let node: Node | undefined = root;
  while (state.step !== "over") {
    legal.length = 0;
    pax.legal(state, state.decider, legal);
    let action = legal[0]!;
    if (legal.length > 1 && node) {
      action = select(node, state, legal, brain);
      const next: Node = node.children.get(action)!;
      path.push({ node: next, seat: state.decider });
      // What is tried for the first time is where the tree ends and the rule-based player takes over.
      node = next.visits > 0 ? next : undefined;
    } else if (legal.length > 1) action = brain.choose(state, legal);
    pax.apply(state, state.decider, action, chance);
  }
  const outcome = pax.outcome(state)!;
  const values = state.players.map((_, seat) => valueOf(sharesOf(outcome, seat)));
  for (const { node: visited, seat } of path) {
    visited.visits++;
    visited.value += values[seat]!;
  }
}

/** PUCT over the actions that this guess allows. */
function select(node: Node, state: State, legal: readonly Action[], brain: Centurio): Action {
  expand(node, state, legal, brain);
  let visits = 0;
  let value = 0;
  for (const action of legal) {
    const child = node.children.get(action)!;
    visits += child.visits;
    value += child.value;
  }
  const explore = CURIOSITY * Math.sqrt(visits + 1);
  const untried = visits > 0 ? value / visits - UNTRIED : 0.5;
  let best = legal[0]!;
  let most = -Infinity;
  for (const action of legal) {
    const child = node.children.get(action)!;
    const worth = child.visits > 0 ? child.value / child.visits : untried;
    const urge = worth + (explore * child.prior) / (1 + child.visits);
    if (urge > most) {
      most = urge;
      best = action;
    }
  }
  return best;
}

function expand(node: Node, state: State, legal: readonly Action[], brain: Centurio): void {
  if (legal.every((action) => node.children.has(action))) return;
  const seen = opinions(state, legal, brain).map(({ action, prior }) => ({ action, push: Math.exp(SHARP * prior) }));
  const sum = seen.reduce((total, { push }) => total + push, 0);
  for (const { action, push } of seen) if (!node.children.has(action)) node.children.set(action, newNode(push / sum));
}
