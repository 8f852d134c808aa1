import type { Sink } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import {
  CITY,
  NONE,
  PONTUS,
  SOLDIER_OF_FORTUNE,
  type Leader,
  type Node,
  type Owner,
  type Power,
} from "../../data/index.ts";
import type { Body, Call, FrameOf } from "../../engine/procedure.ts";
import { isKin } from "../../state/force.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import type { Seen, State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import type { BattleSide, Fled, Pair, Reduction, Side } from "../frames.ts";
import { deciderFor, isHorde, isPower, keeperOf, powerBehind, sitsIn } from "../control/keeper.ts";
import { NO_HORSE, negate, regularNegated, type Edge, type Horse } from "./cavalry.ts";
import { isOnFoot, SIDES, type Ground } from "./shifts.ts";
import { battlePointsOf, countsOn, horseOf } from "./sides.ts";

/** 10.2: the steps of a battle are in `land-battle.ts`, `judgement.ts` and `aftermath.ts`. */
export type LandBattle = Body<
  "landBattle",
  {
    locals: BattleLocals;
    asks: {
      walls: "useWalls";
      engine: "useEngine";
      leadAttacker: "lead" | "nothing";
      leadDefender: "lead" | "nothing";
      raise: "raise";
      lower: "lower";
      retreat: "retreat";
      prevent: "prevent";
      force: "force";
    };
    acts:
      | ("begin" | "withdraw" | "undefended" | "elephants")
      | ("dice" | "count" | "judge")
      | ("flight" | "need" | "losses" | "depart" | "hold" | "leadersLost" | "levy" | "close");
    after: {
      ready: "cardWindow";
      withdrawn: "withdrawal";
      bids: "siegeBid";
      odds: "elephants";
      rerolled: "reroll";
      reckoned: "cardWindow";
      forced: "bribe";
      lost: "losses";
      departed: "retreat";
    };
  }
>;
export type LandBattleFrame = FrameOf<LandBattle>;

/** What has come of a battle. Pairs are attacker's and defender's. */
interface BattleLocals {
  /** 7.34: whether it was told as a battle: a place that simply falls is none. */
  isOpened: boolean;
  /** 8.44: the leaders with each side when it came to blows. */
  leaders: Pair<readonly Leader[]>;
  /** 8.24: who leads each side, or NONE. */
  leads: [Leader, Leader];
  /** 7.31, R66: whose walls count. */
  walled: BattleSide | "none";
  /** 10.62: whether the walled side had infantry when the battle began. */
  hadInfantry: boolean;
  wallsBefore: number;
  /** 10.45: how many of the defending powers were asked whether they withdraw. */
  heard: number;
  bidder: BattleSide | "none";
  negated: Pair<number>;
  bp: Pair<number>;
  dice: [number, number];
  edges: Pair<Edge>;
  /** 10.51 step 5: shifts, above 0 the attacker's, below 0 the defender's; and how many raised a die. */
  net: number;
  used: number;
  winner: BattleSide | "draw";
  /** 10.51 step 7: tens of per cent lost. */
  pips: Pair<number>;
  /** 10.9: whether the defender goes, and whether he has to. */
  flight: "none" | "voluntary" | "forced";
  /** What became of a defender that moved. */
  gone: Fled | "stayed";
  /** Losses still to be taken, and on which side; the first of them is under way. */
  losses: { readonly i: 0 | 1; readonly call: Call<"losses"> }[];
  /** Whose units fought. */
  fighters: Pair<readonly Owner[]>;
  /** 12.31: BP lost by units other than militia of the power whose Home it is. */
  regular: [number, number];
  /** 10.84: what elephants have made each side reduce. */
  reductions: Pair<Reduction | null>;
  /** 12.31: whether a City fell to its least walls. */
  breached: boolean;
  holds: boolean;
  /** 17.2: Tactical Surprises played for each side; absent while there are none. */
  surprises?: Pair<number>;
  /** 17.2, R306: whether the attacker uses his siege engine; absent where he does not. */
  engine?: true;
}

/** What a battle begins with. */
export const unfought = (committed: BattleSide | "none"): BattleLocals => ({
  isOpened: false,
  leaders: [[], []],
  leads: [NONE, NONE],
  walled: committed,
  hadInfantry: false,
  wallsBefore: 0,
  heard: 0,
  bidder: "none",
  negated: [0, 0],
  bp: [0, 0],
  dice: [0, 0],
  edges: ["none", "none"],
  net: 0,
  used: 0,
  winner: "draw",
  pips: [0, 0],
  flight: "none",
  gone: "stayed",
  losses: [],
  fighters: [[], []],
  regular: [0, 0],
  reductions: [null, null],
  breached: false,
  holds: false,
});

/** 8.44: those leaders of a side who are still with it: in the Space, or in its force. */
export const leadersLeft = ({ leaders: places }: State, frame: LandBattleFrame, i: 0 | 1): Leader[] =>
  frame.leaders[i].filter(
    (leader) => places[leader] === frame.space || places[leader] === IN_FORCE + sideOf(frame, i).force,
  );

/** Offers both answers to a question of yes or no. */
export function yesOrNo<V extends "force" | "hinder" | "prevent" | "reroll" | "retreat" | "useEngine" | "useWalls">(
  into: Sink<{ readonly type: V; readonly yes: boolean }>,
  verb: V,
): void {
  into.push({ type: verb, yes: true });
  into.push({ type: verb, yes: false });
}

type Sides = Pick<LandBattleFrame, "attacker" | "defender">;

