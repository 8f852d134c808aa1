import { worldOf } from "../../config.ts";
import { DEEP_SEA, GS, NONE, PONTUS, WITHDRAWN, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import {
  addForce,
  addToForce,
  emptyForce,
  joinForce,
  MUST_LAND,
  note,
  SAIL_PAID,
  sailForce,
  standDown,
  takeUp,
  TOLL_REFUSED,
} from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { markOfKey, ownerOfKey } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { isKept } from "../movement/limits.ts";
import { rollContinuity } from "./continuity.ts";
import {
  aboard,
  commander,
  fleetSailing,
  hasCargo,
  hullsIn,
  keysOf,
  leadersWith,
  loseFleet,
  type Fleet,
} from "./hulls.ts";
import { hasPirates, hasStrangers, isOpenShore, isPort, shoreOf, shoreOfPontus, whoseLeave } from "./waters.ts";
import { faceOfForce } from "../control/face.ts";

type NavalWithdrawal = Body<
  "navalWithdrawal",
  {
    locals: {
      /** The fleet as a force, once it has set sail. */
      force: number;
      /** How many nodes it may still enter, and those it has been in. */
      left: number;
      visited: Node[];
      /** 11.12: it has stopped in a port. */
      stopped: boolean;
      /** 11.42: it has rolled a 12. */
      barred: boolean;
      /** R465: the node it wishes to enter, whose leave it asks for that, and the nodes it was not let into. */
      to: Node;
      host: Power;
      refused: Node[];
    };
    acts: "begin" | "ask";
    asks: { choose: "sail" | "halt" };
    after: { answered: "passage"; entered: "seaEntry" };
  }
>;
export type NavalWithdrawalFrame = FrameOf<NavalWithdrawal>;

/** 11.42, 11.46, R167: whether a fleet may leave: squadrons that did not roll a 12, and a port within reach. */
export function canSailAway(state: State, fleet: Owner, node: Node): boolean {
  const lying: Fleet = { fleet, force: NONE, node };
  if (isMutinied(state, node, fleet)) return false;
  if (hullsIn(state, lying) === 0 || !keysOf(state, lying).some((key) => isFree(state, key, node))) return false;
  const laden = keysOf(state, lying).some((key) => hasCargo({ rows: [{ counts: aboard(state, key, node) }] } as Force));
  return reaches(state, fleet, laden, node, [node], worldOf(state.config).data.charts.naval.withdrawalRange);
}

/** 11.42, 11.18: squadrons that rolled a 12 or lost a battle stay. */
const isFree = (state: State, key: number, node: Node): boolean =>
  aboard(state, key, node)[GS]! > 0 && (markOfKey(key) & WITHDRAWN) === 0;

/** Whether a fleet may end in a node: a port in which its cargo can land. */
function isHaven(state: State, fleet: Owner, laden: boolean, node: Node): boolean {
  if (!isPort(state, node) || !laden) return isPort(state, node);
  return isOpenShore(fleet === PONTUS ? shoreOfPontus(state, node) : shoreOf(state, commander(state, fleet), node));
}

/** 11.42, R214: where nobody can give leave; powers whose fleets lie there are asked (R465). */
const isShut = (state: State, fleet: Owner, node: Node): boolean =>
  hasStrangers(state, commander(state, fleet), node) || hasPirates(state, node);

/** R167: whether a port lies within so many steps. */
function reaches(
  state: State,
  fleet: Owner,
  laden: boolean,
  at: Node,
  visited: readonly Node[],
  steps: number,
): boolean {
  if (steps === 0) return false;
  for (const to of worldOf(state.config).map.sea[at]!)
    if (!isKept(state, fleet, at, to) && leadsOn(state, fleet, laden, to, visited, steps)) return true;
  return false;
}

/** Whether a step leads to a port, at once or later; a laden fleet passes no port in which it could not land. */
function leadsOn(
  state: State,
  fleet: Owner,
  laden: boolean,
  to: Node,
  visited: readonly Node[],
  steps: number,
): boolean {
  if (visited.includes(to) || isShut(state, fleet, to)) return false;
  if (isPort(state, to)) return isHaven(state, fleet, laden, to);
  return reaches(state, fleet, laden, to, [...visited, to], steps - 1);
}

const fleeing = (state: State, { force }: NavalWithdrawalFrame): Force => state.forces[force]!;

export const navalWithdrawal = procedure<NavalWithdrawal>({
  name: "navalWithdrawal",
  rule: "11.42",
  locals: ({ from }, { config }) => ({
    force: NONE,
    left: worldOf(config).data.charts.naval.withdrawalRange,
    visited: [from],
    stopped: false,
    barred: false,
    to: NONE,
    host: NONE,
    refused: [],
  }),
  steps: {
    /** The fleet sets sail; its cargo needs no MP to come ashore. */
    begin(state, frame, course) {
      const { fleet, from: node } = frame;
      const lying: Fleet = { fleet, force: NONE, node };
      const leaders = leadersWith(state, lying);
      const force = emptyForce(commander(state, fleet), node, true);
      note(force, SAIL_PAID | MUST_LAND);
      frame.force = addForce(state, force);
      for (const key of keysOf(state, lying)) {
        const row = aboard(state, key, node);
        if ((markOfKey(key) & WITHDRAWN) !== 0) row[GS] = 0;
        takeUp(state, frame.force, markOfKey(key), ownerOfKey(key), markOfKey(key), row);
      }
      for (const leader of leaders) joinForce(state, frame.force, leader);
      course.go("choose");
    },
    /** Node by node, three at most. */
    choose: {
      prompt: "sea.withdraw",
      rule: "11.42",
      who: (state, { fleet }) => [commander(state, fleet)],
      options(state, frame, _, into) {
        for (const to of nextNodes(state, frame)) into.push({ type: "sail", node: to });
        if (mayMoor(state, frame)) into.push({ type: "halt" });
      },
      refuse(_state, _frame, _, { type: verb }) {
        if (verb === "sail") return refusal("sea.noHaven", {});
        return verb === "halt" ? refusal("sea.onlyPorts", {}) : undefined;
      },
      skip(state, frame) {
        const ways = nextNodes(state, frame);
        if (mayMoor(state, frame)) return ways.length === 0 ? { type: "halt" } : undefined;
        return ways.length === 1 ? { type: "sail", node: ways[0]! } : undefined;
      },
      take(state, frame, _, action, course) {
        if (action.type === "halt") return moor(state, frame, course);
        // 11.12: a port that has stopped it lets it go only by a roll.
        if (frame.stopped && !goesOn(state, frame, course)) return moor(state, frame, course);
        frame.to = action.node;
        frame.host = NONE;
        course.go("ask");
      },
    },
    /** 11.42, R465: everybody whose fleet lies there is asked, one after the other. */
    ask(state, frame, course) {
      const { to: node } = frame;
      const power = commander(state, frame.fleet);
      const { fleet } = frame;
      frame.host = whoseLeave(state, fleet, node, frame.host);
      if (frame.host === NONE) return sailOn(state, frame, node, course);
      course.call({ proc: "passage", owner: frame.host, power, node, ...(fleet !== power && { fleet }) }, "answered");
    },
    answered(state, frame, course, { passes }) {
      if (passes) return course.go("ask");
      frame.refused.push(frame.to);
      if (mayMoor(state, frame) || nextNodes(state, frame).length > 0) return course.go("choose");
      turnBack(state, frame, course);
    },
    entered(state, frame, course, { how }) {
      if (how === "gone") return course.end({ left: true });
      frame.stopped = how !== "sailing";
      if (!frame.stopped || isPort(state, fleeing(state, frame).node)) return course.go("choose");
      // 11.13: stopped at sea, it must roll to go on.
      if (goesOn(state, frame, course)) return course.go("choose");
      if (mayLieAt(state, fleeing(state, frame).node)) return moor(state, frame, course);
      loseFleet(state, fleetSailing(state, frame.force), "11.21", course.tell);
      course.end({ left: true });
    },
  },
});

/** The nodes it may enter next. */
function nextNodes(state: State, frame: NavalWithdrawalFrame): Node[] {
  const force = fleeing(state, frame);
  // 12.51: past Rhodus only who has paid.
  if (frame.left === 0 || (force.flags & TOLL_REFUSED) !== 0) return [];
  const closed = [...frame.visited, ...frame.refused];
  return worldOf(state.config).map.sea[force.node]!.filter(
    (to) =>
      !isKept(state, frame.fleet, force.node, to) &&
      leadsOn(state, frame.fleet, hasCargo(force), to, closed, frame.left),
  );
}

const mayMoor = (state: State, frame: NavalWithdrawalFrame): boolean => {
  const force = fleeing(state, frame);
  return force.node !== frame.from && isHaven(state, frame.fleet, hasCargo(force), force.node);
};

/** 11.13, 11.42: the roll to go on; a 12 bars further withdrawals. */
function goesOn(state: State, frame: NavalWithdrawalFrame, course: Happening): boolean {
  const { success, dice } = rollContinuity(state, fleeing(state, frame), { added: 0, drawn: false }, course);
  if (dice === 12) frame.barred = true;
  frame.stopped = false;
  return success;
}

function sailOn(state: State, frame: NavalWithdrawalFrame, to: Node, course: Course<NavalWithdrawal>): void {
  const force = fleeing(state, frame);
  const { power, node } = force;
  sailForce(force, to);
  frame.left--;
  frame.visited.push(to);
  course.tell({ type: "sailed", power, owner: faceOfForce(state, force), from: node, to, mp: -1, rule: "11.42" });
  course.call({ proc: "seaEntry", force: frame.force, why: "flee", haven: NONE, attacked: NONE }, "entered");
}

/** 11.21: on a naval point a fleet may stay, on the deep sea not. */
const mayLieAt = (state: State, node: Node): boolean => worldOf(state.config).map.kind[node] !== DEEP_SEA;

/** It lies where it is; who was aboard is ashore in a port. */
function moor(state: State, frame: NavalWithdrawalFrame, course: Course<NavalWithdrawal>): void {
  const force = fleeing(state, frame);
  if (frame.barred) bar(state, force);
  course.tell({
    type: "fleetWithdrew",
    fleet: faceOfForce(state, force),
    from: frame.from,
    to: force.node,
    rule: "11.42",
  });
  standBy(state, frame, course);
  course.end({ left: true });
}

/** 11.42, R465: nobody lets it in, and no other port is left: it is where it was, and has not withdrawn. */
function turnBack(state: State, frame: NavalWithdrawalFrame, course: Course<NavalWithdrawal>): void {
  const force = fleeing(state, frame);
  const { power, node: from } = force;
  const { from: to } = frame;
  if (frame.barred) bar(state, force);
  if (from !== to) {
    sailForce(force, to);
    course.tell({ type: "sailed", power, owner: faceOfForce(state, force), from, to, mp: -1, rule: "11.42" });
  }
  standBy(state, frame, course);
  course.end({ left: false });
}

function standBy(state: State, { force }: NavalWithdrawalFrame, { tell }: Happening): void {
  if (state.forces[force]!.rows.length === 0) loseFleet(state, fleetSailing(state, force), "11.42", tell);
  else standDown(state, force);
}

/** 11.42: squadrons that rolled a 12 do not withdraw again in this Activation. */
function bar(state: State, force: Force): void {
  for (const { owner, mark, counts } of force.rows.slice()) {
    const hulls = counts[GS]!;
    addToForce(state, force, owner, mark, GS, -hulls);
    addToForce(state, force, owner, mark | WITHDRAWN, GS, hulls);
  }
}
