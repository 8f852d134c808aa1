import { seatsOf } from "../../../config.ts";
import { procedure, type Body } from "../../../engine/procedure.ts";
import { handOf, passCard } from "../../../state/cards.ts";
import { ANY_TIME, type CardEffect } from "./effect.ts";
import { withCards } from "./spies.ts";

type Traitor = Body<"traitor", { acts: "begin" | "end" }>;

export const traitorByCard: CardEffect = { at: ANY_TIME, targets: withCards, does: "traitor" };

/** 17.2, R326, R295: a card by chance passes to the player of this one, seen by both; the limit of three holds at once. */
export const traitor = procedure<Traitor>({
  name: "traitor",
  rule: "17.2",
  steps: {
    begin(state, { power, target }, course) {
      const hand = handOf(state, target);
      if (hand.length === 0) return course.end();
      const card = course.chance.pick(hand);
      passCard(state, target, power, card);
      const heard = seatsOf(state.config, [power, target]);
      course.tell({ type: "cardStolen", power, from: target, card, heard, rule: "17.2" });
      course.call({ proc: "handLimit", power }, "end");
    },
    end: (_state, _frame, course) => course.end(),
  },
});
