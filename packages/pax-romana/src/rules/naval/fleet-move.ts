import type { Refusal, Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { DEEP_SEA, NONE, type Node, type Owner, type Power } from "../../data/index.ts";
import { procedure, type Course, type Told } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { goAboard, MUST_LAND, note, SAIL_PAID, sailForce, spend, TOLL_REFUSED } from "../../state/force.ts";
import { nextOwner } from "../../state/keys.ts";
import type { Force, State } from "../../state/state.ts";
import { faceOfForce } from "../control/face.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { asksToll, fleetOf, fleetOfForce, owesToll, RHODES } from "../units/independents.ts";
import { rollContinuity } from "./continuity.ts";
import {
  attackRefusal,
  canAttackAgain,
  canSail,
  canSailOn,
  debarkRefusal,
  isTransport,
  joinsFleet,
  mayDebark,
  mayHalt,
  sailCost,
  sailRefusal,
} from "./courses.ts";
import { fleetSailing, hullsIn, loseFleet, squadronsOf } from "./hulls.ts";
import { ladingSteps, leaveUnit, offerHulls, offerLading, offerSettingDown, takeHulls, takeLading } from "./lading.ts";
import { drownCargo } from "./perils.ts";
import { isControlled } from "./stowage.ts";
import { hasDebarked, standAshore, unload } from "./unloading.ts";
import { newVoyage, startAnew, voyager, type FleetMove, type Voyage } from "./voyage.ts";
import {
  fleetsAt,
  hasEnemyFleet,
  hasPirates,
  meetsFleet,
  isNavalPoint,
  isOpenShore,
  isPort,
  shoreFor,
} from "./waters.ts";

type Sailing = FleetMove["asks"]["sail"];
type Stopped = FleetMove["asks"]["stopped"];

/** 11.1-11.3: a fleet or transport sails, node by node, until it halts, comes ashore or is gone. */
export const fleetMove = procedure<FleetMove>({
  name: "fleetMove",
  rule: "11.1",
  locals: newVoyage,
  steps: {
    begin(state, frame, course) {
      const force = voyager(state, frame);
      goAboard(state, force);
      comeTo(state, frame, false);
      // 11.22: a transport that begins at sea is aboard already.
      if (!isNavalPoint(state, force.node)) return course.go("weigh");
      course.call({ proc: "embark", force: frame.force, escortOnly: true }, "weigh");
    },
    /** R187, 12.63, 12.51: whoever begins beside pirates or an enemy fleet, or owes a toll, has entered there. */
    weigh(state, frame, course) {
      const force = voyager(state, frame);
      const { power, node } = force;
      const meets = hasPirates(state, node) || hasEnemyFleet(state, force, node) || owesToll(state, power, node);
      if (meets) enter(frame, "begin", course);
      else course.go("sail");
    },
    sail: {
      prompt: "sea.sail",
      rule: "11.11",
      who: (state, frame) => [voyager(state, frame).power],
      options: offerSailing,
      refuse(state, frame, _, action) {
        const force = voyager(state, frame);
        if (action.type === "sail") return sailRefusal(state, force, action.node, frame.visited);
        if (action.type === "debark") return landingRefusal(state, force);
        if (action.type === "landAgain") return frame.repulsed ? attackRefusal(state, force) : undefined;
        return action.type === "halt" ? refusal("sea.noHalt", {}) : undefined;
      },
      skip(state, frame) {
        const force = voyager(state, frame);
        if (canSailOn(state, force, frame.visited)) return undefined;
        // 11.32: too few MP to set sail and land.
        const options: Action<Sailing>[] = [];
        offerSailing(state, frame, force.power, options);
        return options.length === 1 ? options[0] : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "sail" && hasDebarked(frame)) return unload(state, frame, action.node, course);
        if (action.type === "sail") return sailTo(state, frame, action.node, course);
        if (action.type === "halt") return halt(state, frame, course);
        if (action.type === "debark") return land(state, frame, "sail", course);
        if (action.type === "landAgain") return land(state, frame, "sail", course, true);
        // 11.14: a Stop that nobody else brought about.
        frame.added = 0;
        frame.drawn = false;
        takeLading(state, frame, action, course);
      },
    },
    /** R218: those who were set ashore stand, and the others sail. */
    unloaded(state, frame, course) {
      standAshore(state, frame);
      sailTo(state, frame, frame.next, course);
    },
    ...ladingSteps,
    entered(state, frame, course, { how, added, drawn }) {
      if (how === "gone" || !state.forces[frame.force]) return course.end({ how: "gone" });
      if (how === "finished") return course.end({ how: "stopped" });
      noteHaven(state, frame);
      comeTo(state, frame, how === "moored");
      if (how === "sailing") return course.go("sail");
      frame.added = added;
      frame.drawn = drawn;
      startAnew(state, frame);
      course.go("stopped");
    },
    /** 11.13: a fleet that has stopped rolls to go on, fights on, lands, or is Finished. */
    stopped: {
      prompt: "sea.stopped",
      rule: "11.13",
      who: (state, frame) => [voyager(state, frame).power],
      options: offerStopped,
      refuse(state, frame, _, action) {
        if (action.type === "debark") return landingRefusal(state, voyager(state, frame));
        if (action.type === "finish") return refusal("sea.noHalt", {});
        return action.type === "sail" || action.type === "halt" ? refusal("sea.notStopped", {}) : undefined;
      },
      skip(state, frame) {
        const options: Action<Stopped>[] = [];
        offerStopped(state, frame, voyager(state, frame).power, options);
        return options.length === 1 ? options[0] : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "debark") return land(state, frame, "stopped", course);
        if (action.type === "finish") return course.go("finish");
        if (action.type === "pickUpUnit") return takeHulls(state, frame, action.owner, course);
        if (action.type === "setDown") {
          leaveUnit(state, frame, action.owner, action.unit, course);
          return course.go("sail");
        }
        frame.passing = false;
        const { success } = rollContinuity(state, voyager(state, frame), frame, course);
        if (!success) return course.go("finish");
        if (action.type === "attackAgain") return enter(frame, "attack", course, action.owner);
        // 11.45: who fought a Draw may attack before the fleet leaves.
        if (frame.drawn) return enter(frame, "part", course);
        course.go("sail");
      },
    },
    /** 11.13, 11.15, 11.21: Finished: at sea it stays, on the deep sea it is lost, in a port the army goes ashore. */
    finish(state, frame, course) {
      const force = voyager(state, frame);
      const { node } = force;
      if (worldOf(state.config).map.kind[node] === DEEP_SEA) {
        loseFleet(state, fleetSailing(state, frame.force), "11.21", course.tell);
        return course.end({ how: "gone" });
      }
      if (!isPort(state, node) || !isTransport(force) || joinsFleet(state, force, node))
        return course.end({ how: "stopped" });
      const shore = shoreFor(state, force, node);
      if (isOpenShore(shore) || (shore !== "closed" && hasLandUnit(state, force))) {
        note(force, MUST_LAND);
        return course.call({ proc: "debark", force: frame.force, again: false, warned: true }, "landed");
      }
      drown(state, frame, course);
    },
    landed(state, frame, course, { how }) {
      if (how === "desisted") return course.go(frame.back);
      if (how !== "back") return course.end({ how });
      frame.repulsed = true;
      frame.drawn = false;
      startAnew(state, frame);
      course.go("sail");
    },
  },
});

