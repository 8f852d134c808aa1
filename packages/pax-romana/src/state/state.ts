import type { Config } from "../config.ts";
import type { Card, HordeName, Leader, Node, Owner, Power, Province } from "../data/index.ts";
import { cloneFrame, type Frame, type Handed } from "../engine/frame.ts";
import type { Proposal } from "../rules/diplomacy/term.ts";
import { cloneSlate, type Slate } from "./slate.ts";

export const PHASES = ["A", "B", "C", "D", "E", "F", "G", "H", "I"] as const;
export type Phase = (typeof PHASES)[number];

/** Places in a row of counts: one for each sort of unit, and one to spare. */
export const ROW = 16;
const EMPTY: readonly number[] = Array.from({ length: ROW }, () => 0);

/** A row without any units. */
export const emptyRow = (): number[] => EMPTY.slice();

/** A whole game, everything hidden included. Plain data: `config` is shared by clones, all else is copied. */
export interface State {
  readonly config: Config;
  turn: number;
  phase: Phase;
  /** Procedures under way, the innermost last. */
  frames: Frame[];
  /** What the procedure that has just ended hands to the one that called it. */
  handed: Handed;
  over: Outcome | null;
  /** 3.42: the order of play of this turn, and the first-round markers still to come. */
  order: Power[];
  row: Power[];
  /** 3.42: markers in the cup: one count for each power, and one for event markers. */
  cup: number[];
  /** 3.42: the power activated last, and how often in a row. */
  streak: { power: Power; times: number };
  /** 16.13: events that wait for the next marker drawn, as indices of `EVENTS`. */
  waiting: number[];
  /** By power; those not in play have no seat. */
  powers: PowerState[];
  /** Troops that stand: sorted keys, and a row of counts for each. See `table.ts`. */
  table: { keys: number[]; counts: number[] };
  /** Troops that move; a frame names a force by its index. Empty between moves. */
  forces: (Force | null)[];
  /** By leader: a node, or `IN_FORCE` + index, `IN_POOL`, `IN_BOX`, `DEAD`. */
  leaders: number[];
  /** 8.3: by leader, the first turn in which he may be drawn again. */
  leaderFree: number[];
  /** 7.1: by Space what stands there, packed (`keys.ts`), or 0. */
  works: number[];
  /** 13.11: by tribal Space the strength of an unrevealed counter, 0 where none lies; and counters not on the map. */
  tribes: number[];
  tribePool: number[];
  /** 12.6: nodes with pirates. */
  pirates: Node[];
  /** 12.4, 12.7, 13.4: what is known of armies that are no power's, beside their pieces. See `armies.ts`. */
  armies: Army[];
  /** 16.2: fleets that may not move in this turn, as places (`keys.ts`). */
  mutinies: number[];
  /** 5.2: by province, its controller when last settled, or NONE; and a bit set of capitals held by their powers. */
  control: Power[];
  capitals: number;
  /** 5.12, R421, R458: by Space, the power that had it when control was last settled, or NONE. */
  held: Power[];
  /** Provinces whose pieces changed since control was last settled: a bit set in two words. */
  touched: [number, number];
  /**
   * 4.1: permissions, by pair of giver and taker (`pairs.ts`); and by pair and permission how long: the last turn, or
   * `OPEN` until it is taken back.
   */
  pacts: number[];
  pactTurns: number[];
  /** 4.4: proposals that wait for an answer; and a bit set of who has spoken to whom, and heard whom, in this decision. */
  proposals: Proposal[];
  talked: number;
  /**
   * 15.4: Opportunity Objectives: those not dealt, by power those in hand, and those shown; 15.45: by pair of owner and
   * other, those in hand that the other has seen.
   */
  objectives: { pool: number[]; hands: number[][]; shown: number[][]; known: number[][] };
  /** 17.1: the cards, and what else the Advanced Game remembers; the Standard Game has neither. See `cards.ts`. */
  cards?: Cards;
  advanced?: Advanced;
  /** 13.3: where Rebellions have their whole effects (R19). */
  rebellions?: Rebellions;
}

