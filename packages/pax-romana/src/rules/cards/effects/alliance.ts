import { isAnothers } from "../../diplomacy/invitation.ts";
import { BETWEEN_MOVES, type CardEffect } from "./effect.ts";

/** 4.2, 17.2, R340, R376: talks with one other player. */
export const allianceByCard: CardEffect = {
  at: BETWEEN_MOVES,
  targets: (state, power) => state.order.filter((other) => isAnothers(state, other, power)),
  does: "alliance",
};
