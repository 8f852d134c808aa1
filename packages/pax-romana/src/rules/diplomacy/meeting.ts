import { worldOf } from "../../config.ts";
import type { Power } from "../../data/index.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import type { PowerFrame } from "../frames.ts";
import { dealOf } from "./deal.ts";

export interface MeetingFrame extends PowerFrame {
  readonly proc: "meeting";
  /** Who is invited, in order. */
  guests?: Power[];
  /** Whose word it is among those at the table, how many have passed in a row, and the proposals so far. */
  turn?: number;
  passed?: number;
  proposals?: number;
}

/** R180: proposals in one Meeting. */
const MOST_PROPOSALS = 12;

/** 4.1: a Meeting that a power calls. */
export const meetingOf = (power: Power): MeetingFrame => ({ proc: "meeting", step: "begin", power });

/** 4.1: agreements are made at a Meeting, by those who are invited and nobody else. */
export const meeting = procedure<MeetingFrame>({
  name: "meeting",
  rule: "4.1",
  steps: {
    begin(_state, frame, course) {
      frame.guests = [];
      course.go("invite");
    },
    /** One guest after the other, in the order of the powers, so that every company is invited in one way. */
    invite: {
      prompt: "meeting.invite",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const power of invitable(state, frame)) into.push({ do: "invite", power });
        if (frame.guests!.length > 0) into.push({ do: "begin" });
      },
      skip(state, frame) {
        const left = invitable(state, frame);
        if (frame.guests!.length > 0) return left.length === 0 ? { do: "begin" } : undefined;
        return left.length === 1 ? { do: "invite", power: left[0]! } : undefined;
      },
      refuse: () => refusal("meeting.invite", {}),
      take(_state, frame, _, action, course) {
        if (action.do === "invite") {
          frame.guests!.push(action.power!);
          return course.wait();
        }
        frame.turn = 0;
        frame.passed = 0;
        frame.proposals = 0;
        course.tell({ e: "meetingCalled", power: frame.power, guests: frame.guests!.slice(), rule: "4.1" });
        course.go("speak");
      },
    },
    /** In play order, host and guests: a proposal to one of the others, or a pass; when all have passed it is over. */
    speak: {
      prompt: "meeting.speak",
      rule: "4.1",
      who: (state, frame) => [speakerOf(state, frame)],
      options(state, frame, speaker, into) {
        for (const power of atTable(state, frame))
          if (isAnothers(state, power, speaker)) into.push({ do: "propose", power });
        into.push({ do: "pass" });
      },
      skip: (_state, { proposals }) => (proposals! >= MOST_PROPOSALS ? { do: "enough" } : undefined),
      refuse: () => refusal("meeting.notInvited", {}),
      take(state, frame, speaker, action, course) {
        const size = atTable(state, frame).length;
        frame.turn = (frame.turn! + 1) % size;
        if (action.do === "propose") {
          frame.passed = 0;
          frame.proposals!++;
          return course.call(dealOf(speaker, action.power!, atTable(state, frame)), "speak");
        }
        frame.passed!++;
        if (action.do === "pass" && frame.passed! < size) return course.wait();
        course.tell({ e: "meetingEnded", power: frame.power, rule: "4.1" });
        course.end({ done: true });
      },
    },
  },
});

/** 4.1, R251: agreements are between players: powers of one seat make none with each other. */
export function isAnothers({ config }: Pick<State, "config">, power: Power, own: Power): boolean {
  const { seatOf } = worldOf(config);
  return seatOf[power] !== seatOf[own];
}

/** Whether there is anybody to talk to. */
export const canMeet = (state: State, power: Power): boolean =>
  state.order.some((other) => isAnothers(state, other, power));

/** Powers that can still be invited: those after the last guest. */
const invitable = (state: State, { power, guests }: MeetingFrame): Power[] =>
  state.order
    .filter((other) => isAnothers(state, other, power) && other > (guests!.at(-1) ?? -1))
    .toSorted((a, b) => a - b);

const atTable = ({ order }: Pick<State, "order">, { power, guests }: MeetingFrame): Power[] =>
  order.filter((other) => other === power || guests!.includes(other));

const speakerOf = (state: Pick<State, "order">, frame: MeetingFrame): Power => atTable(state, frame)[frame.turn!]!;
