import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { ESCORTED, FRESH, GS, MOVED, NONE, PONTUS, type Leader, type Owner, type Unit } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import type { Course, Steps } from "../../engine/procedure.ts";
import {
  addToForce,
  dropOff,
  endSolitude,
  joinForce,
  leadForce,
  MINOR,
  note,
  SAIL_PAID,
  spend,
  takeUp,
} from "../../state/force.ts";
import { emptyRow, ROW, type Force, type State } from "../../state/state.ts";
import { addUnits, keyOf } from "../../state/table.ts";
import { ownersIn } from "../control/command.ts";
import { faceOfForce } from "../control/face.ts";
import { isPower, ownerOfLeader } from "../control/keeper.ts";
import { takeCastaways } from "../leaders/fate.ts";
import { campaignOf, isChoice } from "../movement/allowance.ts";
import { answerTo } from "../cards/windows.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLandUnit } from "../movement/contents.ts";
import { fleetOfForce, ownersOfFleet } from "../units/independents.ts";
import { joinEscort } from "./embark.ts";
import { hasCargo, isAlone } from "./hulls.ts";
import {
  armyToJoin,
  campaigners,
  canTakeArmy,
  dropCost,
  hullsToJoin,
  isControlled,
  leadersToJoin,
  mayLeave,
} from "./stowage.ts";
import { lurkersFor } from "./lurking.ts";
import { startAnew, voyager, type FleetMove, type LadingVerb, type Voyage } from "./voyage.ts";
import { isOpenShore, isPort, shoreOf, shoreOfPontus, shoreOfShips } from "./waters.ts";

/** 11.17, 11.32, 8.23: what is taken aboard and set ashore on the way, without a Stop. */

/** Offers what can be taken aboard or set ashore where the fleet is. */
export function offerLading(state: State, frame: Voyage, into: Sink<Action<LadingVerb>>): void {
  const force = voyager(state, frame);
  for (const leader of leadersToJoin(state, frame)) into.push({ type: "pickLeader", leader });
  const controlled = isControlled(state, frame);
  // R281: elsewhere it stops for squadrons, and not again where it has stopped already.
  if (controlled || frame.visited.length > 1) offerHulls(state, frame, into);
  const shore = isPort(state, force.node) ? shoreOfShips(state, force, force.node) : "closed";
  // 1.4: where an army of one's own stands the port is friendly, whoever controls it.
  if (controlled || shore === "shared") offerArmies(state, frame, into);
  offerLeaving(state, frame, into);
}

/** 11.17, R281: own squadrons that lie here may join. */
export function offerHulls(state: State, frame: Voyage, into: Sink<Action<"pickUpUnit">>): void {
  const force = voyager(state, frame);
  if ((force.flags & MINOR) !== 0) return;
  for (const owner of ownersOfFleet(state, fleetOfForce(force)))
    if (hullsToJoin(state, frame, owner) > 0) into.push({ type: "pickUpUnit", owner, unit: GS });
}

function offerArmies(state: State, frame: Voyage, into: Sink<Action<"pickUp">>): void {
  const force = voyager(state, frame);
  if ((force.flags & MINOR) !== 0 || !canTakeArmy(state, frame)) return;
  for (const owner of ownersIn(state, force))
    if (armyToJoin(state, frame, owner).some((n) => n > 0)) into.push({ type: "pickUp", owner });
}

function offerLeaving(state: State, frame: Voyage, into: Sink<Action<"dropLeader" | "dropUnit">>): void {
  const force = voyager(state, frame);
  if (!isPort(state, force.node)) return;
  if (force.rows.length > 0 && (force.mp < 0 || hasCargo(force)))
    for (const leader of force.leaders)
      if (isOpenTo(state, force, ownerOfLeader(state, leader))) into.push({ type: "dropLeader", leader });
  if ((force.flags & MINOR) !== 0) return;
  for (const { owner, counts } of force.rows) {
    if (!isOpenTo(state, force, owner)) continue;
    for (let unit = 0; unit < ROW; unit++)
      if (counts[unit] !== 0 && mayLeave(state, frame, owner, unit) && !(frame.passing && unit !== GS))
        into.push({ type: "dropUnit", owner, unit });
  }
}

