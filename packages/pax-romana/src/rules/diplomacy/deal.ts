import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { seatsOf, worldOf } from "../../config.ts";
import { CARDS, NONE, OBJECTIVES, type Card, type Node, type Power } from "../../data/index.ts";
import { procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { cardOf, cardsOf, handOf, kindsIn, MOST_CARDS, seeCard } from "../../state/cards.ts";
import { OPEN, pairOf } from "../../state/pairs.ts";
import type { State } from "../../state/state.ts";
import { showObjectiveTo, unseenBy } from "../victory/objectives.ts";
import type { Occasion } from "../frames.ts";
import { isPermission, isPermitted } from "./pacts.ts";
import { TERMS, type Proposal, type Term, type TermKind } from "./term.ts";
import { canCarryOut, carryOut, mostTalents, nextCedable, term } from "./terms.ts";

type Deal = Body<
  "deal",
  {
    locals: {
      terms: Term[];
      /** Who gives what is being named just now. */
      giver: Power;
      /** 15.45: who still has to show an objective to the other. */
      showing: Power[];
    };
    acts: "begin" | "objectives";
    asks: {
      terms: "term" | "send" | "withhold";
      talents: "termTalents";
      card: "termCard";
      cede: "termSpace";
      lasting: "lasting";
      answer: "accept" | "decline" | "postpone";
      show: "show";
    };
  }
>;
export type DealFrame = FrameOf<Deal>;

/** 4.1: a proposal of one power to another at a Meeting, before all who are present. */
export const dealOf = (power: Power, partner: Power, present: readonly Power[]): Call<"deal"> => ({
  proc: "deal",
  power,
  partner,
  present,
  when: "meeting",
  proposed: [],
});

/** 4.2: a proposal between two whom a card has brought together. */
export const allianceDealOf = (power: Power, partner: Power): Call<"deal"> => ({
  ...dealOf(power, partner, [power, partner]),
  when: "alliance",
});

/** 4.4: a proposal that will lie on the table. */
export const talkOf = (power: Power, partner: Power): Call<"deal"> => ({
  ...dealOf(power, partner, [power, partner]),
  when: "during",
});

/** 4.4: a proposal that lies on the table is answered. */
export const answerOf = ({ from, to, terms }: Proposal, when: Occasion): Call<"deal"> => ({
  ...dealOf(from, to, [from, to]),
  when,
  proposed: terms,
});

/** 4.1, 4.2: one power names terms, the other takes them or not. */
export const deal = procedure<Deal>({
  name: "deal",
  rule: "4.1",
  locals: ({ power, proposed }) => ({
    terms: proposed.slice(),
    giver: power,
    showing: [],
  }),
  /** 4.1, R247: who is not invited sees who speaks to whom, and neither terms nor which of them is being named. */
  seen: (frame, own) =>
    own.some((power) => frame.present.includes(power))
      ? own.includes(frame.power) || frame.step === "answer" || frame.step === "show"
        ? frame
        : { ...frame, terms: frame.terms.map(withoutCard) }
      : { ...frame, step: isNaming(frame) ? "terms" : frame.step, terms: [], proposed: [], giver: frame.power },
  steps: {
    begin: (_state, { terms }, course) => course.go(terms.length > 0 ? "answer" : "terms"),
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
        if (frame.terms.length > 0) into.push({ type: "send" });
        into.push({ type: "withhold" });
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "term" || action.type === "send" ? refusal("deal.term", {}) : undefined,
      take(state, frame, _, action, course) {
        if (action.type === "withhold") return course.end();
        if (action.type === "send") return course.go("lasting");
        frame.giver = action.power;
        if (action.kind === "talents") return course.go("talents");
        if (action.kind === "cede") return course.go("cede");
        if (action.kind === "card") return course.go("card");
        frame.terms.push(term(action.kind, action.power, { text: action.text ?? "" }));
        course.wait();
      },
    },
    talents: {
      prompt: "deal.talents",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, { giver }, _, into) {
        const most = mostTalents(state, giver);
        for (let n = 1; n <= most; n++) into.push({ type: "termTalents", n });
      },
      refuse: (state, { giver }, _, action) =>
        action.type === "termTalents"
          ? refusal("deal.tooMuch", { treasury: state.powers[giver]!.treasury })
          : undefined,
      take(_state, frame, _, action, course) {
        frame.terms.push(term("talents", frame.giver, { n: action.n }));
        course.go("terms");
      },
    },
    /** 4.2, R341: of one's own hand any card, of the other's one that one has seen. */
    card: {
      prompt: "deal.card",
      rule: "4.2",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const card of cardsNamed(state, frame, frame.giver)) into.push({ type: "termCard", kind: CARDS[card]! });
      },
      refuse: (_state, _frame, _, action) => (action.type === "termCard" ? refusal("deal.card", {}) : undefined),
      take(_state, frame, _, action, course) {
        frame.terms.push(term("card", frame.giver, { n: cardOf(action.kind) }));
        course.go("terms");
      },
    },
    cede: {
      prompt: "deal.cede",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        const { giver } = frame;
        const taker = otherThan(frame, giver);
        for (let node = nextCeded(state, frame, giver); node !== NONE; node = nextCedable(state, giver, taker, node))
          into.push({ type: "termSpace", node });
      },
      refuse: (_state, _frame, _, action) => (action.type === "termSpace" ? refusal("deal.cannotCede", {}) : undefined),
      take(_state, frame, _, action, course) {
        frame.terms.push(term("cede", frame.giver, { node: action.node }));
        course.go("terms");
      },
    },
    /** 4.1, R431: how long permissions of this proposal last. */
    lasting: {
      prompt: "deal.lasting",
      rule: "4.1",
      who: (_state, { power }) => [power],
      options(state, _frame, _, into) {
        const left = worldOf(state.config).measures.lastTurn - state.turn + 1;
        for (let n = 1; n <= left; n++) into.push({ type: "lasting", n });
        into.push({ type: "lasting", n: OPEN });
      },
      /** In the last turn there is nothing to choose; 4.2, R340: an alliance by card is for the rest of the turn. */
      skip: ({ config, turn }, { terms, when }) => {
        if (when === "alliance") return { type: "lasting", n: 1 };
        return terms.some(({ kind }) => isPermission(kind)) && worldOf(config).measures.lastTurn > turn
          ? undefined
          : { type: "lasting", n: OPEN };
      },
      take(state, frame, _, action, course) {
        frame.terms = frame.terms.map((one) => (isPermission(one.kind) ? { ...one, turns: action.n } : one));
        say(state, frame, "proposal", course.tell);
        for (const { kind, giver, n: card } of frame.terms)
          if (kind === "card") seeCard(state, otherThan(frame, giver), giver, card);
        if (isFaceToFace(frame)) return course.go("answer");
        const { power: from, partner: to, terms } = frame;
        takeBack(state, from, to);
        state.proposals.push({ from, to, terms });
        course.end();
      },
    },
    answer: {
      prompt: "deal.answer",
      rule: "4.1",
      who: (_state, { partner }) => [partner],
      options(state, { power: from, partner: to, terms, when }, _, into) {
        const isNow = when === "meeting" || when === "alliance";
        if (isNow || canCarryOut(state, { from, to, terms }, when)) into.push({ type: "accept" });
        into.push({ type: "decline" });
        if (!isNow) into.push({ type: "postpone" });
      },
      refuse: (_state, frame, _, action) =>
        !isFaceToFace(frame) && action.type === "accept" ? refusal("deal.notNow", {}) : undefined,
      take(state, frame, _, action, course) {
        if (action.type === "postpone") return course.end();
        if (!isFaceToFace(frame)) takeBack(state, frame.power, frame.partner);
        const made = action.type === "accept";
        say(state, frame, made ? "dealMade" : "dealDeclined", course.tell);
        if (!made) return course.end();
        const { power: from, partner: to, terms } = frame;
        carryOut(state, from, to, terms, course.tell);
        frame.showing = terms.flatMap(({ kind, giver }) => (kind === "objective" ? [giver] : []));
        course.go("objectives");
      },
    },
    /** 17.14, R295, R341: whoever has got too many cards discards at once. */
    objectives(state, { power, partner, showing }, course) {
      const full = state.cards && [power, partner].find((one) => handOf(state, one).length > MOST_CARDS);
      if (full !== undefined) return course.call({ proc: "handLimit", power: full }, "objectives");
      if (showing.length > 0) course.go("show");
      else course.end();
    },
    /** 15.45, R249: whoever has agreed to show an objective chooses which, one that the other has not seen. */
    show: {
      prompt: "deal.show",
      rule: "15.45",
      who: (_state, { showing }) => showing.slice(0, 1),
      options(state, frame, power, into) {
        for (const objective of new Set(unseenBy(state, power, otherThan(frame, power))))
          into.push({ type: "show", kind: OBJECTIVES[objective]! });
      },
      refuse: (_state, _frame, _, action) =>
        action.type === "show" ? refusal("deal.objective", { objective: action.kind }) : undefined,
      /** How many one holds, and how many the other has seen, is known to all. */
      skip(state, frame) {
        const power = frame.showing[0]!;
        const [objective, another] = unseenBy(state, power, otherThan(frame, power));
        return another === undefined ? { type: "show", kind: OBJECTIVES[objective!]! } : undefined;
      },
      take(state, frame, power, action, course) {
        frame.showing.shift();
        showObjectiveTo(state, power, otherThan(frame, power), OBJECTIVES.indexOf(action.kind), course.tell);
        course.go("objectives");
      },
    },
  },
});

