import { worldOf } from "../../config.ts";
import { CITY, MIL, NONE, type Owner } from "../../data/index.ts";
import type { Steps } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { comeAshore, loseMp } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { worksAt } from "../../state/works.ts";
import { canTake, isBreached } from "../cities/capture.ts";
import { faceOfForce } from "../control/face.ts";
import { isHomeOf, isPower, isSlaves, sitsIn } from "../control/keeper.ts";
import { bribeOf } from "../diplomacy/bribe.ts";
import { hasInfantry, hasLand, isEmpty } from "../movement/contents.ts";
import {
  canRetreat,
  hasWalls,
  leadersLeft,
  movingSide,
  ownersOf,
  sideOf,
  yesOrNo,
  type LandBattle,
  type LandBattleFrame,
} from "./battle.ts";
import { eliminateSide } from "./casualties.ts";
import { preventing } from "./cavalry.ts";
import { addLosses } from "./loss-calls.ts";
import { lossesAt } from "./odds.ts";
import { leaveNarrows, regroup } from "./regroup.ts";
import { battlePointsOf, countsOn, sideHasLandUnits } from "./sides.ts";
import { firstRoutes, partyOf, seaPorts } from "./ways.ts";

/** 10.2 steps 11 to 15: who goes, who dies, who stays. */
export const aftermath: Pick<
  Steps<LandBattle>,
  | ("flight" | "retreat" | "prevent" | "force" | "forced" | "need" | "losses" | "lost")
  | ("depart" | "departed" | "hold" | "leadersLost" | "levy" | "close")
