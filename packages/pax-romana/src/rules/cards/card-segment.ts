import { seatsOf } from "../../config.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { cardKind, drawCard, handOf, MOST_CARDS } from "../../state/cards.ts";
import { answerCard, offerCards, refuseCard, type CardVerb } from "./own-plays.ts";

type CardSegment = Body<
  "cardSegment",
  {
    locals: { /** Whether the Activation is lost. */ lost: boolean };
    acts: "draw" | "end";
    asks: { full: CardVerb | "nothing" };
    after: { struck: "playCard"; played: "playCard" };
  }
>;

/** 17.12-17.14: a card is drawn; it strikes at once, or is held, and nobody holds a fourth. */
export const cardSegment = procedure<CardSegment>({
  name: "cardSegment",
  rule: "17.13",
  locals: () => ({ lost: false }),
  steps: {
    draw(state, { power }, course) {
      const card = drawCard(state, power, course.chance);
      const atOnce = !cardKind(state, card).hold;
      const heard = seatsOf(state.config, [power]);
      course.tell({ type: "cardDrawn", power, card, atOnce, heard, rule: "17.13" });
      if (!atOnce) return course.go("full");
      course.call({ proc: "playCard", power, card, as: "event", atOnce }, "struck");
    },
    struck(_state, frame, course, { lost }) {
      frame.lost = lost;
      course.go("end");
    },
    /** R294: of four cards he plays one, or discards one, the new one included. */
    full: {
      prompt: "card.full",
      rule: "17.14",
      who: (_state, { power }) => [power],
      options: (state, _, power, into) => offerCards(state, power, "own", into),
      skip: (state, { power }) => (handOf(state, power).length > MOST_CARDS ? undefined : { type: "nothing" }),
      refuse: (state, _, power, action) => refuseCard(state, power, "own", action),
      take(state, _, power, action, course) {
        if (action.type === "nothing") return course.go("end");
        const play = answerCard(state, power, action, course);
        if (play) return course.call(play, "played");
        course.wait();
      },
    },
    played: (_state, _frame, course) => course.go("full"),
    end: (_state, { lost }, course) => course.end({ lost }),
  },
});
