import { worldOf } from "../config.ts";
import { GS, MHI, type Unit } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Order } from "../state/slate.ts";
import { changed, countOf, type OrderPage } from "./orders.ts";

/** What a power has raised, built and hired when plans were shown last; nothing where it never did. */
function lastRaised(page: OrderPage, log: readonly Event[]): Order[] {
  const { power, state } = page;
  const { map } = worldOf(state.config);
  const shown = log.findLastIndex((event) => event.type === "plansShown" && event.kind === "manpower");
  if (shown < 0) return [];
  const rest = log.slice(shown + 1);
  const end = rest.findIndex(({ type: event }) => event === "phaseBegan");
  return rest.slice(0, end < 0 ? rest.length : end).flatMap((event): Order[] => {
    if (event.type === "raised" && event.power === power) {
      const { node, unit, n } = event;
      return [unit === GS ? { kind: "galleys", node, n } : raise(map.province[node]!, unit, node, n)];
    }
    if (event.type === "hired" && event.power === power)
      return [{ kind: "hire", province: map.province[event.node]!, node: event.node, n: event.n }];
    return [];
  });
}

const raise = (province: number, unit: Unit, node: number, n: number): Order => ({
  kind: "raise",
  province,
  unit,
  node,
  n,
});

/** The plan of last time, as far as it can be carried out now: fewer where so many cannot be. */
export function lastPlan(page: OrderPage, log: readonly Event[]): readonly Order[] {
  let orders: readonly Order[] = [];
  for (const order of lastRaised(page, log))
    for (let n = countOf(order); n > 0; n--) {
      const next = changed(page, orders, order, n);
      if ("refusal" in next) continue;
      orders = next.orders;
      break;
    }
  return orders;
}

/** The sort of unit that an order is about; `undefined` for a marker. */
export function unitOf(order: Order): Unit | undefined {
  if (order.kind === "galleys") return GS;
  if (order.kind === "hire") return MHI;
  return order.kind === "objective" ? undefined : order.unit;
}
