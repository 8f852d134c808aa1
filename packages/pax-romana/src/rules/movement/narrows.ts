import { worldOf } from "../../config.ts";
import { LAND_POINT, NONE, OWNERS, type Node, type Owner, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { isKin } from "../../state/force.ts";
import type { State } from "../../state/state.ts";
import { isHorde, powerBehind } from "../control/keeper.ts";
import { othersThan } from "../diplomacy/invitation.ts";
import { hasLandUnit } from "./contents.ts";
import { isHomeNode } from "./steps.ts";

/** 17.2 Ambush: who may lie in wait at a land point. */

const GALLIC_REVOLT: Owner = OWNERS.indexOf("gallicRevolt");

/** 13.43, R307: peoples that anybody may ambush, whoever moves them; they have no Home. */
const isNobodys = (owner: Owner): boolean => isHorde(owner) || owner === GALLIC_REVOLT;

/**
 * R307, R308: the powers that may ambush a force at a node, which it has entered: none on a pass, within its Home or without
 * land units; else all but the players whose units they are.
 */
export function ambushersOf(state: State, index: number, node: Node): Power[] {
  const force = state.forces[index];
  if (!state.advanced || !force || worldOf(state.config).map.kind[node] !== LAND_POINT) return [];
  if (!hasLandUnit(state, force)) return [];
  const owners = force.rows.map(({ owner }) => owner);
  if (owners.some(isNobodys)) return state.order.slice();
  if (isHomeNode(state, force, node)) return [];
  // 17.2: whoever leads the Greeks of the Successor Wars leads another's units.
  const own = [...owners.map((owner) => powerBehind(state, owner)), isKin(force) ? NONE : force.power];
  // R510: another player's units.
  const others = own.filter((power) => power !== NONE).map((power) => othersThan(state, power));
  return state.order.filter((power) => others.every((some) => some.includes(power)));
}

/** A force on the march, in a withdrawal or a retreat, and the point it is at. */
interface InNarrows {
  readonly force: number;
  readonly node: Node;
}

/** What the innermost of these procedures says of its force: the march has `force`, those who flee have `body`. */
type Fleeing = Frame & { readonly force?: number; readonly body?: number; readonly narrows?: readonly Node[] };

const PROCS: ReadonlySet<string> = new Set(["landMove", "withdrawal", "retreat"]);

/** The force that is in the narrows now. */
export function inNarrows({ frames, forces }: State): InNarrows {
  const { proc, force = NONE, body = NONE, narrows } = frames.findLast((frame) => PROCS.has(frame.proc)) as Fleeing;
  const index = proc === "landMove" ? force : body;
  return { force: index, node: narrows?.[0] ?? forces[index]!.node };
}
