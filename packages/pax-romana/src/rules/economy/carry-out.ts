import { worldOf } from "../../config.ts";
import { FRESH, GARR, GS, UNITS, type Power, type Unit } from "../../data/index.ts";
import type { Happening } from "../../event.ts";
import type { Order, OrderKind } from "../../state/slate.ts";
import { changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, keyOf, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { garrisonsFrom } from "../units/garrisons.ts";
import { hire } from "../units/hiring.ts";
import { earnToll } from "../units/independents.ts";
import { drawObjective } from "../victory/objectives.ts";
import { REDUCED, type Muster } from "./muster.ts";
import { costOf, tollOf } from "./orders.ts";
import { convertUnits } from "./stock.ts";

/** Carries out one finished order and pays for it (6.25). */
export function carryOut(state: State, power: Power, order: Order, muster: Muster, { chance, tell }: Happening): void {
  if (order.kind === "hire") return hire(state, power, order.node, order.n, tell);
  const rule = RULES[order.kind];
  changeTalents(state, power, -costOf(state, power, order, muster), rule, tell);
  earnToll(state, tollOf(state, order, muster), tell);
  if (order.kind === "raise") {
    const { node, unit, n } = order;
    addUnits(state, keyOf(node, power, FRESH), unit, n);
    tell({ type: "raised", power, node, unit, n, rule });
  } else if (order.kind === "galleys") {
    const { node, n } = order;
    addUnits(state, keyOf(node, power, FRESH), GS, n);
    tell({ type: "raised", power, node, unit: GS, n, rule });
  } else if (order.kind === "rebuild") {
    const { node, unit } = order;
    convertUnits(state, node, power, unit, worldOf(state.config).data.units.full[unit]!, 1);
    tell({ type: "rebuilt", power, node, unit, rule: "10.86" });
  } else if (order.kind === "breakDown") {
    const { node, unit, n } = order;
    const each = garrisonsFrom(state, unit);
    convertUnits(state, node, power, unit, GARR, n, each);
    tell({ type: "brokenDown", power, node, units: only(unit, n), garrisons: n * each, rule: "12.14" });
  } else drawObjective(state, power, chance, tell);
}

const RULES: Readonly<Record<OrderKind, string>> = {
  raise: "6.24",
  galleys: "6.3",
  rebuild: "10.86",
  breakDown: "12.14",
  hire: "12.21",
  objective: "15.43",
};

const only = (unit: Unit, n: number): number[] => UNITS.map((_, i) => (i === unit ? n : 0));

/** 10.86: reduced units that were not rebuilt settle down, one garrison each. */
export function settleReduced(state: State, power: Power, { tell }: Happening): void {
  for (const key of state.table.keys.filter((one) => ownerOfKey(one) === power)) {
    for (const unit of REDUCED) {
      const i = state.table.keys.indexOf(key);
      const n = i < 0 ? 0 : state.table.counts[i * ROW + unit]!;
      if (n === 0) continue;
      addUnits(state, key, GARR, n);
      addUnits(state, key, unit, -n);
      tell({ type: "settled", power, node: nodeOfKey(key), unit, n, rule: "10.86" });
    }
  }
}
