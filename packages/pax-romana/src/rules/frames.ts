import type { Leader, Node, Owner, OwnerName, Power } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";

/**
 * The procedures that chapters call in one another: what they are told, and what they hand back. Everything else about a
 * procedure is in its own file.
 */

/** Sea steps (11.1) until the fleet halts, debarks or is gone: `{ how: "stopped" | "ashore" | "gone" }`. */
export interface FleetMoveFrame extends Frame {
  readonly proc: "fleetMove";
  readonly force: number;
}

/** How a force comes into a Space. */
type Entry = "march" | "debark" | "amphibious" | "withdraw" | "retreat" | "slaves" | "horde";

/** What became of a force that entered a Space: it holds it, was put back, moved elsewhere, is gone, or may not go on. */
export type Arrived = "held" | "back" | "moved" | "gone" | "finished";

/**
 * 9.21, 10.0, 7.22: a force has entered a Space (its `node` is that Space, `from` the node before). `reserved` MP are
 * kept for an attack. Hands back `{ how: Arrived }`.
 */
export interface ArrivalFrame extends Frame {
  readonly proc: "arrival";
  readonly force: number;
  readonly entry: Entry;
  readonly reserved: number;
  /** Places (`state/keys.ts`) that may not intercept this force (10.45, 10.96). */
  readonly barred: readonly number[];
  /** 10.39, 10.95: it withdraws or retreats by sea, and lands here. */
  readonly bySea?: boolean | undefined;
}

/**
 * 10.3: whoever may intercepts, in turn. Hands back `{ how: Arrived, free, inside? }`; `free` tells that walls are
 * attacked at no cost (7.31, 10.35), `inside` that those who waited in them are committed to them. `entry` tells a landing from a march (10.39). The first step of
 * this and of all battle procedures below is `begin`.
 */
export interface InterceptionFrame extends Frame {
  readonly proc: "interception";
  readonly force: number;
  readonly entry?: Entry | undefined;
  readonly barred: readonly number[];
  readonly bySea?: boolean | undefined;
}

/** One side of a battle: who decides, the force that moves (-1: none), and the owners whose standing units fight too. */
export interface Side {
  power: Power;
  force: number;
  owners: Owner[];
  /** R147, R398: of the force only the units of these owners; without it all of them. */
  readonly rows?: readonly Owner[];
  /** 8.24: who leads, or NONE. */
  leader: Leader;
}

export type BattleKind = "attack" | "amphibious" | "interception" | "walls" | "revolt";

/**
 * 10.1, 10.2: a battle in a Space. Hands back `{ winner: "attacker" | "defender" | "draw" | "vacated", holds: boolean }`:
 * `holds` tells whether the attacker stays in the Space.
 */
export interface LandBattleFrame extends Frame {
  readonly proc: "landBattle";
  readonly space: Node;
  readonly kind: BattleKind;
  readonly attacker: Side;
  readonly defender: Side;
  /** Where the attacker came from, or NONE. */
  readonly entry: Node;
  /** 11.35: he came from the sea, and goes back to his ships if he does not hold the Space. */
  readonly fromSea?: boolean | undefined;
}

/** 10.8, 7.32: a side gives up units worth `need` BP. Hands back nothing. */
export interface LossesFrame extends Frame {
  readonly proc: "losses";
  readonly space: Node;
  readonly side: Side;
  need: number;
  /** Whether walls may absorb losses (7.32), and whether cavalry and elephants are out of it (7.31, 10.62). */
  readonly walls: boolean;
  readonly infantryOnly: boolean;
  /** 10.67, R152: how much cavalry takes no losses because elephants negated it. */
  readonly spared?: number;
}

/** 10.4: the defender may leave before the battle. Hands back `{ left: boolean }`. */
export interface WithdrawalFrame extends Frame {
  readonly proc: "withdrawal";
  readonly space: Node;
  readonly defender: Side;
  /** The attacking force, which may not intercept, and where it came from. */
  readonly attacker: number;
  readonly entry: Node;
}

/** 10.9: the losing defender retreats. Hands back `{ how: Arrived }`. */
export interface RetreatFrame extends Frame {
  readonly proc: "retreat";
  readonly space: Node;
  readonly side: Side;
  readonly entry: Node;
}

/** 7.5: the captor may sack what was taken. Hands back `{ finished: boolean }`: whether the force may not go on. */
export interface SackFrame extends Frame {
  readonly proc: "sack";
  readonly force: number;
  readonly space: Node;
  readonly city: boolean;
}

/** 8.4: leaders of both sides may die after a battle. Hands back nothing. */
export interface LeaderLossFrame extends Frame {
  readonly proc: "leaderLoss";
  readonly space: Node;
  readonly attacker: Side;
  readonly defender: Side;
  readonly winner: "attacker" | "defender" | "draw";
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

/** A phase of the turn, for all powers. Hands back nothing. */
export interface PhaseFrame extends Frame {
  readonly proc:
    | "income"
    | "maintenance"
    | "removal"
    | "leaderSelection"
    | "manpower"
    | "activationPhase"
    | "attritionPhase"
    | "victoryPhase"
    | "playOrder";
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

/** 11.16, 11.41: the owner of a port or fleet may let a fleet go on. Hands back `{ passes: boolean }`. First step: `begin`. */
export interface PassageFrame extends Frame {
  readonly proc: "passage";
  /** Whose port or fleet it is, and whose fleet comes. */
  readonly owner: Power;
  readonly power: Power;
  readonly node: Node;
}
