import { NONE } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import { allyWithPergamum, endAllianceOfPergamum, isOwnAlly, isPergamumOpen } from "../../units/alliances.ts";
import { BETWEEN_MOVES, type CardEffect } from "./effect.ts";

/** 12.54, 17.2, R342: Pergamum becomes an ally, or is somebody else's no more. */
export const allianceWithPergamum: CardEffect = {
  at: BETWEEN_MOVES,
  refuse(state, power) {
    if (!isPergamumOpen(state)) return refusal("card.void", {});
    return isOwnAlly(state, advancedOf(state).pergamumAlly, power) ? refusal("card.allied", {}) : undefined;
  },
  does(state, { power }, { tell }) {
    if (advancedOf(state).pergamumAlly === NONE) allyWithPergamum(state, power, tell);
    else endAllianceOfPergamum(state, tell);
  },
};
