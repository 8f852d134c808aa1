import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { EL, GS, MHI, NONE, type Node, type Power, type Unit } from "../../data/index.ts";
import type { Draft, Order, OrderKind } from "../../state/slate.ts";
import { ROW, type State } from "../../state/state.ts";
import { countAt, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { canBreakDown } from "../units/garrisons.ts";
import { mostHired } from "../units/hiring.ts";
import { objectivePrice } from "../victory/objectives.ts";
import { mostInFortress } from "./fortresses.ts";
import { RAISED, raisedAt, type Muster } from "./muster.ts";
import type { OrderPart, Plan } from "./plan.ts";
import { roomForHeavies } from "./stock.ts";

/** What an order names after its kind, in the order in which it is asked. */
export const ORDER_PARTS = {
  raise: ["province", "unit", "node", "n"],
  galleys: ["node", "n"],
  rebuild: ["node", "unit"],
  breakDown: ["node", "unit", "n"],
  hire: ["province", "node", "n"],
  objective: [],
} as const satisfies Readonly<Record<OrderKind, readonly OrderPart[]>>;

/** The answers that name a part of an order; and the one with which it begins. */
const PART_VERBS = ["orderProvince", "orderUnit", "orderAt", "orderNumber", "orderRebuild"] as const;
type PartVerb = (typeof PART_VERBS)[number];
export type OrderVerb = "order" | PartVerb;

/** What an order in the making says of a part, or `undefined` where it is still to be named. */
export const partOf = (draft: Draft, part: OrderPart): number | undefined =>
  (draft as Partial<Record<OrderPart, number>>)[part];

/** The part that is asked for next; none where the order is finished. */
export const nextPart = (draft: Draft): OrderPart | undefined =>
  ORDER_PARTS[draft.kind].find((part) => partOf(draft, part) === undefined);

/** Parts are named in their order: the last one decides. */
export const isFinished = (draft: Draft): draft is Order =>
  draft.kind === "objective" || (draft.kind === "rebuild" ? draft.unit : draft.n) !== undefined;

export function planOf(
  state: State,
  power: Power,
  muster: Muster,
  kinds: readonly OrderKind[],
  orders: readonly Draft[],
): Plan {
  const last = orders.at(-1);
  const draft = last && !isFinished(last) ? last : undefined;
  const done = (draft ? orders.slice(0, -1) : orders) as readonly Order[];
  let talents = state.powers[power]!.treasury;
  let heavies = 0;
  for (const order of done) {
    talents -= costOf(state, power, order, muster);
    heavies += heaviesIn(state, order);
  }
  return { state, power, muster, kinds, done, draft, talents, room: roomForHeavies(state, power, heavies) };
}

/** 6.27, 6.3, 10.86, 12.21, 15.43: what an order costs. */
export const costOf = (state: State, power: Power, order: Order, muster: Muster): number =>
  order.kind === "objective" ? objectivePrice(state, power) : unitsPrice(state, order) + tollOf(state, order, muster);

/** 6.27, 6.3, 10.86, 12.21: what the units of an order cost. */
export function unitsPrice({ config }: Pick<State, "config">, order: Order): number {
  const { units, charts } = worldOf(config).data;
  if (order.kind === "raise") return units.cost[order.unit]! * order.n;
  if (order.kind === "galleys") return units.cost[GS]! * order.n;
  if (order.kind === "rebuild") return charts.prices.rebuild;
  return order.kind === "hire" ? units.cost[MHI]! * order.n : 0;
}

/** 6.16, R258: what Rhodes takes for an order. */
export function tollOf(state: State, order: Order, muster: Muster): number {
  if (order.kind === "raise") return raiseToll(state, muster, order.node);
  return order.kind === "rebuild" ? rebuildToll(state, muster, order.node * ROW + order.unit) : 0;
}

/** 6.16, R258: units raised behind Rhodes cost its toll. */
const raiseToll = ({ config }: State, { raiseByRhodes }: Muster, node: Node): number =>
  raiseByRhodes.includes(node) ? worldOf(config).data.charts.prices.rhodesToll : 0;

/** 10.86, R258: and so does a reduced unit there. */
const rebuildToll = ({ config }: State, { rebuildByRhodes }: Muster, packed: number): number =>
  rebuildByRhodes.includes(packed) ? worldOf(config).data.charts.prices.rhodesToll : 0;

/** Heavies that an order adds, or takes away by breaking them down. */
function heaviesIn(state: State, order: Order): number {
  const { isHeavy } = worldOf(state.config).data.units;
  if (order.kind === "raise") return isHeavy[order.unit]! * order.n;
  if (order.kind === "hire") return order.n;
  return order.kind === "breakDown" ? -isHeavy[order.unit]! * order.n : 0;
}

/** Adds what an answer says to the order in the making; a new one begins with its kind. */
export function extend(draft: Draft | undefined, answer: Action<OrderVerb>): Draft {
  if (answer.type === "order") return { kind: answer.kind };
  if (!draft) throw new Error(`${answer.type} where no order is in the making`);
  return { ...draft, ...partsIn(answer) };
}

/** What an answer names of an order. */
export function partsIn(answer: Action<PartVerb>): Partial<Record<OrderPart, number>> {
  if (answer.type === "orderProvince") return { province: answer.province };
  if (answer.type === "orderUnit") return { unit: answer.unit };
  if (answer.type === "orderAt") return { node: answer.node };
  if (answer.type === "orderRebuild") return { node: answer.node, unit: answer.unit };
  return { n: answer.n };
}

export const isPart = (answer: Action): answer is Action<PartVerb> =>
  (PART_VERBS as readonly string[]).includes(answer.type);

/** The answers to the question that is open in a plan: which kind, or the next part of the order. */
export function orderOptions(plan: Plan, into: Sink<Action<OrderVerb>>): void {
  const { draft } = plan;
  if (!draft) {
    for (const kind of plan.kinds) if (isPossible(plan, kind)) into.push({ type: "order", kind });
    return;
  }
  if (draft.kind === "raise") raiseOptions(plan, draft, into);
  else if (draft.kind === "galleys") galleyOptions(plan, draft, into);
  else if (draft.kind === "rebuild")
    for (const unit of plan.muster.rebuild) {
      if (canRebuild(plan, unit)) into.push({ type: "orderRebuild", node: Math.floor(unit / ROW), unit: unit % ROW });
    }
  else if (draft.kind === "breakDown") breakDownOptions(plan, draft, into);
  else if (draft.kind === "hire") hireOptions(plan, draft, into);
}

/** Whether an order of this kind can be finished at all. */
export function isPossible(plan: Plan, kind: OrderKind): boolean {
  const { state, power, muster, talents, done } = plan;
  if (kind === "raise") return canRaiseAnywhere(plan);
  if (kind === "galleys") return muster.ports.length > 0 && talents >= worldOf(state.config).data.units.cost[GS]!;
  if (kind === "rebuild") return muster.rebuild.some((unit) => canRebuild(plan, unit));
  if (kind === "breakDown") return canBreakDownAnywhere(plan);
  if (kind === "hire") return muster.hire.length > 0 && mostHired(state, power, talents, plan.room) > 0;
  return objectivePrice(state, power) <= talents && !done.some((order) => order.kind === "objective");
}

/** A list stays readable: whoever wants more gives another order. */
export const LONGEST = 40;

const numbers = (most: number, into: Sink<Action<OrderVerb>>): void => {
  for (let n = 1; n <= Math.min(most, LONGEST); n++) into.push({ type: "orderNumber", n });
};

/** 6.24-6.28: whether one unit of a sort can be raised in a Space. */
function canRaise(plan: Plan, node: Node, unit: Unit): boolean {
  if ((raisedAt(plan.state, plan.power, node) & (1 << unit)) === 0 || mostRaised(plan, unit, node) <= 0) return false;
  return unit !== EL || plan.muster.herd.includes(node) || comesWithUnits(plan, node);
}

function canRaiseAnywhere(plan: Plan): boolean {
  for (const node of plan.muster.raise) if (canRaiseAnythingIn(plan, node)) return true;
  return false;
}

function canRaiseAnythingIn(plan: Plan, node: Node): boolean {
  for (const unit of RAISED) if (canRaise(plan, node, unit)) return true;
  return false;
}

const comesWithUnits = ({ done }: Plan, node: Node): boolean => done.some((order) => bringsLandUnits(order, node));

/** 10.68: elephants may come with units that are ordered for the same Space. */
const bringsLandUnits = (order: Order, node: Node): boolean =>
  (order.kind === "raise" || order.kind === "hire") && order.node === node;

function mostRaised({ state, talents, room, muster }: Plan, unit: Unit, node: Node): number {
  const { cost, isHeavy } = worldOf(state.config).data.units;
  const paid = Math.floor((talents - raiseToll(state, muster, node)) / cost[unit]!);
  return Math.min(paid, isHeavy[unit] === 1 ? room : Infinity);
}

type DraftOf<K extends OrderKind> = Extract<Draft, { kind: K }>;

function raiseOptions(plan: Plan, { province, unit, node }: DraftOf<"raise">, into: Sink<Action<OrderVerb>>): void {
  const { province: provinceOf } = worldOf(plan.state.config).map;
  const inProvince = plan.muster.raise.filter((one) => provinceOf[one] === province);
  if (province === undefined) {
    let last = NONE;
    for (const one of plan.muster.raise) {
      if (provinceOf[one] === last || !canRaiseAnythingIn(plan, one)) continue;
      last = provinceOf[one]!;
      into.push({ type: "orderProvince", province: last });
    }
  } else if (unit === undefined) {
    for (const sort of RAISED)
      if (inProvince.some((one) => canRaise(plan, one, sort))) into.push({ type: "orderUnit", unit: sort });
  } else if (node === undefined) {
    for (const one of inProvince) if (canRaise(plan, one, unit)) into.push({ type: "orderAt", node: one });
  } else numbers(mostRaised(plan, unit, node), into);
}

function galleyOptions(
  { state, muster, talents }: Plan,
  { node: port }: DraftOf<"galleys">,
  into: Sink<Action<OrderVerb>>,
): void {
  if (port === undefined) for (const node of muster.ports) into.push({ type: "orderAt", node });
  else numbers(Math.floor(talents / worldOf(state.config).data.units.cost[GS]!), into);
}

/** 10.86: a reduced unit that can be paid for, and that no order has rebuilt or broken down yet. */
function canRebuild({ state, muster, talents, done }: Plan, packed: number): boolean {
  const [node, unit] = [Math.floor(packed / ROW), packed % ROW];
  if (talents < worldOf(state.config).data.charts.prices.rebuild + rebuildToll(state, muster, packed)) return false;
  return !done.some(
    (order) => (order.kind === "rebuild" || order.kind === "breakDown") && order.node === node && order.unit === unit,
  );
}

function canBreakDownAnywhere(plan: Plan): boolean {
  const { keys } = plan.state.table;
  for (let i = 0; i < keys.length; i++) if (canBreakDownIn(plan, i)) return true;
  return false;
}

/** Whether units of a stack, given by its index, can be broken down. */
function canBreakDownIn(plan: Plan, i: number): boolean {
  const { keys, counts } = plan.state.table;
  const node = nodeOfKey(keys[i]!);
  if (ownerOfKey(keys[i]!) !== plan.power || node >= worldOf(plan.state.config).map.spaces) return false;
  for (let unit = 0; unit < GS; unit++)
    if (counts[i * ROW + unit] !== 0 && mostBroken(plan, node, unit) > 0) return true;
  return false;
}

/** 12.13-12.17, R31: units of a sort that stand in a Space, are not spoken for and leave no garrisons alone. */
export function mostBroken(plan: Plan, node: Node, unit: Unit): number {
  const { state, power, done } = plan;
  const here = canBreakDown(state, unit) ? countAt(state, node, power, unit) : 0;
  if (here === 0) return 0;
  const spoken = done.reduce((sum, order) => {
    if ((order.kind !== "breakDown" && order.kind !== "rebuild") || order.node !== node || order.unit !== unit)
      return sum;
    return sum + (order.kind === "breakDown" ? order.n : 1);
  }, 0);
  return Math.min(here - spoken, mostInFortress(plan, node, unit));
}

function breakDownOptions(plan: Plan, { node, unit }: DraftOf<"breakDown">, into: Sink<Action<OrderVerb>>): void {
  if (node === undefined) {
    let last = NONE;
    const { keys } = plan.state.table;
    for (let i = 0; i < keys.length; i++) {
      if (nodeOfKey(keys[i]!) === last || !canBreakDownIn(plan, i)) continue;
      last = nodeOfKey(keys[i]!);
      into.push({ type: "orderAt", node: last });
    }
  } else if (unit === undefined) {
    for (let sort = 0; sort < GS; sort++)
      if (mostBroken(plan, node, sort) > 0) into.push({ type: "orderUnit", unit: sort });
  } else numbers(mostBroken(plan, node, unit), into);
}

function hireOptions(
  { state, power, muster, talents, room }: Plan,
  { province, node }: DraftOf<"hire">,
  into: Sink<Action<OrderVerb>>,
): void {
  const { province: provinceOf } = worldOf(state.config).map;
  if (province === undefined) {
    for (const one of new Set(muster.hire.map((at) => provinceOf[at]!)))
      into.push({ type: "orderProvince", province: one });
  } else if (node === undefined) {
    for (const at of muster.hire) if (provinceOf[at] === province) into.push({ type: "orderAt", node: at });
  } else numbers(mostHired(state, power, talents, room), into);
}
