import type { Chance } from "../chance.ts";
import { admit, type Game, type Invariant, type Seat, type Tell } from "../game.ts";
import { canonical, isObject, isWhole } from "../json.ts";
import type { Params, Refusal } from "../refusal.ts";
import { err, ok } from "../result.ts";

/**
 * Micatio (morra), the finger game of Roman street corners, small enough to read as the example of how to write a game.
 *
 * 1. Both players decide in secret how many fingers to show, 1 to 5, then which sum to call. They need not take turns.
 * 2. A sum that one's own fingers make impossible may not be called.
 * 3. Once both have called, the hands are opened. Whoever called the sum of all fingers has a point.
 * 4. If both did, a die decides: even for the player whom the deal made `even`, odd for the other.
 * 5. The first to have the points agreed on wins.
 */
export interface Micatio {
  config: { readonly points: number };
  deal: { readonly even: Seat };
  state: State;
  action: Action;
  view: View;
  event: Event;
  outcome: { readonly winner: Seat; readonly points: readonly number[] };
}

interface State {
  readonly goal: number;
  readonly even: Seat;
  points: number[];
  /** Behind each player's back; empty again after each round. */
  hands: Hand[];
}

interface Hand {
  fingers: number | null;
  sum: number | null;
}

type Action = { readonly type: "show"; readonly fingers: number } | { readonly type: "call"; readonly sum: number };

/** That the other player has decided can be seen; what, cannot. */
type Seen = number | null | "hidden";

interface View {
  readonly goal: number;
  readonly even: Seat;
  readonly points: readonly number[];
  readonly hands: readonly { readonly fingers: Seen; readonly sum: Seen }[];
}

type Event =
  | { readonly type: "decided"; readonly seat: Seat; readonly action: Action }
  | { readonly type: "opened"; readonly hands: readonly Readonly<Hand>[] }
  | { readonly type: "rolled"; readonly die: number }
  | { readonly type: "point"; readonly seat: Seat };

const SEATS: readonly Seat[] = [0, 1];
const FINGERS = 5;
const ACTIONS: readonly Action[] = [
  ...[1, 2, 3, 4, 5].map((fingers): Action => ({ type: "show", fingers })),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((sum): Action => ({ type: "call", sum })),
];
const ACTION_OF = new Map(ACTIONS.map((action) => [canonical(action), action]));

const emptyHands = (): Hand[] => SEATS.map(() => ({ fingers: null, sum: null }));

const winnerOf = ({ points, goal }: State): Seat | undefined => SEATS.find((seat) => points[seat]! >= goal);

const toAct = (state: State): readonly Seat[] =>
  winnerOf(state) === undefined ? SEATS.filter((seat) => state.hands[seat]!.sum === null) : [];

const refusal = (key: string, rule: string, params: Params = {}): Refusal => ({ key: `micatio.${key}`, rule, params });

/** Whatever is sent: two members, and a verb that is known. */
const isAction = (sent: unknown): sent is Action =>
  isObject(sent) &&
  Object.keys(sent).length === 2 &&
  ((sent["type"] === "show" && "fingers" in sent) || (sent["type"] === "call" && "sum" in sent));

function check(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (!isAction(action)) return refusal("action", "1");
  if (!toAct(state).includes(seat)) return refusal("notToAct", "1");
  const { fingers } = state.hands[seat]!;
  if (action.type === "show") {
    if (fingers !== null) return refusal("alreadyShown", "1", { fingers });
    return isWhole(action.fingers, 1, FINGERS) ? undefined : refusal("fingers", "1");
  }
  if (fingers === null) return refusal("showFirst", "1");
  return isWhole(action.sum, fingers + 1, fingers + FINGERS) ? undefined : refusal("impossible", "2", { fingers });
}

function openHands(state: State, chance: Chance, tell?: Tell<Micatio>): void {
  const { hands } = state;
  tell?.({ type: "opened", hands });
  const sum = hands.reduce((total, { fingers }) => total + fingers!, 0);
  const right = SEATS.filter((seat) => hands[seat]!.sum === sum);
  const winner = right.length === SEATS.length ? breakTie(state, chance, tell) : right[0];
  if (winner !== undefined) {
    state.points[winner]!++;
    tell?.({ type: "point", seat: winner });
  }
  // New hands, because the event keeps the old ones.
  state.hands = emptyHands();
}

