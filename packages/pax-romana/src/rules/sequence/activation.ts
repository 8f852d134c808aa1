import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { EVENTS, NONE } from "../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { advancedOf } from "../../state/cards.ts";
import { clearFlag, FLAGS } from "../../state/flags.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { mutiniesOf } from "../barbarians/mutinies.ts";
import { canMeet, meetingOf } from "../diplomacy/invitation.ts";
import { breakableBy, breakPact } from "../diplomacy/pacts.ts";
import { answerCard, isCardAnswer, offerCards, refuseCard, type CardVerb } from "../cards/own-plays.ts";
import {
  endOwnPass,
  endPassesOfActivation,
  endPassesOfMove,
  endSilence,
  isPauseWanted,
  pauseOf,
} from "../cards/windows.ts";
import { canRecruit } from "../economy/recruiting.ts";
import { capitalStrengths, judgeDisorder, judgeDisorderOfCard } from "../chance-events/disorder.ts";
import { STRIKES } from "../chance-events/strikes.ts";
import { closeActivation } from "../movement/marks.ts";
import { campsOf, hasStayed, type Camp } from "../movement/mountains.ts";
import { disbandHeavy, hasHeavies, offerHeavies } from "../units/disbanding.ts";
import { expansionOf } from "./operations.ts";

type Activation = Body<
  "activation",
  {
    locals: {
      /** 16.2 Disorder: strengths in the capitals when it struck; none if it did not. */
      capitals: number[] | null;
      /** 9.45: Mountain Fortresses with an army when it began, and how many it was; absent where the table does not play so. */
      camps?: Camp[] | undefined;
      /** R253, R299: the marker was a card's gift, so that nobody was asked to pay for it. */
      gift?: true;
    };
    asks: {
      pay: "pay" | "lapse" | Talk;
      disband: "giveUp" | "done";
      operation: "operation" | Talk | CardVerb;
    };
    acts:
      | ("begin" | "slaves" | "reserve" | "mutiny" | "civilWar" | "torn" | "card" | "pause")
      | ("closing" | "mountains" | "close");
    after: {
      checked: "stabilityCheck";
      carded: "cardSegment";
      paused: "cardWindow";
      played: "playCard";
      done: "cardWindow";
    };
  }
>;
export type ActivationFrame = FrameOf<Activation>;
type Talk = "callMeeting" | "breakPact";

/** 3.44: whether this power pays for its markers at all; scenario I knows no Talents. */
const isFree = (state: State): boolean => worldOf(state.config).scenario.treasury === undefined;

/** R299: a marker that a card has given, drawn from the cup. */
const isGift = ({ advanced }: State, { power, drawn }: ActivationFrame): boolean =>
  advanced !== undefined && drawn && advanced.free[power]! > 0;

const afterPause = (camps: ActivationFrame["camps"]): "mountains" | "close" => (camps ? "mountains" : "close");

