import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { allows, SEA } from "../control/relation.ts";

type Passage = Body<"passage", { asks: { begin: "letPass" | "stopFleet" } }>;
export type PassageFrame = FrameOf<Passage>;

/** 11.16, 11.41: whoever holds a port or has a fleet there may let another power's fleet go on without stopping. */
export const passage = procedure<Passage>({
  name: "passage",
  rule: "11.16",
  steps: {
    begin: {
      prompt: "passage.ask",
      rule: "11.16",
      who: (_state, { owner }) => [owner],
      options(_state, _frame, _, into) {
        into.push({ type: "letPass" });
        into.push({ type: "stopFleet" });
      },
      /** 4.1: a permission by sea has been given; 12.55: not to Pontus. */
      skip: (state, { owner, power, fleet = power }) =>
        fleet === power && allows(state, owner, power, SEA) ? { type: "letPass" } : undefined,
      take(_state, { owner: from, power, fleet: to = power, node }, _, action, course) {
        const passes = action.type === "letPass";
        course.tell({ type: passes ? "passageGiven" : "passageRefused", from, to, node, rule: "11.16" });
        course.end({ passes });
      },
    },
  },
});