/** 5.12, 11.32, R463: whether whoever is set ashore by himself finds the port open: an ally as his own power, Pontus for itself (12.55), others as the mover's. */
const isOpenTo = (state: State, { power, node }: Force, owner: Owner): boolean =>
  isOpenShore(owner === PONTUS ? shoreOfPontus(state, node) : shoreOf(state, isPower(owner) ? owner : power, node));

/** 11.32, R390: in an empty port one unit of the army goes ashore, and the fleet does not stop for it. */
export function offerSettingDown(state: State, frame: Voyage, into: Sink<Action<"setDown">>): void {
  const force = voyager(state, frame);
  if (!frame.passing || (force.flags & MINOR) !== 0) return;
  for (const { owner, counts } of force.rows) {
    if (!isOpenTo(state, force, owner)) continue;
    for (let unit = 0; unit < ROW; unit++)
      if (counts[unit] !== 0 && unit !== GS && mayLeave(state, frame, owner, unit))
        into.push({ type: "setDown", owner, unit });
  }
}

/** Takes one of these answers and says what comes next. */
export function takeLading(state: State, frame: Voyage, action: Action<LadingVerb>, course: Course<FleetMove>): void {
  switch (action.type) {
    case "pickLeader":
      takeLeader(state, frame, action.leader, course);
      return course.wait();
    case "dropLeader":
      leaveLeader(state, frame, action.leader, course);
      return course.wait();
    case "dropUnit":
      leaveUnit(state, frame, action.owner, action.unit, course);
      return course.wait();
    case "pickUpUnit":
      return takeHulls(state, frame, action.owner, course);
    case "pickUp": {
      frame.owner = action.owner;
      const leaders = campaigners(state, frame);
      if (voyager(state, frame).mp < 0 && isChoice(state, leaders)) return course.go("lead");
      takeArmy(state, frame, leaders[0] ?? NONE, course);
    }
  }
}

/** 11.17: how many squadrons join. */
export function takeHulls(state: State, frame: Voyage, owner: Owner, course: Course<FleetMove>): void {
  frame.owner = owner;
  const pool = emptyRow();
  pool[GS] = hullsToJoin(state, frame, owner);
  course.call(chooseFrom(voyager(state, frame).power, "sea.pickUp", "11.17", pool, false), "joined");
}

/** 11.32: land units are named; for a fleet of squadrons the leader's MP are rolled first. */
function takeArmy(state: State, frame: Voyage, led: Leader, course: Course<FleetMove>): void {
  const force = voyager(state, frame);
  if (force.mp < 0 && !rollForCargo(state, frame, led, course)) return course.go("sail");
  const needs = hasLandUnit(state, force) ? "any" : "company";
  const pool = armyToJoin(state, frame, frame.owner);
  course.call(chooseFrom(force.power, "sea.pickUp", "11.32", pool, false, needs), "boarded");
}

/** 11.32, R165: the leader's MP, less one for the sail; too few, and nobody comes aboard. */
function rollForCargo(state: State, frame: Voyage, led: Leader, { chance, tell }: Happening): boolean {
  const force = voyager(state, frame);
  const { sail, pickUp, debark } = worldOf(state.config).data.charts.movement;
  const die = chance.die(6);
  const mp = die + campaignOf(state, led) - sail;
  tell({ type: "cargoRolled", power: force.power, owner: faceOfForce(state, force), die, mp, rule: "11.32" });
  if (mp < pickUp + debark) {
    frame.joined.push(...force.leaders);
    return false;
  }
  leadForce(force, led, mp + sail);
  spend(force, sail);
  note(force, SAIL_PAID);
  return true;
}

