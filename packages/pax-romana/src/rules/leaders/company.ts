import { worldOf } from "../../config.ts";
import { GS, NONE, PORT, type Leader, type Node, type Owner } from "../../data/index.ts";
import { firstKeyAt } from "../../state/keys.ts";
import { isAtOdds } from "../../state/force.ts";
import { IN_FORCE } from "../../state/leaders.ts";
import { ROW, type Force, type State } from "../../state/state.ts";
import { firstAt, ownerOfKey } from "../../state/table.ts";
import { builderAt } from "../../state/works.ts";
import { occupies } from "../control/holder.ts";
import { lastMover, ownerOfLeader, powerBehind } from "../control/keeper.ts";
import { relation, relationOf } from "../control/relation.ts";
import { hasLand } from "../movement/contents.ts";
import { isOpenShore, shoreOf } from "../naval/waters.ts";
import { fleetOf } from "../units/independents.ts";

/** Who stands with a leader, and whether he is ashore or aboard (R377, R378). All that happens to leaders rests on this. */

/**
 * 4.1, 5.12, 12.44, 13.4: whether pieces of an owner are with a leader of another where both stand: his own side's, those
 * of the power that keeps it, those of a horde that his power moved last (13.26), and an ally's, whoever of the two has let
 * the other in.
 */
export function areTogether(state: Pick<State, "armies" | "pacts">, whose: Owner, owner: Owner, node: Node): boolean {
  if (whose === owner) return true;
  return (
    relation(state, whose, powerBehind(state, whose), owner) === "friend" ||
    relation(state, owner, lastMover(state, owner, node), whose) === "friend"
  );
}

/** Whether any units with a leader in a node, standing or in a force ashore, are such: their counts begin at `at`. */
function hasWith(
  state: State,
  node: Node,
  leader: Leader,
  isMeant: (owner: Owner, counts: readonly number[], at: number) => boolean,
): boolean {
  const whose = ownerOfLeader(state, leader);
  const { keys, counts } = state.table;
  // 17.2: Greeks who fight Greeks there are no company for their leaders, nor those for theirs.
  const odd = state.forces.findIndex((force) => force !== null && force.node === node && isAtOdds(force));
  const isOdd = odd !== NONE && state.leaders[leader] === IN_FORCE + odd;
  const end = isOdd ? 0 : firstKeyAt(node + 1);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++) {
    const owner = ownerOfKey(keys[i]!);
    if (areTogether(state, whose, owner, node) && isMeant(owner, counts, i * ROW)) return true;
  }
  for (let i = 0; i < state.forces.length; i++) {
    const force = state.forces[i]!;
    if (force === null || force.node !== node || force.aboard || (odd !== NONE && isOdd !== (i === odd))) continue;
    for (const row of force.rows)
      if (areTogether(state, whose, row.owner, NONE) && isMeant(row.owner, row.counts, 0)) return true;
  }
  return false;
}

/** 11.43, 8.43, R215: whether land units are with a leader in a Space: then he is ashore, whatever lies in the port. */
export const isWithArmy = (state: State, leader: Leader, node: Node): boolean =>
  node < worldOf(state.config).map.spaces &&
  hasWith(state, node, leader, (_owner, counts, at) => hasLand(state, counts, at));

/** 8.44, 8.46: whether land units or garrisons are with a leader. */
export const isWithUnits = (state: State, leader: Leader, node: Node): boolean =>
  hasWith(state, node, leader, (_owner, counts, at) => occupies(state, counts, at));

/** 9.21, R137: whether anything is with a leader that a force would have to fight: land units, garrisons, or walls. */
export function isDefended(state: State, force: Force, leader: Leader, node: Node): boolean {
  const isHostile = (owner: Owner): boolean => relationOf(state, force, owner) === "hostile";
  const builder = builderAt(state, node);
  if (builder !== NONE && areTogether(state, ownerOfLeader(state, leader), builder, node) && isHostile(builder))
    return true;
  return hasWith(state, node, leader, (owner, counts, at) => isHostile(owner) && occupies(state, counts, at));
}

/** Whether squadrons of a leader's fleet lie in a node: his power's, and those that serve it (12.51). */
function isWithFleet(state: State, leader: Leader, node: Node): boolean {
  const fleet = fleetOf(state, ownerOfLeader(state, leader));
  const { keys, counts } = state.table;
  const end = firstKeyAt(node + 1);
  for (let i = firstAt(state, node); i < keys.length && keys[i]! < end; i++)
    if (counts[i * ROW + GS] !== 0 && fleetOf(state, ownerOfKey(keys[i]!)) === fleet) return true;
  return false;
}

/** 8.43, R215, R270, R378: at sea, or in a port beside his fleet and without an army. */
export function isAboard(state: State, leader: Leader, node: Node): boolean {
  const { spaces, kind } = worldOf(state.config).map;
  if (node >= spaces) return true;
  return kind[node] === PORT && isWithFleet(state, leader, node) && !isWithArmy(state, leader, node);
}

/** Whether those who come by sea for a leader could not go ashore in a port. */
function isClosedTo(state: State, leader: Leader, port: Node): boolean {
  const power = powerBehind(state, ownerOfLeader(state, leader));
  return power !== NONE && !isOpenShore(shoreOf(state, power, port));
}

/** 8.23, R378: whether a leader would be left in a port of others, with neither ships nor anybody of his. */
export const isStranded = (state: State, leader: Leader, node: Node): boolean =>
  worldOf(state.config).map.kind[node] === PORT &&
  !isWithFleet(state, leader, node) &&
  !isWithUnits(state, leader, node) &&
  isClosedTo(state, leader, node);

/** 8.23, 11.33, R378: aboard where he could not go ashore: his Move is a voyage, and he rides out to nobody (10.31). */
export const isOffshore = (state: State, leader: Leader, node: Node): boolean =>
  isAboard(state, leader, node) && (node >= worldOf(state.config).map.spaces || isClosedTo(state, leader, node));
