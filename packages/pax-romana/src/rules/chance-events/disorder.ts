import { worldOf } from "../../config.ts";
import { FRESH, MOVED, type Mark, type Node, type Power } from "../../data/index.ts";
import type { Tell } from "../../event.ts";
import { advancedOf } from "../../state/cards.ts";
import { changeStability } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import { keysAt, markOfKey, rowOf } from "../../state/table.ts";
import type { EventRule } from "./events.ts";
import { garrisonsOnly, removeUnits } from "./removing.ts";

/** 16.2 Disorder: Battle Points that must come to a capital in this Activation. */
const TO_CAPITAL = 3;

/** By capital of the power, the Battle Points of its units there, when the check strikes. */
export const capitalStrengths = (state: State, power: Power): number[] =>
  worldOf(state.config).map.capitalsOf[power]!.map((node) => strengthAt(state, power, node, FRESH));

/**
 * 16.2 Disorder, R184: judged when the Activation closes, while units that moved still carry their mark: three Battle
 * Points more than before in one capital, of units that came there. Else Stability falls and all garrisons are lost.
 */
export function judgeDisorder(
  state: State,
  power: Power,
  before: readonly number[],
  tell: Tell,
  rule: EventRule = "16.2",
): void {
  const { capitalsOf } = worldOf(state.config).map;
  const calmed = capitalsOf[power]!.some((node, i) => {
    const more = strengthAt(state, power, node, FRESH) - before[i]!;
    return Math.min(more, strengthAt(state, power, node, MOVED)) >= TO_CAPITAL;
  });
  tell({ type: "disorder", power, calmed, rule });
  if (calmed) return;
  changeStability(state, power, -1, ["disorder"], rule, tell);
  removeUnits(state, (_node, owner) => owner === power, garrisonsOnly, rule, tell);
}

/** 17.2, R329, R509: Disorders that cards have brought, judged one by one when the Activation closes, the marker lapses, or Phase F ends. */
export function judgeDisorderOfCard(state: State, power: Power, tell: Tell): void {
  const { disorder } = advancedOf(state);
  const due = disorder[power]!;
  if (due.length === 0) return;
  disorder[power] = [];
  const capitals = worldOf(state.config).map.capitalsOf[power]!.length;
  for (let i = 0; i < due.length; i += capitals) judgeDisorder(state, power, due.slice(i, i + capitals), tell, "17.2");
}

/** Of all that stand there, or only of those with the marks `of`. */
function strengthAt(state: State, power: Power, node: Node, of: Mark): number {
  const { bp, isLand } = worldOf(state.config).data.units;
  let sum = 0;
  for (const key of keysAt(state, node, power))
    if ((markOfKey(key) & of) === of)
      rowOf(state, key).forEach((n, unit) => (sum += isLand[unit] === 1 ? n * bp[unit]! : 0));
  return sum;
}
