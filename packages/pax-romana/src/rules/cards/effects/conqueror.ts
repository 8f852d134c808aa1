import { worldOf } from "../../../config.ts";
import type { Power } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { FLAGS, hasFlag, setFlag } from "../../../state/flags.ts";
import type { State } from "../../../state/state.ts";
import { leadersInPlay } from "../../chance-events/leaders-in-play.ts";
import { hasMoved } from "../../sequence/has-moved.ts";
import type { CardEffect } from "./effect.ts";

const hasElite = (state: State, power: Power): boolean =>
  leadersInPlay(state, power).some((leader) => worldOf(state.config).data.leaders.elite[leader] === 1);

/** 17.2, R104, R312: before the first Move of an Activation; in it the Major Move that an Elite leader leads is followed by another. */
export const conqueror: CardEffect = {
  at: ["own"],
  refuse(state, power) {
    // 12.55: the Activation of Pontus is none of its player's.
    if (state.frames.some(({ proc }) => proc === "pontusActivation")) return refusal("card.notNow", {});
    if (hasFlag(state, power, FLAGS.delayed)) return refusal("card.notBoth", {});
    if (hasFlag(state, power, FLAGS.conqueror)) return refusal("card.void", {});
    if (hasMoved(state)) return refusal("card.tooLate", {});
    return hasElite(state, power) ? undefined : refusal("card.noElite", {});
  },
  does(state, { power }, { tell }) {
    setFlag(state, power, FLAGS.conqueror | FLAGS.conquered);
    tell({ type: "conquers", power, rule: "17.2" });
  },
};