/** 3.44, 3.45, 3.51: a marker is paid for or lapses; then the power operates. */
export const activation = procedure<Activation>({
  name: "activation",
  rule: "3.44",
  locals: () => ({ capitals: null }),
  steps: {
    /** 16.13, R28, R118: events that wait for a marker drawn from the cup strike first, in the order rolled. */
    begin(state, frame, course) {
      if (state.advanced) {
        state.advanced.pergamumRolled = false;
        endPassesOfMove(state);
        endOwnPass(state, frame.power);
      }
      const event = frame.drawn ? state.waiting.shift() : undefined;
      if (event === undefined) return course.go("slaves");
      const { power } = frame;
      course.tell({ type: "eventStruck", event, power, rule: "16.13" });
      const strike = STRIKES[EVENTS[event]!];
      if ("proc" in strike) {
        const { proc } = strike;
        if (proc === "stabilityCheck") return course.call({ proc, power }, "checked");
        return course.call({ proc, power }, "begin");
      }
      strike.act(state, power, course);
      course.go("begin");
    },
    checked(state, frame, course, { check }) {
      if (check === "civilWar") {
        conclude(state, frame, course);
        return course.end();
      }
      if (check === "disorder") frame.capitals = capitalStrengths(state, frame.power);
      course.go("begin");
    },
    /** 12.71: slaves of others rise and move, whether the marker is paid for or not. */
    slaves(state, { power }, course) {
      if (state.armies.every(({ kind, keeper }) => kind !== "slaves" || keeper === power)) return course.go("reserve");
      course.call({ proc: "slaveDuty", power }, "reserve");
    },
    /** Scenario V: an army that waits off the map may enter. */
    reserve(state, { power }, course) {
      const next = state.advanced ? "civilWar" : "mutiny";
      if (state.powers[power]!.reserve === 0) return course.go(next);
      course.call({ proc: "reserve", power }, next);
    },
    /** 17.2, R330: a Civil War that is due takes the whole marker, unpaid; R498: also one that a card has given. */
    civilWar(state, frame, course) {
      const { power } = frame;
      const advanced = advancedOf(state);
      if ((advanced.civilWar & (1 << power)) === 0) return course.go("mutiny");
      advanced.civilWar &= ~(1 << power);
      if (isGift(state, frame)) advanced.free[power]!--;
      course.call({ proc: "civilWarByCard", power }, "torn");
    },
    torn(state, frame, course) {
      conclude(state, frame, course);
      course.end();
    },
    /** 16.2 Naval Mutiny: fleets come back for a Talent each squadron. */
    mutiny(state, { power }, course) {
      if (mutiniesOf(state, power).length === 0) return course.go("pay");
      course.call({ proc: "mutinyPay", power }, "pay");
    },
    pay: {
      prompt: "activation.pay",
      rule: "3.44",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const { treasury, markerCost } = state.powers[frame.power]!;
        if (treasury >= markerCost) into.push({ type: "pay" });
        into.push({ type: "lapse" });
        offerTalks(state, frame, into);
      },
      refuse(state, { power }, _, action) {
        if (action.type !== "pay") return undefined;
        const { treasury, markerCost } = state.powers[power]!;
        return refusal("activation.cannotPay", { cost: markerCost, treasury });
      },
      skip: (state, frame) => (isFree(state) || isGift(state, frame) ? { type: "pay" } : undefined),
      take(state, frame, _, action, course) {
        const { power } = frame;
        if (action.type === "lapse") {
          course.tell({ type: "markerLapsed", power, rule: "3.44" });
          conclude(state, frame, course);
          return course.end();
        }
        if (action.type !== "pay") return talk(state, frame, action, course);
        if (isGift(state, frame)) {
          advancedOf(state).free[power]!--;
          frame.gift = true;
        } else if (!isFree(state)) changeTalents(state, power, -state.powers[power]!.markerCost, "3.44", course.tell);
        course.tell({ type: "activationBegan", power, rule: "3.41" });
        if (state.config.options.includes("mountainAttrition")) frame.camps = campsOf(state, power);
        course.go(state.advanced ? "card" : "operation");
      },
    },
    /** 17.13: the Card Segment; R315: Dies Irae may end the Activation with it. */
    card: (_state, { power }, course) => course.call({ proc: "cardSegment", power }, "carded"),
    carded(state, frame, course, { lost }) {
      endPassesOfMove(state);
      // R366: an Activation that does not take place has no end.
      if (lost && frame.camps) frame.camps = undefined;
      course.go(lost ? "closing" : "disband");
    },
    /** 14.22, R367: optional: heavy infantry goes home, for nothing. */
    disband: {
      prompt: "activation.disband",
      rule: "14.22",
      who: (_state, { power }) => [power],
      options(state, { power }, _, into) {
        offerHeavies(state, power, into);
        into.push({ type: "done" });
      },
      skip: (state, { power }) =>
        state.config.options.includes("disbanding") && hasHeavies(state, power) ? undefined : { type: "done" },
      take(state, { power }, _, action, course) {
        if (action.type === "done") return course.go("pause");
        disbandHeavy(state, power, action.node, action.unit, course.tell);
        course.wait();
      },
    },
    /** R292: others may play cards before the operation, and before the Activation closes. */
    pause(state, { power }, course) {
      if (isPauseWanted(state, power)) course.call(pauseOf(state, power), "paused");
      else course.go("operation");
    },
    paused(state, _frame, course) {
      endSilence(state);
      course.go("operation");
    },
    operation: {
      prompt: "activation.operation",
      rule: "3.51",
      who: (_state, { power }) => [power],
      options(state, frame, power, into) {
        into.push({ type: "operation", kind: "expansion" });
        // R359: whoever has marched with the Gallic revolt has made his Major Move.
        const hasMarched = state.rebellions?.marched === true;
        if (!hasMarched && canRecruit(state, power)) into.push({ type: "operation", kind: "recruitment" });
        // F.3c, R253: where nobody pays, talks are among the operations.
        if (isFree(state) || frame.gift) offerTalks(state, frame, into);
        offerCards(state, power, "own", into);
      },
      refuse: (state, _, power, action) => refuseCard(state, power, "own", action),
      take(state, frame, power, action, course) {
        if (isCardAnswer(action)) {
          const play = answerCard(state, power, action, course);
          return play ? course.call(play, "played") : course.wait();
        }
        if (action.type !== "operation") return talk(state, frame, action, course);
        course.tell({ type: "operationChosen", power, kind: action.kind, rule: "3.51" });
        const next = state.advanced ? "closing" : "close";
        if (action.kind === "recruitment") course.call({ proc: "recruitment", power }, next);
        else course.call(expansionOf(power), next);
      },
    },
    played(state, _frame, course) {
      endSilence(state);
      course.go("pause");
    },
    closing(state, { power, camps }, course) {
      if (isPauseWanted(state, power)) course.call(pauseOf(state, power), "done");
      else course.go(afterPause(camps));
    },
    done: (_state, { camps }, course) => course.go(afterPause(camps)),
    /** 9.45, R366: optional: armies that have stayed in Mountain Fortresses suffer attrition. */
    mountains(state, { power, camps }, course) {
      const camp = camps?.pop();
      if (!camp) return course.go("close");
      if (!hasStayed(state, power, camp)) return course.go("mountains");
      const { node, units: own } = camp;
      course.call({ proc: "attrition", power, force: NONE, node, rule: "9.45", own }, "mountains");
    },
    close(state, frame, course) {
      const { power } = frame;
      // R312: a Conqueror by card is one for this Activation.
      if (state.advanced) clearFlag(state, power, FLAGS.conqueror);
      conclude(state, frame, course);
      course.tell({ type: "activationEnded", power, rule: "3.43" });
      course.end();
    },
  },
});