/** 11.3: it goes ashore; 4.3, R228: those who would be attacked are heard once in a voyage. */
function land(state: State, frame: Voyage, back: Voyage["back"], course: Course<FleetMove>, again = false): void {
  const { node } = voyager(state, frame);
  const warned = frame.warned.includes(node);
  if (!warned) frame.warned.push(node);
  frame.back = back;
  course.call({ proc: "debark", force: frame.force, again, warned }, "landed");
}

/** Sea steps first, then what can be done where it is. */
function offerSailing(state: State, frame: Voyage, _: Power, into: Sink<Action<Sailing>>): void {
  const force = voyager(state, frame);
  let ways = 0;
  for (const to of worldOf(state.config).map.sea[force.node]!) {
    if (!canSail(state, force, to, frame.visited)) continue;
    into.push({ type: "sail", node: to });
    ways++;
  }
  // 11.35: after a failed landing the force attacks again or sails away.
  if (frame.repulsed) {
    if (canAttackAgain(state, force)) into.push({ type: "landAgain" });
    if (ways === 0) into.push({ type: "halt" });
    return;
  }
  offerLading(state, frame, into);
  if (mayHalt(state, force)) into.push({ type: "halt" });
  if (mayDebark(state, force, ways)) into.push({ type: "debark" });
  else if (ways === 0 && !mayHalt(state, force)) into.push({ type: "halt" });
}

