import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import {
  EL,
  ESCORTED,
  FRESH,
  GS,
  MIL,
  MOVED,
  NONE,
  type Leader,
  type Node,
  type Owner,
  type Unit,
} from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import { addToForce, ALONE, countInForce, joinForce, leaveForce, MINOR, SAIL_PAID, takeUp } from "../../state/force.ts";
import { emptyRow, ROW, type Force, type State } from "../../state/state.ts";
import { addUnits, countIn, keyOf, rowOf } from "../../state/table.ts";
import { isSoldiers, ownersIn } from "../control/command.ts";
import { isMutinied } from "../barbarians/rebellion.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { takeCastaways } from "../leaders/fate.ts";
import { campaignOf, isChoice } from "../movement/allowance.ts";
import { chooseFrom } from "../movement/choose-units.ts";
import { hasLandUnit, leadersOf, standsHere } from "../movement/contents.ts";
import { ownersOfFleet } from "../units/independents.ts";
import { debarkCost } from "./courses.ts";
import { joinEscort } from "./embark.ts";
import { hasCargo, isAlone, squadronsOf } from "./hulls.ts";
import type { Voyage } from "./voyage.ts";
import { isOpenShore, isPort, shoreOf } from "./waters.ts";
import { faceOfForce } from "../control/face.ts";

/** 11.17, 11.32, 8.23: what is taken aboard and set ashore on the way, without a Stop. */

/** Offers what can be taken aboard or set ashore where the fleet is. */
export function offerLading(state: State, frame: Voyage, into: Sink<Action>): void {
  const force = state.forces[frame.force]!;
  for (const leader of leadersHere(state, force)) into.push({ do: "pickLeader", leader });
  const controlled = isControlled(state, frame);
  // R281: elsewhere it stops for squadrons, and not again where it has stopped already.
  if (controlled || frame.visited.length > 1) offerHulls(state, frame, into);
  const shore = isPort(state, force.node) ? shoreOf(state, force.power, force.node) : "closed";
  // 1.4: where an army of one's own stands the port is friendly, whoever controls it.
  if (controlled || shore === "shared") offerArmies(state, frame, force, into);
  if (isOpenShore(shore)) offerLeaving(state, frame, force, into);
}

/** 11.17, R389: whether squadrons join without a Stop: in a port that is one's own, or was when the fleet came. */
export function isControlled(state: State, { force, own }: Voyage): boolean {
  const { power, node } = state.forces[force]!;
  return own || isFriendlyPort(state, power, node);
}

/** 11.17, R281: the fleet's own squadrons that lie here may join. */
export function offerHulls(state: State, frame: Voyage, into: Sink<Action>): void {
  const force = state.forces[frame.force]!;
  if ((force.flags & MINOR) !== 0) return;
  for (const owner of ownersOfFleet(state, force.power))
    if (hullsToJoin(state, frame, force, owner) > 0) into.push({ do: "pickUp", unit: GS, owner });
}

function offerArmies(state: State, frame: Voyage, force: Force, into: Sink<Action>): void {
  if ((force.flags & MINOR) !== 0 || !canTakeArmy(state, frame, force)) return;
  for (const owner of ownersIn(state, force))
    if (armyToJoin(state, force, owner).some((n) => n > 0)) into.push({ do: "pickUp", owner });
}

function offerLeaving(state: State, frame: Voyage, force: Force, into: Sink<Action>): void {
  if (force.rows.length > 0 && (force.mp < 0 || hasCargo(force)))
    for (const leader of force.leaders) into.push({ do: "dropLeader", leader });
  if ((force.flags & MINOR) !== 0) return;
  for (const { owner, counts } of force.rows)
    for (let unit = 0; unit < ROW; unit++)
      if (counts[unit] !== 0 && mayLeave(state, frame, force, owner, unit) && !(frame.passing && unit !== GS))
        into.push({ do: "drop", owner, unit });
}

/** 11.32, R390: in an empty port one unit of the army goes ashore, and the fleet does not stop for it. */
export function offerSettingDown(state: State, frame: Voyage, into: Sink<Action>): void {
  const force = state.forces[frame.force]!;
  if (!frame.passing || (force.flags & MINOR) !== 0) return;
  for (const { owner, counts } of force.rows)
    for (let unit = 0; unit < ROW; unit++)
      if (counts[unit] !== 0 && unit !== GS && mayLeave(state, frame, force, owner, unit))
        into.push({ do: "setDown", owner, unit });
}

/** 8.23, R195: its own leaders here who were not dropped in this Move. */
function leadersHere(state: State, force: Force): number[] {
  const owners = ownersIn(state, force);
  return owners.flatMap((owner) => leadersOf(state, force.node, owner)).filter((one) => !force.dropped.includes(one));
}

