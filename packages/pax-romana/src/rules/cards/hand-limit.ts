import { CARDS } from "../../data/index.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { cardOf, handOf, kindsIn, MOST_CARDS } from "../../state/cards.ts";
import { discard } from "./own-plays.ts";

type HandLimit = Body<"handLimit", { asks: { discard: "discardCard" | "nothing" } }>;

/** 17.14, R295: more than three cards by theft or trade: the limit holds at once. */
export const handLimit = procedure<HandLimit>({
  name: "handLimit",
  rule: "17.14",
  steps: {
    discard: {
      prompt: "card.limit",
      rule: "17.14",
      who: (_state, { power }) => [power],
      options(state, _, power, into) {
        for (const card of kindsIn(handOf(state, power))) into.push({ type: "discardCard", kind: CARDS[card]! });
      },
      skip: (state, { power }) => (handOf(state, power).length > MOST_CARDS ? undefined : { type: "nothing" }),
      take(state, _, power, action, course) {
        if (action.type === "nothing") return course.end();
        discard(state, power, cardOf(action.kind), course);
        course.wait();
      },
    },
  },
});