/** The steps of a voyage at which units come aboard. */
export const ladingSteps: Pick<Steps<FleetMove>, "lead" | "boarded" | "watched" | "joined"> = {
  /** 8.24, 11.32: one of several leaders gives a fleet that takes an army aboard its MP. */
  lead: {
    prompt: "sea.lead",
    rule: "8.24",
    who: (state, frame) => [voyager(state, frame).power],
    options(state, frame, _, into) {
      for (const leader of campaigners(state, frame)) into.push({ type: "lead", leader });
    },
    take: (state, frame, _, { leader }, course) => takeArmy(state, frame, leader, course),
  },
  /** 11.32: land units have come aboard. */
  boarded(state, frame, course, { taken }) {
    const force = voyager(state, frame);
    const { pickUp } = worldOf(state.config).data.charts.movement;
    endSolitude(force);
    spend(force, pickUp);
    takeUp(state, frame.force, FRESH, frame.owner, MOVED, taken);
    for (const { owner, mark, counts } of force.rows.slice()) becomeEscort(state, force, owner, mark, counts[GS]!);
    tellLading("tookAboard", force, frame.owner, taken, NONE, "11.32", course);
    startAnew(state, frame);
    const lurkers = lurkersFor(state, frame.force);
    if (lurkers.length === 0) course.go("sail");
    else course.call(answerTo("transport", lurkers), "watched");
  },
  /** 17.2, R309: this is where they embarked, and somebody may have lain in wait. */
  watched(state, frame, course) {
    if (state.forces[frame.force]) course.go("sail");
    else course.end({ how: "gone" });
  },
  /** 11.17: squadrons have joined; with a transport they escort. */
  joined(state, frame, course, { taken }) {
    const force = voyager(state, frame);
    if (hasCargo(force)) joinEscort(state, frame.force, frame.owner, taken[GS]!);
    else {
      if (isAlone(force)) endSolitude(force);
      takeUp(state, frame.force, FRESH, frame.owner, MOVED, taken);
    }
    const before = force.leaders.slice();
    takeCastaways(state, frame.force);
    frame.joined.push(...force.leaders.filter((leader) => !before.includes(leader)));
    tellLading("tookAboard", force, frame.owner, taken, NONE, "11.17", course);
    startAnew(state, frame);
    if (isControlled(state, frame)) return course.go("sail");
    // R281: it has stopped for them.
    frame.passing = false;
    course.go("stopped");
  },
};

/** 9.14, 11.32, R282: with an army aboard the operation is a transport, and squadrons of a fleet may escort again. */
function becomeEscort(state: State, force: Force, owner: Owner, mark: number, hulls: number): void {
  addToForce(state, force, owner, mark, GS, -hulls);
  addToForce(state, force, owner, ESCORTED, GS, hulls);
}

/** 11.32: a unit goes ashore and moves no more. */
export function leaveUnit(state: State, frame: Voyage, owner: Owner, unit: Unit, course: Happening): void {
  const force = voyager(state, frame);
  const cost = dropCost(state, frame, unit);
  spend(force, cost);
  const { mark } = force.rows.find((row) => row.owner === owner && row.counts[unit]! > 0)!;
  if (unit === GS) frame.laidUp.push(force.node);
  else frame.shed.push(owner, mark, unit);
  addToForce(state, force, owner, mark, unit, -1);
  addUnits(state, keyOf(force.node, owner, mark), unit, 1);
  const units = Array.from({ length: ROW }, (_, i) => Number(i === unit));
  tellLading("setAshore", force, owner, units, NONE, "11.32", course);
  startAnew(state, frame);
}

function takeLeader(state: State, frame: Voyage, leader: Leader, course: Happening): void {
  const force = voyager(state, frame);
  joinForce(state, frame.force, leader);
  frame.joined.push(leader);
  tellLading("tookAboard", force, force.power, [], leader, "8.23", course);
  startAnew(state, frame);
}

function leaveLeader(state: State, frame: Voyage, leader: Leader, course: Happening): void {
  const force = voyager(state, frame);
  dropOff(state, frame.force, leader);
  tellLading("setAshore", force, force.power, [], leader, "8.23", course);
  startAnew(state, frame);
}

function tellLading(
  type: "tookAboard" | "setAshore",
  { power, node }: Force,
  owner: Owner,
  units: readonly number[],
  leader: Leader,
  rule: "11.32" | "11.17" | "8.23",
  { tell }: Happening,
): void {
  tell({ type, power, owner, node, units: units.slice(), leader, rule });
}