/** 13.3: what rebellions leave behind, beside rebels on the map. */
interface Rebellions {
  /** Cyprus is closed to fleets until Phase A. */
  cyprusClosed: boolean;
  /** There was a Massive Rebellion in this game; R359: and its march was the Major Move of the Activation under way. */
  massiveUsed: boolean;
  marched: boolean;
}

/** 17.11: where every card is. A card is its kind: lists are sorted, so that equal positions are equal bytes. */
export interface Cards {
  /** Nobody has shuffled it: a card is drawn by chance when it is needed. */
  deck: Card[];
  /** By power. */
  hands: Card[][];
  /** R296: face up. */
  discard: Card[];
  removed: Card[];
  /** R326: by pair of owner and other (`pairs.ts`), cards in the owner's hand that the other has seen. */
  known: Card[][];
}

/** What the Advanced Game remembers besides cards; all of it is public. */
export interface Advanced {
  /** 12.51, 12.54, 12.55: the ally of Rhodes and of Pergamum, the player of Pontus, or NONE. */
  rhodesAlly: Power;
  pergamumAlly: Power;
  pontusPlayer: Power;
  /** 12.55: whether the marker of Pontus is in the cup. */
  pontusMarkers: number;
  /** R347: whether the die for a leader of Pergamum was rolled in this Activation. */
  pergamumRolled: boolean;
  /** R305: the City with the Inventor until Phase A, or NONE. R306: where the Helepolis is and whose, or NONE. */
  inventor: Node;
  helepolis: Node;
  helepolisOwner: Power;
  /** R299: by power, markers that will cost nothing when they are drawn. */
  free: number[];
  /** R330: a bit set of powers that have a Civil War at their next marker. */
  civilWar: number;
  /** R329, R509: by power, strengths in its capitals when a Disorder came due, one after the other; empty where none is. */
  disorder: number[][];
  /** 17.15: by power, until when it has passed at pauses: a place in `UNTILS`, or NONE while it listens. */
  passed: number[];
  /** 17.15: a bit set of powers that have passed at all answers of this Move. */
  silent: number;
  /** R316: by tribal Space, a bit set of powers that have looked at its counter. */
  tribeSeen: number[];
}

/**
 * What lies open to everybody: a state and each of its views are such. Readers that need no more than this, or a part of it,
 * serve the rules and whoever only sees.
 */
export interface Seen extends Omit<State, "powers" | "tribes" | "tribePool" | "objectives" | "cards"> {
  readonly cards?: { readonly discard: readonly Card[]; readonly removed: readonly Card[] };
  readonly powers: readonly (Omit<PowerState, "slate"> & { readonly slate: Pick<Slate, "kind" | "locked"> | null })[];
}

export interface PowerState {
  treasury: number;
  stability: number;
  victoryPoints: number;
  /** 15.12: VP gained this turn. */
  gained: number;
  /** 3.44: what a marker costs; more after a Civil War (16.2). */
  markerCost: number;
  /** Flags of this turn: bits of `flags.ts`. */
  flags: number;
  /** 12.51: where its fleet in neutral Rhodus came from that did not pay the toll, or NONE. */
  unpaid: Node;
  /** 3.4: a secret plan in the making or locked. */
  slate: Slate | null;
  /** Off-map armies of the scenario that have not entered: a bit set of its reserves. */
  reserve: number;
}

/** The Soldier of Fortune, a horde, the Gallic revolt or a slave army: who uses it, and what it remembers. Its pieces are its owner's. */
export interface Army {
  readonly owner: Owner;
  readonly kind: "soldier" | "slaves" | "revolt" | "pergamum" | "pontus" | HordeName;
  /** Who uses it, or moved it last; for slaves, the power whose slaves they are. */
  keeper: Power;
  /** 13.42, R451: by node, who decided last for a part of a horde that its keeper has not moved since. */
  parts: { node: Node; keeper: Power }[];
  /** 12.42, 13.42: moved by its keeper, by nobody any more, or by any power as a Major Move. */
  use: "keeper" | "nobody" | "anybody";
  /** 13.4: the province where it was placed, or NONE. */
  readonly origin: Province;
  /** 13.44: a bit set of the powers it has frightened. */
  warned: number;
  /** 12.71: where the slaves that move are; NONE for all others. */
  node: Node;
}

