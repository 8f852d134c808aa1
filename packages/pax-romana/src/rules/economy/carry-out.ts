import { worldOf } from "../../config.ts";
import { FRESH, GARR, GS, UNITS, type Power, type Unit } from "../../data/index.ts";
import type { Course } from "../../engine/procedure.ts";
import { changeTalents } from "../../state/ledger.ts";
import { ROW, type State } from "../../state/state.ts";
import { addUnits, keyOf, nodeOfKey, ownerOfKey } from "../../state/table.ts";
import { garrisonsFrom } from "../units/garrisons.ts";
import { hire } from "../units/mercenaries.ts";
import { drawObjective } from "../victory/objectives.ts";
import { REDUCED, type Muster } from "./muster.ts";
import { BREAK_DOWN, costOf, GALLEYS, HIRE, RAISE, REBUILD, type Order } from "./orders.ts";
import { convertUnits } from "./stock.ts";

/** Carries out one finished order and pays for it (6.25). */
export function carryOut(state: State, power: Power, order: Order, muster: Muster, course: Course): void {
  const tell = course.tell.bind(course);
  const [kind, a, b, c, d] = order as readonly [number, number, number, number, number];
  if (kind === HIRE) return hire(state, power, b, c, tell);
  const rule = RULES[kind]!;
  changeTalents(state, power, -costOf(state, power, order, muster), rule, tell);
  if (kind === RAISE) {
    addUnits(state, keyOf(c, power, FRESH), b, d);
    tell({ e: "raised", power, node: c, unit: b, n: d, rule });
  } else if (kind === GALLEYS) {
    addUnits(state, keyOf(a, power, FRESH), GS, b);
    tell({ e: "raised", power, node: a, unit: GS, n: b, rule });
  } else if (kind === REBUILD) {
    convertUnits(state, a, power, b, worldOf(state.config).data.units.full[b]!, 1);
    tell({ e: "rebuilt", power, node: a, unit: b, rule: "10.86" });
  } else if (kind === BREAK_DOWN) {
    const each = garrisonsFrom(state, b);
    convertUnits(state, a, power, b, GARR, c, each);
    tell({ e: "brokenDown", power, node: a, units: only(b, c), garrisons: c * each, rule: "12.14" });
  } else drawObjective(state, power, course.chance, tell);
}

const only = (unit: Unit, n: number): number[] => UNITS.map((_, i) => (i === unit ? n : 0));

/** By kind of order. */
const RULES: readonly string[] = ["6.24", "6.3", "10.86", "12.14", "12.21", "15.43"];

/** 10.86: reduced units that were not rebuilt settle down, one garrison each. */
export function settleReduced(state: State, power: Power, course: Course): void {
  for (const key of state.table.keys.filter((one) => ownerOfKey(one) === power)) {
    for (const unit of REDUCED) {
      const i = state.table.keys.indexOf(key);
      const n = i < 0 ? 0 : state.table.counts[i * ROW + unit]!;
      if (n === 0) continue;
      addUnits(state, key, GARR, n);
      addUnits(state, key, unit, -n);
      course.tell({ e: "settled", power, node: nodeOfKey(key), unit, n, rule: "10.86" });
    }
  }
}
