import { worldOf } from "../../../config.ts";
import { EL, FRESH, GARR, type Node, type Power } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import type { State } from "../../../state/state.ts";
import { addUnits, eachStack, keyOf } from "../../../state/table.ts";
import { mayComeBack } from "../../battle/coming-back.ts";
import { occupiersAt } from "../../control/holder.ts";
import { isWithinFour, withinFour } from "../within-four.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type IndependentExpansion = Body<"independentExpansion", { asks: { where: "at" } }>;

/** R317, R484: nobody's units, works, leaders or elephants, and nobody who may come back; no Mountain Fortress. Squadrons do not matter. */
function isEmpty(state: State, node: Node): boolean {
  if (occupiersAt(state, node) !== 0 || state.leaders.includes(node)) return false;
  if (mayComeBack(state, node, () => true)) return false;
  let elephants = 0;
  eachStack(state, node, (_key, at) => (elephants += state.table.counts[at + EL]!));
  return elephants === 0 && worldOf(state.config).map.mountain[node] !== 1;
}

const placesFor = (state: State, power: Power): Node[] =>
  withinFour(state, power).filter((node) => isEmpty(state, node));

export const independentExpansionByCard: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power) =>
    isWithinFour(state, power, (node) => isEmpty(state, node)) ? undefined : refusal("card.nowhere", {}),
  does: "independentExpansion",
};

/** 17.2, R317: a garrison for nothing. */
export const independentExpansion = procedure<IndependentExpansion>({
  name: "independentExpansion",
  rule: "17.2",
  steps: {
    where: {
      prompt: "expansion.garrison",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        for (const node of placesFor(state, power)) into.push({ type: "at", node });
      },
      take(state, _, power, { node }, course) {
        addUnits(state, keyOf(node, power, FRESH), GARR, 1);
        course.tell({ type: "garrisonCame", power, node, rule: "17.2" });
        course.end();
      },
    },
  },
});
