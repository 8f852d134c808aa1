import type { Event } from "../../event.ts";
import { cloneState, type Outcome, type State } from "../../state/state.ts";
import { awardOf, showObjective } from "./objectives.ts";
import { outcomeOf } from "./outcome.ts";
import { isScored, score } from "./score.ts";

type Scored = Extract<Event, { type: "scored" }>;

/** 3.7, 15.11: what a Victory Phase would bring now, every objective claimed that is fulfilled, and who would win then. */
export function standingOf(state: State): { readonly scored: readonly Scored[]; readonly outcome: Outcome } {
  const then = cloneState(state);
  const scored: Scored[] = [];
  if (isScored(state) && !state.over) {
    for (const power of state.order)
      for (const objective of state.objectives.hands[power]!)
        if (awardOf(state, power, objective) > 0) showObjective(then, power, objective, () => {});
    score(then, (event) => void (event.type === "scored" && scored.push(event)));
  }
  return { scored, outcome: state.over ?? outcomeOf(then) };
}
