import type { Refusal } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { EL, GS, HI, MHI, ROME, type Node, type Province, type Unit } from "../../data/index.ts";
import { refusal } from "../../refusal.ts";
import { ROW } from "../../state/state.ts";
import type { OrderKind } from "../../state/slate.ts";
import { objectivePrice } from "../victory/objectives.ts";
import { refuseInFortress } from "./fortresses.ts";
import { raisedAt } from "./muster.ts";
import { isPart, LONGEST, mostBroken, partsIn } from "./orders.ts";
import type { Plan } from "./plan.ts";
import { Reach } from "./reach.ts";
import { controlsSpace, FLEETS, isTaken, surveyOf } from "./survey.ts";

/** Why an order, or the next part of one, cannot be given. */
export function refuseOrder(planNow: () => Plan, answer: Action): Refusal | undefined {
  if (answer.type !== "order" && !isPart(answer)) return undefined;
  const plan = planNow();
  const { draft } = plan;
  if (!draft) return answer.type === "order" ? refuseKind(plan, answer.kind) : undefined;
  if (!isPart(answer)) return undefined;
  const alone = refuseInFortress(plan, partsIn(answer));
  if (alone) return alone;
  if (answer.type === "orderNumber") return refuseNumber(plan, answer.n);
  if (answer.type === "orderAt" || answer.type === "orderRebuild") return refuseSpace(plan, answer.node);
  if (answer.type === "orderUnit")
    return draft.kind === "raise" ? refuseUnit(plan, answer.unit) : refusal("order.notBrokenDown", {});
  return draft.kind === "hire" ? refusal("order.notHiredHere", {}) : refuseProvince(plan, answer.province);
}

function refuseKind(plan: Plan, kind: OrderKind): Refusal {
  const { state, power, muster, kinds, talents, room, done } = plan;
  if (kind === "hire" && power === ROME) return refusal("order.romeHiresNobody", {});
  if (!kinds.includes(kind)) return refusal("order.notInThisOperation", {});
  if (kind === "raise" && muster.raise.length === 0) return refusal("order.nowhereRaised", {});
  if (kind === "raise") return whyNoneRaised(plan, muster.raise);
  if (kind === "galleys" && muster.ports.length === 0) return refusal("order.notYourPort", {});
  if (kind === "breakDown") return refusal("order.notBrokenDown", {});
  if (kind === "hire" && muster.hire.length === 0) return refusal("order.notHiredHere", {});
  if (kind === "hire" && room <= 0) return refusal("order.aboveMaximum", { room: 0 });
  if (kind === "rebuild" && !muster.rebuild.some((unit) => isLeft(done, unit)))
    return refusal("order.nothingReduced", {});
  if (kind === "objective" && (objectivePrice(state, power) === Infinity || done.some((order) => order.kind === kind)))
    return refusal("order.noObjective", {});
  return refusal("order.tooFewTalents", { talents }, PRICES[kind]);
}

/** Where the price of an order stands. */
const PRICES: Readonly<Record<OrderKind, string>> = {
  raise: "6.27",
  galleys: "6.27",
  rebuild: "10.86",
  breakDown: "12.14",
  hire: "12.21",
  objective: "15.43",
};

/** 10.86: whether no order has named a reduced unit yet. */
const isLeft = (done: Plan["done"], packed: number): boolean =>
  !done.some(
    (order) => (order.kind === "rebuild" || order.kind === "breakDown") && order.node * ROW + order.unit === packed,
  );

/** 12.14: more than stand there; 6.43: Carthage has too many heavies; R202: a long list; 6.27: too few Talents. */
function refuseNumber(plan: Plan, n: number): Refusal {
  const { draft, room, talents } = plan;
  if (draft?.kind === "breakDown")
    return refusal("order.notSoMany", { most: mostBroken(plan, draft.node!, draft.unit!) });
  const unit = draft?.kind === "hire" ? MHI : draft?.kind === "raise" ? draft.unit! : GS;
  if (isAboveMaximum(plan, unit, n)) return refusal("order.aboveMaximum", { room });
  if (n > LONGEST && n * worldOf(plan.state.config).data.units.cost[unit]! <= talents)
    return refusal("order.longest", { most: LONGEST });
  return refusal("order.tooFewTalents", { talents }, "6.27");
}