function breakTie({ even }: State, chance: Chance, tell?: Tell<Micatio>): Seat {
  const die = chance.die(6);
  tell?.({ type: "rolled", die });
  return die % 2 === 0 ? even : 1 - even;
}

const hide = (decided: number | null): Seen => (decided === null ? null : "hidden");

const invariants: readonly Invariant<State>[] = [
  { name: "2 nobody called an impossible sum", holds: ({ hands }) => hands.every(isPossible) },
  { name: "3 hands are opened once both called", holds: ({ hands }) => hands.some(({ sum }) => sum === null) },
  { name: "5 the first to reach the goal ends it", holds: ({ points, goal }) => points[0]! + points[1]! < 2 * goal },
];

const isPossible = ({ fingers, sum }: Hand): boolean =>
  sum === null || (fingers !== null && isWhole(sum, fingers + 1, fingers + FINGERS));

export const micatio: Game<Micatio> = {
  id: "micatio",
  rules: 1,
  seats: () => SEATS.length,
  deal: (_config, chance) => ({ even: chance.pick(SEATS) }),
  setup: ({ points }, { even }) => ({ goal: points, even, points: [0, 0], hands: emptyHands() }),
  toAct,
  legal(state, seat, into) {
    for (const action of ACTIONS) if (!check(state, seat, action)) into.push(action);
  },
  check,
  apply(state, seat, action, chance, tell) {
    const hand = state.hands[seat]!;
    if (action.type === "show") hand.fingers = action.fingers;
    else hand.sum = action.sum;
    tell?.({ type: "decided", seat, action });
    if (state.hands.every(({ sum }) => sum !== null)) openHands(state, chance, tell);
  },
  clone: (state) => ({ ...state, points: state.points.slice(), hands: state.hands.map((hand) => ({ ...hand })) }),
  view({ goal, even, points, hands }, viewer) {
    admit(viewer, SEATS.length);
    const seenHand = ({ fingers, sum }: Hand, seat: Seat) =>
      seat === viewer ? { fingers, sum } : { fingers: hide(fingers), sum: hide(sum) };
    return { goal, even, points: points.slice(), hands: hands.map(seenHand) };
  },
  asked: ({ goal, points, hands }) =>
    points.some((p) => p >= goal) ? [] : SEATS.filter((seat) => hands[seat]!.sum === null),
  seen: (event, viewer) => (event.type === "decided" && event.seat !== viewer ? undefined : event),
  reveals: (event) => event.type !== "decided",
  determinize: (view, chance) => ({
    ...view,
    points: view.points.slice(),
    hands: view.hands.map(({ fingers: shown, sum }) => {
      const fingers = shown === "hidden" ? chance.die(FINGERS) : shown;
      return { fingers, sum: sum === "hidden" ? fingers! + chance.die(FINGERS) : sum };
    }),
  }),
  outcome(state) {
    const winner = winnerOf(state);
    return winner === undefined ? undefined : { winner, points: state.points.slice() };
  },
  invariants,
  json: {
    readConfig(json) {
      if (!isObject(json) || !isWhole(json["points"], 1, 9)) return err(refusal("config", "5"));
      return ok({ points: json["points"] });
    },
    writeConfig: ({ points }) => ({ points }),
    readDeal(_config, json) {
      if (!isObject(json) || !isWhole(json["even"], 0, 1)) return err(refusal("deal", "4"));
      return ok({ even: json["even"] });
    },
    writeDeal: (_config, { even }) => ({ even }),
    readAction(state, seat, json) {
      const known = ACTION_OF.get(canonical(json));
      if (!known) return err(refusal("action", "1"));
      const refused = check(state, seat, known);
      return refused ? err(refused) : ok(known);
    },
    writeAction: (_state, _seat, action) => ({ ...action }),
    readOutcome(json) {
      const { winner, points } = isObject(json) ? json : {};
      if (!isWhole(winner, 0, 1) || !Array.isArray(points)) return err(refusal("outcome", "5"));
      return points.every((p) => isWhole(p, 0, 9)) ? ok({ winner, points }) : err(refusal("outcome", "5"));
    },
    writeOutcome: ({ winner, points }) => ({ winner, points }),
  },
};
