import { worldOf } from "../config.ts";
import type { ProcName } from "../rules/frames.ts";
import { INDEPENDENT, NONE, TRIBES, type Leader, type Node, type Owner } from "../data/index.ts";
import type { Frame } from "../engine/frame.ts";
import { isInstantOpen } from "../rules/after-step.ts";
import { hasTribe, occupies } from "../rules/control/holder.ts";
import { isHorde, isSlaves, lastMover, powerBehind, sitsIn } from "../rules/control/keeper.ts";
import { isTruce } from "../rules/control/permission.ts";
import { allows, isWelcome, moverOf, relationOf, STACK } from "../rules/control/relation.ts";
import { isAmongEnemies, waitingIn } from "../rules/leaders/surprise.ts";
import { hasLand, hasLandUnit, isFleet } from "../rules/movement/contents.ts";
import { ROW, type Force, type State } from "../state/state.ts";
import { firstAt, nodeOfKey, ownerOfKey } from "../state/table.ts";
import { worksAt } from "../state/works.ts";

/**
 * 5.12: a Space in which two sides are that may not be there together, or NONE. It may be contested: somebody arrives or
 * fights there. Squadrons lie with anybody, and whoever is aboard them is not in the Space.
 */
export function enemiesTogether(state: State): Node {
  const contested = contestedIn(state);
  const { keys } = state.table;
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (i > 0 && nodeOfKey(keys[i - 1]!) === node) continue;
    if (areEnemiesAt(state, node) && !contested.includes(node)) return node;
  }
  for (const force of state.forces)
    if (force && meetsEnemy(state, force) && !contested.includes(force.node)) return force.node;
  return NONE;
}

/** 5.12, 9.21, R422: a leader who is alone among land units of enemies and has not been asked to flee; or NONE. */
export function leaderAmongEnemies(state: State): Leader {
  if (isInstantOpen(state)) return NONE;
  const { spaces } = worldOf(state.config).map;
  const contested = [...contestedIn(state), ...waitingIn(state).map((leader) => state.leaders[leader]!)];
  return state.leaders.findIndex(
    (node, leader) => node >= 0 && node < spaces && isAmongEnemies(state, leader, node) && !contested.includes(node),
  );
}

/** Procedures in which a force goes where others are. */
const MOVING: ReadonlySet<ProcName> = new Set<ProcName>(["arrival", "withdrawal", "leaderCaught"]);

/** Spaces where somebody is arriving or fighting, which he is leaving after it, or where he passes a garrison in a withdrawal (12.11). */
function contestedIn({ frames, forces }: State): Node[] {
  const found: Node[] = [];
  for (const frame of frames as readonly (Frame & { space?: Node; force?: number; body?: number })[]) {
    const isMoving = MOVING.has(frame.proc) || isBeatenHorde(frame);
    if (!isMoving && frame.proc !== "landBattle" && frame.proc !== "retreat") continue;
    if (frame.space !== undefined) found.push(frame.space);
    const force = isMoving ? forces[frame.body ?? frame.force!] : null;
    if (force) found.push(force.node);
  }
  return found;
}

/** R204: a horde that was beaten where it was placed is still there while a Space is chosen for it. */
const isBeatenHorde = ({ proc, step }: Frame): boolean => proc === "hordeMarch" && step === "regroup";

/** The owners of units in a Space that are of some sort. */
function ownersAt(state: State, node: Node, areSuch: typeof occupies): Owner[] {
  const { keys, counts } = state.table;
  const found: Owner[] = [];
  for (let i = firstAt(state, node); i < keys.length && nodeOfKey(keys[i]!) === node; i++)
    if (areSuch(state, counts, i * ROW) && found.at(-1) !== ownerOfKey(keys[i]!)) found.push(ownerOfKey(keys[i]!));
  return found;
}

/** The owners of what stands in a Space and occupies it: units, garrisons, a Town or City, a tribe. */
function standingAt(state: State, node: Node): Owner[] {
  const found = ownersAt(state, node, occupies);
  const works = worksAt(state, node);
  if (works) found.push(works.owner);
  if (hasTribe(state, node)) found.push(TRIBES);
  return found;
}

function areEnemiesAt(state: State, node: Node): boolean {
  if (node >= worldOf(state.config).map.spaces) return false;
  const found = standingAt(state, node);
  for (let i = 1; i < found.length; i++)
    for (let j = 0; j < i; j++) if (!mayShare(state, found[i]!, found[j]!, node)) return true;
  return false;
}

/** 5.12: a force on the march may also pass where it may not stay; leaders may be with garrisons, and set out from them (R269). */
function meetsEnemy(state: State, force: Force): boolean {
  // Nobody has been chosen for it yet.
  if (force.rows.length === 0 && force.leaders.length === 0) return false;
  if (force.aboard || force.node >= worldOf(state.config).map.spaces) return false;
  // R451: a horde has been taken over there and must go on, or has been put back.
  if (force.from === force.node && isHorde(moverOf(force))) return false;
  // 5.12, R378: a fleet lies with land forces of others, and leaders without land units are aboard, also while they are chosen.
  if (isFleet(state, force)) return false;
  const others = hasLandUnit(state, force) ? standingAt(state, force.node) : ownersAt(state, force.node, hasLand);
  return others.some(
    (other) => relationOf(state, force, other) === "hostile" && !mayShare(state, moverOf(force), other, force.node),
  );
}

/**
 * Whether pieces of two owners may be in one Space: those of one side, the Soldier of Fortune with his player's (12.44), and
 * those of powers of which one has given the other leave (4.1); slaves with slaves (R232); they and rebels (R356) in a Town or City that they
 * deny its owner (12.73); barbarians in one that they have made independent (7.45), and both of these with units of the power
 * that moved the barbarians last (13.42, R138, R451); Pyrrhus with Magna Graecia (R370).
 */
function mayShare(state: State, a: Owner, b: Owner, node: Node): boolean {
  if (a === b) return true;
  const builder = worksAt(state, node)?.owner;
  if (sitsIn(a)) return (isSlaves(a) && isSlaves(b)) || b === builder;
  if (sitsIn(b)) return a === builder;
  const [one, other] = [powerBehind(state, a), powerBehind(state, b)];
  if (isHorde(a)) return b === INDEPENDENT || isWithMover(state, a, other, node);
  if (isHorde(b)) return a === INDEPENDENT || isWithMover(state, b, one, node);
  if (a === INDEPENDENT || b === INDEPENDENT) return one !== NONE || other !== NONE;
  if (one === NONE || other === NONE) return isWelcome(state, a, b) || isWelcome(state, b, a);
  if (one === other || allows(state, one, other, STACK) || allows(state, other, one, STACK)) return true;
  return isTruce(state, one, other);
}

const isWithMover = (state: State, horde: Owner, power: Owner, node: Node): boolean =>
  power !== NONE && lastMover(state, horde, node) === power;
