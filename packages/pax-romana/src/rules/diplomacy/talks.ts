import type { Refusal, Sink } from "@ara/kernel";
import { type Action } from "../../action.ts";
import type { Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyAsk, AnyCourse, AnyProcedure, AnyStep } from "../../engine/machine.ts";
import { refusal } from "../../refusal.ts";
import { PAIRS, pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import type { PromptKey } from "../../texts/en/prompts.ts";
import { answerOf, talkOf } from "./deal.ts";
import { isAnothers } from "./meeting.ts";
import { breakableBy, breakPact } from "./pacts.ts";

type When = "between" | "during";

/**
 * 4.4, R430: the decisions at which a power may talk, by their questions: those that begin something, not the parts of one
 * that is under way, nor sealed plans. Between Moves everything can be agreed; in the middle of a Move nobody becomes a
 * friend or an enemy.
 */
const TALKS: Readonly<Partial<Record<PromptKey, When>>> = {
  "activation.pay": "between",
  "activation.operation": "between",
  "expansion.choose": "between",
  "land.step": "during",
  "sea.sail": "during",
  "sea.stopped": "during",
  "sea.meet": "during",
  "passage.ask": "during",
  "interception.attempt": "during",
  "withdrawal.ask": "during",
  "battle.walls": "during",
  "battle.retreat": "during",
  "battle.force": "during",
};

/**
 * 4.4: the same procedures, at whose decisions talks may be held where the table has agreed to them. They are seen as the
 * machine sees them, all alike: whatever a question asks, it comes back when all is said.
 */
export const withTalks = (procedures: readonly AnyProcedure[]): readonly AnyProcedure[] =>
  procedures.map((one) => ({
    ...one,
    steps: Object.fromEntries(Object.entries(one.steps).map(([name, step]) => [name, talkable(step)])),
  }));

function talkable(step: AnyStep): AnyStep {
  const when = typeof step === "function" ? undefined : TALKS[step.prompt];
  return typeof step === "function" || when === undefined ? step : talking(step, when);
}

const talking = (ask: AnyAsk, when: When): AnyAsk => ({
  ...ask,
  options(state, frame, power, into) {
    ask.options(state, frame, power, into);
    if (areTalks(state)) offerTalks(state, power, ask.prompt === "expansion.choose", into);
  },
  refuse: (state, frame, power, action) =>
    isTalk(ask, action) ? refuseTalk(state, power, action) : ask.refuse?.(state, frame, power, action),
  take(state, frame, power, action, course) {
    if (!areTalks(state)) return ask.take(state, frame, power, action, course);
    if (isTalk(ask, action)) return talk(state, frame, power, action, when, course);
    state.talked &= ~bitsOf(power);
    ask.take(state, frame, power, action, course);
  },
});

const areTalks = ({ config }: State): boolean => config.options.includes("secretAlliances");

/** The end of an agreement is an answer of its own where an Activation begins (R180); with talks also between Moves. */
const isTalk = ({ prompt }: AnyAsk, action: Action): action is Talk =>
  action.do === "talk" || action.do === "hear" || (action.do === "breakPact" && prompt === "expansion.choose");

type Talk = Action<"talk" | "hear" | "breakPact">;

/** Who has spoken to whom since his last decision is one bit, who has heard whom another. */
const spoke = (power: Power, other: Power): number => 1 << pairOf(power, other);
const heard = (power: Power, other: Power): number => 1 << (PAIRS + pairOf(power, other));
const bitsOf = (power: Power): number => {
  let bits = 0;
  for (let other = 0; other * other < PAIRS; other++) bits |= spoke(power, other) | heard(power, other);
  return bits;
};

/** R430: to each of the others once in a decision; and each proposal that waits is heard once. */
function offerTalks(state: State, power: Power, canBreak: boolean, into: Sink<Talk>): void {
  for (const { from, to } of state.proposals)
    if (to === power && (state.talked & heard(power, from)) === 0) into.push({ do: "hear", power: from });
  for (const other of state.order)
    if (isAnothers(state, other, power) && (state.talked & spoke(power, other)) === 0)
      into.push({ do: "talk", power: other });
  if (canBreak) for (const other of breakableBy(state, power)) into.push({ do: "breakPact", power: other });
}

function refuseTalk(state: State, power: Power, action: Talk): Refusal {
  if (!areTalks(state)) return refusal("talk.notAgreed", {});
  if (action.do === "hear") return refusal("talk.nothingToHear", {});
  if (action.do === "breakPact") return refusal("talk.noPact", {});
  return isAnothers(state, action.power, power) ? refusal("talk.enough", {}) : refusal("meeting.invite", {}, "4.4");
}

/** The question comes back when all is said. */
function talk(state: State, frame: Frame, power: Power, action: Talk, when: When, course: AnyCourse): void {
  const { power: other } = action;
  if (action.do === "talk") {
    state.talked |= spoke(power, other);
    return course.call(talkOf(power, other), frame.step);
  }
  if (action.do === "hear") {
    state.talked |= heard(power, other);
    const proposal = state.proposals.find(({ from, to }) => from === other && to === power)!;
    return course.call(answerOf(proposal, when), frame.step);
  }
  breakPact(state, power, other);
  course.tell({ e: "pactBroken", from: power, to: other, rule: "4.1" });
  course.wait();
}
