import { worldOf } from "../config.ts";
import { OBJECTIVES, POWERS, type Node, type Power, type Province } from "../data/index.ts";
import { seenState } from "../overview.ts";
import { holderOf } from "../rules/control/holder.ts";
import {
  awardOf,
  collectedBy,
  isInvaded,
  settledTerritories,
  TERRITORIES_SETTLED,
} from "../rules/victory/objectives.ts";
import type { View } from "../view.ts";

/** A thing an objective asks for, and whether it is so. */
export interface AimPart {
  readonly province?: Province;
  readonly node?: Node;
  readonly isDone: boolean;
}

/** 15.49: how far a power is with an objective. */
export interface Progress {
  readonly objective: number;
  readonly kind: "gop" | "vp";
  /** What it brings when it is fulfilled, and what it would bring now. */
  readonly award: number;
  readonly now: number;
  readonly done: number;
  readonly of: number;
  /** Its places, where it names any. */
  readonly parts: readonly AimPart[];
}

export function progressOf(view: View, power: Power, objective: number): Progress {
  const state = seenState(view);
  const { map, data } = worldOf(view.config);
  const { kind, award, control } = data.charts.objectives[objective]!;
  const parts: AimPart[] = control
    ? [...control.territories.flatMap((territory) => map.provincesOf[territory]!), ...control.provinces].map(
        (province) => ({ province, isDone: state.control[province] === power }),
      )
    : [];
  for (const node of control?.spaces ?? []) parts.push({ node, isDone: holderOf(state, node) === power });
  const [done, of] = control
    ? [parts.filter(({ isDone }) => isDone).length, parts.length]
    : countsOf(state, power, objective);
  return { objective, kind, award: award[power]!, now: awardOf(state, power, objective), done, of, parts };
}

/** 15.49 K to N: how far, where the condition is no list of places. */
function countsOf(state: ReturnType<typeof seenState>, power: Power, objective: number): readonly [number, number] {
  switch (OBJECTIVES[objective]) {
    case "K":
      return [Math.min(settledTerritories(state, power), TERRITORIES_SETTLED), TERRITORIES_SETTLED];
    case "M":
      return [Number(POWERS.some((_, other) => other !== power && isInvaded(state, power, other))), 1];
    case "N":
      return collectedBy(state, power);
    default:
      return [Number(state.objectives.shown[power]!.includes(objective)), 1];
  }
}
