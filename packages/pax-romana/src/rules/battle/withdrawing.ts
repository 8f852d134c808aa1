import { worldOf } from "../../config.ts";
import { GARR, GS, MIL, NONE, WITHDRAWN, type Node, type Owner } from "../../data/index.ts";
import { addForce, addToForce, emptyForce, standDown } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { sumAt } from "../../state/table.ts";
import type { Side } from "../frames.ts";
import { countsOfForce, hasLand } from "../movement/contents.ts";
import { mayGarrison } from "../movement/garrisons.ts";
import { haveWithdrawn } from "../movement/marks.ts";
import { edgeOver, type Edge } from "./cavalry.ts";
import { countsOn, horseOf } from "./sides.ts";
import { boarding, withdrawalSteps } from "./withdrawal-steps.ts";

/** 10.4: who may withdraw, and what happens to those who do. */

/** What these facts depend on. */
interface Withdrawing {
  readonly space: Node;
  readonly entry: Node;
  readonly defender: Side;
  readonly army: Side;
  readonly attacker: number;
  readonly owners: readonly Owner[];
  readonly moved: boolean;
}

export const isMountain = (state: State, { space }: Withdrawing): boolean =>
  worldOf(state.config).map.mountain[space] === 1;

/** 10.41: units that have not withdrawn in this Move; militia and squadrons stay. */
export function poolOf(state: State, { space }: Withdrawing, owner: Owner): number[] {
  return restedAt(state, space, owner);
}

/** 10.45, 12.44: whose units can be picked up on the way: of an owner who is in the body; NONE without any. */
export function joinerAt(state: State, body: Force): Owner {
  for (const { owner } of body.rows) if (hasLand(state, poolAt(state, body, owner))) return owner;
  return NONE;
}

/** 10.45: units of an owner that could be picked up on the way. */
export const poolAt = (state: State, { node }: Force, owner: Owner): number[] => restedAt(state, node, owner);

function restedAt(state: State, node: Node, owner: Owner): number[] {
  const row = sumAt(state, node, owner, WITHDRAWN);
  row[GS] = 0;
  row[MIL] = 0;
  return row;
}

export const canPickUp = (state: State, { defender }: Withdrawing, body: Force): boolean =>
  defender.force === NONE &&
  body.mp >= worldOf(state.config).data.charts.movement.pickUp &&
  joinerAt(state, body) !== NONE;

/** 10.43: the cavalry of the attacking army against all that stands there, before elephants. */
export function attackersEdge(state: State, { space, attacker, army }: Withdrawing): Edge {
  const force = attacker === NONE ? null : state.forces[attacker];
  if (!force) return "none";
  const { charts } = worldOf(state.config).data;
  return edgeOver(charts, horseOf(state, countsOfForce(force)), horseOf(state, countsOn(state, space, army)));
}

/** The highest die, unhindered, must lead somewhere; otherwise nobody is asked (R149). */
const BEST_DIE = 6;

export function mayBegin(state: State, frame: Withdrawing): boolean {
  const { defender, space, owners } = frame;
  const moving = defender.force === NONE ? null : state.forces[defender.force]!;
  if (!moving && owners.length === 0) return false;
  const probe: Force = { ...(moving ?? emptyForce(defender.power, space)), mp: BEST_DIE };
  const best = { ...frame, die: BEST_DIE };
  return withdrawalSteps(state, best, probe).length > 0 || boarding(state, best, probe).length > 0;
}

/** 10.45, 12.13: what may be left on the way: garrisons not alone in a Mountain Fortress. */
export function droppable(state: State, body: Force): number[] {
  const counts = countsOfForce(body);
  if (!mayGarrison(state, body.node, body.power)) counts[GARR] = 0;
  return counts;
}

/** 10.45: units dropped off stay there and have withdrawn. */
export function drop(state: State, index: number, taken: readonly number[]): void {
  const body = state.forces[index]!;
  const left = taken.slice();
  const part = addForce(state, emptyForce(body.power, body.node));
  const staying = state.forces[part]!;
  for (const row of body.rows.slice()) {
    for (let unit = 0; unit < left.length; unit++) {
      const n = Math.min(left[unit]!, row.counts[unit]!);
      left[unit]! -= n;
      addToForce(state, staying, row.owner, row.mark, unit, n);
      addToForce(state, body, row.owner, row.mark, unit, -n);
    }
  }
  haveWithdrawn(state, staying);
  standDown(state, part);
}