/** Whether one term is being named, or how long it lasts. */
const isNaming = ({ step }: DealFrame): boolean =>
  step === "talents" || step === "card" || step === "cede" || step === "lasting";

/** 4.1, 4.2: whether both sit together, and the answer is given at once. */
const isFaceToFace = ({ when }: DealFrame): boolean => when === "meeting" || when === "alliance";

/** R341: a card is shown with the proposal, not before. */
const withoutCard = (one: Term): Term => (one.kind === "card" ? { ...one, n: NONE } : one);

/** 4.2, R341: the cards of a side that a proposal can name. */
function cardsNamed(state: State, { power, partner }: DealFrame, giver: Power): Card[] {
  return kindsIn(giver === power ? handOf(state, power) : cardsOf(state).known[pairOf(partner, power)]!);
}

/** 4.4: of two powers only the last proposal of one to the other counts. */
function takeBack(state: State, from: Power, to: Power): void {
  state.proposals = state.proposals.filter((one) => one.from !== from || one.to !== to);
}

const otherThan = ({ power, partner }: DealFrame, one: Power): Power => (one === power ? partner : power);

/** 4.1, R247: all at the Meeting hear the terms. */
function say(state: State, frame: DealFrame, type: "proposal" | "dealMade" | "dealDeclined", tell: Tell): void {
  const { power: from, partner: to, present, terms, when } = frame;
  const rule = when === "meeting" ? "4.1" : when === "alliance" ? "4.2" : "4.4";
  tell({ type, from, to, terms: terms.slice(), heard: seatsOf(state.config, present), rule });
}

