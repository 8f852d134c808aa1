import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { NONE, type Node, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import type { State } from "../../state/state.ts";
import { isPermitted } from "./pacts.ts";
import { TERMS, type Term, type TermKind } from "./term.ts";
import { carryOut, mostTalents, nextCedable, term } from "./terms.ts";

export interface DealFrame extends Frame {
  readonly proc: "deal";
  readonly power: Power;
  readonly partner: Power;
  terms: Term[];
  /** Who gives what is being named just now. */
  giver: Power;
}

/** A proposal of one power to another. */
export const dealOf = (power: Power, partner: Power): DealFrame => ({
  proc: "deal",
  step: "terms",
  power,
  partner,
  terms: [],
  giver: power,
});

/** 4.1, 4.2: one power names terms, the other takes them or not. Hands back `{ made: boolean }`. */
export const deal = procedure<DealFrame>({
  name: "deal",
  rule: "4.1",
  steps: {
    /**
     * What either side would do. Terms follow one another in order, so that every proposal has one path; only Spaces may
     * be several, in their order.
     */
    terms: {
      prompt: "deal.terms",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const { power, partner, terms } = frame;
        const last = terms.at(-1);
        const first = last ? rankOf(frame, last) : 0;
        for (let rank = first; rank < TERMS.length * 2; rank++) {
          const kind = TERMS[rank >> 1]!;
          const giver = (rank & 1) === 0 ? power : partner;
          const isRepeated = last !== undefined && rank === first;
          if ((!isRepeated || kind === "cede") && canName(state, frame, kind, giver)) offer(kind, giver, into);
        }
        if (frame.terms.length > 0) into.push({ do: "send" });
        into.push({ do: "withhold" });
      },
      refuse: (_state, _frame, _, action) => refusal("deal.term", { kind: action.kind ?? action.do }, "4.1"),
      take(_state, frame, _, action, course) {
        if (action.do === "withhold") return course.end({ made: false });
        if (action.do === "send") {
          const { power: from, partner: to, terms } = frame;
          course.tell({ e: "proposal", from, to, terms: terms.slice(), rule: "4.1" });
          return course.go("answer");
        }
        frame.giver = action.power!;
        if (action.kind === "talents") return course.go("talents");
        if (action.kind === "cede") return course.go("cede");
        frame.terms.push(term(action.kind as TermKind, action.power!, { text: action.text ?? "" }));
        course.wait();
      },
    },
    talents: {
      prompt: "deal.talents",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, { giver }, _, into) {
        const most = mostTalents(state, giver);
        for (let n = 1; n <= most; n++) into.push({ do: "term", kind: "talents", n });
      },
      refuse: (state, { giver }) => refusal("deal.tooMuch", { treasury: state.powers[giver]!.treasury }, "4.1"),
      take(_state, frame, _, action, course) {
        frame.terms.push(term("talents", frame.giver, { n: action.n! }));
        course.go("terms");
      },
    },
    cede: {
      prompt: "deal.cede",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const { giver } = frame;
        for (let node = nextCeded(state, frame, giver); node !== NONE; node = nextCedable(state, giver, node))
          into.push({ do: "term", kind: "cede", node });
      },
      refuse: () => refusal("deal.cannotCede", {}, "4.1"),
      take(_state, frame, _, action, course) {
        frame.terms.push(term("cede", frame.giver, { node: action.node! }));
        course.go("terms");
      },
    },
    answer: {
      prompt: "deal.answer",
      rule: "4.1",
      who: (_state, { partner }) => [partner],
      options(_state, _frame, _, into) {
        into.push({ do: "accept" });
        into.push({ do: "decline" });
      },
      take(state, { power: from, partner: to, terms }, _, action, course) {
        const made = action.do === "accept";
        course.tell({ e: made ? "dealMade" : "dealDeclined", from, to, terms: terms.slice(), rule: "4.1" });
        if (made) carryOut(state, from, to, terms, course.tell.bind(course));
        course.end({ made });
      },
    },
  },
});

/** The place of a term in the order of a proposal: its kind first, then who gives. */
const rankOf = ({ power }: DealFrame, { kind, giver }: Term): number =>
  TERMS.indexOf(kind) * 2 + (giver === power ? 0 : 1);

/** Whether there is anything of this kind to give. */
function canName(state: State, frame: DealFrame, kind: TermKind, giver: Power): boolean {
  if (kind === "talents") return mostTalents(state, giver) > 0;
  if (kind === "cede") return nextCeded(state, frame, giver) !== NONE;
  const taker = giver === frame.power ? frame.partner : frame.power;
  return kind === "promise" || !isPermitted(state, giver, taker, kind);
}

/** The first Space that can be named: after the one named last. */
function nextCeded(state: State, { terms }: DealFrame, giver: Power): Node {
  const last = terms.at(-1);
  return nextCedable(state, giver, last?.kind === "cede" && last.giver === giver ? last.node : NONE);
}

/** 4.1: a promise has any words: an empty text in the list stands for all of them. */
function offer(kind: TermKind, power: Power, into: Sink<Action>): void {
  into.push(kind === "promise" ? { do: "term", kind, power, text: "" } : { do: "term", kind, power });
}
