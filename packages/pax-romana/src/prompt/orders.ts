import type { Action } from "../action.ts";
import { worldOf } from "../config.ts";
import { PORT, type Node, type Province } from "../data/index.ts";
import { nextPart, orderOptions, type OrderVerb } from "../rules/economy/orders.ts";
import type { OrderPart, Plan } from "../rules/economy/plan.ts";
import { RAISED } from "../rules/economy/muster.ts";
import type { Draft } from "../state/slate.ts";
import { nodeOfKey, ownerOfKey, sumAt } from "../state/table.ts";
import type { Asked } from "./asked.ts";

/** What an order in the making must name next, as it is asked for: a reduced unit is named with its Space. */
export function partAsked(plan: Plan | undefined): OrderPart | undefined {
  if (!plan?.draft) return undefined;
  return plan.draft.kind === "rebuild" ? "unit" : nextPart(plan.draft);
}

/** 6.2: what might be ordered: every kind; then every value of the part that is asked for, within the power's own lands. */
export function ordersWished({ plan }: Asked): readonly Action[] {
  if (!plan) return [];
  const { draft, kinds } = plan;
  if (!draft) return kinds.map((kind) => ({ type: "order", kind }));
  switch (draft.kind === "rebuild" ? undefined : nextPart(draft)) {
    case "province":
      return ownProvinces(plan).map((province) => ({ type: "orderProvince", province }));
    case "unit":
      return sortsFor(plan, draft).map((unit) => ({ type: "orderUnit", unit }));
    case "node":
      return spacesFor(plan, draft).map((node) => ({ type: "orderAt", node }));
    case "n":
      return [{ type: "orderNumber", n: mostOf(plan) + 1 }];
    default:
      return [];
  }
}

/** The highest number that can be ordered: one more is refused, with its reason. */
function mostOf(plan: Plan): number {
  const numbers: Action<OrderVerb>[] = [];
  orderOptions(plan, numbers);
  return numbers.reduce((most, action) => (action.type === "orderNumber" ? Math.max(most, action.n) : most), 0);
}

function ownProvinces({ state, power }: Plan): Province[] {
  return state.control.flatMap((controller, province) => (controller === power ? [province] : []));
}

function sortsFor({ state, power }: Plan, draft: Draft): readonly number[] {
  if (draft.kind === "raise") return RAISED;
  if (draft.kind !== "breakDown" || draft.node === undefined) return [];
  return sumAt(state, draft.node, power).flatMap((n, unit) => (n > 0 ? [unit] : []));
}

/** The Spaces of the province that was named; for squadrons the ports of provinces a power controls; to break down, where its units are. */
function spacesFor({ state, power }: Plan, draft: Draft): readonly Node[] {
  const { map } = worldOf(state.config);
  if (draft.kind === "raise" || draft.kind === "hire")
    return draft.province === undefined ? [] : map.spacesOf[draft.province]!;
  if (draft.kind === "galleys")
    return map.ports.filter(
      (port) => map.inPlay[port] === 1 && state.control[map.province[port]!] === power && map.kind[port] === PORT,
    );
  const found = new Set<Node>();
  for (const key of state.table.keys)
    if (ownerOfKey(key) === power && nodeOfKey(key) < map.spaces) found.add(nodeOfKey(key));
  return [...found];
}
