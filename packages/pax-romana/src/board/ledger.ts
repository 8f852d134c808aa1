import type { Refusal } from "@ara/kernel";
import { worldOf } from "../config.ts";
import { GS, NONE, type Node, type Power, type Province } from "../data/index.ts";
import { underWay } from "../under-way.ts";
import { strainOf } from "../rules/economy/maintenance.ts";
import { RAISED, raisedAt } from "../rules/economy/muster.ts";
import { costOf, mostBroken } from "../rules/economy/orders.ts";
import { heaviesOf, manpowerMaximum } from "../rules/economy/stock.ts";
import { cvpOf } from "../rules/victory/points.ts";
import { objectivePrice } from "../rules/victory/objectives.ts";
import type { Order } from "../state/slate.ts";
import { ROW, type State } from "../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";
import { changed, countOf, isSameLine, planWith, refuseWhole, type OrderPage } from "./orders.ts";

/** One thing that can be ordered in a place: what one of it costs, how many are in the plan, and why no more. */
export interface Offer {
  readonly order: Order;
  readonly price: number;
  readonly n: number;
  readonly refusal: Refusal | null;
}

/** A place with everything that can be ordered there. */
export interface OfferPlace {
  readonly node: Node;
  readonly province: Province;
  readonly offers: readonly Offer[];
}

/** A line of the plan: how many, and what they cost together. */
export interface PlanLine {
  readonly order: Order;
  readonly n: number;
  readonly price: number;
}

/** The purse: what this plan takes, what the markers to come will cost, and what is left beside. */
export interface PurseNow {
  readonly talents: number;
  readonly planned: number;
  readonly kept: number;
  readonly free: number;
}

/** 6.42, 14.21: the heavies of a power as they would be, against what bears them. */
export interface HeaviesNow {
  readonly now: number;
  readonly ordered: number;
  readonly cvp: number;
  readonly maximum: number;
  /** What the next upkeep would do to Stability; and Talents for those above the maximum. */
  readonly stability: number;
  readonly upkeep: number;
}

export const linesOf = (page: OrderPage, orders: readonly Order[]): PlanLine[] =>
  orders.map((order) => ({ order, n: countOf(order), price: costOf(page.state, page.power, order, page.muster) }));

export function purseOf(page: OrderPage, orders: readonly Order[]): PurseNow {
  const { treasury: talents } = page.state.powers[page.power]!;
  const planned = talents - planWith(page, orders).talents;
  const kept = Math.min(talents - planned, markersToPay(page.state, page.power));
  return { talents, planned, kept, free: talents - planned - kept };
}

/** 3.44: Talents for the markers a power still has to come in this turn. */
export function markersToPay(state: State, power: Power): number {
  const { scenario, measures } = worldOf(state.config);
  if (scenario.treasury === undefined) return 0;
  const isDrawn = state.phase === "F";
  const left = isDrawn
    ? state.row.filter((one) => one === power).length + (state.cup[power] ?? 0) + Number(isUnpaid(state, power))
    : measures.activations;
  return left * state.powers[power]!.markerCost;
}

/** Whether a marker of a power is drawn and not paid for yet. */
function isUnpaid(state: State, power: Power): boolean {
  const now = underWay(state, "activation");
  return now?.power === power && now.step !== "operation" && now.step !== "close";
}

export function heaviesNow({ state, power }: OrderPage, orders: readonly Order[]): HeaviesNow {
  const { units, charts } = worldOf(state.config).data;
  const ordered = orders.reduce((sum, order) => {
    if (order.kind === "raise") return sum + units.isHeavy[order.unit]! * order.n;
    if (order.kind === "breakDown") return sum - units.isHeavy[order.unit]! * order.n;
    return order.kind === "hire" ? sum + order.n : sum;
  }, 0);
  const now = heaviesOf(state, power);
  const maximum = manpowerMaximum(state, power);
  const above = Math.max(0, now + ordered - maximum);
  return {
    now,
    ordered,
    cvp: cvpOf(state, power),
    maximum,
    stability: strainOf(state, power, now + ordered),
    upkeep: above * charts.prices.overManpowerMaximum,
  };
}

/** Every place where something can be ordered, by province as the map has them; what is in the plan counts. */
export function placesOf(page: OrderPage, orders: readonly Order[]): OfferPlace[] {
  const { map } = worldOf(page.state.config);
  const byNode = new Map<Node, Offer[]>();
  for (const order of possible(page, orders)) {
    const { node } = order as { readonly node: Node };
    byNode.set(node, [...(byNode.get(node) ?? []), offerOf(page, orders, order)]);
  }
  return [...byNode]
    .map(([node, offers]) => ({ node, province: map.province[node] ?? NONE, offers }))
    .toSorted((a, b) => a.province - b.province || a.node - b.node);
}

/** 15.43: a marker, where any can be bought in this game. */
export function objectiveOffer(page: OrderPage, orders: readonly Order[]): Offer | null {
  const { state, power, kinds } = page;
  if (!kinds.includes("objective") || worldOf(state.config).measures.objectives !== "all") return null;
  const order: Order = { kind: "objective" };
  const price = objectivePrice(state, power);
  return { ...offerOf(page, orders, order), price: Number.isFinite(price) ? price : 0 };
}

function offerOf(page: OrderPage, orders: readonly Order[], order: Order): Offer {
  const { state, power, muster } = page;
  const there = orders.find((one) => isSameLine(one, order));
  const n = there ? countOf(there) : 0;
  const price = costOf(state, power, order, muster);
  if (!there) return { order, price, n, refusal: refuseWhole(planWith(page, orders), order) };
  const more = changed(page, orders, there, n + 1);
  return { order, price, n, refusal: "refusal" in more ? more.refusal : null };
}

/** One of everything that has a place to be ordered in, whether it can be paid for or not. */
function possible(page: OrderPage, orders: readonly Order[]): Order[] {
  const { state, power, muster, kinds } = page;
  const { map } = worldOf(state.config);
  const provinceOf = (node: Node): Province => map.province[node]!;
  const found: Order[] = [];
  if (kinds.includes("raise"))
    for (const node of muster.raise)
      for (const unit of RAISED)
        if ((raisedAt(state, power, node) & (1 << unit)) !== 0)
          found.push({ kind: "raise", province: provinceOf(node), unit, node, n: 1 });
  if (kinds.includes("rebuild"))
    for (const packed of muster.rebuild)
      found.push({ kind: "rebuild", node: Math.floor(packed / ROW), unit: packed % ROW });
  if (kinds.includes("hire"))
    for (const node of muster.hire) found.push({ kind: "hire", province: provinceOf(node), node, n: 1 });
  if (kinds.includes("galleys")) for (const node of muster.ports) found.push({ kind: "galleys", node, n: 1 });
  if (kinds.includes("breakDown")) found.push(...breakable(page, orders));
  return found;
}

function breakable(page: OrderPage, orders: readonly Order[]): Order[] {
  const { state, power } = page;
  const { map } = worldOf(state.config);
  const others = orders.filter(({ kind }) => kind !== "breakDown");
  const plan = planWith(page, others);
  const found: Order[] = [];
  const nodes = new Set(state.table.keys.filter((key) => ownerOfKey(key) === power).map(nodeOfKey));
  for (const node of nodes)
    for (let unit = 0; unit < GS && node < map.spaces; unit++)
      if (mostBroken(plan, node, unit) > 0) found.push({ kind: "breakDown", node, unit, n: 1 });
  return found;
}
