import type { Power } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { emptySlate, ordersOn, type Slate, type SlateKind, type SlateOf } from "../../state/slate.ts";
import type { Seen, State } from "../../state/state.ts";

/**
 * Secret plans (3.2, 6.22, 6.41): every power has a slate with orders, works at it while the others work at theirs, and
 * locks it. When all are locked, all are shown together. An order that is not finished yet is the last of the list.
 */

/** Puts an empty slate before each of some powers. */
export function openSlates(state: State, kind: SlateKind, powers: readonly Power[]): void {
  for (const power of powers) state.powers[power]!.slate = emptySlate(kind) as Slate;
}

/** The slate of a power that plans. */
export function slateOf<K extends SlateKind>({ powers }: State, power: Power, kind: K): SlateOf<K> {
  const { slate } = powers[power]!;
  if (slate?.kind !== kind) throw new Error(`power ${power} has no slate of the kind ${kind}`);
  return slate as SlateOf<K>;
}

/** Those who still plan, in the order of play. */
export const planners = ({ order, powers }: Seen): readonly Power[] =>
  order.filter((power) => powers[power]!.slate?.locked === false);

/** Closes the plan of a power that has nothing to decide; nobody is told. */
export const lockQuietly = ({ powers }: State, power: Power): void => void (powers[power]!.slate!.locked = true);

/** The course of a procedure whose question stays open while others plan. */
interface Planning<S extends string> extends Happening {
  go(step: S): void;
  wait(): void;
}

/** A power is done; the last one to be done makes the plans known. */
export function lock<S extends string>(
  state: State,
  power: Power,
  rule: string,
  course: Planning<S>,
  then: NoInfer<S>,
): void {
  const slate = state.powers[power]!.slate!;
  slate.locked = true;
  course.tell({ type: "planLocked", power, kind: slate.kind, rule });
  waitOr(state, course, then);
}

/** The question stays open while anybody plans. */
export function waitOr<S extends string>(state: State, course: Planning<S>, then: NoInfer<S>): void {
  for (const power of state.order) if (state.powers[power]!.slate?.locked === false) return course.wait();
  course.go(then);
}

/** All plans are made known. */
export const showPlans = (course: Happening, kind: SlateKind, rule: string): void =>
  course.tell({ type: "plansShown", kind, rule });

/** What a power has ordered; its slate is put away. */
export function takeOrders<K extends SlateKind>(
  state: State,
  power: Power,
  kind: K,
): readonly SlateOf<K>["orders"][number][] {
  const orders = ordersOn(state.powers[power]!, kind);
  state.powers[power]!.slate = null;
  return orders;
}