/** 11.17, 9.14: squadrons that may join: to sail alone only fresh ones; R134: a lone leader only within his own MP. */
function hullsToJoin(state: State, frame: Voyage, force: Force, owner: Owner): number {
  if (frame.laidUp.includes(force.node) || isMutinied(state, force.node, owner) || !fitsAllowance(force, 0)) return 0;
  const fresh = countIn(state, keyOf(force.node, owner, FRESH), GS);
  const tired = hasCargo(force) ? countIn(state, keyOf(force.node, owner, ESCORTED), GS) : 0;
  if (!isSoldiers(state, force)) return fresh + tired;
  return Math.min(fresh + tired, worldOf(state.config).data.charts.soldierOfFortune.escort - squadronsOf(force));
}

/** 8.23, R134: whether a lone leader has used no more than his single allowance. */
const fitsAllowance = ({ mp, used, flags }: Force, more: number): boolean =>
  (flags & ALONE) === 0 || used + more <= (mp + used) / 2;

/** 11.32: a transport needs 1 MP to take units aboard and 1 to land them; a leader's fleet rolls for its MP (R165). */
function canTakeArmy({ config }: State, frame: Voyage, force: Force): boolean {
  const { pickUp, debark } = worldOf(config).data.charts.movement;
  if (force.mp < 0) return campaigners(frame, force).length > 0;
  return fitsAllowance(force, pickUp) && singleMp(force) >= pickUp + debark;
}

/** 8.23: what a lone leader has left once he is no longer alone. */
const singleMp = ({ mp, used, flags }: Force): number => ((flags & ALONE) === 0 ? mp : (mp + used) / 2 - used);

/** Fresh land units, elephants and garrisons of an owner; militia stay at home (12.32). */
function armyToJoin(state: State, force: Force, owner: Owner): number[] {
  const row = rowOf(state, keyOf(force.node, owner, FRESH));
  row[GS] = 0;
  row[MIL] = 0;
  return row;
}

/** 11.32: one unit goes ashore for nothing, those after it for 1 MP in all; something has to stay aboard. */
const dropCost = ({ config }: State, { shed }: Voyage, unit: Unit): number =>
  unit !== GS && shed.length === 3 ? worldOf(config).data.charts.movement.debark : 0;

function mayLeave(state: State, frame: Voyage, force: Force, owner: Owner, unit: Unit): boolean {
  if (unit === GS) return hasCargo(force) || squadronsOf(force) > 1;
  const { isLand } = worldOf(state.config).data.units;
  if (unitsOf(force) < 2 || force.mp < dropCost(state, frame, unit) + debarkCost(state, force)) return false;
  // 10.68: elephants go ashore only where land units stand, and are not left aboard without one.
  if (unit === EL) return standsHere(state, force.node, owner);
  return isLand[unit] === 0 || countInForce(force, EL) === 0 || landUnitsOf(state, force) > 1;
}

function landUnitsOf({ config }: State, { rows }: Force): number {
  const { isLand } = worldOf(config).data.units;
  let count = 0;
  for (const { counts } of rows)
    for (let unit = 0; unit < isLand.length; unit++) if (isLand[unit] === 1) count += counts[unit]!;
  return count;
}

/** Land units, elephants and garrisons in the force. */
function unitsOf({ rows }: Force): number {
  let count = 0;
  for (const { counts } of rows) for (let unit = 0; unit < ROW; unit++) if (unit !== GS) count += counts[unit]!;
  return count;
}

/** The lone leader is not alone any more: his doubled allowance is gone (8.23). */
function endSolitude(force: Force): void {
  force.mp = singleMp(force);
  force.flags &= ~ALONE;
}

/** Takes one of the verbs above and says what comes next. */
export function takeLading(state: State, frame: Voyage, action: Action, course: Course): void {
  const force = state.forces[frame.force]!;
  frame.owner = action.owner ?? NONE;
  if (action.do === "pickLeader") return takeLeader(state, frame, action.leader!, course);
  if (action.do === "dropLeader") return leaveLeader(state, frame, action.leader!, course);
  if (action.do === "drop") return dropUnit(state, frame, action.unit!, course);
  if (action.unit === GS) {
    const pool = emptyRow();
    pool[GS] = hullsToJoin(state, frame, force, frame.owner);
    return course.call(chooseFrom(force.power, "sea.pickUp", "11.17", pool, false), "joined");
  }
  const leaders = campaigners(frame, force);
  if (force.mp < 0 && isChoice(state, leaders)) return course.go("lead");
  takeArmy(state, frame, leaders[0] ?? NONE, course);
}

/** 8.23, 8.24: leaders who could give a fleet its MP: not those who joined it on the way. */
export const campaigners = ({ joined: late }: Voyage, { leaders }: Force): Leader[] =>
  leaders.filter((leader) => !late.includes(leader));

/** 11.32: land units are named; for a fleet of squadrons the leader's MP are rolled first. */
export function takeArmy(state: State, frame: Voyage, led: Leader, course: Course): void {
  const force = state.forces[frame.force]!;
  if (force.mp < 0 && !rollForCargo(state, frame, force, led, course)) return course.go("sail");
  const needs = hasLandUnit(state, force) ? "any" : "company";
  course.call(
    chooseFrom(force.power, "sea.pickUp", "11.32", armyToJoin(state, force, frame.owner), false, needs),
    "boarded",
  );
}

