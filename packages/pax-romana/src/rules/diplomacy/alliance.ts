import type { Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { allianceDealOf } from "./deal.ts";
import { MOST_PROPOSALS } from "./meeting.ts";

type Alliance = Body<
  "alliance",
  {
    locals: {
      /** Whether it is the other's word, how many have passed in a row, and the proposals so far. */
      isOthers: boolean;
      passed: number;
      proposals: number;
    };
    acts: "next";
    asks: { speak: "propose" | "pass" };
  }
>;
export type AllianceFrame = FrameOf<Alliance>;

const speakerOf = ({ power, target, isOthers }: AllianceFrame): Power => (isOthers ? target : power);
const listenerOf = ({ power, target, isOthers }: AllianceFrame): Power => (isOthers ? power : target);

/** 4.2, R340: who plays the card talks with one other power, and speaks first; what they agree ends with the turn. */
export const alliance = procedure<Alliance>({
  name: "alliance",
  rule: "4.2",
  locals: () => ({ isOthers: false, passed: 0, proposals: 0 }),
  steps: {
    speak: {
      prompt: "alliance.speak",
      rule: "4.2",
      who: (_state, frame) => [speakerOf(frame)],
      options(_state, frame, _, into) {
        into.push({ type: "propose", power: listenerOf(frame) });
        into.push({ type: "pass" });
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "propose" ? refusal("meeting.notInvited", {}) : undefined,
      take(_state, frame, speaker, action, course) {
        const listener = listenerOf(frame);
        frame.isOthers = !frame.isOthers;
        if (action.type === "pass") {
          frame.passed++;
          return course.go("next");
        }
        frame.passed = 0;
        frame.proposals++;
        course.call(allianceDealOf(speaker, listener), "next");
      },
    },
    /** When both have passed, or enough was proposed, it is over. */
    next(_state, { passed, proposals }, course) {
      if (passed < 2 && proposals < MOST_PROPOSALS) return course.go("speak");
      course.end();
    },
  },
});
