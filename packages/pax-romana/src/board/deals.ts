import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { CARDS, NONE, type Card, type Node, type Power, type Province } from "../data/index.ts";
import { underWay } from "../under-way.ts";
import { seenState } from "../overview.ts";
import { isPermission } from "../rules/diplomacy/pacts.ts";
import { TERMS, type Term, type TermKind } from "../rules/diplomacy/term.ts";
import { carryOut, mostTalents, nextCedable, term } from "../rules/diplomacy/terms.ts";
import { settle } from "../rules/stability/settle.ts";
import { cvpOf, gopOf } from "../rules/victory/points.ts";
import { isCollected, sourcesOf } from "../rules/economy/revenue.ts";
import { handOf, MOST_CARDS } from "../state/cards.ts";
import { cloneState, type State } from "../state/state.ts";
import { OPEN, pairOf } from "../state/pairs.ts";
import type { View } from "../view.ts";

/** What one side of a proposal would give. */
export interface Side {
  readonly talents: number;
  readonly kinds: readonly TermKind[];
  readonly spaces: readonly Node[];
  readonly promise: string;
  /** 4.2: the card it gives, in an alliance by card. */
  readonly card?: Card | undefined;
}

/** A proposal in the making: what each side gives, and how long permissions last. */
export interface DealDraft {
  readonly own: Side;
  readonly theirs: Side;
  readonly turns: number;
}

const nothing: Side = { talents: 0, kinds: [], spaces: [], promise: "" };
export const emptyDraft: DealDraft = { own: nothing, theirs: nothing, turns: OPEN };

/** What a side could give at most: Talents, the Spaces it could cede to the other, and the cards a proposal could name. */
export interface Means {
  readonly talents: number;
  readonly spaces: readonly Node[];
  readonly cards: readonly Card[];
}

export function canGive(view: View, giver: Power, taker: Power): Means {
  const state = seenState(view);
  const spaces: Node[] = [];
  for (let node = nextCedable(state, giver, taker, NONE); node !== NONE; node = nextCedable(state, giver, taker, node))
    spaces.push(node);
  return { talents: mostTalents(state, giver), spaces, cards: cardsOf(view, giver, taker) };
}

/** 4.2, R341: of one's own hand any card, of the other's one that one has seen; only where a card has brought them together. */
function cardsOf(view: View, giver: Power, taker: Power): readonly Card[] {
  const frame = underWay(view, "deal");
  if (!view.cards || !isByCard(view)) return [];
  const { hands, known } = view.cards;
  return [...new Set((giver === frame!.power ? hands[giver] : known[pairOf(giver, taker)]) ?? [])];
}

/** 4.2: whether two talk whom a card has brought together: what they agree ends with the turn. */
export const isByCard = (view: View): boolean => underWay(view, "deal")?.when === "alliance";

/** For how many turns something can be permitted; `OPEN`, until it is taken back, is not counted. */
export const mostTurns = ({ config, turn }: View): number => worldOf(config).measures.lastTurn - turn + 1;

/** A proposal as the rules have it, in the order in which it is named. */
export function termsOf(draft: DealDraft, power: Power, partner: Power): Term[] {
  const { turns } = draft;
  return TERMS.flatMap((kind) =>
    [
      { giver: power, side: draft.own },
      { giver: partner, side: draft.theirs },
    ].flatMap(({ giver, side }): Term[] => {
      if (kind === "talents") return side.talents > 0 ? [term(kind, giver, { n: side.talents })] : [];
      if (kind === "cede") return side.spaces.toSorted((a, b) => a - b).map((node) => term(kind, giver, { node }));
      if (kind === "promise") return side.promise === "" ? [] : [term(kind, giver, { text: side.promise })];
      if (kind === "card") return side.card === undefined ? [] : [term(kind, giver, { n: side.card })];
      return side.kinds.includes(kind) ? [term(kind, giver, isPermission(kind) ? { turns } : {})] : [];
    }),
  );
}

/** What is to be answered so that a proposal with these terms is made. */
export function dealAnswers(view: View, terms: readonly Term[]): readonly Action[] {
  const permission = isByCard(view) ? undefined : terms.find(({ kind }) => isPermission(kind));
  return [
    ...terms.flatMap(({ kind, giver, n, node, text }): Action[] => {
      if (kind === "promise") return [{ type: "term", kind, power: giver, text }];
      const named: Action = { type: "term", kind, power: giver };
      if (kind === "card") return [named, { type: "termCard", kind: CARDS[n]! }];
      if (kind === "talents") return [named, { type: "termTalents", n }];
      return kind === "cede" ? [named, { type: "termSpace", node }] : [named];
    }),
    { type: "send" },
    ...(permission && mostTurns(view) > 1 ? [{ type: "lasting", n: permission.turns } as const] : []),
  ];
}

/** A number before and after. */
type Change = readonly [before: number, after: number];

/** What a proposal changes for one side. */
export interface SideChange {
  readonly power: Power;
  readonly talents: Change;
  readonly stability: Change;
  readonly gop: Change;
  readonly cvp: Change;
  readonly income: Change;
}

export interface DealChange {
  readonly sides: readonly SideChange[];
  /** Spaces that change hands, and provinces that follow them. */
  readonly spaces: readonly Node[];
  readonly provinces: readonly { readonly province: Province; readonly from: Power; readonly to: Power }[];
  /** 17.14: powers that would hold more cards than they may, and would discard at once. */
  readonly full: readonly Power[];
}

/** 4.1: what would be so at once if a proposal were taken. */
export function dealChange(view: View, from: Power, to: Power, terms: readonly Term[]): DealChange {
  const before = seenState(view);
  const after = cloneState(before);
  carryOut(after, from, to, terms, () => {});
  settle(after, undefined);
  return {
    sides: [from, to].map((power) => {
      const both = (of: (state: State) => number): Change => [of(before), of(after)];
      return {
        power,
        talents: both(({ powers }) => powers[power]!.treasury),
        stability: both(({ powers }) => powers[power]!.stability),
        gop: both((state) => gopOf(state, power)),
        cvp: both((state) => cvpOf(state, power)),
        income: both((state) => incomeOf(state, power)),
      };
    }),
    spaces: terms.flatMap(({ kind, node }) => (kind === "cede" ? [node] : [])),
    provinces: before.control.flatMap((was, province) => {
      const now = after.control[province]!;
      return was === now ? [] : [{ province, from: was, to: now }];
    }),
    full: [from, to].filter((power) => after.cards && handOf(after, power).length > MOST_CARDS),
  };
}

const incomeOf = (state: State, power: Power): number =>
  sourcesOf(state, power).reduce((sum, source) => sum + (isCollected(source) ? source.talents : 0), 0);

/** 4.1: who is invited, in the order in which the rules want to hear it; the Meeting begins by itself when nobody is left. */
export function inviteAnswers(invitable: readonly Power[], guests: readonly Power[]): readonly Action[] {
  const wanted = invitable.filter((power) => guests.includes(power)).toSorted((a, b) => a - b);
  const isLast = wanted.at(-1) === Math.max(...invitable);
  return [
    ...wanted.map((power) => ({ type: "invite", power }) as const),
    ...(isLast ? [] : [{ type: "begin" } as const]),
  ];
}
