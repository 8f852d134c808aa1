import type { Node, OwnerName, Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";

/**
 * The procedures that chapters call in one another: what they are told, and what they hand back. Everything else about a
 * procedure is in its own file.
 */

/** 7.5: the captor may sack what was taken. Hands back `{ finished: boolean }`: whether the force may not go on. */
export interface SackFrame extends Frame {
  readonly proc: "sack";
  readonly force: number;
  readonly space: Node;
  readonly city: boolean;
}

/** 12.3: the loser in his Home Territory may levy militia. Hands back nothing. */
export interface MilitiaFrame extends Frame {
  readonly proc: "militia";
  readonly power: Power;
}

/** 3.51: one Activation's Expansion. Hands back nothing. */
export interface ExpansionFrame extends Frame {
  readonly proc: "expansion";
  readonly power: Power;
  major: number;
  minors: number;
  /** Scenario V: the only one who may make the Major Move. */
  readonly only?: OwnerName | undefined;
  /** 12.14: for each garrison that may not become a Town in this Activation, its Space. */
  noTown: Node[];
}

/** Operations that cost a Minor Move or an Activation, told only whose they are. Hand back `{ done: boolean }`. */
export interface PowerFrame extends Frame {
  readonly proc:
    | "majorMove"
    | "minorMove"
    | "construction"
    | "hireMercenaries"
    | "recruitment"
    | "meeting"
    | "slaveDuty"
    | "eventSegment";
  readonly power: Power;
}

/**
 * 4.3, R181: before a hostile act the power it is aimed at may offer Talents. Hands back `{ proceeds: boolean }`; nobody is
 * asked with the option "noBribery". Made by `bribeOf` in `diplomacy/bribe.ts`.
 */
export interface BribeFrame extends Frame {
  readonly proc: "bribe";
  readonly actor: Power;
  readonly victim: Power;
  readonly act: "attack" | "interception" | "navalBattle" | "forceRetreat" | "destruction";
  readonly node: Node;
}
