import type { Refusal } from "@ara/kernel";
import { isSameAction, type Action } from "../action.ts";
import { seenState } from "../overview.ts";
import { refusal } from "../refusal.ts";
import type { Power } from "../data/index.ts";
import { musterOf, type Muster } from "../rules/economy/muster.ts";
import { extend, orderOptions, planOf, type OrderVerb } from "../rules/economy/orders.ts";
import type { Plan } from "../rules/economy/plan.ts";
import { refuseOrder } from "../rules/economy/refusals.ts";
import { ORDER_KINDS, ordersOn, type Draft, type Order, type OrderKind } from "../state/slate.ts";
import type { State } from "../state/state.ts";
import { isOf } from "../under-way.ts";
import type { View } from "../view.ts";

/** A page of the books on which a power writes what it raises: what may be ordered now, as the viewer sees it. */
export interface OrderPage {
  readonly state: State;
  readonly power: Power;
  readonly muster: Muster;
  readonly kinds: readonly OrderKind[];
  /** Whether every order is paid at once (6.25), or all are sealed and shown together (6.22). */
  readonly isAtOnce: boolean;
  /** 6.21: whether land units or squadrons is still to be said. */
  readonly isUndecided: boolean;
  /** What lies on the slate already, and whether an order on it is unfinished. */
  readonly laid: readonly Order[];
  readonly isBegun: boolean;
}

const LAND: readonly OrderKind[] = ["raise", "rebuild"];

/** The page of a power that is asked what it raises; `undefined` where it is asked something else. */
export function orderPage(view: View, power: Power): OrderPage | undefined {
  const state = seenState(view);
  const frame = state.frames.at(-1);
  if (!frame) return undefined;
  if (isOf(frame, "manpower")) {
    const muster = frame.musters[power]!;
    const { done, draft } = planOf(state, power, muster, ORDER_KINDS, ordersOn(state.powers[power]!, "manpower"));
    return { ...quiet(state, power, muster), laid: done, isBegun: draft !== undefined };
  }
  if (!isOf(frame, "recruitment") || (frame.step !== "which" && frame.step !== "orders")) return undefined;
  const { muster, kinds, draft } = frame;
  // What is begun there can only be gone on with, or taken back.
  if (draft) return undefined;
  const isUndecided = frame.step === "which";
  const now = isUndecided ? ([...LAND, "galleys"] as const) : kinds;
  return { ...quiet(state, power, muster), kinds: now, isAtOnce: true, isUndecided };
}

const quiet = (state: State, power: Power, muster: Muster): OrderPage => ({
  state,
  power,
  muster,
  kinds: ORDER_KINDS,
  isAtOnce: false,
  isUndecided: false,
  laid: [],
  isBegun: false,
});

/** The same page with what a power could raise if it were asked now: for books that are opened at any time. */
export function quietPage(view: View, power: Power): OrderPage {
  const state = seenState(view);
  return quiet(state, power, musterOf(state, power));
}

/** 6.21: of a Recruitment either land units or squadrons; the first order decides. */
const kindsAfter = ({ kinds, isUndecided }: OrderPage, orders: readonly Order[]): readonly OrderKind[] => {
  const [first] = orders;
  if (!isUndecided || !first) return kinds;
  return first.kind === "galleys" ? ["galleys"] : LAND;
};

export const planWith = (page: OrderPage, orders: readonly Order[]): Plan =>
  planOf(page.state, page.power, page.muster, kindsAfter(page, orders), orders);

/** The answers that make up an order. */
export function answersOf(order: Order): readonly Action<OrderVerb>[] {
  const { kind } = order;
  const begun = { type: "order", kind } as const;
  const named = (n: number): Action<OrderVerb> => ({ type: "orderNumber", n });
  if (order.kind === "objective") return [begun];
  if (order.kind === "rebuild") return [begun, { type: "orderRebuild", node: order.node, unit: order.unit }];
  const at = { type: "orderAt", node: order.node } as const;
  if (order.kind === "galleys") return [begun, at, named(order.n)];
  if (order.kind === "breakDown") return [begun, at, { type: "orderUnit", unit: order.unit }, named(order.n)];
  const province = { type: "orderProvince", province: order.province } as const;
  if (order.kind === "hire") return [begun, province, at, named(order.n)];
  return [begun, province, { type: "orderUnit", unit: order.unit }, at, named(order.n)];
}

/** Why an order cannot follow those of a plan; `null` where it can. */
export function refuseWhole(plan: Plan, order: Order): Refusal | null {
  let draft: Draft | undefined;
  for (const answer of answersOf(order)) {
    const now = { ...plan, draft };
    const options: Action[] = [];
    orderOptions(now, options);
    if (!options.some((one) => isSameAction(one, answer)))
      return refuseOrder(() => now, answer) ?? refusal("order.tooFewTalents", { talents: plan.talents }, "6.27");
    draft = extend(draft, answer);
  }
  return null;
}

/** Why a list of orders cannot be given one after the other; `null` where it can. */
export function refuseList(page: OrderPage, orders: readonly Order[]): Refusal | null {
  for (let i = 0; i < orders.length; i++) {
    const refused = refuseWhole(planWith(page, orders.slice(0, i)), orders[i]!);
    if (refused) return refused;
  }
  return null;
}

const wordsOf = (order: Order): string => {
  const { kind, node, unit } = order as Order & { readonly node?: number; readonly unit?: number };
  return `${kind} ${node ?? ""} ${unit ?? ""}`;
};

/** Whether two orders are one line of the books: the same thing in the same place, however many. */
export const isSameLine = (a: Order, b: Order): boolean => wordsOf(a) === wordsOf(b);

export const countOf = (order: Order): number => ("n" in order ? order.n : 1);

const withCount = (order: Order, n: number): Order => ("n" in order ? { ...order, n } : order);

/** A plan with so many of one line, or why not. A line that can be no more where it stands may stand at the end. */
export function changed(
  page: OrderPage,
  orders: readonly Order[],
  line: Order,
  n: number,
): { readonly orders: readonly Order[] } | { readonly refusal: Refusal } {
  const others = orders.filter((one) => !isSameLine(one, line));
  const next = withCount(line, n);
  const inPlace = orders.some((one) => isSameLine(one, line))
    ? orders.flatMap((one) => (isSameLine(one, line) ? (n > 0 ? [next] : []) : [one]))
    : [...orders, next];
  if (n > 1 && !("n" in line)) return { refusal: refuseWhole(planWith(page, orders), line)! };
  const refused = refuseList(page, inPlace);
  if (!refused) return { orders: inPlace };
  const atEnd = n > 0 ? [...others, next] : others;
  return refuseList(page, atEnd) ? { refusal: refused } : { orders: atEnd };
}

/** What is to be answered so that exactly these orders are given: those that lie there and differ are taken back first. */
export function answersFor(page: OrderPage, orders: readonly Order[]): readonly Action[] {
  const { laid, isBegun, isUndecided, isAtOnce } = page;
  let same = 0;
  while (same < laid.length && same < orders.length && isEqual(laid[same]!, orders[same]!)) same++;
  const undone = laid.length - same + Number(isBegun);
  return [
    ...Array.from({ length: undone }, () => ({ type: "undoOrder" }) as const),
    ...(isUndecided && orders.length > 0
      ? [{ type: "recruit", kind: orders[0]!.kind === "galleys" ? "galleys" : "land" } as const]
      : []),
    ...orders.slice(same).flatMap(answersOf),
    { type: isAtOnce ? "done" : "lock" } as const,
  ];
}

const isEqual = (a: Order, b: Order): boolean => isSameLine(a, b) && countOf(a) === countOf(b);
