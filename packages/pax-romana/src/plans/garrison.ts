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

/**
 * 12.16: so many units of a stack's own power can become more than one garrison each; where the way leads to an attack,
 * a land unit must be left for it (9.21).
 */
export function canSpareGarrisons(
  { config }: View,
  { units, power }: Pick<Stack, "units" | "power">,
  n: number,
  attacks: boolean,
): boolean {
  const { garrisons, isLand } = worldOf(config).data.units;
  const own = units.filter(({ owner }) => owner === power);
  const spare = countIn(own, (unit) => garrisons[unit]! > 1);
  return spare >= n && (!attacks || countIn(units, (unit) => isLand[unit]! > 0) > n);
}

const countIn = (units: Stack["units"], is: (unit: number) => boolean): number =>
  units.flatMap(({ counts }) => counts.filter((_, unit) => is(unit))).reduce((sum, n) => sum + n, 0);

/** 5.11: of a stack a unit can stay in a Space, and another one go on. */
export const canSpareOne = ({ config }: View, { units }: Pick<Stack, "units">): boolean =>
  countIn(units, (unit) => worldOf(config).data.units.occupying.includes(unit)) > 1;

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
