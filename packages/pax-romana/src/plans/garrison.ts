import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { GARR, type Node, type Power } from "../data/index.ts";
import type { Prompt } from "../prompt/index.ts";
import { sumAt } from "../state/table.ts";
import type { View } from "../view.ts";
import type { Goal, Reach, Stack } from "../ways/reach.ts";

/**
 * 12.14, 9.21: "leave a garrison here": one unit becomes garrisons, one of them stays and the others come along. Movement
 * Points for both.
 */
export function garrisonPrice({ config }: Pick<View, "config">): number {
  const { createGarrisons, pickUp } = worldOf(config).data.charts.movement;
  return createGarrisons + pickUp;
}

/** How much of it is still to be done in a Space: everything, to take the others along, or nothing. */
export function garrisonLeft(view: View, power: Power, node: Node): "all" | "others" | "nothing" {
  const { occupying } = worldOf(view.config).data.units;
  const here = sumAt(view, node, power);
  if (here[GARR]! > 1) return "others";
  return occupying.some((unit) => here[unit]! > 0) ? "nothing" : "all";
}

/** 12.16: a stack has a unit of its power's own that becomes more than one garrison. */
export function canSpareGarrisons({ config }: View, { units, power }: Pick<Stack, "units" | "power">): boolean {
  const { garrisons } = worldOf(config).data.units;
  const own = units.find(({ owner }) => owner === power);
  return own !== undefined && garrisons.some((made, unit) => made > 1 && own.counts[unit]! > 0);
}

/** 12.13: Spaces of some where garrisons may be left alone. */
export const garrisonable = ({ config }: View, nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => worldOf(config).map.mountain[node] === 0);

/** Whether a force on its way can leave a garrison where it stands, and has the Movement Points for it. */
export function canGarrisonHere(prompt: Prompt, view: View): boolean {
  const { force } = prompt.about;
  if (prompt.key !== "land.step" || !force || force.mp < garrisonPrice(view)) return false;
  const isLegal = prompt.options.some(({ refusal, action }) => refusal === null && action.type === "breakDown");
  return isLegal && garrisonLeft(view, prompt.power, force.node) === "all";
}

/** The next answer of it, where it is offered. */
export function garrisonAnswer({ options, power }: Prompt, left: "all" | "others"): Action | undefined {
  const isMeant = (action: Action): boolean =>
    left === "all" ? action.type === "breakDown" : action.type === "pickUp" && action.owner === power;
  return options.find(({ refusal, action }) => refusal === null && isMeant(action))?.action;
}

/** All garrisons of a pool but one. */
export const othersIn = (pool: readonly number[]): number[] =>
  pool.map((n, unit) => (unit === GARR ? Math.max(0, n - 1) : 0));

/** A goal on whose way more Movement Points are spent; null where no die gives so many. */
export function dearer({ mp }: Pick<Reach, "mp">, goal: Goal, more: number): Goal | null {
  if (more === 0) return goal;
  const need = goal.need + more;
  const least = mp.findIndex((n) => n >= need);
  if (least < 0) return null;
  const known = mp.findIndex((n) => n >= goal.need);
  const chance = (goal.chance * (mp.length - least)) / (mp.length - Math.max(0, known));
  const how = goal.how === "sure" && least > 0 ? "possible" : goal.how;
  return { ...goal, cost: goal.cost + more, need, face: least + 1, chance, how };
}
