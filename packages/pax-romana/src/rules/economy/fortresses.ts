import type { Refusal } from "@ara/kernel";
import { worldOf } from "../../config.ts";
import { type Node, type Unit } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { countAt, sumAt } from "../../state/table.ts";
import { commandedBy } from "../control/command.ts";
import { canBreakDown } from "../units/garrisons.ts";
import { REDUCED } from "./muster.ts";
import type { OrderPart, Plan } from "./plan.ts";

/** 12.13, R388: in the Manpower Phase, too, garrisons need the company of a land unit in a Mountain Fortress. */

/** How many units of a sort may be broken down so that a land unit is left when the plan is carried out. */
export function mostInFortress(plan: Plan, node: Node, unit: Unit): number {
  if (worldOf(plan.state.config).map.mountain[node] === 0) return Infinity;
  const left = armyIn(plan, node);
  return REDUCED.includes(unit) ? (left > 0 ? Infinity : 0) : left - 1;
}

/** 12.44: land units under the power's command that will stand in a Space: a reduced one of its own settles down unless it is rebuilt (10.86). */
function armyIn({ state, power, done }: Plan, node: Node): number {
  const { isLand } = worldOf(state.config).data.units;
  let army = 0;
  for (const owner of commandedBy(state, power))
    sumAt(state, node, owner).forEach((n, unit) => {
      const settles = owner === power && REDUCED.includes(unit);
      if (isLand[unit] === 1 && !settles) army += n;
    });
  for (const order of done) {
    if (order.kind === "objective" || order.node !== node) continue;
    if (order.kind === "rebuild") army++;
    else if (order.kind === "raise") army += isLand[order.unit]! * order.n;
    else if (order.kind === "hire") army += order.n;
    else if (order.kind === "breakDown" && !REDUCED.includes(order.unit)) army -= order.n;
  }
  return army;
}

/** Refuses what would leave garrisons alone there, though units enough stand there to be broken down. */
export function refuseInFortress(
  { state, power, draft }: Plan,
  { node, unit, n = 1 }: Partial<Record<OrderPart, number>>,
): Refusal | undefined {
  if (draft?.kind !== "breakDown") return undefined;
  const { node: space = node, unit: sort = unit } = draft;
  const { map, data } = worldOf(state.config);
  if (space === undefined || map.mountain[space] !== 1) return undefined;
  const stands = (one: Unit): boolean => canBreakDown(state, one) && countAt(state, space, power, one) >= n;
  const isThere = sort === undefined ? data.units.garrisons.some((_, one) => stands(one)) : stands(sort);
  return isThere ? refusal("garrisons.mountain", {}) : undefined;
}
