import { NONE } from "../../../data/index.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { refusal } from "../../../refusal.ts";
import { advancedOf, cardOf, priceOfCard } from "../../../state/cards.ts";
import { changeTalents } from "../../../state/ledger.ts";
import { armiesOf, placeEngine } from "../../units/helepolis.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";

type PoliorcetesEffect = Body<"poliorcetesEffect", { acts: "pay"; asks: { where: "at" } }>;

const CARD = cardOf("poliorcetes-effect");

export const poliorcetesEffectByCard: CardEffect = {
  at: [...ANY_TIME, "step"],
  refuse(state, power) {
    if (advancedOf(state).helepolis !== NONE) return refusal("card.engineInPlay", {});
    const { treasury } = state.powers[power]!;
    const cost = priceOfCard(state, CARD);
    if (treasury < cost) return refusal("card.engineCost", { cost, treasury });
    return armiesOf(state, power).length === 0 ? refusal("card.nowhere", {}) : undefined;
  },
  does: "poliorcetesEffect",
};

/** 17.2, R306, R502: the one siege engine for 2 Talents, with an army. */
export const poliorcetesEffect = procedure<PoliorcetesEffect>({
  name: "poliorcetesEffect",
  rule: "17.2",
  steps: {
    /** Paid before anybody talks: what is left of the treasury may be promised away. */
    pay(state, { power }, course) {
      changeTalents(state, power, -priceOfCard(state, CARD), "17.2", course.tell);
      course.go("where");
    },
    where: {
      prompt: "engine.where",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, _frame, power, into) {
        for (const node of armiesOf(state, power)) into.push({ type: "at", node });
      },
      skip(state, { power }) {
        const places = armiesOf(state, power);
        return places.length === 1 ? { type: "at", node: places[0]! } : undefined;
      },
      take(state, _frame, power, { node }, course) {
        placeEngine(state, power, node);
        course.tell({ type: "enginePlaced", power, node, rule: "17.2" });
        course.end();
      },
    },
  },
});
