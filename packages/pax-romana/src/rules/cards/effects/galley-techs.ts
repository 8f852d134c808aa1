import { refusal } from "../../../refusal.ts";
import { FLAGS, hasFlag, setFlag } from "../../../state/flags.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

/** 17.2, R339: three Battle Points for each squadron to the end of the turn; twice is no more than once. */
export const galleyTech: CardEffect = {
  at: ANY_TIME,
  refuse: (state, power) => (hasFlag(state, power, FLAGS.galleyTechnology) ? refusal("card.void", {}) : undefined),
  does(state, { power }, { tell }) {
    setFlag(state, power, FLAGS.galleyTechnology);
    tell({ type: "galleysImproved", power, rule: "17.2" });
  },
};
