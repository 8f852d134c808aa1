import type { Chance } from "@ara/kernel";
import { pax, type Action, type Outcome, type State } from "@ara/pax";
import type { Centurio } from "./centurio.ts";

/** When a search has to stop. Whichever comes first; time is asked of `now`, so that a search by iterations needs none. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly now?: () => number;
}

export interface SearchOptions {
  /** How much an action is tried because it looks good beforehand. */
  readonly curiosity: number;
  /** How sharply the rule-based player's opinion is believed beforehand; 0: not at all. */
  readonly trust: number;
  /** At most so many actions are looked at, the best beforehand; with more visits, more. */
  readonly width: number;
  /** Whether the rule-based player plays the games out; otherwise chance does. */
  readonly ruleBased: boolean;
}

/** What a search found out about one action. */
export interface Considered {
  readonly action: Action;
  readonly visits: number;
  /** The chance to win (a shared victory in part), and the expected lead in points. */
  readonly win: number;
  readonly margin: number;
  /** The chance that Rome wins. */
  readonly rome: number;
}

interface Edge {
  readonly action: Action;
  prior: number;
  visits: number;
  win: number;
  margin: number;
  rome: number;
  value: number;
  child: Node | undefined;
}

/** A decision of the searching seat, reached by its own decisions before; what others did in between varies. */
class Node {
  visits = 0;
  readonly edges = new Map<Action, Edge>();
}

const TIME_CHECK = 8;
/** A lead in points counts a little, so that a lost game is still played on. */
const MARGIN_WEIGHT = 0.1;

/**
 * Information-set Monte-Carlo tree search, seen from one seat: every iteration guesses a full state (`sample`), walks
 * down the tree of the seat's own decisions, and lets the rule-based player play out the rest for everybody.
 */
export function search(
  sample: () => State,
  legal: readonly Action[],
  brain: Centurio,
  options: SearchOptions,
  budget: Budget,
  chance: Chance,
): Considered[] {
  const root = new Node();
  const { iterations = Infinity, milliseconds = Infinity, now = () => 0 } = budget;
  const end = milliseconds === Infinity ? Infinity : now() + milliseconds;
  const scratch: Action[] = [];
  for (let i = 0; i < iterations; i++) {
    if (i % TIME_CHECK === 0 && end !== Infinity && now() >= end) break;
    iterate(sample(), root, legal, brain, options, chance, scratch);
  }
  return [...root.edges.values()]
    .map(({ action, visits, win, margin, rome }) => ({
      action,
      visits,
      win: win / Math.max(1, visits),
      margin: margin / Math.max(1, visits),
      rome: rome / Math.max(1, visits),
    }))
    .toSorted((a, b) => b.visits - a.visits || b.win - a.win);
}

function iterate(
  state: State,
  root: Node,
  rootLegal: readonly Action[],
  brain: Centurio,
  options: SearchOptions,
  chance: Chance,
  scratch: Action[],
): void {
  const seat = state.decider;
  const path: Edge[] = [];
  let node: Node | undefined = root;
  while (state.step !== "over") {
    scratch.length = 0;
    if (node === root && path.length === 0) scratch.push(...rootLegal);
    else pax.legal(state, state.decider, scratch);
    let action = scratch[0]!;
    if (scratch.length > 1) {
      if (state.decider === seat && node !== undefined) {
        const edge: Edge = pickEdge(node, state, scratch, brain, options);
        path.push(edge);
        action = edge.action;
        if (edge.child === undefined && edge.visits > 0) edge.child = new Node();
        node = edge.visits > 0 ? edge.child : undefined;
      } else action = options.ruleBased ? brain.choose(state, scratch) : chance.pick(scratch);
    }
    pax.apply(state, state.decider, action, chance);
  }
  score(path, pax.outcome(state)!, seat);
}

/** The most promising action: its value so far, and curiosity about what looked good beforehand and was tried little. */
function pickEdge(node: Node, state: State, legal: readonly Action[], brain: Centurio, options: SearchOptions): Edge {
  const fresh = legal.some((action) => !node.edges.has(action));
  if (fresh) addEdges(node, state, legal, brain, options);
  node.visits++;
  const explore = options.curiosity * Math.sqrt(node.visits);
  let best: Edge | undefined;
  let most = -Infinity;
  for (const action of legal) {
    const edge = node.edges.get(action)!;
    const value = edge.visits > 0 ? edge.value / edge.visits : 0.5;
    const worth = value + (explore * edge.prior) / (1 + edge.visits);
    if (worth > most) {
      most = worth;
      best = edge;
    }
  }
  return best!;
}

/** Priors: a softmax over what the rule-based player thinks; what falls behind too far is no longer looked at. */
function addEdges(node: Node, state: State, legal: readonly Action[], brain: Centurio, options: SearchOptions): void {
  const worths = new Float64Array(legal.length);
  if (options.trust > 0) {
    brain.outlook.look(state, state.decider);
    legal.forEach((action, i) => (worths[i] = brain.worth(state, action)));
  }
  const best = Math.max(...worths);
  const bar = legal.length > options.width ? worths.toSorted().at(-options.width)! : -Infinity;
  const powers = worths.map((worth) => (worth < bar ? 0 : Math.exp(options.trust * (worth - best))));
  const sum = powers.reduce((total, power) => total + power, 0);
  legal.forEach((action, i) => {
    if (node.edges.has(action)) return;
    const prior = powers[i]! / sum;
    node.edges.set(action, { action, prior, visits: 0, win: 0, margin: 0, rome: 0, value: 0, child: undefined });
  });
}

function score(path: readonly Edge[], { winners, winner, points }: Outcome, seat: number): void {
  const win = winners.includes(seat) ? 1 / winners.length : 0;
  const rival = points.reduce((most, total, other) => (other === seat ? most : Math.max(most, total)), 0);
  const margin = points.length === 1 ? 0 : points[seat]! - rival;
  const value = (1 - MARGIN_WEIGHT) * win + MARGIN_WEIGHT * Math.max(0, Math.min(1, 0.5 + margin / 40));
  const rome = winner === "rome" ? 1 : 0;
  for (const edge of path) {
    edge.visits++;
    edge.win += win;
    edge.margin += margin;
    edge.rome += rome;
    edge.value += value;
  }
}
