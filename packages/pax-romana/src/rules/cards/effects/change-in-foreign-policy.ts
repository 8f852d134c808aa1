import { refusal } from "../../../refusal.ts";
import type { Power } from "../../../data/index.ts";
import type { State } from "../../../state/state.ts";
import { drawObjective, returnObjective } from "../../victory/objectives.ts";
import type { CardEffect } from "./effect.ts";

/** Objectives a power holds, hidden first; shown ones count (R336). */
const heldBy = ({ objectives: { hands, shown } }: State, power: Power): { objective: number; isShown: boolean }[] => [
  ...hands[power]!.map((objective) => ({ objective, isShown: false })),
  ...shown[power]!.map((objective) => ({ objective, isShown: true })),
];

/** 17.2, R336: a power with objectives draws another one, and one of those it had goes back by chance. */
export const changeInForeignPolicy: CardEffect = {
  at: [],
  refuse: (state) => (state.objectives.pool.length === 0 ? refusal("card.void", {}) : undefined),
  targets: (state) => state.order.filter((power) => heldBy(state, power).length > 0),
  does(state, { target }, { chance, tell }) {
    const before = heldBy(state, target);
    drawObjective(state, target, chance, tell);
    const { objective, isShown } = chance.pick(before);
    returnObjective(state, target, objective, isShown);
    if (isShown) tell({ type: "objectiveReturned", power: target, objective, rule: "15.46" });
    else tell({ type: "objectivesDiscarded", power: target, n: 1, rule: "15.46" });
  },
};
