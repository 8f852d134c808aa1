import { NONE } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf } from "../../../state/cards.ts";
import { changeTalents } from "../../../state/ledger.ts";
import { allyWithRhodes, endAllianceOfRhodes, isRhodesOpen } from "../../units/alliances.ts";
import { BETWEEN_MOVES, type CardEffect } from "./effect.ts";

/** 17.2: what the alliance costs. */
const PRICE = 3;

/** 12.51, 17.2, R342: Rhodes becomes an ally, or is somebody else's no more. */
export const allianceWithRhodes: CardEffect = {
  at: BETWEEN_MOVES,
  refuse(state, power) {
    const { rhodesAlly } = advancedOf(state);
    const { treasury } = state.powers[power]!;
    if (!isRhodesOpen(state)) return refusal("card.void", {});
    if (rhodesAlly === power) return refusal("card.allied", {});
    const isPoor = rhodesAlly === NONE && treasury < PRICE;
    return isPoor ? refusal("card.alliancePrice", { cost: PRICE, treasury }) : undefined;
  },
  does(state, { power }, { tell }) {
    if (advancedOf(state).rhodesAlly !== NONE) return endAllianceOfRhodes(state, tell);
    changeTalents(state, power, -PRICE, "17.2", tell);
    allyWithRhodes(state, power, tell);
  },
};
