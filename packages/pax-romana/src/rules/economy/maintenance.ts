import type { Sink } from "@ara/kernel";
import type { Action } from "../../action.ts";
import { worldOf } from "../../config.ts";
import { GS, type Node, type Power, type Unit } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import { procedure, type Body } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { advancedOf } from "../../state/cards.ts";
import type { GivenUp } from "../../state/slate.ts";
import { changeStability, changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { countAt, nodeOfKey, ownerOfKey, takeStanding } from "../../state/table.ts";
import { endAllianceOfRhodes, priceOfFleet, replaceFleet } from "../units/alliances.ts";
import { cvpOf } from "../victory/points.ts";
import { slateOf, lock, lockQuietly, openSlates, planners, showPlans, takeOrders, waitOr } from "./slate.ts";
import { heaviesOf, manpowerMaximum, totalOf } from "./stock.ts";

type Planned = "giveUp" | "take" | "lock" | "undoOrder";

type Maintenance = Body<"maintenance", { acts: "begin" | "reveal"; asks: { plan: Planned; rhodes: "replaceFleet" } }>;

/** Phase B, 6.4: everybody plans in secret what to keep; then all pay, and Stability suffers from armies too large. */
export const maintenance = procedure<Maintenance>({
  name: "maintenance",
  rule: "6.41",
  steps: {
    begin(state, _, course) {
      openSlates(state, "maintenance", state.order);
      for (const power of state.order) if (billOf(state, power, []) === 0) lockQuietly(state, power);
      course.go(planners(state).length > 0 ? "plan" : "reveal");
    },
    plan: {
      prompt: "maintenance.plan",
      rule: "6.41",
      who: planners,
      options: (state, _, power, into) => planOptions(state, power, into),
      refuse(state, _, power, action) {
        if (action.type !== "lock") return undefined;
        const { orders } = slateOf(state, power, "maintenance");
        const { treasury } = state.powers[power]!;
        return refusal("maintenance.cannotPay", { bill: billOf(state, power, orders), treasury });
      },
      take(state, _, power, action, course) {
        const { orders } = slateOf(state, power, "maintenance");
        if (action.type === "lock") return lock(state, power, "6.41", course, "reveal");
        if (action.type === "undoOrder") orders.pop();
        else if (action.type === "giveUp") orders.push({ node: action.node, unit: action.unit });
        else orders.push({ ...orders.pop()!, n: action.n });
        waitOr(state, course, "reveal");
      },
    },
    /** R121: units are removed, the bills paid, and only then armies are compared with Cities. */
    reveal(state, _, course) {
      showPlans(course, "maintenance", "6.4");
      for (const power of state.order) pay(state, power, takeOrders(state, power, "maintenance"), course);
      for (const power of state.order) overstretch(state, power, course);
      if (state.advanced) course.go("rhodes");
      else course.end();
    },
    /** 17.2, R343: the ally of Rhodes replaces its lost squadrons, or is its ally no more. */
    rhodes: {
      prompt: "rhodes.replace",
      rule: "17.2",
      who: (state) => [advancedOf(state).rhodesAlly],
      options(_state, _frame, _, into) {
        into.push({ type: "replaceFleet", yes: true });
        into.push({ type: "replaceFleet", yes: false });
      },
      skip(state) {
        const price = priceOfFleet(state);
        if (price === 0) return { type: "replaceFleet", yes: true };
        const { treasury } = state.powers[advancedOf(state).rhodesAlly]!;
        return treasury < price ? { type: "replaceFleet", yes: false } : undefined;
      },
      take(state, _frame, _, { yes }, course) {
        if (yes) replaceFleet(state, course.tell);
        else endAllianceOfRhodes(state, course.tell);
        course.end();
      },
    },
  },
});

const isFinished = (order: GivenUp): order is Required<GivenUp> => order.n !== undefined;
const givenUp = (orders: readonly GivenUp[], is: (unit: Unit) => boolean, node?: Node): number =>
  orders.reduce((sum, { node: at, unit, n = 0 }) => sum + (is(unit) && (node === undefined || node === at) ? n : 0), 0);

/** 6.41, 6.42: a Talent for each squadron kept, and for each heavy above the maximum. Independents' cost nothing (12.5). */
export function billOf(
  state: State,
  power: Power,
  orders: readonly GivenUp[],
  heavies = spareHeavies(state, power, orders),
): number {
  const { galleyMaintenance, overManpowerMaximum } = worldOf(state.config).data.charts.prices;
  const squadrons = totalOf(state, power, GS) - givenUp(orders, (unit) => unit === GS);
  return squadrons * galleyMaintenance + Math.max(0, heavies) * overManpowerMaximum;
}

/** 6.42: heavies above the maximum. */
const excess = (state: State, power: Power): number =>
  Math.max(0, heaviesOf(state, power) - manpowerMaximum(state, power));

function planOptions(state: State, power: Power, into: Sink<Action<Planned>>): void {
  const { orders } = slateOf(state, power, "maintenance");
  const spare = spareHeavies(state, power, orders);
  const open = orders.at(-1);
  if (open && !isFinished(open)) {
    const most = leftAt(state, power, orders, open.node, open.unit, spare);
    for (let n = 1; n <= most; n++) into.push({ type: "take", n });
  } else {
    giveUpOptions(state, power, orders, spare, into);
    if (billOf(state, power, orders, spare) <= state.powers[power]!.treasury) into.push({ type: "lock" });
  }
  if (orders.length > 0) into.push({ type: "undoOrder" });
}

/** Squadrons port by port; heavies Space by Space, while there are too many. */
function giveUpOptions(
  state: State,
  power: Power,
  orders: readonly GivenUp[],
  spare: number,
  into: Sink<Action<Planned>>,
): void {
  const { heavies } = worldOf(state.config).data.units;
  const { keys, counts } = state.table;
  const paid = spare > 0 ? [...heavies, GS].toSorted((a, b) => a - b) : JUST_SQUADRONS;
  let last = -1;
  for (let i = 0; i < keys.length; i++) {
    const node = nodeOfKey(keys[i]!);
    if (node === last || ownerOfKey(keys[i]!) !== power || !hasAny(counts, i * ROW, paid)) continue;
    last = node;
    for (const unit of paid)
      if (leftAt(state, power, orders, node, unit, spare) > 0) into.push({ type: "giveUp", node, unit });
  }
}

const JUST_SQUADRONS: readonly Unit[] = [GS];

function hasAny(counts: readonly number[], at: number, units: readonly Unit[]): boolean {
  for (let i = 0; i < units.length; i++) if (counts[at + units[i]!] !== 0) return true;
  return false;
}

/** 6.42: heavies above the maximum that can still be given up. */
export function spareHeavies(state: State, power: Power, orders: readonly GivenUp[]): number {
  const { isHeavy } = worldOf(state.config).data.units;
  return excess(state, power) - givenUp(orders, (unit) => isHeavy[unit] === 1);
}

/** How many units of a sort in a node can still be given up; of heavies not more than `spare`. */
export function leftAt(
  state: State,
  power: Power,
  orders: readonly GivenUp[],
  node: Node,
  unit: Unit,
  spare: number,
): number {
  const here = countAt(state, node, power, unit) - givenUp(orders, (other) => other === unit, node);
  return unit === GS ? here : Math.min(here, spare);
}

function pay(state: State, power: Power, orders: readonly GivenUp[], { tell }: Happening): void {
  const finished = orders.filter(isFinished);
  for (const { node, unit, n } of [...finished, ...shortfall(state, power, finished)]) {
    takeStanding(state, node, power, unit, n);
    tell({ type: "disbanded", power, node, unit, n, rule: unit === GS ? "6.41" : "6.42" });
  }
  const bill = billOf(state, power, []);
  if (bill === 0) return;
  const squadrons = totalOf(state, power, GS);
  const rule = squadrons > 0 ? "6.41" : "6.42";
  changeTalents(state, power, -bill, rule, tell);
  tell({ type: "maintenancePaid", power, talents: bill, squadrons, heavies: excess(state, power), rule });
}

/** What cannot be paid for goes, whatever was planned: only a plan that nobody has made can come to this. */
function shortfall(state: State, power: Power, orders: readonly GivenUp[]): Required<GivenUp>[] {
  const { isHeavy } = worldOf(state.config).data.units;
  const more: Required<GivenUp>[] = [];
  let missing = billOf(state, power, orders) - state.powers[power]!.treasury;
  const { keys, counts } = state.table;
  for (let i = 0; i < keys.length && missing > 0; i++) {
    if (ownerOfKey(keys[i]!) !== power) continue;
    for (let unit = 0; unit < ROW && missing > 0; unit++) {
      if (counts[i * ROW + unit] === 0 || (unit !== GS && isHeavy[unit] !== 1)) continue;
      const all = [...orders, ...more];
      const left = leftAt(state, power, all, nodeOfKey(keys[i]!), unit, spareHeavies(state, power, all));
      const n = Math.min(missing, left);
      if (n > 0) more.push({ node: nodeOfKey(keys[i]!), unit, n });
      missing -= Math.max(0, n);
    }
  }
  return more;
}

function overstretch(state: State, power: Power, { tell }: Happening): void {
  const change = strainOf(state, power, heaviesOf(state, power));
  if (change !== 0) changeStability(state, power, change, ["army"], "14.21", tell);
}

/** 14.21, R49-R51: what so many heavies do to Stability where they are more than the Civilization Points; only the worst step counts. */
export function strainOf(state: State, power: Power, heavies: number): number {
  const { armyOverCities, armyOverCities3, armyOverCities4 } = worldOf(state.config).data.charts.stability.changes;
  const points = cvpOf(state, power);
  const isAdvanced = state.config.game === "advanced";
  if (isAdvanced && heavies > 4 * points) return armyOverCities4;
  if (heavies > 3 * points) return armyOverCities3;
  return heavies > points ? armyOverCities : 0;
}
