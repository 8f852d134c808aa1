import { worldOf } from "../../config.ts";
import { CARDS, OBJECTIVES, POWERS, type Power } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { cardOf, handOf, kindsIn, returnDiscards, returnHand } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import { slateOf, lock, openSlates, planners, showPlans, takeOrders, waitOr } from "../economy/slate.ts";
import { victoryInPhase } from "./automatic.ts";
import { awardOf, showObjective } from "./objectives.ts";
import { isScored, score } from "./score.ts";

type VictoryPhase = Body<
  "victoryPhase",
  {
    acts: "begin" | "show" | "score" | "automatic" | "kept";
    asks: { claim: "show" | "lock"; keep: "keepCard" };
  }
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
      if (!state.cards || state.over || isLastTurn(state)) return course.end();
      const holders = state.order.filter((power) => handOf(state, power).length > 0);
      openSlates(state, "keep", holders);
      course.go(holders.length > 0 ? "keep" : "kept");
    },
    /** H.3, 17.14, R298: one card of the hand, or none, all at once and in secret. */
    keep: {
      prompt: "card.keep",
      rule: "17.14",
      who: planners,
      options(state, _, power, into) {
        for (const card of kindsIn(handOf(state, power))) into.push({ type: "keepCard", kind: CARDS[card]! });
        into.push({ type: "keepCard", kind: "none" });
      },
      take(state, _, power, action, course) {
        slateOf(state, power, "keep").orders.push({ card: cardOf(action.kind) });
        lock(state, power, "17.14", course, "kept");
      },
    },
    /** R296: everything else goes back to the deck, unseen. */
    kept(state, _, course) {
      const counts = POWERS.map((__, power) => {
        if (!state.order.includes(power)) return 0;
        const before = handOf(state, power).length;
        returnHand(state, power, takeOrders(state, power, "keep")[0]?.card);
        return before - handOf(state, power).length;
      });
      returnDiscards(state);
      course.tell({ type: "cardsReturned", counts, rule: "17.14" });
      course.end();
    },
  },
});

const isLastTurn = ({ config, turn }: State): boolean => turn >= worldOf(config).measures.lastTurn;

/** Hidden markers that are fulfilled and not claimed yet; two of the same letter are claimed one by one. */
function claimable(state: State, power: Power): number[] {
  const left = state.objectives.hands[power]!.slice();
  for (const { objective } of slateOf(state, power, "claim").orders) left.splice(left.indexOf(objective), 1);
  return [...new Set(left)].filter((objective) => awardOf(state, power, objective) > 0);
}
