import type { Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import type { State } from "../../state/state.ts";
import { ORDER_KINDS } from "../../state/slate.ts";
import { carryOut, settleReduced } from "./carry-out.ts";
import { slateOf, lock, lockQuietly, openSlates, planners, showPlans, takeOrders, waitOr } from "./slate.ts";
import { musterOf, type Muster } from "./muster.ts";
import { extend, isFinished, isPossible, orderOptions, planOf, type OrderVerb } from "./orders.ts";
import type { Plan } from "./plan.ts";
import { refuseOrder } from "./refusals.ts";

type Manpower = Body<
  "manpower",
  {
    locals: {
      /** By power: where it may raise what, which is known to all and does not change while plans are made. */
      readonly musters: readonly Muster[];
    };
    acts: "begin" | "reveal";
    asks: { plan: OrderVerb | "lock" | "undoOrder" };
  }
>;
export type ManpowerFrame = FrameOf<Manpower>;

const planAt = (state: State, { musters }: ManpowerFrame, power: Power): Plan =>
  planOf(state, power, musters[power]!, ORDER_KINDS, slateOf(state, power, "manpower").orders);

/** Phase E, 6.2, 6.3: everybody plans in secret, then all plans are carried out together. */
export const manpower = procedure<Manpower>({
  name: "manpower",
  rule: "6.22",
  locals: (_told, state) => ({ musters: state.powers.map((_, power) => musterOf(state, power)) }),
  steps: {
    begin(state, frame, course) {
      openSlates(state, "manpower", state.order);
      for (const power of state.order)
        if (!ORDER_KINDS.some((kind) => isPossible(planAt(state, frame, power), kind))) lockQuietly(state, power);
      course.go(planners(state).length > 0 ? "plan" : "reveal");
    },
    plan: {
      prompt: "manpower.plan",
      rule: "6.22",
      who: planners,
      options(state, frame, power, into) {
        const plan = planAt(state, frame, power);
        orderOptions(plan, into);
        if (!plan.draft) into.push({ type: "lock" });
        if (plan.draft || plan.done.length > 0) into.push({ type: "undoOrder" });
      },
      refuse: (state, frame, power, action) => refuseOrder(() => planAt(state, frame, power), action),
      take(state, _, power, action, course) {
        if (action.type === "lock") return lock(state, power, "6.22", course, "reveal");
        const { orders } = slateOf(state, power, "manpower");
        if (action.type === "undoOrder") orders.pop();
        else if (action.type === "order") orders.push(extend(undefined, action));
        else orders.push(extend(orders.pop(), action));
        waitOr(state, course, "reveal");
      },
    },
    /** 6.22: shown and carried out together; a province has one controller, so that no two orders meet. */
    reveal(state, { musters }, course) {
      showPlans(course, "manpower", "6.22");
      for (const power of state.order)
        for (const order of takeOrders(state, power, "manpower"))
          if (isFinished(order)) carryOut(state, power, order, musters[power]!, course);
      for (const power of state.order) settleReduced(state, power, course);
      course.end();
    },
  },
});
