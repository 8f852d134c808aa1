import type { Chance } from "@ara/kernel";
import { pax, type Action, type State } from "@ara/pax";
import type { Budget } from "./search.ts";

interface Node {
  visits: number;
  won: number;
  readonly children: Map<Action, Node>;
}

const newNode = (): Node => ({ visits: 0, won: 0, children: new Map() });
const EXPLORE = 0.7;

/**
 * Plain information-set Monte-Carlo tree search, as in the textbook: one guess per iteration, UCB1 over all decisions of
 * all seats, random playouts. Not on the ladder; what ours is measured by.
 */
export function plainSearch(sample: () => State, legal: readonly Action[], budget: Budget, chance: Chance): Action {
  const root = newNode();
  const { iterations = Infinity, milliseconds = Infinity, now = () => 0 } = budget;
  const start = now();
  for (let i = 0; i < iterations && now() - start < milliseconds; i++) iterate(sample(), root, chance);
  const visits = (action: Action): number => root.children.get(action)?.visits ?? 0;
  return legal.reduce((best, action) => (visits(action) > visits(best) ? action : best));
}

function iterate(state: State, root: Node, chance: Chance): void {
  const path: { node: Node; seat: number }[] = [];
  let node: Node | undefined = root;
  while (state.step !== "over") {
    const legal: Action[] = [];
    pax.legal(state, state.decider, legal);
    const action: Action = node ? select(node, legal, chance) : chance.pick(legal);
    if (node) {
      let child: Node | undefined = node.children.get(action);
      const fresh: boolean = child === undefined;
      if (child === undefined) node.children.set(action, (child = newNode()));
      path.push({ node: child, seat: state.decider });
      node = fresh ? undefined : child;
    }
    pax.apply(state, state.decider, action, chance);
  }
  const { winners } = pax.outcome(state)!;
  root.visits++;
  for (const { node: visited, seat } of path) {
    visited.visits++;
    if (winners.includes(seat)) visited.won += 1 / winners.length;
  }
}

function select(node: Node, legal: readonly Action[], chance: Chance): Action {
  const untried = legal.filter((action) => !node.children.has(action));
  if (untried.length > 0) return chance.pick(untried);
  let total = 0;
  for (const action of legal) total += node.children.get(action)!.visits;
  const worth = (action: Action): number => {
    const { visits, won } = node.children.get(action)!;
    return won / visits + EXPLORE * Math.sqrt(Math.log(total) / visits);
  };
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}
