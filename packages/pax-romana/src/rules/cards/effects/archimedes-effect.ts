import { CITY, type Node } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import type { State } from "../../../state/state.ts";
import { worksAt } from "../../../state/works.ts";
import { isCityUsed } from "../../battle/battle.ts";
import { countShifts, reckoningIn } from "../../battle/counting.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type ArchimedesEffect = Body<"archimedesEffect", { asks: { where: "at" } }>;

/** 17.2, R305: any City, whoever it belongs to. */
const citiesIn = (state: State): Node[] =>
  state.works.flatMap((_, node) => (worksAt(state, node)?.works === CITY ? [node] : []));

/** R305: up to the counting of shifts; then only where the walls of a City are fought for. */
export const archimedesEffectByCard: CardEffect = {
  at: [...ANY_TIME, "shifts"],
  refuse(state) {
    const battle = reckoningIn(state);
    if (battle && !isCityUsed(state, battle)) return refusal("card.noCityUsed", {});
    return citiesIn(state).length === 0 ? refusal("card.nowhere", {}) : undefined;
  },
  does: "archimedesEffect",
};

/** 17.2, R305: the Inventor stands in a City to the end of the turn, for whoever defends its walls. */
export const archimedesEffect = procedure<ArchimedesEffect>({
  name: "archimedesEffect",
  rule: "17.2",
  steps: {
    where: {
      prompt: "inventor.where",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _frame, _, into) {
        for (const node of citiesIn(state)) into.push({ type: "at", node });
      },
      take(state, { power }, _, { node }, course) {
        advancedOf(state).inventor = node;
        course.tell({ type: "inventorPlaced", power, node, rule: "17.2" });
        const battle = reckoningIn(state);
        if (battle) countShifts(state, battle, course.tell);
        course.end();
      },
    },
  },
});
