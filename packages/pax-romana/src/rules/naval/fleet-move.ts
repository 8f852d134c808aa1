import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { DEEP_SEA, GS, NONE, type Node } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { addToForce, goAboard, MUST_LAND, SAIL_PAID, TOLL_REFUSED } from "../../state/force.ts";
import { nextOwner } from "../../state/keys.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { rollContinuity } from "./continuity.ts";
import {
  attackRefusal,
  canAttackAgain,
  canDebark,
  canSail,
  canSailOn,
  debarkRefusal,
  joinsFleet,
  sailCost,
  sailRefusal,
} from "./courses.ts";
import { escortOf } from "./embark.ts";
import { debarkOf, seaEntryOf, type AtSea } from "./frames.ts";
import { hasCargo, hullsIn, isAlone, loseFleet, sailForce, squadronsOf } from "./hulls.ts";
import {
  boarded,
  campaigners,
  isControlled,
  joined,
  offerHulls,
  offerLading,
  restart,
  takeArmy,
  offerSettingDown,
  setDown,
  takeLading,
} from "./lading.ts";
import { hasDebarked, standAshore, unload } from "./unloading.ts";
import type { Voyage } from "./voyage.ts";
import {
  fleetsAt,
  hasEnemyFleet,
  hasPirates,
  isEnemyFleet,
  isNavalPoint,
  isOpenShore,
  isPort,
  shoreOf,
} from "./waters.ts";
import { isNeutralRhodes, owesToll, RHODES } from "../units/independents.ts";
import { faceOfForce } from "../control/face.ts";

const forceOf = ({ forces }: Pick<State, "forces">, { force }: Voyage): Force => forces[force]!;

/** 11.14: a Stop that nobody else brought about. */
const CALM = { added: 0, drawn: false };

/** 11.3: somebody aboard ends the voyage by going ashore. */
const isTransport = (force: Force): boolean => hasCargo(force) || isAlone(force);