> = {
  /** Step 11: only a losing defender retreats (10.91, 10.93). */
  flight(state, frame, course) {
    const { space, defender, winner, kind } = frame;
    const beaten = winner === "attacker" && kind !== "walls" && canRetreat(state, defender);
    if (!beaten || !sideHasLandUnits(state, space, defender)) return course.go("need");
    // 13.3 Africa: who is beaten by his mercenaries must go; who cannot is lost when the battle has ended.
    if (kind === "revolt") {
      frame.flight = hasWayOut(state, frame) ? "voluntary" : "none";
      return course.go("need");
    }
    course.go(hasWayOut(state, frame) ? "retreat" : "force");
  },
  retreat: {
    prompt: "battle.retreat",
    rule: "10.91",
    who: (_state, { defender }) => [defender.power],
    options: (_state, _frame, _, into) => yesOrNo(into, "retreat"),
    take(_state, frame, _, action, course) {
      if (!action.yes) return course.go("force");
      frame.flight = "voluntary";
      course.go(frame.edges[0] === "none" ? "need" : "prevent");
    },
  },
  /** 10.96: the winner's cavalry may stop the retreat; then losses are full, and nobody forces one either. */
  prevent: {
    prompt: "battle.prevent",
    rule: "10.96",
    who: (_state, { attacker }) => [attacker.power],
    options: (_state, _frame, _, into) => yesOrNo(into, "prevent"),
    take(state, frame, _, action, course) {
      if (action.yes) {
        const die = course.chance.die(6);
        const success = die <= preventing(state, frame.edges[0]);
        if (success) frame.flight = "none";
        course.tell({ type: "retreatPrevented", die, success, rule: "10.96" });
      }
      course.go("need");
    },
  },
  /** 10.92: the winning attacker may force it for an MP; an interceptor has none. */
  force: {
    prompt: "battle.force",
    rule: "10.92",
    who: (_state, { attacker }) => [attacker.power],
    options: (_state, _frame, _, into) => yesOrNo(into, "force"),
    skip: (state, frame) => (mayForce(state, frame) ? undefined : { type: "force", yes: false }),
    take(_state, frame, _, action, course) {
      if (!action.yes) return course.go("need");
      const { attacker, defender, space } = frame;
      course.call(bribeOf(attacker.power, defender.power, "forceRetreat", space), "forced");
    },
  },
  /** 4.3: whoever was paid not to may still do it. */
  forced(state, frame, course, { proceeds }) {
    if (proceeds) {
      const force = state.forces[frame.attacker.force]!;
      loseMp(force, worldOf(state.config).data.charts.movement.forceRetreat);
      frame.flight = "forced";
      course.tell({ type: "retreatForced", power: force.power, owner: faceOfForce(state, force), rule: "10.92" });
    }
    course.go("need");
  },
  /** Step 12: both distribute their losses, the attacker first (R153). */
  need(state, frame, course) {
    const { charts } = worldOf(state.config).data;
    const goes = frame.flight === "none" ? 0 : charts.battle.retreatReduction;
    addLosses(state, frame, 0, lossesAt(charts, frame.bp[0], frame.pips[0]));
    addLosses(state, frame, 1, lossesAt(charts, frame.bp[1], Math.max(0, frame.pips[1] - goes)));
    course.go("losses");
  },
  losses(_state, frame, course) {
    const [next] = frame.losses;
    if (next) course.call(next.call, "lost");
    else course.go("depart");
  },
  lost(_state, frame, course, { regular }) {
    frame.regular[frame.losses.shift()!.i] += regular;
    course.go("losses");
  },
  /** 10.91, 10.92, R154: after its losses the defender goes; forced without a way it is lost (10.94). */
  depart(state, frame, course) {
    const { space, defender, entry, flight } = frame;
    if (flight === "none" || !sideHasLandUnits(state, space, defender)) return course.go("hold");
    if (!hasWayOut(state, frame)) {
      frame.regular[1] += regularPoints(state, frame);
      eliminateSide(state, space, defender, "10.94", course.tell, leadersLeft(state, frame, 1));
      return course.go("hold");
    }
    // 11.33: as the defender goes, whoever attacked from the sea has debarked.
    const attacker = forceAt(state, frame.attacker.force);
    if (attacker) comeAshore(state, attacker);
    course.call({ proc: "retreat", space, side: defender, entry, bySea: frame.walled === "defender" }, "departed");
  },
  departed(_state, frame, course, { how }) {
    frame.gone = how;
    course.go("hold");
  },
  /** Step 13: the attacker holds the Space, or regroups (10.97, 7.44). */
  hold(state, frame, course) {
    const { space, attacker, defender } = frame;
    if (!sideHasLandUnits(state, space, attacker))
      eliminateSide(state, space, attacker, "8.44", course.tell, leadersLeft(state, frame, 0));
    // 7.31, 7.44, R407: walls that were used and still stand keep him out, though those who used them left by sea.
    const open =
      frame.gone === "stayed"
        ? isBeaten(state, frame, course.tell)
        : frame.walled !== "defender" || isBreached(state, space);
    frame.breached = hasBreachedCity(state, frame);
    frame.holds = open && sideHasLandUnits(state, space, attacker);
    payForDefeat(state, frame);
    // Squadrons of a landing that failed altogether are left in the port.
    const left = forceAt(state, attacker.force);
    if (left && frame.holds) comeAshore(state, left);
    else if (left && !isEmpty(left)) regroup(state, frame, course.tell);
    if (frame.gone === "stayed" && !sideHasLandUnits(state, space, defender) && defender.force !== NONE)
      frame.gone = "gone";
    course.go("leadersLost");
  },
  /** Step 14: leaders may be lost (8.4). */
  leadersLost(_state, frame, course) {
    const { space, leads, attacker, defender, winner } = frame;
    const forces = [attacker.force, defender.force] as const;
    course.call({ proc: "leaderLoss", space, leaders: [...leads], forces, winner }, "levy");
  },
  /** 12.31: the loser at Home may call for militia. */
  levy(state, frame, course) {
    const caller = militiaCaller(state, frame);
    if (caller === NONE) course.go("close");
    else course.call({ proc: "militia", power: caller }, "close");
  },
  /** Step 15. */
  close(state, frame, course) {
    const mover = forceAt(state, movingSide(frame).force);
    // R159: a leader's death may have taken the MP that were to lead off a point.
    if (mover) leaveNarrows(state, mover);
    const { space, winner, holds, gone } = frame;
    course.tell({ type: "battleEnded", space, winner, holds, rule: "10.2" });
    course.end({ winner, holds, gone });
  },
};

/** The force of a side, if it has one that is still there. */
const forceAt = (state: State, index: number): Force | null => (index === NONE ? null : (state.forces[index] ?? null));

