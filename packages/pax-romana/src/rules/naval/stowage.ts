import { worldOf } from "../../config.ts";
import { EL, ESCORTED, FRESH, GS, MIL, type Leader, type Owner, type Unit } from "../../data/index.ts";
import { ALONE, countInForce, singleMp } from "../../state/force.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { countIn, keyOf, rowOf } from "../../state/table.ts";
import { isMutinied } from "../barbarians/mutinies.ts";
import { isSoldiers, joining, ownersIn } from "../control/command.ts";
import { isFriendlyPort } from "../control/holder.ts";
import { leadersOf, standsHere } from "../movement/contents.ts";
import { fleetOfForce } from "../units/independents.ts";
import { debarkCost } from "./courses.ts";
import { hasCargo, squadronsOf } from "./hulls.ts";
import { voyager, type Voyage } from "./voyage.ts";

/** 11.17, 11.32, 8.23: what may come aboard and what may go ashore where a fleet is, and what that costs. */

/** 11.17, R389: whether squadrons join without a Stop: in a port that is one's own, or was when the fleet came. */
export function isControlled(state: State, frame: Voyage): boolean {
  const force = voyager(state, frame);
  return frame.own || isFriendlyPort(state, fleetOfForce(force), force.node);
}

/** 8.23, R195: own leaders here who were not dropped in this Move. */
export function leadersToJoin(state: State, frame: Voyage): Leader[] {
  const force = voyager(state, frame);
  const owners = ownersIn(state, force);
  return owners.flatMap((owner) => leadersOf(state, force.node, owner)).filter((one) => !force.dropped.includes(one));
}

/** 11.17, 9.14: squadrons that may join: to sail alone only fresh ones; R134: a lone leader only within his own MP. */
export function hullsToJoin(state: State, frame: Voyage, owner: Owner): number {
  const force = voyager(state, frame);
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
export function canTakeArmy(state: State, frame: Voyage): boolean {
  const force = voyager(state, frame);
  const { pickUp, debark } = worldOf(state.config).data.charts.movement;
  if (force.mp < 0) return campaigners(state, frame).length > 0;
  return fitsAllowance(force, pickUp) && singleMp(force) >= pickUp + debark;
}

/** Fresh land units, elephants and garrisons of an owner; militia stay at home (12.32). */
export function armyToJoin(state: State, frame: Voyage, owner: Owner): number[] {
  const force = voyager(state, frame);
  const row = rowOf(state, keyOf(force.node, owner, FRESH));
  row[GS] = 0;
  row[MIL] = 0;
  return joining(state, force, row);
}

/** 11.32: one unit goes ashore for nothing, those after it for 1 MP in all; something has to stay aboard. */
export const dropCost = ({ config }: State, { shed }: Voyage, unit: Unit): number =>
  unit !== GS && shed.length === 3 ? worldOf(config).data.charts.movement.debark : 0;

/** 10.68, 11.32: whether a unit can be set ashore. */
export function mayLeave(state: State, frame: Voyage, owner: Owner, unit: Unit): boolean {
  const force = voyager(state, frame);
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

/** 8.23, 8.24: leaders who could give a fleet its MP: not those who joined it on the way. */
export const campaigners = (state: State, frame: Voyage): Leader[] =>
  voyager(state, frame).leaders.filter((leader) => !frame.joined.includes(leader));