/** 11.1-11.3: a fleet or transport sails, node by node, until it halts, comes ashore or is gone. */
export const fleetMove = procedure<Voyage>({
  name: "fleetMove",
  rule: "11.1",
  steps: {
    begin(state, frame, course) {
      const force = forceOf(state, frame);
      goAboard(state, force);
      Object.assign(frame, { added: 0, drawn: false, repulsed: false, laidUp: [], joined: [], shed: [], owner: NONE });
      comeTo(state, frame, false);
      restart(frame, force.node);
      frame.haven = isPort(state, force.node) ? force.node : NONE;
      // 11.22: a transport that begins at sea is aboard already.
      if (isNavalPoint(state, force.node)) course.call(escortOf(frame.force), "weigh");
      else course.go("weigh");
    },
    /** R187, 12.63, 12.51: whoever begins beside pirates or an enemy fleet, or owes a toll, has entered there. */
    weigh(state, frame, course) {
      const { power, node } = forceOf(state, frame);
      const meets = hasPirates(state, node) || hasEnemyFleet(state, power, node) || owesToll(state, power, node);
      if (meets) course.call(seaEntryOf(frame.force, "begin", frame.haven), "entered");
      else course.go("sail");
    },
    sail: {
      prompt: "sea.sail",
      rule: "11.11",
      who: (state, frame) => [forceOf(state, frame).power],
      options: offerSailing,
      refuse(state, frame, _, action) {
        const force = forceOf(state, frame);
        if (action.do === "sail" && action.node !== undefined)
          return sailRefusal(state, force, action.node, frame.visited);
        if (action.do === "debark")
          return isPort(state, force.node) ? debarkRefusal(state, force, force.node) : refusal("sea.noPort", {});
        if (action.do === "attackAgain") return frame.repulsed ? attackRefusal(state, force) : undefined;
        return action.do === "halt" ? refusal("sea.noHalt", {}) : undefined;
      },
      skip(state, frame) {
        const force = forceOf(state, frame);
        if (canSailOn(state, force, frame.visited)) return undefined;
        // 11.32: too few MP to set sail and land.
        const options: Action[] = [];
        offerSailing(state, frame, force.power, options);
        return options.length === 1 ? options[0] : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.do === "sail" && hasDebarked(frame)) return unload(state, frame, action.node!, course);
        if (action.do === "sail") return sailTo(state, frame, action.node!, course);
        if (action.do === "halt") return halt(state, frame, course);
        if (action.do === "debark") return land(state, frame, "sail", course);
        if (action.do === "attackAgain") return land(state, frame, "sail", course, true);
        Object.assign(frame, CALM);
        takeLading(state, frame, action, course);
      },
    },
    /** R218: those who were set ashore stand, and the others sail. */
    unloaded(state, frame, course) {
      standAshore(state, frame);
      sailTo(state, frame, frame.next!, course);
    },
    /** 8.24, 11.32: one of several leaders gives a fleet that takes an army aboard its MP. */
    lead: {
      prompt: "sea.lead",
      rule: "8.24",
      who: (state, frame) => [forceOf(state, frame).power],
      options(state, frame, _, into) {
        for (const leader of campaigners(frame, forceOf(state, frame))) into.push({ do: "lead", leader });
      },
      take: (state, frame, _, action, course) => takeArmy(state, frame, action.leader!, course),
    },
    boarded(state, frame, course) {
      boarded(state, frame, course.handed!["taken"] as readonly number[], course);
      again(state, frame, course);
    },
    joined(state, frame, course) {
      joined(state, frame, course.handed!["taken"] as readonly number[], course);
      if (isControlled(state, frame)) return again(state, frame, course);
      // R281: it has stopped for them.
      frame.passing = false;
      restart(frame, forceOf(state, frame).node);
      course.go("stopped");
    },
    entered(state, frame, course) {
      const { how, added, drawn } = course.handed as { how: AtSea; added: number; drawn: boolean };
      if (how === "gone" || !state.forces[frame.force]) return course.end({ how: "gone" });
      if (how === "finished") return course.end({ how: "stopped" });
      const { node } = forceOf(state, frame);
      noteHaven(state, frame);
      comeTo(state, frame, how === "moored");
      if (how === "sailing") return course.go("sail");
      frame.added = added;
      frame.drawn = drawn;
      restart(frame, node);
      course.go("stopped");
    },
    /** 11.13: a fleet that has stopped rolls to go on, fights on, lands, or is Finished. */
    stopped: {
      prompt: "sea.stopped",
      rule: "11.13",
      who: (state, frame) => [forceOf(state, frame).power],
      options: offerStopped,
      refuse(state, frame, _, action) {
        const force = forceOf(state, frame);
        return action.do === "debark" && isPort(state, force.node)
          ? debarkRefusal(state, force, force.node)
          : refusal("sea.notStopped", {});
      },
      skip(state, frame) {
        const options: Action[] = [];
        offerStopped(state, frame, forceOf(state, frame).power, options);
        return options.length === 1 ? options[0] : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.do === "debark") return land(state, frame, "stopped", course);
        if (action.do === "finish") return course.go("finish");
        if (action.do === "pickUp") return takeLading(state, frame, action, course);
        if (action.do === "setDown") return setDown(state, frame, action, course);
        frame.passing = false;
        const { success } = rollContinuity(state, forceOf(state, frame), frame, course);
        if (!success) return course.go("finish");
        if (action.do === "attackAgain")
          return course.call(seaEntryOf(frame.force, "attack", frame.haven, action.owner), "entered");
        // 11.45: whoever fought a Draw may attack before the fleet leaves.
        if (frame.drawn) return course.call(seaEntryOf(frame.force, "part", frame.haven), "entered");
        course.go("sail");
      },
    },
    /** 11.13, 11.15, 11.21: Finished: at sea it stays, on the deep sea it is lost, in a port the army goes ashore. */
    finish(state, frame, course) {
      const force = forceOf(state, frame);
      const { power, node } = force;
      if (worldOf(state.config).map.kind[node] === DEEP_SEA) {
        loseFleet(state, { fleet: power, force: frame.force, node }, "11.21", (event) => course.tell(event));
        return course.end({ how: "gone" });
      }
      if (!isPort(state, node) || !isTransport(force) || joinsFleet(state, force, node))
        return course.end({ how: "stopped" });
      const shore = shoreOf(state, power, node);
      if (isOpenShore(shore) || (shore !== "closed" && hasLandUnit(state, force))) {
        force.flags |= MUST_LAND;
        return course.call(debarkOf(frame.force), "landed");
      }
      drown(state, frame, course);
    },
    landed(state, frame, course) {
      const how = course.handed!["how"];
      if (how === "desisted") return course.go(frame.back!);
      if (how !== "back") return course.end({ how });
      const { node } = forceOf(state, frame);
      frame.repulsed = true;
      frame.drawn = false;
      restart(frame, node);
      course.go("sail");
    },
  },
});

/** 11.3: it goes ashore; 4.3, R228: those who would be attacked are heard once in a voyage. */
function land(state: State, frame: Voyage, back: "sail" | "stopped", course: Course, anew = false): void {
  const { node } = forceOf(state, frame);
  const warned = frame.warned?.includes(node) === true;
  if (!warned) (frame.warned ??= []).push(node);
  frame.back = back;
  course.call(debarkOf(frame.force, anew, warned), "landed");
}

/** Sea steps first, then what can be done where it is. */
function offerSailing(state: State, frame: Voyage, _: number, into: Sink<Action>): void {
  const force = forceOf(state, frame);
  let ways = 0;
  for (const to of worldOf(state.config).map.sea[force.node]!) {
    if (!canSail(state, force, to, frame.visited)) continue;
    into.push({ do: "sail", node: to });
    ways++;
  }
  // 11.35: after a failed landing the force attacks again or sails away.
  if (frame.repulsed) {
    if (canAttackAgain(state, force)) into.push({ do: "attackAgain" });
    if (ways === 0) into.push({ do: "halt" });
    return;
  }
  offerLading(state, frame, into);
  if (mayHalt(state, force)) into.push({ do: "halt" });
  if (mayDebark(state, force, ways)) into.push({ do: "debark" });
  else if (ways === 0 && !mayHalt(state, force)) into.push({ do: "halt" });
}

