import type { Refusal, Sink } from "@ara/kernel";
import type { Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { AnyAsk, AnyCourse, AnyProcedure } from "../../engine/machine.ts";
import { refusal } from "../../refusal.ts";
import { PAIRS, pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import type { Occasion, ProcName } from "../frames.ts";
import { answerOf, talkOf } from "./deal.ts";
import { isAnothers } from "./invitation.ts";
import { breakableBy, breakPact } from "./pacts.ts";
import { isTalk, withAsks, type Talk } from "./silence.ts";

/** R430: what nobody talks at, by the procedures that ask. */
const SILENT: ReadonlySet<ProcName> = new Set<ProcName>([
  // These are talks themselves.
  "deal",
  "meeting",
  "alliance",
  // Sealed plans and bids, which several make at once: whoever talked would hold up the others.
  "leaderSelection",
  "maintenance",
  "manpower",
  "removal",
  "siegeBid",
  "victoryPhase",
  "cardWindow",
  // The first turn has not begun.
  "placement",
]);

/** 4.1, R430: here nothing is under way, and friends and enemies can be made. */
const BETWEEN: ReadonlySet<ProcName> = new Set<ProcName>(["activation", "expansion"]);

/** R483: here Talents are being counted out, and what is to be paid was there when the procedure began. */
const COUNTING: ReadonlySet<ProcName> = new Set<ProcName>([
  "attritionPhase",
  "bribe",
  "construction",
  "hireMercenaries",
  "income",
  "recruitment",
]);

const occasionOf = (proc: ProcName): Occasion =>
  BETWEEN.has(proc) ? "between" : COUNTING.has(proc) ? "counting" : "during";

/**
 * 4.4: the same procedures, at whose decisions talks may be held. They are seen as the machine sees them, all alike: whatever
 * a question asks, it comes back when all is said.
 */
export const withTalks = (procedures: readonly AnyProcedure[]): readonly AnyProcedure[] =>
  procedures.map((one) => (SILENT.has(one.name) ? one : withAsks(one, talking(occasionOf(one.name)))));

const talking =
  (occasion: Occasion) =>
  (ask: AnyAsk): AnyAsk => ({
    ...ask,
    options(state, frame, power, into) {
      ask.options(state, frame, power, into);
      offerTalks(state, power, ask.prompt === "expansion.choose", into);
    },
    refuse: (state, frame, power, action) =>
      isTalk(ask, action) ? refuseTalk(state, power, action) : ask.refuse?.(state, frame, power, action),
    take(state, frame, power, action, course) {
      if (isTalk(ask, action)) return talk(state, frame, power, action, occasion, course);
      state.talked &= ~bitsOf(power);
      ask.take(state, frame, power, action, course);
    },
  });

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
    if (to === power && (state.talked & heard(power, from)) === 0) into.push({ type: "hear", power: from });
  for (const other of state.order)
    if (isAnothers(state, other, power) && (state.talked & spoke(power, other)) === 0)
      into.push({ type: "talk", power: other });
  if (canBreak) for (const other of breakableBy(state, power)) into.push({ type: "breakPact", power: other });
}

function refuseTalk(state: State, power: Power, action: Talk): Refusal {
  if (action.type === "hear") return refusal("talk.nothingToHear", {});
  if (action.type === "breakPact") return refusal("talk.noPact", {});
  return isAnothers(state, action.power, power) ? refusal("talk.enough", {}) : refusal("meeting.invite", {}, "4.4");
}

/** The question comes back when all is said. */
function talk(state: State, frame: Frame, power: Power, action: Talk, occasion: Occasion, course: AnyCourse): void {
  const { power: other } = action;
  if (action.type === "talk") {
    state.talked |= spoke(power, other);
    return course.call(talkOf(power, other), frame.step);
  }
  if (action.type === "hear") {
    state.talked |= heard(power, other);
    const proposal = state.proposals.find(({ from, to }) => from === other && to === power)!;
    return course.call(answerOf(proposal, occasion), frame.step);
  }
  breakPact(state, power, other);
  course.tell({ type: "pactBroken", from: power, to: other, rule: "4.1" });
  course.wait();
}