/** Troops in motion. */
export interface Force {
  /** Who decides for it. */
  power: Power;
  /** Owner, mark and counts; usually one. */
  rows: { owner: Owner; mark: number; counts: number[] }[];
  leaders: Leader[];
  /** R195: leaders it has left behind in this Move; it does not take them along again. */
  dropped: Leader[];
  /** The leader whose Campaign Rating gave the MP, or NONE. */
  led: Leader;
  node: Node;
  /** Where it entered `node` from, and the last Space it stood in (10.97). */
  from: Node;
  lastSpace: Node;
  /** At sea, or in port without having debarked: occupies nothing. `comeAshore` and `goAboard` change it. */
  aboard: boolean;
  /** -1: a pure fleet (11.11). */
  mp: number;
  used: number;
  flags: number;
}

export interface Outcome {
  readonly winners: readonly Power[];
  readonly points: readonly number[];
  readonly reason: string;
}

export function cloneState(state: State): State {
  const copy: State = {
    ...state,
    frames: state.frames.map(cloneFrame),
    order: state.order.slice(),
    row: state.row.slice(),
    cup: state.cup.slice(),
    streak: { ...state.streak },
    waiting: state.waiting.slice(),
    powers: state.powers.map(clonePower),
    table: { keys: state.table.keys.slice(), counts: state.table.counts.slice() },
    forces: state.forces.map((force) => force && cloneForce(force)),
    leaders: state.leaders.slice(),
    leaderFree: state.leaderFree.slice(),
    works: state.works.slice(),
    tribes: state.tribes.slice(),
    tribePool: state.tribePool.slice(),
    pirates: state.pirates.slice(),
    armies: state.armies.map((army) => ({ ...army, parts: army.parts.map((part) => ({ ...part })) })),
    mutinies: state.mutinies.slice(),
    control: state.control.slice(),
    held: state.held.slice(),
    touched: [state.touched[0], state.touched[1]],
    pacts: state.pacts.slice(),
    pactTurns: state.pactTurns.slice(),
    proposals: state.proposals.slice(),
    objectives: {
      pool: state.objectives.pool.slice(),
      hands: state.objectives.hands.map((hand) => hand.slice()),
      shown: state.objectives.shown.map((shown) => shown.slice()),
      known: state.objectives.known.map((known) => known.slice()),
    },
  };
  if (state.cards) copy.cards = cloneCards(state.cards);
  if (state.advanced) copy.advanced = cloneAdvanced(state.advanced);
  if (state.rebellions) copy.rebellions = { ...state.rebellions };
  return copy;
}

const cloneCards = ({ deck, hands, discard, removed, known }: Cards): Cards => ({
  deck: deck.slice(),
  hands: hands.map((hand) => hand.slice()),
  discard: discard.slice(),
  removed: removed.slice(),
  known: known.map((seen) => seen.slice()),
});

const cloneAdvanced = (advanced: Advanced): Advanced => ({
  ...advanced,
  free: advanced.free.slice(),
  disorder: advanced.disorder.map((strengths) => strengths.slice()),
  passed: advanced.passed.slice(),
  tribeSeen: advanced.tribeSeen.slice(),
});

const clonePower = (power: PowerState): PowerState => ({
  ...power,
  slate: power.slate && cloneSlate(power.slate),
});

const cloneForce = (force: Force): Force => ({
  ...force,
  rows: force.rows.map(({ owner, mark, counts }) => ({ owner, mark, counts: counts.slice() })),
  leaders: force.leaders.slice(),
  dropped: force.dropped.slice(),
});