/** 11.32, R165: the leader's MP, less one for the sail; too few, and nobody comes aboard. */
function rollForCargo(state: State, frame: Voyage, force: Force, led: Leader, course: Course): boolean {
  const { sail, pickUp, debark } = worldOf(state.config).data.charts.movement;
  const die = course.chance.die(6);
  const mp = die + campaignOf(state, led) - sail;
  course.tell({ e: "cargoRolled", power: force.power, owner: faceOfForce(state, force), die, mp, rule: "11.32" });
  if (mp < pickUp + debark) {
    frame.joined.push(...force.leaders);
    return false;
  }
  force.mp = mp;
  force.used = sail;
  force.led = led;
  force.flags |= SAIL_PAID;
  return true;
}

/** 11.32: land units have come aboard. */
export function boarded(state: State, frame: Voyage, row: readonly number[], course: Course): void {
  const force = state.forces[frame.force]!;
  const { pickUp } = worldOf(state.config).data.charts.movement;
  endSolitude(force);
  force.mp -= pickUp;
  force.used += pickUp;
  takeUp(state, frame.force, FRESH, frame.owner, MOVED, row);
  for (const { owner, mark, counts } of force.rows.slice()) becomeEscort(state, force, owner, mark, counts[GS]!);
  tellLading("tookAboard", force, frame.owner, row, NONE, "11.32", course);
}

/** 9.14, 11.32, R282: with an army aboard the operation is a transport, and squadrons of a fleet may escort again. */
function becomeEscort(state: State, force: Force, owner: Owner, mark: number, hulls: number): void {
  addToForce(state, force, owner, mark, GS, -hulls);
  addToForce(state, force, owner, ESCORTED, GS, hulls);
}

/** 11.17: squadrons have joined; with a transport they escort. */
export function joined(state: State, frame: Voyage, row: readonly number[], course: Course): void {
  const force = state.forces[frame.force]!;
  if (hasCargo(force)) joinEscort(state, frame.force, frame.owner, row[GS]!);
  else {
    if (isAlone(force)) endSolitude(force);
    takeUp(state, frame.force, FRESH, frame.owner, MOVED, row);
  }
  const before = force.leaders.slice();
  takeCastaways(state, frame.force);
  frame.joined.push(...force.leaders.filter((leader) => !before.includes(leader)));
  tellLading("tookAboard", force, frame.owner, row, NONE, "11.17", course);
}

/** 11.32, R390: one unit goes ashore in an empty port. */
export function setDown(state: State, frame: Voyage, action: Action, course: Course): void {
  frame.owner = action.owner!;
  leaveUnit(state, frame, action.unit!, course);
  course.go("sail");
}

function dropUnit(state: State, frame: Voyage, unit: Unit, course: Course): void {
  leaveUnit(state, frame, unit, course);
  course.wait();
}

/** 11.32: a unit goes ashore and moves no more. */
function leaveUnit(state: State, frame: Voyage, unit: Unit, course: Course): void {
  const force = state.forces[frame.force]!;
  const cost = dropCost(state, frame, unit);
  force.mp -= cost;
  force.used += cost;
  const { mark } = force.rows.find(({ owner, counts }) => owner === frame.owner && counts[unit]! > 0)!;
  if (unit === GS) frame.laidUp.push(force.node);
  else frame.shed.push(frame.owner, mark, unit);
  addToForce(state, force, frame.owner, mark, unit, -1);
  addUnits(state, keyOf(force.node, frame.owner, mark), unit, 1);
  const row = Array.from({ length: ROW }, (_, i) => Number(i === unit));
  tellLading("setAshore", force, frame.owner, row, NONE, "11.32", course);
  restart(frame, force.node);
}

function takeLeader(state: State, frame: Voyage, leader: number, course: Course): void {
  const force = state.forces[frame.force]!;
  joinForce(state, frame.force, leader);
  frame.joined.push(leader);
  tellLading("tookAboard", force, force.power, [], leader, "8.23", course);
  restart(frame, force.node);
  course.wait();
}

function leaveLeader(state: State, frame: Voyage, leader: number, course: Course): void {
  const force = state.forces[frame.force]!;
  force.dropped.push(leader);
  leaveForce(state, frame.force, leader, force.node);
  tellLading("setAshore", force, force.power, [], leader, "8.23", course);
  restart(frame, force.node);
  course.wait();
}

/** R162: after a Stop, pick-up or drop a node may be entered again. */
export function restart(frame: Voyage, node: Node): void {
  frame.visited = [node];
}

function tellLading(
  e: "tookAboard" | "setAshore",
  { power, node }: Force,
  owner: Owner,
  units: readonly number[],
  leader: number,
  rule: "11.32" | "11.17" | "8.23",
  course: Course,
): void {
  course.tell({ e, power, owner, node, units: units.slice(), leader, rule });
}