/** 11.12, 11.21: a fleet halts in port or on a naval point, a transport only at sea, leaders alone beside their fleet. */
function mayHalt(state: State, force: Force): boolean {
  const { node } = force;
  return isNavalPoint(state, node) || (isPort(state, node) && (!isTransport(force) || joinsFleet(state, force, node)));
}

/** 11.31: ashore in this port; nobody embarks to debark where he is, unless there is no other way. */
function mayDebark(state: State, force: Force, ways: number): boolean {
  if (force.mp < 0 || !isPort(state, force.node)) return false;
  if (!isTransport(force) && force.leaders.length === 0) return false;
  if (sailCost(state, force) > 0 && ways > 0) return false;
  return canDebark(state, force, force.node);
}

function offerStopped(state: State, frame: Voyage, _: number, into: Sink<Action>): void {
  const force = forceOf(state, frame);
  const { power, node } = force;
  const onward = canSailOn(state, force, frame.visited);
  const ashore = mayDebark(state, force, 0);
  if (onward) into.push({ do: "goOn" });
  if (ashore) into.push({ do: "debark" });
  if (frame.drawn && squadronsOf(force) > 0) {
    const found = fleetsAt(state, node);
    for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
      if (mayAttack(state, power, fleet, node)) into.push({ do: "attackAgain", owner: fleet });
  }
  offerSettingDown(state, frame, into);
  if (!isControlled(state, frame)) offerHulls(state, frame, into);
  if (mayHalt(state, force) || (!onward && !ashore)) into.push({ do: "finish" });
}

/** 11.45, 12.51: a fleet that is still there after a Draw. */
const mayAttack = (state: State, power: number, fleet: number, node: Node): boolean =>
  (isEnemyFleet(state, power, fleet) || (fleet === RHODES && isNeutralRhodes(state, node))) &&
  hullsIn(state, { fleet, force: NONE, node }) > 0;

/** After something came aboard or went ashore the voyage begins anew (R162). */
function again(state: State, frame: Voyage, course: Course): void {
  restart(frame, forceOf(state, frame).node);
  course.go("sail");
}

function sailTo(state: State, frame: Voyage, to: Node, course: Course): void {
  const force = forceOf(state, frame);
  const { power, node } = force;
  const cost = sailCost(state, force);
  if (force.mp >= 0) {
    force.mp -= cost;
    force.used += cost;
    force.flags |= SAIL_PAID;
  }
  force.flags &= ~TOLL_REFUSED;
  frame.repulsed = false;
  frame.shed = [];
  sailForce(force, to);
  frame.visited.push(to);
  course.tell({ e: "sailed", power, owner: faceOfForce(state, force), from: node, to, mp: force.mp, rule: "11.11" });
  course.call(seaEntryOf(frame.force, "enter", frame.haven), "entered");
}

/** The player wishes to stop here (11.12); an army that nothing is left to is lost in a port of others. */
function halt(state: State, frame: Voyage, course: Course): void {
  const force = forceOf(state, frame);
  const isStranded = isPort(state, force.node) && isTransport(force) && !joinsFleet(state, force, force.node);
  if (isStranded && !isOpenShore(shoreOf(state, force.power, force.node))) return drown(state, frame, course);
  course.end({ how: "stopped" });
}

/** 11.17, 11.32: whose port it finds, and whether an empty one has stopped it. */
function comeTo(state: State, frame: Voyage, moored: boolean): void {
  const { power, node } = forceOf(state, frame);
  frame.own = isFriendlyPort(state, power, node);
  frame.passing = moored && shoreOf(state, power, node) === "empty";
}

/** 12.63: a port is remembered if the fleet could lie in it, and its army land. */
function noteHaven(state: State, frame: Voyage): void {
  const force = forceOf(state, frame);
  if (!isPort(state, force.node)) return;
  if (!isTransport(force) || isOpenShore(shoreOf(state, force.power, force.node))) frame.haven = force.node;
}

/** 11.32: cargo that cannot fight is lost in a port of others; squadrons stay. */
function drown(state: State, frame: Voyage, course: Course): void {
  const force = forceOf(state, frame);
  const { power, node } = force;
  if (squadronsOf(force) === 0) {
    loseFleet(state, { fleet: power, force: frame.force, node }, "11.32", (event) => course.tell(event));
    return course.end({ how: "gone" });
  }
  for (const { owner, mark, counts } of force.rows.slice()) {
    const units = counts.map((n, unit) => (unit === GS ? 0 : n));
    for (let unit = 0; unit < ROW; unit++) addToForce(state, force, owner, mark, unit, -units[unit]!);
    if (units.some((n) => n > 0)) course.tell({ e: "sunk", owner, node, units, rule: "11.32" });
  }
  course.end({ how: "stopped" });
}
