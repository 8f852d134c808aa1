import { worldOf } from "../../config.ts";
import { EL, GARR, GS, MIL, NONE, type Leader, type Node, type Owner } from "../../data/index.ts";
import { firstKeyAt, lastKeyOf } from "../../state/keys.ts";
import { builderAt } from "../../state/works.ts";
import { emptyRow, ROW, type Force, type State } from "../../state/state.ts";
import { firstAt, ownerOfKey } from "../../state/table.ts";
import { commandedBy } from "../control/command.ts";
import { isSlaves, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { moverOf, relationOf } from "../control/relation.ts";

/** What is in a force, and what stands in a node. */

/** 1.4: whether a row of counts has a land unit: not elephants, garrisons, galleys. */
export function hasLand(state: Pick<State, "config">, counts: readonly number[], at = 0): boolean {
  const { land } = worldOf(state.config).data.units;
  for (let i = 0; i < land.length; i++) if (counts[at + land[i]!] !== 0) return true;
  return false;
}

/** 7.34, 7.41: whether a row of counts has infantry. */
export function hasInfantry(state: Pick<State, "config">, counts: readonly number[], at = 0): boolean {
  const { isInfantry } = worldOf(state.config).data.units;
  for (let unit = 0; unit < isInfantry.length; unit++)
    if (isInfantry[unit] === 1 && counts[at + unit] !== 0) return true;
  return false;
}

/** 1.4: whether a force has a land unit. */
export function hasLandUnit(state: State, { rows }: Force): boolean {
  for (const { counts } of rows) if (hasLand(state, counts)) return true;
  return false;
}

/** What the whole force is made of. */
export function countsOfForce({ rows }: Force): number[] {
  if (rows.length === 1) return rows[0]!.counts.slice();
  const sum = emptyRow();
  for (const { counts } of rows) for (let unit = 0; unit < ROW; unit++) sum[unit]! += counts[unit]!;
  return sum;
}

/** Whether units of one sort are in a force. */
function carries({ rows }: Force, unit: number): boolean {
  for (const { counts } of rows) if (counts[unit] !== 0) return true;
  return false;
}

export const hasElephants = (force: Force): boolean => carries(force, EL);
export const hasGarrisons = (force: Force): boolean => carries(force, GARR);
export const hasMilitia = (force: Force): boolean => carries(force, MIL);

/** 11.11: galleys and nothing else that moves on land. */
export const isFleet = (state: State, force: Force): boolean =>
  carries(force, GS) && !hasLandUnit(state, force) && !carries(force, GARR) && !carries(force, EL);

export const isEmpty = ({ rows, leaders }: Force): boolean => rows.length === 0 && leaders.length === 0;

/** Whether an owner has a land unit standing in a node. */
export function standsHere(state: State, node: Node, owner: Owner): boolean {
  const { keys, counts } = state.table;
  const end = lastKeyOf(node, owner);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! <= end; i++)
    if (ownerOfKey(keys[i]!) === owner && hasLand(state, counts, i * ROW)) return true;
  return false;
}

/** 10.68, 12.13: whether land units of an owner's side stand in a node: his own, or of those under the same command. */
export function hasCompany(state: State, node: Node, owner: Owner): boolean {
  const side = powerBehind(state, owner);
  if (side === NONE) return standsHere(state, node, owner);
  return commandedBy(state, side).some((one) => standsHere(state, node, one));
}

/** What a force meets in a Space: bits. */
export const MEETS_LAND = 1;
export const MEETS_GARRISON = 2;
export const MEETS_WORKS = 4;
export const MEETS_TRIBE = 8;
/** 5.12: somebody it may pass but not stop with. */
export const MEETS_PASS = 16;
/** 9.21: what must be attacked. */
export const MUST_ATTACK = MEETS_LAND | MEETS_GARRISON | MEETS_WORKS | MEETS_TRIBE;

/** 9.21, 5.12: what a force would meet in a Space; fleets do not matter on land, and elephants alone are nobody. */
export function meets(state: State, force: Force, node: Node): number {
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  let found = 0;
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++) {
    const at = i * ROW;
    const what = hasLand(state, counts, at) ? MEETS_LAND : counts[at + GARR] !== 0 ? MEETS_GARRISON : 0;
    if (what !== 0) found |= seenAs(state, force, node, ownerOfKey(keys[i]!), what);
  }
  const builder = builderAt(state, node);
  if (builder !== NONE) found |= seenAs(state, force, node, builder, MEETS_WORKS);
  const tribal = worldOf(state.config).map.tribal[node]!;
  if (tribal !== NONE && state.tribes[tribal]! > 0) found |= MEETS_TRIBE;
  return found;
}

function seenAs(state: State, force: Force, node: Node, owner: Owner, what: number): number {
  const relation = relationOf(state, force, owner, node);
  if (relation === "hostile") return isSlaves(moverOf(force)) && isSlaves(owner) ? 0 : what;
  return relation === "pass" ? MEETS_PASS : 0;
}

/** Leaders that stand in a node and belong to an owner. */
export function leadersOf(state: State, node: Node, owner: Owner): Leader[] {
  const found: Leader[] = [];
  for (let leader = 0; leader < state.leaders.length; leader++)
    if (state.leaders[leader] === node && ownerOfLeader(state, leader) === owner) found.push(leader);
  return found;
}
