import { seatsOf } from "../../../config.ts";
import type { Power } from "../../../data/index.ts";
import { handOf, seeHand } from "../../../state/cards.ts";
import type { State } from "../../../state/state.ts";
import { isAnothers } from "../../diplomacy/invitation.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

/** R326, R376: powers with cards that another player plays. */
export const withCards = (state: State, power: Power): Power[] =>
  state.order.filter((other) => isAnothers(state, other, power) && handOf(state, other).length > 0);

/** 17.2, R326: a hand is seen by the player of the card alone; all learn that he looked. */
export const spies: CardEffect = {
  at: ANY_TIME,
  targets: withCards,
  does(state, { power, target }, { tell }) {
    seeHand(state, power, target);
    const heard = seatsOf(state.config, [power, target]);
    tell({ type: "handSeen", power, of: target, cards: handOf(state, target).slice(), heard, rule: "17.2" });
  },
};