/** 4.1, R115, R180: a Meeting instead of an operation, and the end of agreements. */
function offerTalks(state: State, { power }: ActivationFrame, into: Sink<Action<Talk>>): void {
  if (canMeet(state, power) && state.config.game === "standard") into.push({ type: "callMeeting" });
  if (state.pacts.some((pact) => pact !== 0))
    for (const taker of breakableBy(state, power)) into.push({ type: "breakPact", power: taker });
}

/** F.3c, R115: a Meeting uses up the marker, unpaid; after the end of an agreement the question comes back. */
function talk(state: State, { power }: ActivationFrame, action: Action<Talk>, course: Course<Activation>): void {
  if (action.type === "callMeeting") return course.call(meetingOf(power), "close");
  breakPact(state, power, action.power);
  course.tell({ type: "pactBroken", from: power, to: action.power, rule: "4.1" });
  course.wait();
}

/**
 * However a marker ends, also where it lapses or a Civil War takes it: Disorder is judged (16.2, R184), and hordes that have moved at
 * its beginning are fresh again like everybody (9.14).
 */
function conclude(state: State, { power, capitals }: ActivationFrame, course: Course<Activation>): void {
  if (capitals) judgeDisorder(state, power, capitals, course.tell);
  closeActivation(state);
  if (state.advanced) {
    judgeDisorderOfCard(state, power, course.tell);
    endPassesOfActivation(state);
  }
}
