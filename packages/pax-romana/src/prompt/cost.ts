import type { Parts } from "../action.ts";
import { worldOf } from "../config.ts";
import { CITY, MHI, TOWN } from "../data/index.ts";
import { mutinyPrice } from "../rules/barbarians/mutiny-pay.ts";
import type { LossesFrame } from "../rules/battle/losses.ts";
import { stepPrice } from "../rules/battle/withdrawal-ways.ts";
import type { ConstructionFrame } from "../rules/cities/construction.ts";
import { wrathOf } from "../rules/cards/effects/dies-irae.ts";
import { priceOfMercenaries } from "../rules/cards/effects/mercenaries.ts";
import { repairCost } from "../rules/cities/sites.ts";
import type { BribeFrame } from "../rules/diplomacy/bribe.ts";
import type { DealFrame } from "../rules/diplomacy/deal.ts";
import { billOf } from "../rules/economy/maintenance.ts";
import { costOf as orderCost, extend } from "../rules/economy/orders.ts";
import { weight, type AttritionFrame } from "../rules/movement/attrition.ts";
import { priceOf, reserveFor } from "../rules/movement/steps.ts";
import { debarkCost, sailCost } from "../rules/naval/courses.ts";
import { embarkCost } from "../rules/naval/embark.ts";
import { isAlone } from "../rules/naval/hulls.ts";
import { dropCost } from "../rules/naval/stowage.ts";
import type { Voyage } from "../rules/naval/voyage.ts";
import { isOpenShore, shoreFor } from "../rules/naval/waters.ts";
import { priceOfFleet } from "../rules/units/alliances.ts";
import { tollOf } from "../rules/units/independents.ts";
import { ordersOn, type Order } from "../state/slate.ts";
import { singleMp } from "../state/force.ts";
import type { Force } from "../state/state.ts";
import { worksAt } from "../state/works.ts";
import { isOf } from "../under-way.ts";
import type { Asked } from "./asked.ts";

/** What an answer costs; what is left out it does not. */
export interface Cost {
  readonly talents?: number;
  /** Talents for each unit, before it is said how many. */
  readonly each?: number;
  /** Movement Points, those for an attack included; and how many of them are for the attack (9.21). */
  readonly mp?: number;
  readonly attack?: number;
  /** 8.23: how many of them are lost because leaders are alone no more. */
  readonly alone?: number;
  /** Losses it takes: Battle Points in battle (10.8), units in attrition (10.85). */
  readonly losses?: number;
  /** Levels of Stability. */
  readonly stability?: number;
}

