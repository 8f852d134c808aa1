import type { Node, Unit } from "../data/index.ts";
import { REDUCED } from "../rules/economy/muster.ts";
import { costOf } from "../rules/economy/orders.ts";
import type { Order } from "../state/slate.ts";
import { ROW } from "../state/state.ts";
import { nodeOfKey, ownerOfKey } from "../state/table.ts";
import { countOf, planWith, refuseWhole, type OrderPage } from "./orders.ts";

/** 10.86: reduced units of a place that settle down as garrisons once the plan is carried out. */
export interface Settling {
  readonly node: Node;
  readonly unit: Unit;
  readonly n: number;
  /** What brings one of them to full strength instead, and its price; `null` where none can be. */
  readonly rebuild: { readonly order: Order; readonly price: number } | null;
}

/** What settles with this plan as it stands; only the Manpower Phase has units settle, a Recruitment none. */
export function settlingIn(page: OrderPage, orders: readonly Order[]): Settling[] {
  const { state, power, muster, isAtOnce } = page;
  if (isAtOnce) return [];
  const plan = planWith(page, orders);
  const { keys, counts } = state.table;
  return keys.flatMap((key, i) =>
    ownerOfKey(key) !== power
      ? []
      : REDUCED.flatMap((unit): Settling[] => {
          const node = nodeOfKey(key);
          const n = counts[i * ROW + unit]! - keptIn(orders, node, unit);
          const order: Order = { kind: "rebuild", node, unit };
          if (n <= 0) return [];
          const price = costOf(state, power, order, muster);
          return [{ node, unit, n, rebuild: refuseWhole(plan, order) ? null : { order, price } }];
        }),
  );
}

/** How many of them a plan rebuilds or breaks down. */
const keptIn = (orders: readonly Order[], node: Node, unit: Unit): number =>
  orders
    .filter((order) => order.kind === "rebuild" || order.kind === "breakDown")
    .filter((order) => order.node === node && order.unit === unit)
    .reduce((sum, order) => sum + countOf(order), 0);
