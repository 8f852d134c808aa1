import type { Power } from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import type { Desk, Seen, State } from "../../state/state.ts";

/**
 * Secret plans (3.2, 6.22, 6.41): every power has a desk with orders, works at it while the others work at theirs, and
 * locks it. When all are locked, all are shown together. An order that is not finished yet is the last of the list.
 */

/** Puts an empty desk before each of some powers. */
export function openDesks(state: State, kind: string, powers: readonly Power[]): void {
  for (const power of powers) state.powers[power]!.desk = { kind, orders: [], locked: false };
}

export const deskOf = ({ powers }: State, power: Power): Desk => powers[power]!.desk!;

/** Those who still plan, in the order of play. */
export const planners = ({ order, powers }: Seen): readonly Power[] =>
  order.filter((power) => powers[power]!.desk?.locked === false);

/** Closes the plan of a power that has nothing to decide; nobody is told. */
export const lockQuietly = (state: State, power: Power): void => void (deskOf(state, power).locked = true);

/** A power is done; the last one to be done makes the plans known. */
export function lock(state: State, power: Power, rule: string, course: Course, then: string): void {
  const desk = deskOf(state, power);
  desk.locked = true;
  course.tell({ e: "planLocked", power, kind: desk.kind, rule });
  waitOr(state, course, then);
}

/** The question stays open while anybody plans. */
export function waitOr(state: State, course: Course, then: string): void {
  if (planners(state).length > 0) course.wait();
  else course.go(then);
}

/** All plans are made known. */
export const showPlans = (course: Course, kind: string, rule: string): void =>
  course.tell({ e: "plansShown", kind, rule });

/** What a power has ordered; its desk is put away. */
export function takeOrders(state: State, power: Power): readonly (readonly number[])[] {
  const { desk } = state.powers[power]!;
  state.powers[power]!.desk = null;
  return desk?.orders ?? [];
}
