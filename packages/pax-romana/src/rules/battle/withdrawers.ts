import { worldOf } from "../../config.ts";
import { FRESH, GARR, GS, MIL, NONE, WITHDRAWN, type Mark, type Node, type Owner } from "../../data/index.ts";
import { FLAGS, hasFlag } from "../../state/flags.ts";
import { addForce, addToForce, emptyForce, standDown } from "../../state/force.ts";
import type { Force, State } from "../../state/state.ts";
import { sumAt } from "../../state/table.ts";
import { powerBehind } from "../control/keeper.ts";
import { countsOfForce, hasLand } from "../movement/contents.ts";
import { mayGarrison } from "../movement/garrisons.ts";
import { haveWithdrawn } from "../movement/marks.ts";
import { edgeOver, type Edge } from "./cavalry.ts";
import { countsOn, horseOf } from "./sides.ts";
import { partyOf } from "./ways.ts";
import { portsAway, stepsAway, type WithdrawalFrame } from "./withdrawal-ways.ts";

/** 10.4: who may withdraw, and whom they leave behind or take along. */

/** 17.2, R313: whether the units of an owner withdraw as often as they like, and at no cost: their power has played Cunctator. */
export function delays(state: State, owner: Owner): boolean {
  const power = powerBehind(state, owner);
  return power !== NONE && hasFlag(state, power, FLAGS.delayed);
}

/** 10.41, R313: what keeps units from withdrawing: that they did so in this Move. */
export const barredBy = (state: State, owner: Owner): Mark => (delays(state, owner) ? FRESH : WITHDRAWN);

/** 10.41: units that have not withdrawn in this Move; militia and squadrons stay. */
export function withdrawersAt(state: State, node: Node, owner: Owner): number[] {
  const row = sumAt(state, node, owner, barredBy(state, owner));
  row[GS] = 0;
  row[MIL] = 0;
  return row;
}

/** 10.45, 12.44: whose units can be taken along on the way: of an owner who is in the body; NONE without any. */
export function companionAt(state: State, { node, rows }: Force): Owner {
  for (const { owner } of rows) if (hasLand(state, withdrawersAt(state, node, owner))) return owner;
  return NONE;
}

export const canTakeAlong = (state: State, { defender }: WithdrawalFrame, body: Force): boolean =>
  defender.force === NONE &&
  body.mp >= worldOf(state.config).data.charts.movement.pickUp &&
  companionAt(state, body) !== NONE;

/** 10.43: the cavalry of the attacking army against all that stands there, before elephants. */
export function attackersEdge(state: State, { space, attacker, army }: WithdrawalFrame): Edge {
  const force = attacker === NONE ? null : state.forces[attacker];
  if (!force) return "none";
  const { charts } = worldOf(state.config).data;
  return edgeOver(charts, horseOf(state, countsOfForce(force)), horseOf(state, countsOn(state, space, army)));
}

/** The highest die, unhindered, must lead somewhere; otherwise nobody is asked (R149). */
const BEST_DIE = 6;

export function mayBegin(state: State, frame: WithdrawalFrame): boolean {
  const { defender, space, owners } = frame;
  const best = { ...frame, die: BEST_DIE };
  const leads = (body: Force): boolean => {
    const probe = { ...body, mp: BEST_DIE };
    return stepsAway(state, best, probe).length > 0 || portsAway(state, best, probe).length > 0;
  };
  if (defender.force !== NONE) return leads(state.forces[defender.force]!);
  // All together, or some of them alone.
  return [owners, ...owners.map((owner) => [owner])].some(
    (some) => some.length > 0 && leads(partyOf(state, space, { power: defender.power, force: NONE, owners: some })),
  );
}

/** 10.45, 12.13: what may be left on the way: garrisons not alone in a Mountain Fortress. */
export function leavable(state: State, body: Force): number[] {
  const counts = countsOfForce(body);
  if (!mayGarrison(state, body.node, body.power)) counts[GARR] = 0;
  return counts;
}

/** 10.45: units left behind stay there and have withdrawn. */
export function leaveBehind(state: State, index: number, taken: readonly number[]): void {
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
