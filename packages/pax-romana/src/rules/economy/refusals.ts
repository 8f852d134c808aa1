import type { Refusal } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { MHI, ROME } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { controlsSpace, FLEETS, surveyOf } from "./survey.ts";
import { refuseInFortress } from "./fortresses.ts";
import { GALLEYS, HIRE, ORDER_KINDS, RAISE, REBUILD, type OrderKind, type Plan } from "./orders.ts";

/** Why an order, or the next part of one, cannot be given. */
export function refuseOrder(plan: Plan, action: Action): Refusal | undefined {
  if (action.do !== "order") return undefined;
  if (!plan.draft) return refuseKind(plan, action.kind as OrderKind);
  const alone = refuseInFortress(plan, action);
  if (alone) return alone;
  if (action.n !== undefined) return refuseNumber(plan, action.n);
  if (action.node !== undefined) return refuseSpace(plan, plan.draft[0]!, action.node);
  if (action.unit !== undefined) return refusal("order.notRaisedHere", {});
  return action.province === undefined ? undefined : refusal("order.notControlled", {});
}

function refuseKind({ power, kinds, talents }: Plan, kind: OrderKind): Refusal {
  const number = ORDER_KINDS.indexOf(kind);
  if (number === HIRE && power === ROME) return refusal("order.romeHiresNobody", {});
  if (!kinds.includes(number)) return refusal("order.notInThisOperation", {});
  return refusal("order.nothingPossible", { talents }, RULES[kind] ?? "6.21");
}

const RULES: Readonly<Record<OrderKind, string>> = {
  raise: "6.24",
  galleys: "6.3",
  rebuild: "10.86",
  breakDown: "12.14",
  hire: "12.21",
  objective: "15.43",
};

/** 6.27: too few Talents; 6.43: or Carthage has too many heavies. */
function refuseNumber({ state, draft, talents, room }: Plan, n: number): Refusal {
  const { isHeavy } = worldOf(state.config).data.units;
  const unit = draft![0] === HIRE ? MHI : draft![0] === RAISE ? draft![2]! : undefined;
  if (unit !== undefined && isHeavy[unit] === 1 && n > room) return refusal("order.aboveMaximum", { room });
  return refusal("order.tooFewTalents", { talents });
}

/** 6.3, 6.23, 12.21: where it may not be done. */
function refuseSpace({ state, power }: Plan, kind: number, node: number): Refusal {
  if (kind === REBUILD) return refusal("order.notRebuiltHere", {});
  if (kind === HIRE) return refusal("order.notHiredHere", {});
  if (kind !== GALLEYS) return refusal("order.spaceTaken", {});
  const survey = surveyOf(state, power);
  const isBlocked = controlsSpace(state, power, survey, node) && (survey[node]! & FLEETS) !== 0;
  return refusal(isBlocked ? "order.foreignSquadrons" : "order.notYourPort", {});
}
