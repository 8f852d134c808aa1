import { worldOf } from "../../../config.ts";
import { STABLE, type Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import type { State } from "../../../state/state.ts";
import { rangeOf } from "../../stability/range.ts";
import { drawObjective, MOST_MARKERS } from "../../victory/objectives.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type Opportunity = Body<"opportunity", { asks: { which: "opportunity" } }>;

/** R106, R327: fewer than three objectives, where there are any. */
function mayDrawObjective(state: State, power: Power): boolean {
  const { hands, shown, pool } = state.objectives;
  const isUsed = worldOf(state.config).measures.objectives !== "none";
  return isUsed && pool.length > 0 && hands[power]!.length + shown[power]!.length < MOST_MARKERS;
}

export const stabilityAndOpportunity: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power) => (rangeOf(state, power) === STABLE ? undefined : refusal("card.notStable", {})),
  does: "opportunity",
};

/** 17.2, R299, R327: one more marker, free; or an objective. */
export const opportunity = procedure<Opportunity>({
  name: "opportunity",
  rule: "17.2",
  steps: {
    which: {
      prompt: "opportunity.which",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(_state, _frame, _, into) {
        into.push({ type: "opportunity", kind: "marker" });
        into.push({ type: "opportunity", kind: "objective" });
      },
      skip: (state, { power }) =>
        mayDrawObjective(state, power) ? undefined : { type: "opportunity", kind: "marker" },
      take(state, { power }, _, { kind }, course) {
        if (kind === "objective") drawObjective(state, power, course.chance, course.tell);
        else {
          state.cup[power]!++;
          advancedOf(state).free[power]!++;
          course.tell({ type: "freeMarker", power, rule: "17.2" });
        }
        course.end();
      },
    },
  },
});