/** 11.31: armies go ashore in ports, and not in every one. */
const landingRefusal = (state: State, force: Force): Refusal | undefined =>
  isPort(state, force.node) ? debarkRefusal(state, force, force.node) : refusal("sea.noPort", {});

function offerStopped(state: State, frame: Voyage, _: Power, into: Sink<Action<Stopped>>): void {
  const force = voyager(state, frame);
  const { node } = force;
  const onward = canSailOn(state, force, frame.visited);
  const ashore = mayDebark(state, force, 0);
  if (onward) into.push({ type: "goOn" });
  if (ashore) into.push({ type: "debark" });
  if (frame.drawn && squadronsOf(force) > 0) {
    const found = fleetsAt(state, node);
    for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet))
      if (mayAttack(state, force, fleet, node)) into.push({ type: "attackAgain", owner: fleet });
  }
  offerSettingDown(state, frame, into);
  if (!isControlled(state, frame)) offerHulls(state, frame, into);
  if (mayHalt(state, force) || (!onward && !ashore)) into.push({ type: "finish" });
}

/** 11.45, 12.51: a fleet that is still there after a Draw. */
const mayAttack = (state: State, force: Force, fleet: Owner, node: Node): boolean =>
  (meetsFleet(state, force, fleet, node) || (fleet === fleetOf(state, RHODES) && asksToll(state, force.power, node))) &&
  hullsIn(state, { fleet, force: NONE, node }) > 0;

function sailTo(state: State, frame: Voyage, to: Node, course: Course<FleetMove>): void {
  const force = voyager(state, frame);
  const { power, node } = force;
  const cost = sailCost(state, force);
  if (force.mp >= 0) {
    spend(force, cost);
    note(force, SAIL_PAID);
  }
  note(force, TOLL_REFUSED, false);
  frame.repulsed = false;
  frame.shed = [];
  sailForce(force, to);
  frame.visited.push(to);
  course.tell({ type: "sailed", power, owner: faceOfForce(state, force), from: node, to, mp: force.mp, rule: "11.11" });
  enter(frame, "enter", course);
}

/** What it meets where it is. */
function enter(
  { force, haven }: Voyage,
  why: Told<"seaEntry">["why"],
  course: Course<FleetMove>,
  attacked: Owner = NONE,
): void {
  course.call({ proc: "seaEntry", force, why, haven, attacked }, "entered");
}

/** The player wishes to stop here (11.12); an army that nothing is left to is lost in a port of others. */
function halt(state: State, frame: Voyage, course: Course<FleetMove>): void {
  const force = voyager(state, frame);
  const isStranded = isPort(state, force.node) && isTransport(force) && !joinsFleet(state, force, force.node);
  if (isStranded && !isOpenShore(shoreFor(state, force, force.node))) return drown(state, frame, course);
  course.end({ how: "stopped" });
}

/** 11.17, 11.32: whose port it finds, and whether an empty one has stopped it. */
function comeTo(state: State, frame: Voyage, moored: boolean): void {
  const force = voyager(state, frame);
  const { node } = force;
  frame.own = isFriendlyPort(state, fleetOfForce(force), node);
  frame.passing = moored && shoreFor(state, force, node) === "empty";
}

/** 12.63: a port is remembered if the fleet could lie in it, and its army land. */
function noteHaven(state: State, frame: Voyage): void {
  const force = voyager(state, frame);
  if (!isPort(state, force.node)) return;
  if (!isTransport(force) || isOpenShore(shoreFor(state, force, force.node))) frame.haven = force.node;
}

/** 11.32: the army is lost; without squadrons nobody is left. */
function drown(state: State, frame: Voyage, course: Course<FleetMove>): void {
  course.end({ how: drownCargo(state, fleetSailing(state, frame.force), course.tell) ? "stopped" : "gone" });
}