/** 10.94, 10.95, 7.36, R69: a way by land, or by sea; behind walls only by sea. */
export function hasWayOut(state: State, { space, defender, entry, walled }: LandBattleFrame): boolean {
  const force = partyOf(state, space, defender);
  if (seaPorts(state, force, space, entry).length > 0) return true;
  return walled !== "defender" && firstRoutes(state, force, space, entry).length > 0;
}

/** 12.31: Battle Points of the defender's units other than militia that belong to whoever is at Home there. */
function regularPoints(state: State, { space, defender }: LandBattleFrame): number {
  const isAtHome = (owner: Owner): boolean => isHomeOf(state, space, owner);
  const rows = ownersOf(state, defender).filter(isAtHome);
  const counts = countsOn(state, space, { ...defender, owners: defender.owners.filter(isAtHome), rows });
  counts[MIL] = 0;
  return battlePointsOf(state, counts, false);
}

/** 10.92, 7.36. */
function mayForce(state: State, { attacker, kind, walled }: LandBattleFrame): boolean {
  if (kind === "interception" || walled === "defender") return false;
  const force = forceAt(state, attacker.force);
  return force !== null && force.mp >= worldOf(state.config).data.charts.movement.forceRetreat;
}

/**
 * 7.34, 7.41, R414: whether cavalry that fought outside has lost its City: least walls, and no infantry left. An interceptor
 * takes none that is not empty (R231).
 */
function hasLostCity(state: State, { space, kind, attacker, defender }: LandBattleFrame): boolean {
  const force = forceAt(state, attacker.force);
  if (kind === "interception" || kind === "revolt" || force === null || !sideHasLandUnits(state, space, attacker))
    return false;
  return hasWalls(state, space, defender) && canTake(state, space, force);
}

/** 7.41, 8.44, 10.62, R77, R160: whether nothing keeps the attacker out; what cannot stand alone is lost. */
function isBeaten(state: State, frame: LandBattleFrame, tell: Tell): boolean {
  const { space, defender, walled } = frame;
  const counts = countsOn(state, space, defender);
  if (walled !== "defender") {
    const stays = hasLand(state, counts);
    if (stays && !hasLostCity(state, frame)) return false;
    eliminateSide(state, space, defender, stays ? "7.41" : "8.44", tell, leadersLeft(state, frame, 1));
    return true;
  }
  if (hasInfantry(state, counts)) return false;
  const falls = isBreached(state, space) && sideHasLandUnits(state, space, frame.attacker);
  if (falls || frame.hadInfantry)
    eliminateSide(state, space, defender, falls ? "7.41" : "10.62", tell, leadersLeft(state, frame, 1));
  return falls;
}

/** 12.31: a City attacked and brought down to its least walls. */
function hasBreachedCity(state: State, frame: LandBattleFrame): boolean {
  const here = worksAt(state, frame.space);
  return here?.works === CITY && here.walls < frame.wallsBefore && isBreached(state, frame.space);
}

/** 9.21, 10.37: a beaten mover loses an MP, never below 0. */
function payForDefeat(state: State, frame: LandBattleFrame): void {
  const mover = movingSide(frame);
  const lost = frame.winner !== "draw" && sideOf(frame, frame.winner === "attacker" ? 1 : 0) === mover;
  const force = forceAt(state, mover.force);
  if (lost && force) loseMp(force, worldOf(state.config).data.charts.movement.continueAfterLoss);
}

/** 12.31, 12.74: the power that lost at Home, and not to slaves; NONE if nobody may call. Guests may decide for its side. */
function militiaCaller(state: State, frame: LandBattleFrame): number {
  const { winner, space, regular, breached, fighters } = frame;
  const power = worldOf(state.config).map.homeAt[space]!;
  if (winner === "draw" || !isPower(power)) return NONE;
  // 17.2: no militia in the Successor Wars.
  if (state.frames.some(({ proc }) => proc === "successorWars")) return NONE;
  const i = winner === "attacker" ? 1 : 0;
  if (fighters[1 - i]!.some((owner) => owner === power || isSlaves(owner))) return NONE;
  const lostUnits = regular[i] > 0 && fighters[i].includes(power);
  const lostWalls = i === 1 && breached && worksAt(state, space)!.owner === power && !fighters[1].some(sitsIn);
  return lostUnits || lostWalls ? power : NONE;
}