/** The place of a term in the order of a proposal: its kind first, then who gives. */
const rankOf = ({ power }: DealFrame, { kind, giver }: Term): number =>
  TERMS.indexOf(kind) * 2 + (giver === power ? 0 : 1);

/** Whether there is anything of this kind to give. */
function canName(state: State, frame: DealFrame, kind: TermKind, giver: Power): boolean {
  if (kind === "talents") return mostTalents(state, giver) > 0;
  if (kind === "cede") return nextCeded(state, frame, giver) !== NONE;
  const taker = otherThan(frame, giver);
  // 4.4: who proposes cannot be asked which one when his proposal is taken.
  const isAsked = isFaceToFace(frame) || giver !== frame.power;
  if (kind === "objective") return isAsked && unseenBy(state, giver, taker).length > 0;
  if (kind === "card" || kind === "hand") {
    if (frame.when !== "alliance") return false;
    return (kind === "card" ? cardsNamed(state, frame, giver) : handOf(state, giver)).length > 0;
  }
  return kind === "promise" || !isPermitted(state, giver, taker, kind);
}

/** The first Space that can be named: after the one named last, for they are named in their order. */
function nextCeded(state: State, frame: DealFrame, giver: Power): Node {
  const last = frame.terms.at(-1);
  const after = last?.kind === "cede" && last.giver === giver ? last.node : NONE;
  return nextCedable(state, giver, otherThan(frame, giver), after);
}

/** 4.1: a promise has any words: an empty text in the list stands for all of them. */
function offer(kind: TermKind, power: Power, into: Sink<Action<"term">>): void {
  into.push(kind === "promise" ? { type: "term", kind, power, text: "" } : { type: "term", kind, power });
}
