import type { Node, Power } from "../../data/index.ts";

/** 4.1: what a deal can be about, in the order in which a proposal names it; 4.2: cards, in an alliance by card. */
export const TERMS = [
  "talents",
  "pass",
  "stack",
  "join",
  "sea",
  "loc",
  "cede",
  "objective",
  "card",
  "hand",
  "promise",
] as const;
export type TermKind = (typeof TERMS)[number];

/** One term of a proposal: `giver` does it for the other side. */
export interface Term {
  readonly kind: TermKind;
  readonly giver: Power;
  /** Talents; or the card that is given (R341), NONE to whoever may not know it. */
  readonly n: number;
  /** The Space that is ceded, or NONE. */
  readonly node: Node;
  /** A promise in words: kept in the record, and binding nobody. */
  readonly text: string;
  /** 4.1, R431: for how many turns a permission is given, this one included; `OPEN` until it is taken back; NONE where nothing is said. */
  readonly turns: number;
}

/** 4.4: what one power has proposed to another, which answers at a decision of its own. */
export interface Proposal {
  readonly from: Power;
  readonly to: Power;
  readonly terms: readonly Term[];
}
