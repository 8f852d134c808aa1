import { refusal } from "../../../refusal.ts";
import { FLAGS, hasFlag, setFlag } from "../../../state/flags.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

/** 17.2, R313: to the end of the turn his units withdraw as often as they are attacked, and leaving Home costs no Stability. */
export const cunctator: CardEffect = {
  at: ANY_TIME,
  refuse(state, power) {
    if (hasFlag(state, power, FLAGS.conquered)) return refusal("card.notBoth", {});
    return hasFlag(state, power, FLAGS.delayed) ? refusal("card.void", {}) : undefined;
  },
  does(state, { power }, { tell }) {
    setFlag(state, power, FLAGS.delayed);
    tell({ type: "delays", power, rule: "17.2" });
  },
};
