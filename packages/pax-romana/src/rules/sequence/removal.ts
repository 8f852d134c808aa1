import {
  CAV,
  GALLIC_REBEL,
  HORDE_LEADER,
  MCAV,
  MHI,
  MIL,
  MLI,
  OBJECTIVES,
  OWNERS,
  type Power,
} from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { removeArmy } from "../../state/armies.ts";
import type { SlateOf } from "../../state/slate.ts";
import { IN_POOL, putLeader } from "../../state/leaders.ts";
import type { State } from "../../state/state.ts";
import { addUnits, countIn, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { isHorde } from "../control/keeper.ts";
import { slateOf, lock, openSlates, planners, showPlans, takeOrders, waitOr } from "../economy/slate.ts";
import { everything, removeUnits } from "../chance-events/removing.ts";
import { removeLeaders } from "../leaders/selection.ts";
import { removePergamenes } from "../units/alliances.ts";
import { removeSoldier } from "../units/soldier-of-fortune.ts";
import { returnObjective } from "../victory/objectives.ts";

type Removal = Body<
  "removal",
  { acts: "begin" | "discarded" | "remove"; asks: { discard: "discardObjective" | "lock" } }
>;

/** Phase C, 3.2: objectives may be discarded; leaders and all who came for a turn leave the map. */
export const removal = procedure<Removal>({
  name: "removal",
  rule: "3.2",
  steps: {
    begin(state, _, course) {
      const { hands, shown } = state.objectives;
      const holders = state.order.filter((power) => hands[power]!.length + shown[power]!.length > 0);
      openSlates(state, "discard", holders);
      course.go(holders.length > 0 ? "discard" : "remove");
    },
    /** 15.46: any of one's markers, or none, all at once. */
    discard: {
      prompt: "objective.discard",
      rule: "15.46",
      who: planners,
      options(state, _, power, into) {
        for (const { objective, shown } of discardable(state, power))
          into.push({ type: "discardObjective", kind: OBJECTIVES[objective]!, yes: shown });
        into.push({ type: "lock" });
      },
      take(state, _, power, action, course) {
        if (action.type === "lock") return lock(state, power, "15.46", course, "discarded");
        slateOf(state, power, "discard").orders.push({ objective: OBJECTIVES.indexOf(action.kind), shown: action.yes });
        waitOr(state, course, "discarded");
      },
    },
    discarded(state, _, course) {
      showPlans(course, "discard", "15.46");
      for (const power of state.order) {
        const orders = takeOrders(state, power, "discard");
        for (const { objective, shown } of orders) returnObjective(state, power, objective, shown);
        if (orders.length > 0) course.tell({ type: "objectivesDiscarded", power, n: orders.length, rule: "15.46" });
      }
      course.go("remove");
    },
    remove(state, _, course) {
      removeLeaders(state);
      course.tell({ type: "leadersRemoved", rule: "8.12" });
      removeUnits(state, () => true, militia, "12.32", course.tell);
      removeUnits(state, () => true, mercenaryInfantry, "12.21", course.tell);
      removeSoldier(state, course.tell);
      removeBarbarians(state, course);
      if (state.advanced) removePergamenes(state);
      keepCavalry(state, course);
      course.end();
    },
  },
});

/** Markers, hidden and shown, that are not given up yet. */
function discardable(state: State, power: Power): Discard[] {
  const { hands, shown } = state.objectives;
  const left = [
    ...hands[power]!.map((objective) => ({ objective, shown: false })),
    ...shown[power]!.map((objective) => ({ objective, shown: true })),
  ];
  for (const order of slateOf(state, power, "discard").orders) {
    const i = left.findIndex((one) => isSameMarker(one, order));
    if (i >= 0) left.splice(i, 1);
  }
  return left.filter((one, i) => left.findIndex((other) => isSameMarker(one, other)) === i);
}

type Discard = SlateOf<"discard">["orders"][number];

const isSameMarker = (one: Discard, other: Discard): boolean =>
  one.objective === other.objective && one.shown === other.shown;

const militia = (row: number[]): readonly number[] => row.map((n, unit) => (unit === MIL ? n : 0));

/** 12.21, 12.27: their cavalry may stay. */
const mercenaryInfantry = (row: number[]): readonly number[] =>
  row.map((n, unit) => (unit === MHI || unit === MLI ? n : 0));

/** 13.4: hordes and the Gallic revolt go home; tribes, rebels, slaves and independents stay. */
function removeBarbarians(state: State, { tell }: Happening): void {
  removeUnits(state, (_node, owner) => isHorde(owner), everything, "13.4", tell);
  OWNERS.forEach((_, owner) => isHorde(owner) && removeArmy(state, owner));
  for (let leader = HORDE_LEADER; leader < state.leaders.length; leader++) putLeader(state, leader, IN_POOL);
  putLeader(state, GALLIC_REBEL, IN_POOL);
}

/** 12.27, R96: mercenary cavalry stays as regular cavalry. */
function keepCavalry(state: State, { tell }: Happening): void {
  for (const key of state.table.keys.slice()) {
    const n = countIn(state, key, MCAV);
    if (n === 0) continue;
    addUnits(state, key, CAV, n);
    addUnits(state, key, MCAV, -n);
    tell({ type: "cavalryKept", owner: ownerOfKey(key), node: nodeOfKey(key), n, rule: "12.27" });
  }
}
