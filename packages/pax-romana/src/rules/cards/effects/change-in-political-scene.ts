import { worldOf } from "../../../config.ts";
import { POWERS } from "../../../data/index.ts";
import { handOf, returnHand } from "../../../state/cards.ts";
import { changeStability } from "../../../state/ledger.ts";
import { drawObjective, MOST_MARKERS, returnObjective } from "../../victory/objectives.ts";
import type { CardEffect } from "./effect.ts";

/** 17.2: Stability of a new beginning. */
const CALM = 2;

/** 17.2, R337: hand and objectives go back, three new objectives come where there are any, and Stability rises. */
export const changeInPoliticalScene: CardEffect = {
  at: [],
  does(state, { power }, { chance, tell }) {
    const n = handOf(state, power).length;
    returnHand(state, power);
    if (n > 0) tell({ type: "cardsReturned", counts: POWERS.map((_, one) => (one === power ? n : 0)), rule: "17.2" });
    const { hands, shown } = state.objectives;
    const held = hands[power]!.length + shown[power]!.length;
    for (const objective of hands[power]!.slice()) returnObjective(state, power, objective, false);
    for (const objective of shown[power]!.slice()) returnObjective(state, power, objective, true);
    if (held > 0) tell({ type: "objectivesDiscarded", power, n: held, rule: "15.46" });
    if (worldOf(state.config).measures.objectives !== "none")
      for (let i = 0; i < MOST_MARKERS; i++) drawObjective(state, power, chance, tell);
    changeStability(state, power, CALM, ["politics"], "17.2", tell);
  },
};
