import { NONE } from "../../../data/index.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf, cardOf, priceOfCard } from "../../../state/cards.ts";
import { changeTalents } from "../../../state/ledger.ts";
import { allyWithRhodes, endAllianceOfRhodes, isOwnAlly, isRhodesOpen } from "../../units/alliances.ts";
import { BETWEEN_MOVES, type CardEffect } from "./effect.ts";

const CARD = cardOf("alliance-with-rhodes");

/** 12.51, 17.2, R342: Rhodes becomes an ally, or is somebody else's no more. */
export const allianceWithRhodes: CardEffect = {
  at: BETWEEN_MOVES,
  refuse(state, power) {
    const { rhodesAlly } = advancedOf(state);
    const { treasury } = state.powers[power]!;
    if (!isRhodesOpen(state)) return refusal("card.void", {});
    if (isOwnAlly(state, rhodesAlly, power)) return refusal("card.allied", {});
    const cost = priceOfCard(state, CARD);
    const isPoor = rhodesAlly === NONE && treasury < cost;
    return isPoor ? refusal("card.alliancePrice", { cost, treasury }) : undefined;
  },
  does(state, { power }, { tell }) {
    if (advancedOf(state).rhodesAlly !== NONE) return endAllianceOfRhodes(state, tell);
    changeTalents(state, power, -priceOfCard(state, CARD), "17.2", tell);
    allyWithRhodes(state, power, tell);
  },
};
