import { NONE, POWERS, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { dealOf } from "./deal.ts";
import { isAnothers } from "./invitation.ts";

type Meeting = Body<
  "meeting",
  {
    locals: {
      /** Who is invited, in order. */
      guests: Power[];
      /** Whose word it is among those at the table, how many have passed in a row, and the proposals so far. */
      turn: number;
      passed: number;
      proposals: number;
    };
    acts: "next";
    asks: { invite: "invite" | "begin"; speak: "propose" | "pass" };
  }
>;
export type MeetingFrame = FrameOf<Meeting>;

/** R180: proposals in one Meeting. */
export const MOST_PROPOSALS = 12;

/** 4.1: agreements are made at a Meeting, by those who are invited and nobody else. */
export const meeting = procedure<Meeting>({
  name: "meeting",
  rule: "4.1",
  locals: () => ({ guests: [], turn: 0, passed: 0, proposals: 0 }),
  steps: {
    /** One guest after the other, in the order of the powers, so that every company is invited in one way. */
    invite: {
      prompt: "meeting.invite",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const power of invitable(state, frame)) into.push({ type: "invite", power });
        if (frame.guests.length > 0) into.push({ type: "begin" });
      },
      skip(state, frame) {
        const left = invitable(state, frame);
        if (frame.guests.length > 0) return left.length === 0 ? { type: "begin" } : undefined;
        return left.length === 1 ? { type: "invite", power: left[0]! } : undefined;
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "invite" || action.type === "begin" ? refusal("meeting.invite", {}, "4.1") : undefined,
      take(_state, frame, _, action, course) {
        if (action.type === "invite") {
          frame.guests.push(action.power);
          return course.wait();
        }
        course.tell({ type: "meetingCalled", power: frame.power, guests: frame.guests.slice(), rule: "4.1" });
        course.go("speak");
      },
    },
    /** When all have passed it is over, or when enough was proposed. */
    next(state, frame, course) {
      if (frame.passed < atTable(state, frame).length && frame.proposals < MOST_PROPOSALS) return course.go("speak");
      course.tell({ type: "meetingEnded", power: frame.power, rule: "4.1" });
      course.end();
    },
    /** In play order, host and guests: a proposal to one of the others, or a pass. */
    speak: {
      prompt: "meeting.speak",
      rule: "4.1",
      who: (state, frame) => [speakerOf(state, frame)],
      options(state, frame, speaker, into) {
        for (const power of atTable(state, frame))
          if (isAnothers(state, power, speaker)) into.push({ type: "propose", power });
        into.push({ type: "pass" });
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "propose" ? refusal("meeting.notInvited", {}) : undefined,
      take(state, frame, speaker, action, course) {
        const present = atTable(state, frame);
        frame.turn = (frame.turn + 1) % present.length;
        if (action.type === "pass") {
          frame.passed++;
          return course.go("next");
        }
        frame.passed = 0;
        frame.proposals++;
        course.call(dealOf(speaker, action.power, present), "next");
      },
    },
  },
});

/** Powers that can still be invited: those after the last guest. */
function invitable(state: State, { power, guests }: MeetingFrame): Power[] {
  const found: Power[] = [];
  for (let other = (guests.at(-1) ?? NONE) + 1; other < POWERS.length; other++)
    if (state.order.includes(other) && isAnothers(state, other, power)) found.push(other);
  return found;
}

const atTable = ({ order }: Pick<State, "order">, { power, guests }: MeetingFrame): Power[] =>
  order.filter((other) => other === power || guests.includes(other));

function speakerOf({ order }: Pick<State, "order">, { power, guests, turn }: MeetingFrame): Power {
  let before = turn;
  for (const other of order) if ((other === power || guests.includes(other)) && before-- === 0) return other;
  throw new Error(`nobody is number ${turn} at the table`);
}
