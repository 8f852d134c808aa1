import { worldOf } from "../../config.ts";
import type { Leader, Node, Owner } from "../../data/index.ts";
import type { Body, FrameOf } from "../../engine/procedure.ts";
import type { Force, State } from "../../state/state.ts";
import { meets, MEETS_GARRISON } from "../movement/contents.ts";
import { keptBy } from "../movement/limits.ts";
import { canCross, priceOf } from "../movement/steps.ts";
import type { Edge } from "./cavalry.ts";
import { isWayBack, meetsForce, seaPorts } from "./ways.ts";

/** 10.41: a withdrawal: what is remembered of it, and its steps, which are in `withdrawal.ts`. */
export type Withdrawal = Body<
  "withdrawal",
  {
    locals: {
      /** Owners whose units may still be named, and leaders still to be asked for. */
      owners: Owner[];
      leaders: Leader[];
      /** The force that leaves, or NONE before it is made. */
      body: number;
      /** 10.43: of the attacker's cavalry. */
      edge: Edge;
      hindered: boolean;
      die: number;
      /** A moving force that must withdraw keeps its own MP meanwhile (10.63). */
      ownPoints: number;
      moved: boolean;
    };
    acts: "begin" | "gather" | "gathered" | "roll" | "passed" | "done";
    asks: {
      ask: "withdraw" | "stand";
      leader: "leader";
      hinder: "hinder";
      go: "step" | "sail" | "leaveBehind" | "takeAlong" | "stop";
    };
    after: {
      sprung: "cardWindow";
      named: "chooseUnits";
      left: "chooseUnits";
      taken: "chooseUnits";
      arrived: "arrival";
    };
  }
>;
export type WithdrawalFrame = FrameOf<Withdrawal>;

/** 10.44: where a withdrawal may lead. */
type From = Pick<WithdrawalFrame, "space" | "entry" | "moved" | "die">;

/** 10.44, R68: the step, and one more through a Space with nothing but a foreign garrison. */
export function stepPrice(state: State, body: Force, from: Node, to: Node): number {
  const price = priceOf(state, from, to);
  return isGarrisoned(state, body, to) ? price + worldOf(state.config).data.charts.movement.attack : price;
}

const isGarrisoned = (state: State, body: Force, node: Node): boolean =>
  node < worldOf(state.config).map.spaces && meets(state, body, node) === MEETS_GARRISON;

/** 10.44, 7.23: not by the attacker's road, not back into the battle, not into foreign units or works. */
function isPassable(state: State, { space, entry }: From, body: Force, from: Node, to: Node): boolean {
  const { map } = worldOf(state.config);
  if (to === entry || to === space || keptBy(state, body, from, to)) return false;
  if (map.strait[from]!.includes(to) && !canCross(state, body, from, to)) return false;
  if (to >= map.spaces) return true;
  return (meets(state, body, to) & ~MEETS_GARRISON) === 0 && !meetsForce(state, body, to);
}

/** 10.44, R148, R423: a withdrawal stops in a Space without anybody foreign, garrisons included, to which none has to go back. */
export const canRestAt = (state: State, { space }: From, body: Force, node: Node): boolean =>
  node < worldOf(state.config).map.spaces &&
  node !== space &&
  meets(state, body, node) === 0 &&
  !isWayBack(state, body, node);

/** The steps that are paid for and from which a place to rest can be reached. */
export function stepsAway(state: State, from: From, body: Force): Node[] {
  const { map } = worldOf(state.config);
  const steps: Node[] = [];
  for (const ways of [map.land[body.node]!, map.strait[body.node]!])
    for (const to of ways) if (leads(state, from, body, body.node, to, body.mp)) steps.push(to);
  return steps;
}

function leads(state: State, from: From, body: Force, at: Node, to: Node, mp: number): boolean {
  if (!isPassable(state, from, body, at, to)) return false;
  const left = mp - stepPrice(state, body, at, to);
  if (left < 0) return false;
  if (canRestAt(state, from, body, to)) return true;
  const { map } = worldOf(state.config);
  const goesOn = (next: Node): boolean => next !== at && leads(state, from, body, to, next, left);
  return map.land[to]!.some(goesOn) || map.strait[to]!.some(goesOn);
}

/** 10.45, 11.31: embarking, sailing and debarking. */
function embarkPrice(state: State): number {
  const { embark, sail, debark } = worldOf(state.config).data.charts.movement;
  return embark + sail + debark;
}

/** 10.43, 10.45, 10.95: ports that can be reached by sea, from the battle itself, with an unhindered die. */
export function portsAway(state: State, { space, entry, moved, die }: From, body: Force): Node[] {
  if (moved || body.node !== space || die < embarkPrice(state)) return [];
  return seaPorts(state, body, space, entry).filter((to) => !keptBy(state, body, space, to));
}