/** 6.43: heavies beyond the maximum of Carthage. */
const isAboveMaximum = ({ state, room }: Plan, unit: Unit, n: number): boolean =>
  worldOf(state.config).data.units.isHeavy[unit] === 1 && n > room;

/** 6.24: nobody raises in a province of others, or where no line leads; 6.25: or where there is nothing to raise. */
function refuseProvince(plan: Plan, province: Province): Refusal {
  const { state, power, muster } = plan;
  if (state.control[province] !== power) return refusal("order.notControlled", {});
  const spaces = worldOf(state.config).map.spacesOf[province]!;
  if (spaces.every((node) => raisedAt(state, power, node) === 0)) return refusal("order.notRaisedHere", {}, "6.25");
  const places = spaces.filter((node) => muster.raise.includes(node));
  if (places.length > 0) return whyNoneRaised(plan, places);
  const isIsolated = new Reach(state, power, surveyOf(state, power)).province(province) === "shut";
  return isIsolated ? refusal("order.isolated", {}) : refusal("order.spaceTaken", {});
}

/** 6.27, 6.43: the cheapest sort of a province is too dear, or there are only heavies, and too many of them already. */
function whyNoneRaised(plan: Plan, places: readonly Node[]): Refusal {
  const { state, power, talents } = plan;
  const { cost, isHeavy } = worldOf(state.config).data.units;
  const isPaid = (unit: Unit): boolean => cost[unit]! <= talents;
  const isHere = (unit: Unit): boolean => places.some((node) => (raisedAt(state, power, node) & (1 << unit)) !== 0);
  const isFull = isHeavy.some((heavy, unit) => heavy === 1 && isHere(unit) && isPaid(unit));
  return isFull ? refusal("order.aboveMaximum", { room: 0 }) : refusal("order.tooFewTalents", { talents }, "6.27");
}

/** 6.25, 6.28: a sort that is not raised in the province; 6.43, 6.27, 10.68: or cannot be now. */
function refuseUnit(plan: Plan, unit: Unit): Refusal {
  const { state, power, muster, draft, talents } = plan;
  const { map, data } = worldOf(state.config);
  const province = draft?.kind === "raise" ? draft.province : undefined;
  const isRaised = muster.raise.some(
    (node) => map.province[node] === province && (raisedAt(state, power, node) & (1 << unit)) !== 0,
  );
  if (!isRaised) return refusal("order.notRaisedHere", {}, "6.25");
  if (isAboveMaximum(plan, unit, 1)) return refusal("order.aboveMaximum", { room: 0 });
  if (unit === EL && talents >= data.units.cost[EL]!) return refusal("order.elephants", {});
  return refusal("order.tooFewTalents", { talents }, "6.27");
}

/** 6.3, 6.23, 12.21: where it may not be done. */
function refuseSpace(plan: Plan, node: Node): Refusal {
  const { state, power, draft } = plan;
  if (draft?.kind === "rebuild") return refusal("order.notRebuiltHere", {});
  if (draft?.kind === "hire") return refusal("order.notHiredHere", {});
  if (draft?.kind === "breakDown") return refusal("order.notBrokenDown", {});
  const survey = surveyOf(state, power);
  if (draft?.kind === "raise") return refuseRaising(plan, node, isTaken(state, power, survey, node));
  const isBlocked = controlsSpace(state, power, survey, node) && (survey[node]! & FLEETS) !== 0;
  return refusal(isBlocked ? "order.foreignSquadrons" : "order.notYourPort", {});
}

/** 6.23, 6.24, 6.28, 10.68: a Space of another province, one that others hold, or one where this sort is not raised. */
function refuseRaising({ state, draft, talents }: Plan, node: Node, isOthers: boolean): Refusal {
  const { province: provinceOf } = worldOf(state.config).map;
  const { province, unit } = draft?.kind === "raise" ? draft : {};
  if (provinceOf[node] !== province) return refusal("order.otherProvince", {});
  if (isOthers) return refusal("order.spaceTaken", {});
  if (unit === EL) return refusal("order.elephants", {});
  return unit === HI ? refusal("order.notRaisedHere", {}, "6.28") : refusal("order.tooFewTalents", { talents }, "6.27");
}
