import { OBJECTIVES, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { slateOf, lock, openSlates, planners, showPlans, takeOrders, waitOr } from "../economy/slate.ts";
import { victoryInPhase } from "./automatic.ts";
import { awardOf, showObjective } from "./objectives.ts";
import { isScored, score } from "./score.ts";

type VictoryPhase = Body<
  "victoryPhase",
  { acts: "begin" | "show" | "score" | "automatic"; asks: { claim: "show" | "lock" } }
>;

/** Phase H, 15.1-15.4: objectives are claimed, points counted, Stability follows, and somebody may have won. */
export const victoryPhase = procedure<VictoryPhase>({
  name: "victoryPhase",
  rule: "15.11",
  steps: {
    begin(state, _, course) {
      if (!isScored(state)) return course.go("automatic");
      const holders = state.order.filter((power) => state.objectives.hands[power]!.length > 0);
      openSlates(state, "claim", holders);
      course.go(holders.length > 0 ? "claim" : "score");
    },
    /** 15.48, R182: all who hold markers at once: any that are fulfilled, or none. */
    claim: {
      prompt: "objective.claim",
      rule: "15.48",
      who: planners,
      options(state, _, power, into) {
        for (const objective of claimable(state, power)) into.push({ type: "show", kind: OBJECTIVES[objective]! });
        into.push({ type: "lock" });
      },
      refuse: (_state, _frame, _power, action) =>
        action.type === "show" ? refusal("objective.notFulfilled", { objective: action.kind }) : undefined,
      take(state, _, power, action, course) {
        if (action.type === "lock") return lock(state, power, "15.48", course, "show");
        slateOf(state, power, "claim").orders.push({ objective: OBJECTIVES.indexOf(action.kind) });
        waitOr(state, course, "show");
      },
    },
    show(state, _, course) {
      showPlans(course, "claim", "15.48");
      for (const power of state.order)
        for (const { objective } of takeOrders(state, power, "claim"))
          showObjective(state, power, objective, course.tell);
      course.go("score");
    },
    score(state, _, course) {
      score(state, course.tell);
      course.go("automatic");
    },
    automatic(state, _, course) {
      state.over = victoryInPhase(state);
      if (state.over) course.tell({ type: "gameOver", rule: state.over.reason });
      course.end();
    },
  },
});

/** Hidden markers that are fulfilled and not claimed yet; two of the same letter are claimed one by one. */
function claimable(state: State, power: Power): number[] {
  const left = state.objectives.hands[power]!.slice();
  for (const { objective } of slateOf(state, power, "claim").orders) left.splice(left.indexOf(objective), 1);
  return [...new Set(left)].filter((objective) => awardOf(state, power, objective) > 0);
}