/** What an answer costs; undefined where it costs nothing. */
export function costOf(asked: Asked, action: Parts): Cost | undefined {
  const costs = { ...talentsFor(asked, action), ...pointsFor(asked, action), ...othersFor(asked, action) };
  const found = Object.entries(costs).filter(([, n]) => n > 0);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** 3.44, 6.27, 7.12, 12.21, 12.51: Talents. */
function talentsFor(asked: Asked, action: Parts): Cost {
  const { state, key, frame, power } = asked;
  const { n = 0, node = 0, kind, yes } = action;
  const { units } = worldOf(state.config).data;
  switch (action.type) {
    case "pay":
      return { talents: state.powers[power]!.markerCost };
    case "toll":
      return yes === true ? { talents: tollOf(state) } : {};
    case "build":
      return kind === "repair" ? {} : { talents: units.works[kind === "town" ? TOWN : CITY]!.cost };
    case "at":
      return key === "construction.where" ? { talents: buildingCost(asked, node) } : {};
    case "with":
      return key === "mercenaries.what" ? {} : { talents: units.works[CITY]!.cost };
    case "cardAsMercenaries":
      return { talents: priceOfMercenaries(state) };
    case "payWrath":
      return yes === true ? { talents: wrathOf(state) } : {};
    case "replaceFleet":
      return yes === true ? { talents: priceOfFleet(state) } : {};
    case "take":
      return key === "hire.number" ? { talents: n * units.cost[MHI]! } : {};
    case "payMutiny":
      return { talents: mutinyPrice(state, power, node) };
    case "payUnrest":
    case "bid":
    case "offer":
      return { talents: n };
    case "termTalents":
      return (asked.frame as DealFrame).giver === power ? { talents: n } : {};
    case "accept":
      return isOf(frame, "deal") ? { talents: givenIn(frame, power) } : {};
    default:
      return orderPrice(asked, action);
  }
}

function buildingCost(asked: Asked, node: number): number {
  const { kind } = asked.frame as ConstructionFrame;
  const { works } = worldOf(asked.state.config).data.units;
  return kind === "repair" ? repairCost(asked.state, node) : works[kind === "town" ? TOWN : CITY]!.cost;
}

/** 4.1: Talents that a proposal asks of a power. */
const givenIn = ({ terms }: DealFrame, power: number): number =>
  terms.reduce((sum, { kind, giver, n }) => sum + (kind === "talents" && giver === power ? n : 0), 0);

/** 6.27, 6.41: what an order costs that is finished by an answer; what is paid when a plan is done. */
function orderPrice({ state, key, power, plan }: Asked, action: Parts): Cost {
  if (action.type === "lock") {
    if (key === "maintenance.plan")
      return { talents: billOf(state, power, ordersOn(state.powers[power]!, "maintenance")) };
    return plan ? { talents: state.powers[power]!.treasury - plan.talents } : {};
  }
  if (!plan) return {};
  const { cost } = worldOf(state.config).data.units;
  if (action.type === "orderUnit" && plan.draft?.kind === "raise") return { each: cost[action.unit!]! };
  const isLast =
    action.type === "orderNumber" ||
    action.type === "orderRebuild" ||
    (action.type === "order" && action.kind === "objective");
  if (!isLast) return {};
  const talents = orderCost(state, power, extend(plan.draft, action as never) as Order, plan.muster);
  return Number.isFinite(talents) ? { talents } : {};
}

/** 9.21, 7.43, 11.31: what an answer of a force that moves costs it, the attack included. */
function pointsFor({ state, force, frame }: Asked, action: Parts): Cost {
  if (!force) return {};
  const { movement } = worldOf(state.config).data.charts;
  const isMarch = frame.proc === "landMove";
  switch (action.type) {
    case "step": {
      if (frame.proc === "withdrawal") return { mp: stepPrice(state, force, force.node, action.node!) };
      if (frame.proc === "slaveDuty") return {};
      const attack = isMarch ? reserveFor(state, force, action.node!) : 0;
      return { mp: priceOf(state, force.node, action.node!) + attack, attack };
    }
    case "sail":
      return frame.proc === "withdrawal"
        ? { mp: force.mp }
        : frame.proc === "fleetMove"
          ? { mp: sailCost(state, force) }
          : {};
    case "debark": {
      const attack = isOpenShore(shoreFor(state, force, force.node)) ? 0 : movement.attack;
      return { mp: debarkCost(state, force) + attack, attack };
    }
    case "landAgain":
      return { mp: movement.debark + movement.attack, attack: movement.attack };
    case "embark":
      return { mp: embarkCost(state, force) };
    case "pickUp":
      return { mp: movement.pickUp + solitude(force), alone: solitude(force) };
    case "pickUpUnit":
      return isAlone(force) ? { mp: solitude(force), alone: solitude(force) } : {};
    case "takeAlong":
      return { mp: movement.pickUp };
    case "mergePair":
      return action.yes === true ? { mp: movement.pickUp } : {};
    case "breakDown":
      return { mp: movement.createGarrisons };
    case "destroy":
      return { mp: worksAt(state, force.node)?.walls ?? 0 };
    case "dropUnit":
    case "setDown":
      return { mp: dropCost(state, frame as Voyage, action.unit!) };
    case "force":
      return action.yes === true ? { mp: movement.forceRetreat } : {};
    default:
      return {};
  }
}

/** 8.23: what leaders alone lose who are so no more: the double of their allowance. */
const solitude = (force: Force): number => Math.max(0, force.mp - singleMp(force));

/** 10.8, 10.85, 10.45, 12.32, 16.2: losses and Stability. */
function othersFor(asked: Asked, action: Parts): Cost {
  const { state, key, power } = asked;
  const { n = 0 } = action;
  const { charts } = worldOf(state.config).data;
  switch (action.type) {
    case "loseUnits":
    case "loseWalls": {
      const { lines, at } = asked.frame as LossesFrame;
      return { losses: n * lines[at]!.absorbs };
    }
    case "flipUnits": {
      const line = (asked.frame as LossesFrame).lines.find(
        ({ owner, unit, kind }) => owner === action.owner && unit === action.unit && kind === action.kind,
      );
      return { losses: line?.flipAbsorbs ?? 0 };
    }
    case "lose":
    case "flip":
      return { losses: n * weight(state, (asked.frame as AttritionFrame).at) };
    case "payUnrest":
      return { stability: charts.prices.breadAndCircuses - n };
    case "levy":
      return action.yes === true ? { stability: -charts.stability.changes.raiseMilitia } : {};
    case "withdraw":
      return key === "withdrawal.ask" && leavesHome(asked, power) ? { stability: 1 } : {};
    default:
      return {};
  }
}

/** 10.45: whoever leaves a Space of his Home before a battle. */
function leavesHome({ state, frame }: Asked, power: number): boolean {
  const { map, scenario } = worldOf(state.config);
  return isOf(frame, "withdrawal") && scenario.stability !== undefined && map.homeAt[frame.space] === power;
}

/** Talents that an answer brings its power at once. */
export function gainOf(asked: Asked, action: Parts): number {
  if (action.type !== "accept") return 0;
  if (asked.frame.proc === "bribe") return (asked.frame as BribeFrame).n;
  const { terms } = asked.frame as DealFrame;
  return terms.reduce((sum, { kind, giver, n }) => sum + (kind === "talents" && giver !== asked.power ? n : 0), 0);
}