export const sideOf = ({ attacker, defender }: Sides, i: number): Side => (i === 0 ? attacker : defender);

/** 10.33, 10.37: the side that moves: the attacker, or whoever was intercepted. */
export const movingSide = ({ kind, attacker, defender }: LandBattleFrame): Side =>
  kind === "interception" ? defender : attacker;

export const isMountain = (state: Pick<Seen, "config">, space: Node): boolean =>
  worldOf(state.config).map.mountain[space] === 1;

export const groundOf = (state: Pick<Seen, "config">, { walled, space, kind }: LandBattleFrame): Ground => ({
  walls: walled !== "none",
  mountain: isMountain(state, space),
  amphibious: kind === "amphibious",
});

/** 7.31, 10.62, 11.33: whether the cavalry of a side is out of this battle. */
export const infantryOnly = (state: Pick<Seen, "config">, frame: LandBattleFrame, i: number): boolean =>
  isOnFoot(groundOf(state, frame), i);

/** The cavalry of a side that counts in this battle. */
export function horseIn(state: Seen, frame: LandBattleFrame, i: 0 | 1): Horse {
  if (infantryOnly(state, frame, i)) return NO_HORSE;
  return negate(horseOf(state, countsOn(state, frame.space, sideOf(frame, i))), frame.negated[i]);
}

/** 10.67: regular cavalry units that elephants keep out of it. */
export function sparedIn(state: Seen, frame: LandBattleFrame, i: 0 | 1): number {
  if (frame.negated[i] === 0 || infantryOnly(state, frame, i)) return 0;
  return regularNegated(horseOf(state, countsOn(state, frame.space, sideOf(frame, i))), frame.negated[i]);
}

/** R305: whether the walls of a City are used. */
export const isCityUsed = (state: Pick<Seen, "works">, { walled, space }: LandBattleFrame): boolean =>
  walled !== "none" && worksAt(state, space)?.works === CITY;

/** 7.32: Battle Points of walls. */
export const wallPoints = (state: Pick<Seen, "config" | "works">, space: Node): number =>
  (worksAt(state, space)?.walls ?? 0) * worldOf(state.config).data.charts.battle.wallBp;

/** 10.51 step 1: what a side is worth in this battle. */
export function pointsIn(state: Seen, frame: LandBattleFrame, i: 0 | 1): number {
  const counts = countsOn(state, frame.space, sideOf(frame, i));
  const units = battlePointsOf(state, counts, infantryOnly(state, frame, i)) - sparedIn(state, frame, i);
  return frame.walled === SIDES[i] ? units + wallPoints(state, frame.space) : units;
}

/** Whose units a side is made of. */
export function ownersOf(state: Pick<Seen, "forces">, { force, owners }: Side): Owner[] {
  const moving = force === NONE ? [] : (state.forces[force]?.rows ?? []).map(({ owner }) => owner);
  return [...new Set([...moving, ...owners])];
}

/** 10.4, 12.44, 12.5, 12.73, 13.13, 13.23: armies of powers, their ally Pergamum and the Soldier of Fortune withdraw; all others never do. */
export const canWithdraw = (state: Pick<State, "armies">, owner: Owner): boolean =>
  isPower(owner) || owner === SOLDIER_OF_FORTUNE || owner === PONTUS || keeperOf(state, owner) !== NONE;

/** 10.92, 13.4: the same ones retreat, and a horde that was intercepted while it moved. */
export const canRetreat = (state: State, side: Side): boolean =>
  ownersOf(state, side).every((owner) => canWithdraw(state, owner) || (side.force !== NONE && isHorde(owner)));

/** 7.37: neutral forces, who always use their walls. */
export const isNeutral = (state: State, owner: Owner): boolean => powerBehind(state, owner) === NONE;

/** Whether walls of one on this side stand in the Space; slaves and rebels use those they sit in (12.73, R356). */
export function hasWalls(state: Pick<Seen, "works" | "forces">, space: Node, side: Side): boolean {
  const here = worksAt(state, space);
  if (!here) return false;
  if (here.owner === side.power || side.owners.some(sitsIn)) return true;
  return ownersOf(state, side).includes(here.owner);
}

/** 10.36, R147: the parts of a side that different powers decide for; the force first. */
export function partsOf(state: State, space: Node, side: Side, against: Power): Side[] {
  const parts = side.force === NONE ? [] : partsOfForce(state, side);
  for (const owner of side.owners) {
    const power = isPower(owner) ? owner : deciderFor(state, owner, against, space);
    const same = parts.find((part) => part.power === power);
    if (same) same.owners.push(owner);
    else parts.push({ power, force: NONE, owners: [owner] });
  }
  return parts;
}

/** A side in the making. */
type Part = Side & { readonly owners: Owner[] };

/** 4.1, R398: allies in a force decide for their own units. */
function partsOfForce(state: State, side: Side): Part[] {
  const owners = ownersOf(state, { ...side, owners: [] });
  const allies = owners.filter(isPower).filter((power) => power !== side.power);
  const whole: Part = { ...side, owners: [] };
  // 17.2, R333: whoever leads Greeks in the Successor Wars decides for them.
  if (allies.length === 0 || isKin(state.forces[side.force]!)) return [whole];
  const own = owners.filter((owner) => !isPower(owner) || owner === side.power);
  const parts: Part[] = own.length === 0 ? [] : [{ ...whole, rows: own }];
  for (const ally of allies) parts.push({ power: ally, force: side.force, owners: [], rows: [ally] });
  return parts;
}
